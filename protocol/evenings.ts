/** What the server says about an evening: a group that plays several rounds of one game. */
import type { Level, OptionValues } from './messages.ts';

export const EVENING_FORMATS = ['robin', 'swiss', 'duplicate'] as const;
export type EveningFormat = (typeof EVENING_FORMATS)[number];

/** What an evening may have at most. */
export const EVENING = { people: 64, rounds: 20, title: 40, patience: 15 } as const;

/** The option by which a table says who begins, where a game has one: at an evening the first seat does. */
export const WHO_BEGINS = 'start';

/** What the host sets up. */
export interface EveningPlan {
  readonly title: string; // '' = none
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number; // at a table
  readonly format: EveningFormat;
  readonly rounds: number;
  readonly bots: Level | null; // fill tables; null = none do
  readonly auto: boolean; // the next round begins by itself
  readonly patience: number; // minutes until somebody who does not come need not be waited for
}

export interface EveningGuest {
  readonly name: string;
  readonly is: 'in' | 'out' | 'gone'; // out: sits this one out; gone: for good
  readonly here: boolean;
}

/** One line of the standings. */
export interface EveningStanding {
  readonly person: number;
  readonly place: number; // equal ones share the better
  readonly points: number;
  readonly met: number; // points of those one met: the first tiebreak
  readonly won: number; // tables won: the second
  readonly played: number;
  readonly byes: number;
  readonly rounds: readonly (number | null)[]; // points of each; null = no part in it
}

export type EveningTableState = 'waiting' | 'playing' | 'over' | 'closed' | 'off';

export interface EveningTable {
  readonly id: string; // of the table, for the link
  readonly seats: readonly (number | null)[]; // people; null = a bot
  readonly is: EveningTableState;
  readonly awaited: readonly number[]; // have not come yet
  readonly missed: readonly number[]; // did not come
  readonly scores: readonly number[] | null; // per seat
  readonly points: readonly number[] | null;
}

export interface EveningRound {
  readonly tables: readonly EveningTable[];
  readonly byes: readonly number[];
  readonly absent: readonly number[];
  readonly begunAt: number; // milliseconds since 1970
  readonly done: boolean;
  readonly late: boolean; // under way for longer than anybody need wait
  readonly deal: string | null; // of a duplicate: where its tables are compared
}

/** The evening as one of its people, or anybody with the link, sees it. */
export interface EveningPage {
  readonly id: string;
  readonly mark: string; // whoever has this one has it all
  readonly plan: EveningPlan;
  readonly over: boolean;
  readonly now: number; // on the server
  readonly nextAt: number | null; // when the next round begins by itself
  readonly people: readonly EveningGuest[];
  readonly host: number | null; // a person; null = nobody is left
  readonly you: number | null; // null = not joined
  readonly rounds: readonly EveningRound[];
  readonly standings: readonly EveningStanding[];
}

/** One of one's own evenings, in a list. */
export interface MyEvening extends Pick<EveningPlan, 'title' | 'game' | 'format' | 'rounds'> {
  readonly id: string;
  readonly round: number; // begun so far
  readonly over: boolean;
  readonly host: boolean; // it is one's own
  readonly people: readonly string[]; // names of those who have not left
  readonly table: string | null; // where one is to play now
}

/** What somebody may do there. `table`: its id. */
export type EveningWish =
  | { readonly do: 'join'; readonly name: string }
  | { readonly do: 'out' | 'in' | 'leave' }
  | { readonly do: 'start' | 'end' } // host
  | { readonly do: 'bot' | 'bye' | 'close'; readonly table: string } // host
  | { readonly do: 'host' | 'remove'; readonly person: number }; // host
