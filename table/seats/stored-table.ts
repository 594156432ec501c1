import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import type {
  ChatMessage,
  Level,
  OpenProposal,
  OptionValues,
  PastMatch,
  StandIn,
  TableSettings,
} from '@fathoms/protocol/messages.ts';
import type { Contribution, LuckPromise, Tape } from '../match/fairness.ts';

/** Who sits in a seat. An owner is an identity: it may play several seats. */
export type Occupant =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'human';
      readonly name: string;
      readonly owner: string;
      readonly promise?: string; // of the contribution it will make
      readonly luck?: string; // its contribution
      readonly standIn?: StandIn; // plays until the owner takes the seat back
      readonly awaited?: true; // a seat kept for them at a rematch, to which they have not come yet
      readonly program?: SeatedProgram; // `owner` is a program's own identity
      readonly from?: string; // fingerprint of the address they sat down from; told to nobody
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** Whose a program in a seat is. */
export interface SeatedProgram {
  readonly owner: string; // an identity
  readonly of: string; // their name
}

/** A number somebody added to the luck, or promised to. */
export interface BroughtLuck {
  readonly owner: string; // an identity
  readonly what: { readonly promise: string } | { readonly luck: string };
}

/** The host has started: what is promised stays as it is, and the numbers are opened. */
export interface SealedPromises {
  readonly promises: readonly LuckPromise[]; // per seat
  readonly until: number; // milliseconds since 1970; then it begins with those that were opened
}

/** What every table has, whatever it has come to. Plain data; the seed is secret until the end. */
interface TableBasics {
  readonly id: string;
  readonly revision: number; // how often people changed the table; moves are counted by `entries`
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly options: OptionValues;
  readonly seats: readonly Occupant[];
  readonly seed: string;
  readonly commitment: string;
  readonly host: string; // an identity
  readonly settings?: TableSettings; // none = the usual ones
  readonly barred?: readonly string[]; // identities the host sent ashore
  readonly brought?: readonly BroughtLuck[]; // luck of everybody who added some, also of those who stood up
  readonly moves?: readonly DeviceMove[]; // people on their way to another device
  readonly previous?: string; // the table this one is a rematch of
  readonly daily?: DailyTry; // this is a try at the deal of a day
  readonly evening?: EveningRef; // laid for a round of an evening
  readonly seeks?: number; // when it was opened to find company, milliseconds since 1970; none = in another way
  readonly shared?: SharedTable; // others play the same deal, and are compared with this table
}

/** One of several tables with the same luck. */
export interface SharedTable {
  readonly deal: string; // by which the others are found; '' = the other match came in a link
  readonly as: 'try' | 'table'; // one diver in the seat of another, with bots; or people, like at the other tables
  readonly tape: Tape; // of the match it is compared with
}

/** One try at a day's deal. */
export interface DailyTry {
  readonly day: string; // 2026-11-16, in UTC
  readonly counted: boolean; // else it is practice
  readonly until: number; // when the day is closed, milliseconds since 1970: the seed is secret and a result counts till then
}

/** A round of an evening. */
export interface EveningRef {
  readonly id: string;
  readonly round: number; // from 0
}

/** What was settled when the match began. */
export interface DealtMatch {
  readonly rolls: readonly number[]; // used by the setup
  readonly promises?: readonly LuckPromise[]; // per seat; none = nothing was promised before it was added
  readonly contributions?: readonly Contribution[]; // per seat; none = the seed alone decides
  readonly continues?: number; // so many entries, and the setup, were taken from another match
}

/** What moves change while the match is played. It is written together with their journal entries. */
export interface InPlay {
  readonly status: 'playing';
  readonly entries: number; // in the journal
  readonly toAct?: readonly Seat[]; // none = not noted by the build that wrote it
  readonly clock?: Clock; // of a table with a tempo
  readonly countdowns?: readonly StoredCountdown[];
  readonly pausedAt?: number; // when people agreed that time stands still; none = it goes by
}

/** What the last move leaves. */
export interface EndedMatch {
  readonly status: 'over';
  readonly entries: number; // in the journal
  readonly outcome: Outcome | null; // null = an operator closed the table
  readonly endedAt?: number; // milliseconds since 1970; none = closed, or ended by an earlier build
}

export type Progress = InPlay | EndedMatch;

export interface LobbyTable extends TableBasics {
  readonly status: 'lobby';
  readonly sealed?: SealedPromises; // none = the host has not started
}

export interface PlayingTable extends TableBasics, InPlay {
  readonly deal: DealtMatch;
  readonly asked?: StoredProposal; // the proposal on the table, unless somebody has moved since
}

