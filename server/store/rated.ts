/** Where somebody stands in a game. */
export interface Standing {
  readonly mu: number; // as strong as this
  readonly sigma: number; // give or take
  readonly matches: number; // that counted
  readonly settled: boolean;
}

export interface RatedPerson {
  readonly identity: string;
  readonly seat: number;
  readonly name: string; // as at that table
  readonly rank: number; // 1 = first
}

export interface RatedMatch {
  readonly table: string;
  readonly game: string;
  readonly day: string; // in UTC
  readonly people: readonly RatedPerson[];
}

/** What a counted match changed for one seat. */
export interface RatedChange {
  readonly seat: number;
  readonly rank: number;
  readonly before: number;
  readonly after: number;
}

/** What became of a rated match: `open` until it is decided, `void` when it does not count. */
export type RatedState =
  | { readonly is: 'open'; readonly since: number } // milliseconds since 1970
  | { readonly is: 'void'; readonly why: string }
  | { readonly is: 'counted'; readonly changes: readonly RatedChange[] };

export interface Leader extends Standing {
  readonly identity: string;
  readonly name: string;
  readonly kept: boolean; // they have a way back to their identity; else it lives as long as a cookie
}

/** Standings after a match, for everybody in order; or why it does not count. */
export type RateAll = (before: readonly Standing[], met: number) => readonly Standing[] | string;

export interface Ratings {
  openRated(table: string, game: string, now: number): Promise<void>; // once a match
  openRatedTables(after: string, limit: number): Promise<readonly string[]>; // by id, from the one after that on
  voidRated(table: string, why: string): Promise<void>; // one that is open
  /** Once a match, whoever asks how often. `met`: how often two of its people met in this game that day, at most. */
  countRated(match: RatedMatch, newcomer: Standing, rate: RateAll): Promise<void>;
  ratedState(table: string): Promise<RatedState | null>; // null = no rated match
  standings(game: string, identities: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  leaders(game: string, from: number, limit: number): Promise<readonly Leader[]>; // settled ones, the best first
  leaderCount(game: string, most: number): Promise<number>; // settled ones, counted so far
  aheadOf(game: string, mu: number, most: number): Promise<number>; // settled ones who are better, counted so far
  forgetRatings(identity: string): Promise<void>; // what the others got by them stays
}
