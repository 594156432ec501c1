/**
 * Everything a client and a table's node send each other. The node is the server (online) or a
 * browser worker (local); boards never know which.
 */
import type { OptionValue, Outcome, Seat } from '@fathoms/kernel/game.ts';
import { LEVELS, type Level } from '@fathoms/kernel/levels.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';

export { LEVELS, type Level };

/** Raised when an old page can no longer talk to a new node: it is asked to reload. */
export const PROTOCOL = 1;

export type OptionValues = { readonly [name: string]: OptionValue };

/** Who sits where, as everybody may know it. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'human';
      readonly name: string;
      readonly here: boolean;
      readonly awayMs: number; // how long off the line when this was sent; 0 = here
      readonly standIn: StandIn | null; // a bot that plays for them
      readonly promise?: string; // the fingerprint of its contribution, before that is known
      readonly luck?: string; // its contribution
      readonly awaited?: true; // the seat is kept for them, and they have not come yet
      readonly hosts?: true; // the table is theirs to set up
      readonly nudgedMs?: number; // since they were asked whether they are still there, when this was sent
      readonly who?: string; // by which the receiver, and nobody else, knows them at other tables too
      readonly program?: string; // a program plays here, for the person of this name
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** A bot in a person's seat, until they take it back. */
export interface StandIn {
  readonly level: Level;
  readonly since: number; // steps told before it came, the setup included
  readonly given?: true; // by the others, while its person was away
  readonly resigned?: true; // its person has given up: it plays to the end
}

/** How a table is kept, whatever is played at it. The host decides. */
export interface TableSettings {
  readonly listed: boolean; // for everybody to find
  readonly friendlyUndo: boolean; // what was revealed may be taken back if everybody agrees
  readonly watchable: boolean; // people without a seat may look on
  readonly watchDelay: number; // steps they look on behind
  readonly tempo: Tempo;
  readonly rated: boolean; // its result moves the ratings of its people
}

