/** What a game says in the review of a finished match. Loaded with the first review. */
import type { Decision } from '@fathoms/bots/review/review.ts';
import type { Facts, OptionValue, Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
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

/** A decision with what came of it. */
export interface CameProps<View = unknown> extends Pondered<View> {
  readonly decision: Decision;
  readonly news: readonly News[];
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
  /** What was thought of it beside what came; none = the logbook's words say it all. */
  readonly Came?: ComponentType<CameProps<View>>;
  /** What everybody should know of how this game is judged; null = nothing. */
  readonly note?: (options: { readonly [name: string]: OptionValue }, language: Language) => string | null;
}
