import type { Seat } from '@fathoms/kernel/game.ts';
import { type Level, PATIENCE_MS, type StandIn } from '@fathoms/protocol/messages.ts';
import { type Change, no, owns, placed } from './lobby.ts';
import { isRated } from './rated.ts';
import type { StoredTable } from './stored-table.ts';

const RESIGNED_LEVEL: Level = 'seal';

/** Who asks for a bot, and how long the seat's player has been away. */
export interface StandInWish {
  readonly identity: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly awayMs: number; // 0 = here
  readonly since: number; // steps so far
}

/** A bot plays on in a person's seat: the owner's wish at any time, the host's once the owner is long away. */
export function standIn(table: StoredTable, { identity, seat, level, awayMs, since }: StandInWish): Change {
  if (!owns(table, identity, seat)) {
    if (table.host !== identity) return no('not-host');
    if (isRated(table)) return no('not-now'); // there the clock decides
    if (awayMs <= PATIENCE_MS) return no('still-here');
    return putStandIn(table, seat, { level, since, given: true });
  }
  return putStandIn(table, seat, { level, since });
}

export function putStandIn(table: StoredTable, seat: Seat, standIn: StandIn): Change {
  const there = table.seats[seat];
  if (there?.kind !== 'human') return no('no-seat');
  if (table.status !== 'playing' || there.standIn) return no('not-now');
  return placed(table, seat, { ...there, standIn });
}

/** Whoever gives up is played for to the end. There is no way back, or the others could rely on nothing. */
export function resign(table: StoredTable, identity: string, seat: Seat, since: number): Change {
  const there = table.seats[seat];
  if (there?.kind !== 'human' || !owns(table, identity, seat)) return no('no-seat');
  if (table.status !== 'playing' || there.standIn?.resigned) return no('not-now');
  const { level, since: held } = there.standIn ?? { level: RESIGNED_LEVEL, since };
  return placed(table, seat, { ...there, standIn: { level, since: held, resigned: true } });
}

export function takeBack(table: StoredTable, identity: string, seat: Seat): Change {
  const there = table.seats[seat];
  if (there?.kind !== 'human' || !owns(table, identity, seat)) return no('no-seat');
  const { standIn, ...person } = there;
  return standIn && !standIn.resigned ? placed(table, seat, person) : no('not-now');
}

/** The level of the bot that decides for a seat; null = a person does. */
export function botLevel(table: StoredTable, seat: Seat): Level | null {
  const there = table.seats[seat];
  if (there?.kind === 'bot') return there.level;
  return there?.kind === 'human' ? (there.standIn?.level ?? null) : null;
}

/** Seats whose people have a say in what the table agrees on; programs have none. */
export const peopleAt = (table: StoredTable): Seat[] =>
  table.seats.flatMap((there, seat) =>
    there.kind === 'human' && !there.standIn && !there.program ? [seat] : [],
  );

/** How long somebody who was replaced keeps their say in what is taken back. */
const RECENT_MS = 10 * PATIENCE_MS;

/**
 * Seats whose people have a say in taking a move back: also those the others gave to a bot a moment ago, or
 * one could wait for a broken line to be alone.
 */
export const votersAt = (table: StoredTable, awayMs: (seat: Seat) => number): Seat[] =>
  table.seats.flatMap((there, seat) => {
    if (there.kind !== 'human' || there.program) return [];
    const wasReplaced = there.standIn?.given === true && awayMs(seat) <= RECENT_MS;
    return !there.standIn || wasReplaced ? [seat] : [];
  });