/** How much time there is to think. When it is up, the weakest bot takes that one decision. */
interface Terms {
  readonly bankMs: number; // at the start
  readonly addMs: number; // after every decision
  readonly anew: boolean; // every decision has the whole time again
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const TEMPOS = {
  calm: null,
  brisk: { bankMs: 5 * MINUTE, addMs: 10_000, anew: false },
  steady: { bankMs: 15 * MINUTE, addMs: 20_000, anew: false },
  daily: { bankMs: DAY, addMs: 0, anew: true },
  letters: { bankMs: 3 * DAY, addMs: 0, anew: true },
} as const satisfies { readonly [name: string]: Terms | null };
export type Tempo = keyof typeof TEMPOS;

/** Everybody's time when this was sent. */
export interface ClockInfo {
  readonly left: readonly number[]; // per seat, milliseconds
  readonly running: readonly Seat[]; // whose time goes by
  readonly paused: boolean;
}

/** Time that runs for a decision of the game; when it is up, the table decides. */
export interface CountdownInfo {
  readonly key: string;
  readonly msLeft: number; // when this was sent
  readonly paused: boolean;
  readonly seats: readonly Seat[]; // who must have decided by then
}

export const WATCH_DELAYS = [0, 5, 20] as const;

/** Characters of a draft. */
export const LONGEST_DRAFT = 512;

/** How long a player may be off the line, or leave a nudge unanswered, before the others may ask for a bot. */
export const PATIENCE_MS = 60_000;

/** How long a table without a clock waits for a decision before somebody may be nudged. */
export const NUDGE_AFTER_MS = 30_000;

/** How long a host may be off the line before somebody who is seated and here becomes host. */
export const HOST_PATIENCE_MS = 3 * PATIENCE_MS;

/** Something that happens only if everybody whose say counts agrees. */
export type Proposal =
  | { readonly is: 'undo'; readonly seat: Seat; readonly nth: number } // that seat's last decision
  | { readonly is: 'stand-in'; readonly seat: Seat } // a bot for somebody long away
  | { readonly is: 'pause' } // clock and countdowns stand until somebody moves
  | { readonly is: 'clock'; readonly tempo: Tempo }; // from now on everybody has so much time

/** The one proposal on the table. */
export interface OpenProposal {
  readonly what: Proposal;
  readonly by: Seat;
  readonly waiting: readonly Seat[]; // have not agreed yet
}

/** Things one says often. Everybody reads them in their own language. */
export const REACTIONS = ['hello', 'bravo', 'ouch', 'thanks', 'moment', 'goodGame'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** One line of the table's chat: typed, or a reaction. */
export interface ChatMessage {
  readonly n: number; // grows by one
  readonly seat: Seat | null; // where the speaker sits; null = somebody who stands
  readonly name: string;
  readonly who: string; // as in SeatInfo
  readonly own?: true; // the receiver said it
  readonly text: string | null;
  readonly reaction: Reaction | null;
}

/** How an earlier match of the same company ended. */
export interface PastMatch {
  readonly table: string;
  readonly names: readonly string[]; // per seat, as they sat then
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

export type TableStatus = 'lobby' | 'playing' | 'over';

/** What is public about a table, and what the receiver may do at it. */
export interface TableInfo {
  readonly id: string; // the invite code, such as coral-otter-42
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  readonly status: TableStatus;
  readonly watchers: number;
  readonly commitment: string; // hash of the seed, shown before the first card
  readonly sealed?: readonly (string | null)[]; // the host has started: all promises, per seat, whose numbers are opened now
  readonly yours: readonly Seat[]; // seats the receiver plays; [] = watching
  readonly host: boolean; // the receiver may set up, start and close
  readonly next: string | null; // the rematch, once somebody asked for one
  readonly settings: TableSettings;
  readonly asked: OpenProposal | null;
  readonly clock: ClockInfo | null; // null = no hurry
  readonly countdowns: readonly CountdownInfo[];
  readonly history: readonly PastMatch[]; // matches this one is a rematch of, oldest first
  readonly seeks?: true; // opened to find company: begins by itself, and whoever leaves the page stands up
  readonly daily?: { readonly day: string; readonly counted: boolean }; // a try at the deal of that day; not counted = practice
  readonly shared?: { readonly deal: string; readonly as: 'try' | 'table' }; // others play the same deal; '' = the other match came in a link
  readonly evening?: { readonly id: string; readonly round: number }; // laid for a round, counted from 0
}

/** One step as a viewer may know it: an accepted action's news. */
export interface News {
  readonly seat: Seat | null; // null: the setup
  readonly by: 'player' | 'table' | 'bot'; // bot: one that stood in for the player
  readonly events: readonly unknown[];
}

/**
 * The whole truth for one viewer. `news` holds the steps from number `from` on; a client that does not
 * hold exactly `from` steps asks to `sync` and gets them all. Step 0 is the setup.
 */
export interface StateMessage {
  readonly t: 'state';
  readonly seat: Seat | null; // whose eyes; null = a spectator
  readonly seq: number; // steps so far, the setup included
  readonly from: number;
  readonly news: readonly News[];
  readonly view: unknown;
  readonly secret: boolean; // the view holds something the public may not see
  readonly toAct: readonly Seat[];
  readonly legal: readonly string[]; // this seat's options, in notation; [] = not now
  readonly choice: unknown; // describes a decision too large to list; null = none
  readonly nth: number; // how many actions of this seat were accepted so far
  readonly undo: boolean; // this seat may take its last decision back
  readonly outcome: Outcome | null;
  readonly pictures: PictureIds;
  readonly decision: string | null; // what a draft of this seat would be for; null = drafts mean nothing here
}

/** Ids of pictures by what they show. Nobody can guess one, and none tells what is in the picture. */
export type PictureIds = { readonly [name: string]: string };

/** Codes a client turns into a sentence. */
export const ERROR_CODES = [
  'bad-message', // unreadable, or not of a known shape
  'too-large',
  'too-fast',
  'stale-page', // another protocol version: reload
  'no-table',
  'no-seat', // the sender does not play that seat
  'seat-taken',
  'not-host',
  'not-now', // the table is not in the state that allows it
  'bad-options',
  'bad-name',
  'out-of-turn', // `nth` is not the next action of that seat
  'no-undo',
  'full',
  'kicked', // the host has kicked the sender, or blocked them
  'banned', // the operator keeps the sender out
  'signed-out', // from another device; whoever comes again is a new guest
  'bot-plays', // a bot holds that seat: take it back first
  'declined', // somebody at the table did not agree
  'still-here', // the player is on the line, or has not been off it for long
  'trouble', // our fault; nothing was changed
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type ServerMessage =
  | { readonly t: 'table'; readonly table: TableInfo }
  | StateMessage
  | { readonly t: 'accepted'; readonly seat: Seat; readonly nth: number } // durable from here on
  | { readonly t: 'refused'; readonly seat: Seat; readonly nth: number; readonly refusal: Refusal }
  | { readonly t: 'error'; readonly code: ErrorCode; readonly about: string } // about: `t` of the message at fault
  | { readonly t: 'moving'; readonly token: string } // opens the sender's seats on another device, once
  | { readonly t: 'chat'; readonly lines: readonly ChatMessage[] } // new ones; all that is kept for a newcomer
  | { readonly t: 'restart'; readonly restart: RestartNews } // whenever that changes, and for a newcomer if there is one
  | { readonly t: 'pong' };

/** When the server will be started anew, as its operator announced it; null = not that anybody knows. */
export type RestartNews = { readonly inMs: number; readonly words: string } | null;

/** Characters of a report to the operator. */
export const LONGEST_REPORT = 300;

/** `nth` counts the seat's own accepted actions, so a resend is harmless. */
export type ClientMessage =
  | {
      readonly t: 'hello';
      readonly protocol: number;
      readonly table: string;
      readonly patches?: true; // frames may be patches of what was told before (patch.ts)
    }
  | { readonly t: 'act'; readonly seat: Seat; readonly nth: number; readonly action: string }
  | { readonly t: 'undo'; readonly seat: Seat; readonly nth: number }
  | { readonly t: 'draft'; readonly seat: Seat; readonly decision: string; readonly draft: string } // what counts if time is up; told to nobody
  | { readonly t: 'sync' }
  | { readonly t: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly t: 'promise'; readonly seat: Seat; readonly promise: string } // of a contribution: 64 hexadecimal digits, before the start
  | { readonly t: 'luck'; readonly seat: Seat; readonly luck: string } // the contribution, once all promises are sealed; without a promise at once
  | { readonly t: 'stand'; readonly seat: Seat }
  | { readonly t: 'swap'; readonly seat: Seat; readonly other: Seat } // one's own seat and an open one; host: any two
  | { readonly t: 'bot'; readonly seat: Seat; readonly level: Level } // host: put a bot there
  | { readonly t: 'clear'; readonly seat: Seat } // host: empty a seat before the start
  | { readonly t: 'kick'; readonly seat: Seat } // host: empty a seat before the start, for good
  | { readonly t: 'host'; readonly seat: Seat } // host: the table is that person's from now on
  | { readonly t: 'settings'; readonly settings: Partial<TableSettings> } // host
  | { readonly t: 'stand-in'; readonly seat: Seat; readonly level: Level } // own seat; host: one who is away
  | { readonly t: 'back'; readonly seat: Seat } // takes the own seat back from its bot
  | { readonly t: 'resign'; readonly seat: Seat } // gives the own match up: a bot plays it to the end
  | { readonly t: 'nudge'; readonly seat: Seat } // are they still there?
  | { readonly t: 'here' } // answers a nudge
  | { readonly t: 'propose'; readonly what: Proposal }
  | { readonly t: 'answer'; readonly yes: boolean } // to the proposal on the table
  | { readonly t: 'say'; readonly text: string; readonly name?: string } // name: of somebody who stands
  | { readonly t: 'react'; readonly reaction: Reaction; readonly name?: string }
  | { readonly t: 'move' } // asks for the way to another device
  | { readonly t: 'seats'; readonly count: number } // host: how many seats
  | { readonly t: 'options'; readonly options: OptionValues } // host
  | { readonly t: 'start' } // host
  | { readonly t: 'rematch'; readonly game?: string } // none = the same game
  | { readonly t: 'ping' };
