import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { chosen, readOptions } from '@fathoms/kernel/options.ts';
import type { ErrorCode, Level, OptionValues } from '@fathoms/protocol/messages.ts';
import { commitmentOf } from '../match/fairness.ts';
import { isRated } from './rated.ts';
import type { LobbyTable, Occupant, OverTable, StoredTable } from './stored-table.ts';

/** A change of the table, or why it may not be. */
export type Change =
  | { readonly ok: true; readonly table: StoredTable }
  | { readonly ok: false; readonly code: ErrorCode };

/** What a new table is made from. */
export interface NewTable {
  readonly id: string;
  readonly seed: string;
  readonly host: string;
  readonly seats: number;
  readonly options: OptionValues;
}

const OPEN: Occupant = { kind: 'open' };
const LONGEST_NAME = 24;
const MOST_BARRED = 100; // the newest
const BOT_NAMES = ['Marlow', 'Pearl', 'Finley', 'Coralie', 'Bosko', 'Isla', 'Tamsin', 'Orrin'];

type Created =
  | { readonly ok: true; readonly table: LobbyTable }
  | { readonly ok: false; readonly code: ErrorCode };

export function newTable(game: Game, { id, seed, host, seats, options }: NewTable): Created {
  const read = readOptions(game, seats, chosen(options));
  if (!read.ok) return { ok: false, code: 'bad-options' };
  const table: LobbyTable = {
    id,
    revision: 0,
    game: game.id,
    version: game.version,
    options: read.options,
    seats: Array.from({ length: seats }, () => OPEN),
    status: 'lobby',
    seed,
    commitment: commitmentOf(seed),
    host,
  };
  return { ok: true, table };
}

/** Takes an open seat, or changes the name on one's own. */
export function sit(table: StoredTable, identity: string, seat: Seat, name: string, from?: string): Change {
  const there = table.seats[seat];
  if (!isChangeable(table)) return no('not-now');
  if (!there) return no('no-seat');
  if (table.barred?.includes(identity)) return no('kicked');
  if (there.kind !== 'open' && !owns(table, identity, seat)) return no('seat-taken');
  const clean = readName(name);
  return clean === null
    ? no('bad-name')
    : placed(hosted(table, identity), seat, {
        ...(there.kind === 'human' ? arrived(there) : {}),
        kind: 'human',
        name: tellApart(clean, namesBeside(table, seat)),
        owner: identity,
        ...(from !== undefined && { from }),
      });
}

/** Whoever laid several tables of one deal cannot be at all of them: the first to sit down is host. */
const hosted = (table: StoredTable, identity: string): StoredTable =>
  table.shared?.as === 'table' && seatsOf(table, table.host).length === 0
    ? { ...table, host: identity }
    : table;

export function stand(table: StoredTable, identity: string, seat: Seat): Change {
  if (!isChangeable(table)) return no('not-now');
  return owns(table, identity, seat) ? placed(table, seat, OPEN) : no('no-seat');
}

/** Two seats change places: one's own and an open one, or any two if the host says so. Promises go with their people. */
export function swap(table: StoredTable, identity: string, seat: Seat, other: Seat): Change {
  const [one, two] = [table.seats[seat], table.seats[other]];
  if (!isChangeable(table)) return no('not-now');
  if (!one || !two) return no('no-seat');
  const isHost = table.host === identity && !isRated(table);
  if (!isHost && !owns(table, identity, seat)) return no('no-seat');
  if (!isHost && two.kind !== 'open' && !owns(table, identity, other)) return no('seat-taken');
  return yes(seat === other ? table : { ...table, seats: table.seats.with(seat, two).with(other, one) });
}

/** The host puts a bot into a seat no person holds, or gives the bot there another level. */
export function seatBot(table: StoredTable, identity: string, seat: Seat, level: Level): Change {
  const there = table.seats[seat];
  const wrong = hostOnly(table, identity);
  if (wrong) return no(wrong);
  if (!there) return no('no-seat');
  if (there.kind === 'human') return no('seat-taken');
  return placed(table, seat, {
    kind: 'bot',
    name: there.kind === 'bot' ? there.name : freeName(table),
    level,
  });
}

