import type { Chance, Facts, Kinds, Seat, Seen } from './game.ts';

/**
 * What a game gives the judge of positions (`bots/judge`) and the review of a match (`bots/review`). All of it is
 * asked only of states imagined from what a seat knows, so that nothing here can tell what that seat could not know.
 */
export interface Sounding<K extends Kinds = Kinds> {
  readonly rules: number; // the version of the game the weights were learned with
  readonly weights: Weights;
  /** How far Orca thinks at one decision. */
  readonly effort: ReplyEffort | OddsEffort;
  /** How many games a review imagines, where a game takes so long that the usual number would keep people waiting. */
  readonly review?: ReviewEffort;
  /** The position as the judge sees it for each seat, when the move has just passed on: numbers around 0 to 1. */
  look(state: K['state']): readonly (readonly number[])[];
  /** The same for one who has no seat and may win all the same. */
  automaton?(state: K['state']): readonly number[] | null; // null = there is none
  /** Where everybody decides in secret and at the same time. */
  readonly rounds?: Rounds<K>;
  /** Whether the end is so near that playing on tells more than the judge. */
  isLate(state: K['state']): boolean;
  /** What a seat may do, as far as it is worth weighing; no more than so many, best first, where a game can tell. */
  options(state: K['state'], seat: Seat, most?: number): readonly K['action'][];
  /** How a sensible player goes on. */
  sensible(state: K['state'], seat: Seat, options: readonly K['action'][], chance: Chance): K['action'];
  /** Another plan for the rest of a turn, where a sensible player may overdo it: to take what one has and stop. */
  cautious?(options: readonly K['action'][]): K['action'] | null; // null = this is no time for it
  /** Whether so little is left that the turns of others are counted out as well. */
  isEnding?(state: K['state']): boolean;
  /** Of an action's first roll, so many sides: rolls that come to much the same, those that are alike side by side. */
  bunches?(state: K['state'], action: K['action'], sides: number): readonly (readonly number[])[] | null; // null = all differ
  /** A game's own way to think with the judge, where it plans better than what follows from `effort`; null = it does not. */
  expert?(
    seen: Seen<K>,
    judge: (state: K['state']) => readonly number[],
    games: number, // to imagine, of `effort`
    chance: Chance,
  ): K['action'] | null;
  /** What this decision is about, in the game's own terms: numbers and labels a sentence is made of. */
  reasons(state: K['state'], seat: Seat, action: K['action']): Facts;
}

/** A game in rounds: all seats decide, nobody knows what the others did, and then everything happens at once. */
export interface Rounds<K extends Kinds = Kinds> {
  /** Which round it is, from 1; what is decided before the first one belongs to it. */
  round(state: K['state']): number;
  /** Whether nobody hears of an action before all have decided. A seat may take it back until then: its last one counts. */
  isSealed(action: K['action']): boolean;
  /** A state that fits what the seat knows, where a review takes more care over it than `determinize` has to. */
  imagine?(seen: Seen<K>, chance: Chance): K['state'];
  /** Everybody else decides, in a state this seat imagines; what only the next round needs may be left out. */
  decideOthers(state: K['state'], seat: Seat, chance: Chance): void;
  /** What several looks at the same pictures come to. */
  asOne?(glimpses: readonly unknown[]): unknown;
  /**
   * What this decision is judged by, of what eyes made of the pictures: `state` is how it really was, so that nobody
   * is blamed for having seen better than these eyes.
   */
  seenBy?(glimpse: unknown, state: K['state'], action: K['action']): unknown;
}

/** How many games are imagined at one decision. */
export interface ReviewEffort {
  readonly each: number; // for every option
  readonly close: number; // for those that may be best
}

/** All options in the same imagined games, where the next to move answer with what the judge thinks best for them. */
export interface ReplyEffort {
  readonly games: number; // over all options, at most
  readonly options: number; // weighed
  readonly turns: number; // that follow on one's own before the judge has the word
  readonly replies: number; // options an answer is chosen from
}

/** What luck may bring in the rest of one's turn is counted out, as deep as this many positions reach. */
export interface OddsEffort {
  readonly positions: number; // over all options
  readonly ending: number; // the same where `isEnding`: what is near decides the match
}

/** A small network: how many numbers go from layer to layer, and all weights as whole numbers with blanks between. */
export interface Weights {
  readonly layers: readonly number[];
  readonly numbers: string;
}
