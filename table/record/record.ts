import { type OptionValue, type Outcome, seatLetter } from '@fathoms/kernel/game.ts';
import type { Entry } from '@fathoms/kernel/match.ts';
import type { Level } from '@fathoms/protocol/messages.ts';
import type { Contribution, LuckPromise, Tape } from '../match/fairness.ts';
import { type LiveMatch, outcomeOf } from '../match/live.ts';
import type { Occupant, StoredTable } from '../seats/stored-table.ts';

/** The format's own version, first in every logbook. */
export const RECORD_FORMAT = 1;

export interface RecordSeat {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level?: Level | 'random'; // random: the lab's yardstick, at no table
  readonly program?: string; // a bot that is somebody's program: whose
}

/** A logbook: everything needed to play a match again and to check that its luck was fair. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly seats: readonly RecordSeat[];
  readonly options: { readonly [name: string]: OptionValue };
  readonly commitment: string;
  readonly promises?: readonly LuckPromise[]; // per seat; none = nothing was promised before it was added
  readonly contributions?: readonly Contribution[]; // per seat; none = the seed alone decides
  readonly continues?: number; // so many entries, and the setup, were taken from another match
  readonly daily?: string; // the day whose deal this is: luck goes roll by roll
  readonly tape?: Tape; // the luck of another match, or of several tables: roll by roll, as that match used it
  readonly rolls: readonly number[]; // used by the setup
  readonly entries: readonly Entry[];
  readonly end: { readonly outcome: Outcome; readonly seed?: string } | null; // null = still playing; no seed: others are still playing it
}

/** `open`: the seed may be told. */
export function recordOf(table: StoredTable, live: LiveMatch, open: boolean): MatchRecord {
  const outcome = outcomeOf(live);
  const { promises = [], contributions = [], continues } = (table.status !== 'lobby' && table.deal) || {};
  return {
    game: table.game,
    version: table.version,
    seats: table.seats.map((seat, i) => recordSeat(seat, promises[i] ?? contributions[i] ?? null)),
    options: table.options,
    commitment: table.commitment,
    ...(promises.some(isThere) && { promises }),
    ...([...promises, ...contributions].some(isThere) && { contributions }),
    ...(continues !== undefined && { continues }),
    ...(table.daily && { daily: table.daily.day }),
    ...(table.shared && { tape: table.shared.tape }),
    rolls: live.rolls,
    entries: live.steps.map(step => step.entry),
    end: outcome && { outcome, ...(open && { seed: table.seed }) },
  };
}

const isThere = (number: string | null): boolean => number !== null;

/** JSON Lines: a header, one line an entry, and the outcome with the seed once the match is over. */
export function formatRecord({ entries, end, ...header }: MatchRecord): string {
  const lines: unknown[] = [
    { fathoms: RECORD_FORMAT, ...header },
    ...entries.map(({ seat, ...entry }, i) => ({ n: i + 1, seat: seatLetter(seat), ...entry })),
    ...(end ? [end] : []),
  ];
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`;
}

/**
 * The seed of a day's deal is told when the day is closed, that of several tables when all of them are over: others
 * are still playing it. `open`: they are.
 */
export const writeRecord = (table: StoredTable, live: LiveMatch, now = 0, open = false): string =>
  formatRecord(
    recordOf(table, live, now >= (table.daily?.until ?? 0) && (open || table.shared?.as !== 'table')),
  );

/** How the luck of a logbook goes where several matches have the same; null = it has its own. */
export const tapeIn = ({ daily, tape }: MatchRecord): Tape | null =>
  tape ?? (daily === undefined ? null : []);

/** Who adds luck is a person, also where a bot goes on for somebody who asked to be forgotten. */
function recordSeat(seat: Occupant, added: Contribution): RecordSeat {
  if (seat.kind === 'open') throw new Error('a match in play has no open seats');
  if (seat.kind === 'human' && seat.program)
    return { name: seat.name, kind: 'bot', program: seat.program.of };
  return seat.kind === 'bot' && added === null
    ? { name: seat.name, kind: 'bot', level: seat.level }
    : { name: seat.name, kind: 'human' };
}
