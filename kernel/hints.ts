import type { Chance, Kinds, Seat, Seen } from './game.ts';
import type { Sounding } from './sounding.ts';

/** What a game tells the bots about itself: two or three policies, and what makes the strongest bot strong. */
export type Hints<K extends Kinds = Kinds> = Policies<K> & (Searched<K> | Planned<K>);

/** Policies see a seat's view, never a state. */
interface Policies<K extends Kinds> {
  readonly sounding?: Sounding<K>; // once it was fetched (`hintsFor`): what Orca thinks with
  /**
   * For decisions with too many options to try: the legal ones worth a thought, best first, by what the seat
   * knows of this state. `sound` and `rollout` are then given these, and the search looks at nothing else;
   * without it they are given all that is listed, and samples of the rest. A playout takes the best of them and
   * asks for no more than that one.
   */
  candidates?(state: K['state'], seat: Seat, most?: number): readonly K['action'][];
  /** A beginner: legal, plausible, short-sighted. */
  naive(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
  /** Sound but for what it overlooks, always the same; none = there is no room between the two others. */
  careless?(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
  /** A sound player: weighs odds and value, does not search. */
  sound(seen: Seen<K>, legal: readonly K['action'][], chance: Chance): K['action'];
}

/** The strongest bot searches the tree of what may happen. */
interface Searched<K extends Kinds> {
  readonly expert?: undefined;
  /** How far it thinks at one decision: imagined games, and the actions played in each. */
  readonly effort: { readonly games: number; readonly actions: number };
  /** A quick move inside an imagined state, for playouts. */
  rollout(state: K['state'], seat: Seat, legal: readonly K['action'][], chance: Chance): K['action'];
  /** How well each seat stands, from 0 (lost) to 1 (won), where a playout is cut off. */
  worth(state: K['state']): readonly number[];
}

/** Where luck is too wide for a tree the game brings its own strongest player. */
interface Planned<K extends Kinds> {
  readonly effort: { readonly games: number }; // how often it imagines what comes of an idea
  expert(seen: Seen<K>, games: number, chance: Chance): K['action'];
}

/** The hints of a game that is searched. */
export type SearchHints<K extends Kinds = Kinds> = Policies<K> & Searched<K>;
