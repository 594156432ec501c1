import type { Seat } from '@fathoms/kernel/game.ts';

/** Cards are kept as a bit per worth: bit 0 is the 1. */
export interface State {
  prize: number; // 0 = all are gone
  prizes: number; // still to be drawn
  hands: number[]; // per seat
  bids: number[]; // per seat; 0 = not yet
  points: number[]; // per seat
}

export interface Action {
  bid: number;
}

/** Everything but what others have bid this round. */
export interface View extends Omit<State, 'bids'> {
  hasBid: boolean[]; // per seat
  bid: number; // one's own; 0 = none
}

export type Event =
  | { type: 'drawn'; prize: number }
  | { type: 'bid'; seat: Seat; card: number } // card 0 = not yours to see
  | { type: 'shown'; bids: number[]; winner: Seat | null; prize: number };

export interface GoofspielKinds {
  state: State;
  action: Action;
  view: View;
  event: Event;
  options: Record<string, never>;
  choice: never;
}
