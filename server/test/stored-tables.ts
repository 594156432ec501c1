import { currentGame } from '@fathoms/games/catalog.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { Append } from '@fathoms/table/room/storage.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import type { LobbyTable, PlayingTable, Progress } from '@fathoms/table/seats/stored-table.ts';

export function tableOf(id: string, host = 'ada'): LobbyTable {
  const made = newTable(currentGame('locker')!, { id, seed: `seed of ${id}`, host, seats: 2, options: {} });
  if (!made.ok) throw new Error(made.code);
  return made.table;
}
export const playingTable = (id: string, revision = 0): PlayingTable => ({
  ...tableOf(id),
  ...{ revision, status: 'playing', deal: { rolls: [1, 2] }, entries: 0, toAct: [0] },
});
export const entry = (action: string): JournalEntry => ({ seat: 0, action, rolls: [3, 0] });

/** Entries of a table that was begun at once, after which the second seat is to act. */
export function moves(table: string, first: number, entries: readonly JournalEntry[], revision = 0): Append {
  const progress: Progress = { status: 'playing', entries: first + entries.length, toAct: [1] };
  return { table, revision, first, entries, progress };
}
