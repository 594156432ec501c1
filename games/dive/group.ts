import type { Seat } from '@fathoms/kernel/game.ts';
import { MOST_DIVERS } from './parts.ts';
import type { Pawn } from './types.ts';

/** Some of the divers. A dive names so many groups that all share the same sixteen. */
export interface Group {
  readonly set: number; // of seats: bit 0 stands for the first
  readonly seats: readonly Seat[];
  readonly withChief: readonly Pawn[];
}

const GROUPS: readonly Group[] = Array.from({ length: 1 << MOST_DIVERS }, (_, set) => {
  const seats = Array.from({ length: MOST_DIVERS }, (_, seat) => seat).filter(seat => set & (1 << seat));
  return { set, seats, withChief: [...seats, 'chief'] };
});

export const NOBODY = GROUPS[0];
export const groupWith = (set: number): Group => GROUPS[set];
export const allOf = (seats: number): Group => GROUPS[(1 << seats) - 1];

/** Those for whom this holds; `list` has one entry a seat. */
export function groupOf<T>(list: readonly T[], holds: (one: T) => boolean): Group {
  let set = 0;
  for (let seat = 0; seat < list.length; seat++) if (holds(list[seat])) set |= 1 << seat;
  return GROUPS[set];
}
