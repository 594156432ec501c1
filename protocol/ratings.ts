/** What the server says about ratings. */
import type { Level } from './messages.ts';

/** Where somebody stands in one game. */
export interface RatedSeat {
  readonly points: number;
  readonly provisional: boolean; // not settled yet: shown with a question mark
  readonly matches: number; // that counted; 0 = a bot, or a newcomer
}

/** Ratings at a table. */
export interface TableRatings {
  readonly rated: boolean;
  readonly fault: string | null; // why it does not count, as far as that is known
  readonly seats: readonly (RatedSeat | null)[]; // null = nobody, or a bot nobody has measured
  readonly changes:
    | readonly { readonly seat: number; readonly before: number; readonly after: number }[]
    | null; // null = not counted, or not yet
}

export interface LeaderRow {
  readonly place: number; // equal points share the better one
  readonly name: string;
  readonly points: number;
  readonly matches: number;
  readonly guest: boolean; // their rating lives as long as a cookie
  readonly you?: true;
}

/** One page of a game's leaderboard. */
export interface RatingsPage {
  readonly game: string;
  readonly page: number; // from 0
  readonly pages: number;
  readonly rows: readonly LeaderRow[];
  readonly bots: readonly { readonly level: Level; readonly points: number }[]; // fixed points, the weakest first
  readonly mine: (RatedSeat & { readonly place: number | null }) | null; // null = none yet; no place before it is settled, and none far down
}

/** What somebody who wants a table asks for. */
export interface TableSearch {
  readonly game: string;
  readonly seats: number; // 0 = any number
  readonly rated: boolean;
  readonly waitedMs: number; // the longer, the further from one's own rating
  readonly at: string | null; // the table one waits at meanwhile
}
