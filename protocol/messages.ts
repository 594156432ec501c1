/**
 * Everything a client and a table's home say to each other. The home is the server (online) or a
 * browser worker (local); boards never know which.
 */
import type { OptionValue, Outcome, Seat } from '@fathoms/kernel/game.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';

/** Raised when an old page can no longer talk to a new home: it is told to reload. */
export const PROTOCOL = 1;

/** The bots' names, weakest first. */
export const LEVELS = ['minnow', 'seal', 'barracuda'] as const;
export type Level = (typeof LEVELS)[number];

export type OptionValues = { readonly [name: string]: OptionValue };

/** Who sits where, as everybody may know it. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly name: string; readonly here: boolean }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

export type TableStatus = 'lobby' | 'playing' | 'over';

/** A table's public facts, and what the receiver may do at it. */
export interface TableInfo {
  readonly id: string; // the invite code, such as coral-otter-42
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  readonly status: TableStatus;
  readonly watchers: number;
  readonly commitment: string; // hash of the seed, shown before the first card
  readonly yours: readonly Seat[]; // seats the receiver plays; [] = watching
  readonly host: boolean; // the receiver may set up, start and close
  readonly next: string | null; // the rematch, once somebody asked for one
}

/** One step as a viewer may know it: an accepted action's news. */
export interface News {
  readonly seat: Seat | null; // null: the setup
  readonly by: 'player' | 'table';
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
}

/** Codes a client turns into a sentence. */
export type ErrorCode =
  | 'bad-message' // unreadable, or not of a known shape
  | 'too-large'
  | 'too-fast'
  | 'stale-page' // another protocol version: reload
  | 'no-table'
  | 'no-seat' // the sender does not play that seat
  | 'seat-taken'
  | 'not-host'
  | 'not-now' // the table is not in the state that allows it
  | 'bad-options'
  | 'bad-name'
  | 'out-of-turn' // `nth` is not the next action of that seat
  | 'no-undo'
  | 'full'
  | 'trouble'; // our fault; nothing was changed

export type ServerMessage =
  | { readonly t: 'table'; readonly table: TableInfo }
  | StateMessage
  | { readonly t: 'accepted'; readonly seat: Seat; readonly nth: number } // durable from here on
  | { readonly t: 'refused'; readonly seat: Seat; readonly nth: number; readonly refusal: Refusal }
  | { readonly t: 'error'; readonly code: ErrorCode; readonly about: string } // about: `t` of the message at fault
  | { readonly t: 'pong' };

/** `nth` counts the seat's own accepted actions, so a resend is harmless. */
export type ClientMessage =
  | { readonly t: 'hello'; readonly protocol: number; readonly table: string }
  | { readonly t: 'act'; readonly seat: Seat; readonly nth: number; readonly action: string }
  | { readonly t: 'undo'; readonly seat: Seat; readonly nth: number }
  | { readonly t: 'sync' }
  | { readonly t: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly t: 'stand'; readonly seat: Seat }
  | { readonly t: 'bot'; readonly seat: Seat; readonly level: Level } // host: put a bot there
  | { readonly t: 'clear'; readonly seat: Seat } // host: empty a seat before the start
  | { readonly t: 'seats'; readonly count: number } // host: how many seats
  | { readonly t: 'options'; readonly options: OptionValues } // host
  | { readonly t: 'start' } // host
  | { readonly t: 'rematch' }
  | { readonly t: 'ping' };