export function clear(table: StoredTable, identity: string, seat: Seat): Change {
  const wrong = hostOnly(table, identity);
  if (wrong) return no(wrong);
  return table.seats[seat] ? placed(table, seat, OPEN) : no('no-seat');
}

/** Empties a person's seats and keeps them out of every other; they may still watch. */
export function kick(table: StoredTable, identity: string, seat: Seat): Change {
  const there = table.seats[seat];
  const wrong = hostOnly(table, identity);
  if (wrong) return no(wrong);
  if (there?.kind !== 'human' || there.owner === identity) return no('no-seat');
  const seats = table.seats.map((other, i) => (owns(table, there.owner, i) ? OPEN : other));
  const barred = [...(table.barred ?? []), there.owner].slice(-MOST_BARRED);
  return yes({ ...table, seats, barred });
}

/** The host leaves the table to somebody who sits at it. */
export function handOver(table: StoredTable, identity: string, seat: Seat): Change {
  const there = table.seats[seat];
  if (table.host !== identity) return no('not-host');
  if (table.status === 'over') return no('not-now');
  if (there?.kind !== 'human' || there.awaited || there.program) return no('no-seat');
  return yes(there.owner === identity ? table : { ...table, host: there.owner });
}

/** Who becomes host if the one there is stays away: the first in the order of the seats who is here. */
export function heirOf(table: StoredTable, isHere: (identity: string) => boolean): string | null {
  if (table.status === 'over' || isSealed(table) || isHere(table.host)) return null;
  const heir = table.seats.find(there => there.kind === 'human' && !there.program && isHere(there.owner));
  return heir?.kind === 'human' ? heir.owner : null;
}

/** More seats are open ones; fewer lose open seats first, then bots, never people. */
export function setSeats(table: StoredTable, identity: string, game: Game, count: number): Change {
  const wrong = hostOnly(table, identity);
  if (wrong) return no(wrong);
  if (!readOptions(game, count, table.options).ok) return no('bad-options');
  const seats = [...table.seats];
  while (seats.length < count) seats.push(OPEN);
  while (seats.length > count) {
    const open = seats.findLastIndex(seat => seat.kind === 'open');
    const spare = open >= 0 ? open : seats.findLastIndex(seat => seat.kind === 'bot');
    if (spare < 0) return no('seat-taken');
    seats.splice(spare, 1);
  }
  return yes({ ...table, seats });
}

/** Options not named stay as they are. */
export function setOptions(table: StoredTable, identity: string, game: Game, options: OptionValues): Change {
  const wrong = hostOnly(table, identity);
  if (wrong) return no(wrong);
  if (isRated(table)) return no('bad-options');
  const read = readOptions(game, table.seats.length, { ...table.options, ...chosen(options) });
  return read.ok ? yes({ ...table, options: read.options }) : no('bad-options');
}

/** Whether the host may start now; the room deals and changes the status. */
export function mayStart(table: StoredTable, identity: string): ErrorCode | null {
  const isOwn = table.evening && seatsOf(table, identity).length > 0; // such a table is everybody's to start
  const wrong = hostOnly(table, isOwn ? table.host : identity);
  if (wrong) return wrong;
  const isMissing = (seat: Occupant) => seat.kind === 'open' || (seat.kind === 'human' && seat.awaited);
  return table.seats.some(isMissing) ? 'not-now' : null;
}

/** Whoever comes to a rematch takes the seats that were kept for them. */
export const come = (table: StoredTable, identity: string): StoredTable => {
  const isAwaited = (seat: Occupant) => seat.kind === 'human' && seat.owner === identity && seat.awaited;
  if (table.status !== 'lobby' || !table.seats.some(isAwaited)) return table;
  const seats = table.seats.map(seat =>
    seat.kind === 'human' && seat.owner === identity ? arrived(seat) : seat,
  );
  return { ...table, seats };
};

