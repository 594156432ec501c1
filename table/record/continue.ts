import type { Game, Seat } from '@fathoms/kernel/game.ts';
import type { Entry } from '@fathoms/kernel/match.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { newTable } from '../seats/lobby.ts';
import type { Occupant, PlayingTable } from '../seats/stored-table.ts';
import type { MatchRecord } from './record.ts';

export interface Branch {
  readonly id: string;
  readonly seed: string; // of the luck from here on
  readonly host: string;
  readonly step: number; // so many entries are taken over
  readonly seat: Seat; // the host's; everybody else is a bot
  readonly level: Level;
}

/** A table that goes on from a moment of another match. Its journal begins with the entries so far. */
export function continueMatch(
  game: Game,
  record: MatchRecord,
  { id, seed, host, step, seat, level }: Branch,
): { readonly table: PlayingTable; readonly entries: readonly Entry[] } {
  const made = newTable(game, { id, seed, host, seats: record.seats.length, options: record.options });
  if (!made.ok) throw new Error(`the table was refused: ${made.code}`);
  const seats = record.seats.map(
    ({ name, ...there }, i): Occupant =>
      i === seat
        ? { kind: 'human', name, owner: host }
        : { kind: 'bot', name, level: LEVELS.find(known => known === there.level) ?? level },
  );
  const entries = record.entries.slice(0, step);
  const table: PlayingTable = {
    ...made.table,
    options: { ...made.table.options, ...record.options },
    seats,
    deal: { rolls: record.rolls, continues: entries.length },
    status: 'playing',
    entries: entries.length,
  };
  return { table, entries };
}
