/** What the server says about a deal that several tables have in common. */
import type { Level, OptionValues } from './messages.ts';

/** How one table came out. */
export interface SharedResult {
  readonly names: readonly string[]; // per seat
  readonly levels: readonly (Level | null)[]; // of bots
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface SharedTableInfo {
  readonly n: number; // by which its logbook is asked for; 0 = the match whose luck the others were given
  readonly status: 'waiting' | 'playing' | 'over';
  readonly mine: boolean; // one's own try or table
  readonly table: string | null; // its code; null = it is not for the asker to know
  readonly result: SharedResult | null; // null = not over, or not to be seen yet
}

/** One deal, and how far everybody is who has it. */
export interface SharedPage {
  readonly deal: string;
  readonly as: 'try' | 'table'; // in one and the same seat, one after the other; or tables of people
  readonly game: string;
  readonly seats: readonly (Level | null)[]; // who one will meet: bots; null = oneself, or people
  readonly seat: number; // where one dives; 0 at tables
  readonly options: OptionValues;
  readonly first: { readonly name: string; readonly score: number } | null; // whose match it is; null = at tables
  readonly maker: boolean; // the asker made it
  readonly knows: boolean; // the asker was at the first match, and cannot meet it anew
  readonly full: boolean; // nobody else may begin
  readonly open: boolean; // the asker may see how the others did
  readonly tables: readonly SharedTableInfo[];
}
