import type { Chance, Kinds, Seat, Seen } from './game.ts';

/** What a game tells the bots about itself. Policies see a seat's view, never a state. */
export interface Hints<K extends Kinds = Kinds> {
  /** How far the strongest bot thinks at one decision: imagined games, and the actions played in each. */
  readonly effort: { readonly games: number; readonly actions: number };
  /**
   * For decisions with too many options to try: the legal ones worth a thought, best first, by what the seat
   * knows of this state. `sound` and `rollout` are then given these, and the search looks at nothing else;
   * without it they are given all that is listed, and samples of the rest.
   */
  candidates?(state: K['state'], seat: Seat): readonly K['action'][];
  /** A beginner: legal, plausible, short-sighted. */
  naive(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
  /** A sound player: weighs odds and value, does not search. */
  sound(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
  /** A quick move inside an imagined state, for playouts. */
  rollout(state: K['state'], seat: Seat, legal: readonly K['action'][], chance: Chance): K['action'];
  /** How well each seat stands, from 0 (lost) to 1 (won), where a playout is cut off. */
  worth(state: K['state']): readonly number[];
}
