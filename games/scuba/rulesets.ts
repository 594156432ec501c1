/** What differs between the versions of the rules. Whatever is not here is the same in all of them. */
import type { EventId } from './parts.ts';

export type Version = 1 | 2;

/** What an event card pays the diver who turned it up. */
type Chips = { readonly [card in EventId]?: number };

const FIRST: Chips = { ER2: -1, ER3: 2, ER4: 3, ER6: 1, EY5: 1, EG3: 4, EB1: -2, EB3: 6 };

export const CHIPS: Record<Version, Chips> = {
  1: FIRST,
  2: { ...FIRST, ER3: 4, ER4: 5, ER6: 3 }, // [SCUBA-153]
};

/** The version a view tells; those of the first never did. */
export const versionOf = ({ version = 1 }: { readonly version?: Version }): Version => version;
