import type { Game } from '@fathoms/kernel/game.ts';
import { mixed } from '../match/fairness.ts';
import { type JournalEntry, standing } from '../match/journal.ts';
import { type LiveMatch, resumeMatch } from '../match/live.ts';
import { type StoredTable, tapeOf } from '../seats/stored-table.ts';

type Kept = Pick<LiveMatch, 'opening' | 'steps' | 'made' | 'state'>;

/** Everything about a match that its table does not say. */
export const snapshotText = ({ opening, steps, made, state }: LiveMatch): string =>
  JSON.stringify({ opening, steps, made, state } satisfies Kept);

export function matchOfSnapshot(game: Game, table: StoredTable, text: string): LiveMatch {
  const { seats, options, deal, seed } = begun(table);
  const kept = JSON.parse(text) as Kept;
  return { game, seats: seats.length, options, seed, tape: tapeOf(table), rolls: deal.rolls, ...kept };
}

/** A table whose match has begun, with the seed all its luck comes from. */
function begun(table: StoredTable) {
  if (table.status === 'lobby' || !table.deal) throw new Error(`table ${table.id} has not begun`);
  const { seats, options, seed, deal } = table;
  return { seats, options, deal, seed: mixed(seed, deal.contributions ?? [], deal.promises) };
}

/** The match of a stored table, played again from its journal. */
export function storedMatch(game: Game, table: StoredTable, journal: readonly JournalEntry[]): LiveMatch {
  const { seats, options, deal, seed } = begun(table);
  const log = { seats: seats.length, options, rolls: deal.rolls, entries: standing(journal) };
  return resumeMatch(game, log, seed, tapeOf(table));
}
