/** What a game says in the review of a finished match. Loaded with the first review. */
import type { Decision } from '@fathoms/bots/review/review.ts';
import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Language } from '../settings/language.ts';
import type { Face } from './screen.ts';

/** A decision as it stood: what its seat saw, and who sat there. */
export interface Pondered<View = unknown> {
  readonly view: View;
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly language: Language;
}

export interface ReviewScreen<View = unknown> {
  /** 'You returned with three cards' */
  readonly did: (action: string, at: Pondered<View>) => ComponentChildren;
  /** The same as a choice: 'Return', 'Ada’s Map 4' */
  readonly choice: (action: string, at: Pondered<View>) => ComponentChildren;
  /** What the decision was about, with the numbers it was judged by; null = the chances say it all. */
  readonly why: (decision: Decision, at: Pondered<View>) => ComponentChildren | null;
  /** Of how many ways it could go, how many are bad; null = there is nothing to count. */
  readonly odds: (reasons: Facts) => { readonly bad: number; readonly total: number } | null;
  readonly Position: ComponentType<Pondered<View>>; // the table, small
}
