import type { CompanyId, Side } from '@fathoms/games/shares/parts.ts';
import type { Event } from '@fathoms/games/shares/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { Who, WhoIs } from '../../../board/seats.ts';

/** Cards and companies stand in texts as `{ds-44}` and `{pearl}`; see rich.tsx. */
export type Story = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, who: WhoIs) => string | null;
};

/** What a company can do on one of its sides. */
export interface Ability {
  readonly short: string; // on the buoy: a few words
  readonly text: string; // in full
  readonly rule: RuleId;
}

export type Abilities = { readonly [C in CompanyId]: { readonly [S in Side]: Ability } };

/** Cards somebody draws, for the ticker and the prompt. */
export interface Share {
  readonly who: Who;
  readonly count: number;
}
