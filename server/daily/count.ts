import { findDaily, findGame } from '@fathoms/games/catalog.ts';
import { dailyScore } from '@fathoms/table/record/daily.ts';
import type { Append } from '@fathoms/table/room/storage.ts';
import type { Store } from '../store/store.ts';

/** What the moves that end a match make of a counted try; null = it is none, or does not count. */
export async function countedScore(
  store: Pick<Store, 'readTable' | 'load'>,
  { table: id, first, entries }: Append,
  now: number,
): Promise<number | null> {
  const table = await store.readTable(id);
  if (!table?.daily?.counted) return null;
  const game = findGame(table.game, table.version);
  const deal = findDaily(table.game);
  if (!game || !deal) return null;
  const before = await store.load(id);
  return dailyScore(game, deal, table, [...before.slice(0, first), ...entries], now);
}
