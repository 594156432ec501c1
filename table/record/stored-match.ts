import type { Game } from '@fathoms/kernel/game.ts';
import { mixed } from '../match/fairness.ts';
import { type JournalEntry, standing } from '../match/journal.ts';
import { type LiveMatch, resumeMatch } from '../match/live.ts';
import { type StoredTable, tapeOf } from '../seats/stored-table.ts';

/** The match of a stored table, played again from its journal. */
export function storedMatch(game: Game, table: StoredTable, journal: readonly JournalEntry[]): LiveMatch {
  if (table.status === 'lobby' || !table.deal) throw new Error(`table ${table.id} has not begun`);
  const { seats, options, seed, deal } = table;
  const log = { seats: seats.length, options, rolls: deal.rolls, entries: standing(journal) };
  return resumeMatch(game, log, mixed(seed, deal.contributions ?? [], deal.promises), tapeOf(table));
}
