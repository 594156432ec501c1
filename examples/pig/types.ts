import type { Seat } from '@fathoms/kernel/game.ts';

/** Everything there is to know. Plain data: it is copied, stored and compared. */
export interface State {
  scores: number[]; // per seat
  total: number; // rolled this turn, not yet safe
  turn: Seat;
  target: number; // points that win
}

export type Action = { type: 'roll' } | { type: 'hold' };

/** What one viewer may know. Here it is everything; a game with secrets shows less. */
export type View = State;

/** What happened, complete enough to be told and animated. */
export type Event =
  | { type: 'rolled'; seat: Seat; die: number }
  | { type: 'lost'; seat: Seat; total: number }
  | { type: 'held'; seat: Seat; total: number };

export type Options = { target: number };

export interface PigKinds {
  state: State;
  action: Action;
  view: View;
  event: Event;
  options: Options;
  choice: never; // every decision is small enough to be listed
}