export type SeatedPerson = Extract<Occupant, { kind: 'human' }>;

function arrived({ awaited, ...person }: SeatedPerson): SeatedPerson {
  return person;
}

/** Whether a player (or the host) may ask for another match at a table that has ended. */
export function mayRematch(table: StoredTable, identity: string): ErrorCode | null {
  if (table.status !== 'over') return 'not-now';
  return table.host === identity || seatsOf(table, identity).length > 0 ? null : 'no-seat';
}

/**
 * The same people and bots, everybody one seat on, so that the start goes round. The asker is host. Luck
 * that was contributed is spent: it was known before the new seed was chosen.
 */
export function rematch(
  table: OverTable,
  asker: string,
  fresh: Pick<LobbyTable, 'id' | 'seed'> & Partial<Pick<LobbyTable, 'game' | 'version' | 'options'>>,
): LobbyTable {
  const { game, version, options, settings, barred } = table;
  return {
    ...{ revision: 0, game, version, options },
    ...fresh,
    seats: [...table.seats.slice(1), ...table.seats.slice(0, 1)].map(seat => asSatDown(seat, asker)),
    status: 'lobby',
    commitment: commitmentOf(fresh.seed),
    host: asker,
    previous: table.id,
    ...(settings && { settings }),
    ...(barred && { barred }),
  };
}

export const owns = (table: StoredTable, identity: string, seat: Seat): boolean => {
  const there = table.seats[seat];
  return there?.kind === 'human' && there.owner === identity;
};

export function seatsOf(table: StoredTable, identity: string): Seat[] {
  const own: Seat[] = [];
  for (let seat = 0; seat < table.seats.length; seat++) if (owns(table, identity, seat)) own.push(seat);
  return own;
}

/** 1 to 24 visible characters; null = not a name. */
export function readName(raw: string): string | null {
  const name = raw.trim();
  const length = [...name].length;
  return length >= 1 && length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? name : null;
}

function hostOnly(table: StoredTable, identity: string): ErrorCode | null {
  if (table.host !== identity) return 'not-host';
  return isChangeable(table) ? null : 'not-now';
}

/** Until the host starts: who sits where is part of what is sealed then. */
const isChangeable = (table: StoredTable): boolean => table.status === 'lobby' && !table.sealed;

const isSealed = (table: StoredTable): boolean => table.status === 'lobby' && table.sealed !== undefined;

const namesBeside = (table: StoredTable, seat: Seat): string[] =>
  table.seats.flatMap((other, at) => (other.kind === 'open' || at === seat ? [] : [other.name]));

/** The second Ada is called Ada 2. */
export function tellApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(other => other.toLowerCase()));
  for (let nth = 2, told = name; ; nth++) {
    if (!taken.has(told.toLowerCase())) return told;
    const room = LONGEST_NAME - `${nth}`.length - 1;
    told = `${[...name].slice(0, room).join('').trimEnd()} ${nth}`;
  }
}

function freeName(table: StoredTable): string {
  const taken = new Set(table.seats.map(seat => (seat.kind === 'open' ? '' : seat.name)));
  return BOT_NAMES.find(name => !taken.has(name)) ?? 'Bot';
}

/** Without what belonged to one match: the luck brought along, and a bot that stood in. */
function asSatDown(seat: Occupant, asker: string): Occupant {
  if (seat.kind !== 'human') return seat;
  const { name, owner, program, from } = seat;
  return {
    ...{ kind: 'human', name, owner },
    ...(program && { program }),
    ...(owner !== asker && { awaited: true }),
    ...(from !== undefined && { from }),
  };
}

export const placed = (table: StoredTable, seat: Seat, occupant: Occupant): Change =>
  yes({ ...table, seats: table.seats.with(seat, occupant) });

export const yes = (table: StoredTable): Change => ({ ok: true, table });
export const no = (code: ErrorCode): Change => ({ ok: false, code });
