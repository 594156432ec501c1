import type { Chance, Kinds, Seat, Seen } from './game.ts';

/** What a game tells the bots about itself. Policies see a seat's view, never a state. */
export interface Hints<K extends Kinds = Kinds> {
  /** How far the strongest bot thinks at one decision: imagined games, and the actions played in each. */
  readonly effort: { readonly games: number; readonly actions: number };
  /** A beginner: legal, plausible, short-sighted. */
  naive(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
  /** A sound player: weighs odds and value, does not search. */
  sound(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
  /** A quick move inside an imagined state, for playouts. */
  rollout(state: K['state'], seat: Seat, legal: readonly K['action'][], chance: Chance): K['action'];
  /** How well each seat stands, from 0 (lost) to 1 (won), where a playout is cut off. */
  worth(state: K['state']): readonly number[];
}
