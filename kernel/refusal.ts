import type { RuleId, Seat } from './game.ts';

/** The player may not: a value, never an exception. */
export type Refusal =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-turn'; readonly toAct: readonly Seat[] }
  | { readonly code: 'unreadable' }
  | { readonly code: 'illegal'; readonly rule: RuleId };

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export const refused = (refusal: Refusal): Refused => ({ ok: false, refusal });
