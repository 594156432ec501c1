import type { CompanyId, Side } from '@fathoms/games/shares/parts.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { Who } from '../../../board/seats.ts';

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