export interface OverTable extends TableBasics, EndedMatch {
  readonly deal: DealtMatch | null; // null = closed before it began
  readonly next: string | null; // the rematch
}

/** A table as it is stored: everything but its journal and its chat. */
export type StoredTable = LobbyTable | PlayingTable | OverTable;

/** Everybody's time. */
export interface Clock {
  readonly left: readonly number[]; // per seat, milliseconds; never below 0
  readonly at: number; // when `left` was true, milliseconds
}

/** A countdown on its way. It is stored, so that a restart gives nobody more time. */
export interface StoredCountdown {
  readonly key: string;
  readonly endsAt: number; // milliseconds since 1970
}

/** A proposal, and how long the journal was when it was made: any move after that takes it off the table. */
export interface StoredProposal extends OpenProposal {
  readonly entries: number;
}

/** A chat message with the identity of its author, which nobody is told. */
export type StoredChatMessage = Omit<ChatMessage, 'who' | 'own'> & { readonly owner: string };

/** Whoever brings the token whose hash this is gets the seats of `owner`, once. */
export interface DeviceMove {
  readonly hash: string;
  readonly owner: string;
}

/** How luck goes where several tables have the same; null = this table has its own. */
export const tapeOf = ({ daily, shared }: Pick<TableBasics, 'daily' | 'shared'>): Tape | null =>
  shared?.tape ?? (daily ? [] : null);

/** How many journal entries a table has. */
export const entriesOf = (table: StoredTable): number => (table.status === 'lobby' ? 0 : table.entries);

/** The proposal that is on the table now. */
export function openProposal(table: StoredTable): StoredProposal | null {
  if (table.status !== 'playing' || table.asked?.entries !== table.entries) return null;
  return table.asked;
}

export function withoutProposal(table: PlayingTable): PlayingTable {
  const { asked, ...rest } = table;
  return rest;
}

/** What people change of a table. */
export type TableBody = TableBasics & {
  readonly deal?: DealtMatch | null;
  readonly asked?: StoredProposal;
  readonly next?: string | null;
  readonly sealed?: SealedPromises;
};

/** The two parts of a table that stores keep apart: people change the one, moves the other. */
export interface SplitTable {
  readonly body: TableBody;
  readonly progress: Progress | null; // null = not begun
}

export function splitTable(table: StoredTable): SplitTable {
  if (table.status === 'lobby') {
    const { status, ...body } = table;
    return { body, progress: null };
  }
  if (table.status === 'over') {
    const { status, entries, outcome, endedAt, ...body } = table;
    return { body, progress: { status, entries, outcome, ...(endedAt !== undefined && { endedAt }) } };
  }
  const { status, entries, toAct, clock, countdowns, pausedAt, ...body } = table;
  return {
    body,
    progress: {
      ...{ status, entries },
      ...(toAct && { toAct }),
      ...(clock && { clock }),
      ...(countdowns && { countdowns }),
      ...(pausedAt !== undefined && { pausedAt }),
    },
  };
}

export function joinTable({ body, progress }: SplitTable): StoredTable {
  const { deal = null, asked, next = null, sealed, ...basics } = body;
  if (progress === null) return { ...basics, ...(sealed && { sealed }), status: 'lobby' };
  if (progress.status === 'over') return { ...basics, deal, next, ...progress };
  if (!deal) throw new Error(`table ${body.id} is played without a deal`);
  return { ...basics, deal, ...(asked && { asked }), ...progress };
}

/** The table after moves that led to this. */
export const withProgress = (table: StoredTable, progress: Progress): StoredTable =>
  // every move comes by here, and most leave nothing behind: taking a table apart costs far more than a copy
  table.status === 'playing' && progress.status === 'playing' && hasAllOf(table, progress)
    ? { ...table, ...progress }
    : joinTable({ body: splitTable(table).body, progress });

const hasAllOf = (table: InPlay, progress: InPlay): boolean =>
  (table.clock === undefined || progress.clock !== undefined) &&
  (table.countdowns === undefined || progress.countdowns !== undefined) &&
  (table.pausedAt === undefined || progress.pausedAt !== undefined) &&
  (table.toAct === undefined || progress.toAct !== undefined);

/** How a match of the same company ended; null = it did not. */
export function pastMatchAt(table: StoredTable): PastMatch | null {
  if (table.status !== 'over' || !table.outcome) return null;
  const { places, scores } = table.outcome;
  const names = table.seats.map(seat => (seat.kind === 'open' ? '' : seat.name));
  return { table: table.id, names, places, scores };
}

/** Chat messages a table keeps; older ones are gone. */
export const CHAT_KEPT = 60;

/** Matches a table remembers. */
export const MOST_PAST = 50;
