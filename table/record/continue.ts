import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { type Entry, replay } from '@fathoms/kernel/match.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { fairChance } from '../match/fairness.ts';
import { newTable } from '../seats/lobby.ts';
import type { Occupant, PlayingTable } from '../seats/stored-table.ts';
import type { MatchRecord } from './record.ts';

export interface Branch {
  readonly id: string;
  readonly seed: string; // of the luck from here on
  readonly host: string;
  readonly step: number; // so many entries are taken over; fewer where what was to come would be known
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
  const { rolls, entries } = unknownAgain(game, record, step, seed);
  const table: PlayingTable = {
    ...made.table,
    options: { ...made.table.options, ...record.options },
    seats,
    deal: { rolls, continues: entries.length },
    status: 'playing',
    entries: entries.length,
  };
  return { table, entries };
}

/**
 * Whoever has seen how a match went knows what its setup had settled. What nobody could know at this moment is drawn
 * anew, or at the latest moment before it at which no decision rests on that.
 */
function unknownAgain(
  game: Game,
  record: MatchRecord,
  step: number,
  seed: string,
): { readonly rolls: readonly number[]; readonly entries: readonly Entry[] } {
  const entries = record.entries.slice(0, step);
  if (game.redraw) {
    const states: unknown[] = [];
    const replayed = replay(game, { ...record, seats: record.seats.length, entries }, s => states.push(s));
    if (!replayed.ok) throw new Error(`entry ${replayed.at} does not hold: ${replayed.problem}`);
    for (let back = entries.length; back >= 0; back--) {
      const rolls = game.redraw(states[back], record.options, record.rolls, fairChance(seed, 0));
      if (rolls) return { rolls, entries: entries.slice(0, back) };
    }
  }
  return { rolls: record.rolls, entries };
}
