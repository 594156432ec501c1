/** What the server says about the deals of a day. */
import type { Level } from './messages.ts';

/** How a counted try came out, among all that have come out so far. */
export interface DailyResult {
  readonly table: string;
  readonly score: number;
  readonly place: number; // equal scores share the better one
  readonly below: number; // how many divers got less
}

/** Somebody's counted try. `void`: it is over and does not count, as it was late. */
export type DailyMine =
  | { readonly is: 'under-way' | 'void'; readonly table: string }
  | ({ readonly is: 'played' } & DailyResult);

/** [score, divers], the least score first. */
export type DailyBars = readonly (readonly [number, number])[];

/** What was promised about a deal. */
export interface DailySeal {
  readonly day: string;
  readonly seal: string; // SHA-256 of the seed, which is the commitment of every table that plays it
  readonly sealedAt: number; // milliseconds since 1970
  readonly seed: string | null; // null = the day is not closed
}

export interface DailyGame {
  readonly game: string;
  readonly bots: readonly Level[];
  readonly divers: number; // whose try counted so far
  readonly mine: DailyMine | null; // null = not begun
  readonly bars: DailyBars | null; // null until one's own try is over
  readonly seals: readonly DailySeal[]; // of yesterday, today, tomorrow, as far as there are
}

export interface DailyPage {
  readonly day: string; // today, in UTC
  readonly endsAt: number; // milliseconds since 1970; tries begin until then
  readonly closesAt: number; // and end until then
  readonly now: number; // on the server
  readonly games: readonly DailyGame[];
  readonly late: { readonly day: string; readonly game: string; readonly table: string } | null; // yesterday's, which may still be ended
  readonly counted: readonly { readonly day: string; readonly game: string }[]; // one's own, the oldest first
}

/** Everybody's results at one deal. */
export interface DailyField {
  readonly day: string;
  readonly game: string;
  readonly open: boolean; // results may still come
  readonly bars: DailyBars;
  readonly divers: number;
  readonly mine: DailyMine | null;
  readonly best: number | null; // score; null = nobody yet
  readonly median: number | null;
  readonly seal: DailySeal | null;
}

/** Whose try one may look at once one's own is over. */
export const WHICH_TRY = ['mine', 'median', 'best'] as const;
export type WhichTry = (typeof WHICH_TRY)[number];
