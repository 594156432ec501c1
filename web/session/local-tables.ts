/** Tables that live on this device: ask for one, find them again, take the logbook along. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { Level, TableStatus } from '@fathoms/protocol/messages.ts';
import type { Branch } from '@fathoms/table/record/continue.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { Occupant } from '@fathoms/table/seats/stored-table.ts';
import { loadEngine } from '../games/engines.ts';
import { startAhead } from './local-connection.ts';
import { browserStore, LOCAL_OWNER, type LocalWish, newLocalId, randomHex, saveWish } from './local-store.ts';
import {
  allTables,
  bringTables,
  countAdvice,
  createTable,
  forgetTable,
  loadTable,
  pinTable,
  type SavedTable,
} from './saved-tables.ts';

export type { LocalSeat, LocalWish } from './local-store.ts';

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly { readonly name: string; readonly level: Level | null }[];
  readonly at: number; // milliseconds: when somebody last moved
}

/** Asks for a table; it is laid out and starts when its page is opened, which is now. */
export async function createLocalTable(wish: LocalWish): Promise<string> {
  startAhead(wish.game);
  const id = newLocalId();
  await saveWish(browserStore, id, wish);
  return id;
}

export async function listLocalTables(): Promise<LocalTable[]> {
  const tables = (await allTables(browserStore)).filter(({ script }) => !script); // lessons are gone back to as lessons
  return tables.map(({ table, at }) => ({
    id: table.id,
    game: table.game,
    status: table.status,
    seats: table.seats.map(seatSummary),
    at,
  }));
}

const seatSummary = (seat: Occupant): { name: string; level: Level | null } => ({
  name: seat.kind === 'open' ? '' : seat.name,
  level: seat.kind === 'bot' ? seat.level : null,
});

/** Everything that was played to its end here. */
export const finishedTables = async (): Promise<SavedTable[]> =>
  (await allTables(browserStore)).filter(({ table }) => table.status === 'over');

export const pinLocalTable = (id: string, pinned: boolean): Promise<void> =>
  pinTable(browserStore, id, pinned);

export const bringLocalTables = (tables: readonly SavedTable[]): Promise<number> =>
  bringTables(browserStore, tables);

export const forgetLocalTable = (id: string): Promise<void> => forgetTable(browserStore, id);

export const localVersion = async (id: string): Promise<number | null> =>
  (await loadTable(browserStore, id))?.table.version ?? null;

export const countLocalAdvice = (id: string): Promise<void> => countAdvice(browserStore, id);

/** How often the coach was asked at a table. */
export const localAdvice = async (id: string): Promise<number> =>
  (await loadTable(browserStore, id))?.advice ?? 0;

/** null = this device does not know the table. */
export const localStatus = async (id: string): Promise<TableStatus | null> =>
  (await loadTable(browserStore, id))?.table.status ?? null;

/** A table that goes on from a moment of another match, with bots in every seat but one. */
export async function continueLocalTable(
  record: MatchRecord,
  from: Pick<Branch, 'step' | 'seat' | 'level'>,
): Promise<string> {
  const { continueMatch } = await import('@fathoms/table/record/continue.ts');
  const engine = await loadEngine(record.game, record.version);
  if (!engine) throw new Error(`no such game: ${record.game}, rules version ${record.version}`);
  const id = newLocalId();
  const branch = { ...from, id, seed: randomHex(32), host: LOCAL_OWNER };
  const { table, entries } = continueMatch(engine.game, record, branch);
  await createTable(browserStore, { table, journal: entries, chat: [] });
  return id;
}

/** A table with the luck and the opponents of a match that came in a link. */
export async function takeUpLocalTable(
  record: MatchRecord,
  against: string,
  seat: Seat,
  name: string,
): Promise<string> {
  const { dealShared } = await import('@fathoms/table/record/shared.ts');
  const engine = await loadEngine(record.game, record.version);
  if (!engine) throw new Error(`no such game: ${record.game}, rules version ${record.version}`);
  const wish = { id: newLocalId(), deal: '', seat, diver: LOCAL_OWNER, name, now: Date.now() };
  const dealt = dealShared(engine.game, record, wish);
  if (!dealt.ok) throw new Error(`the table was refused: ${dealt.code}`);
  await createTable(browserStore, { table: dealt.table, journal: [], chat: [], against });
  return wish.id;
}

/** The link of the match a table has its luck from; null = it has its own. */
export const localAgainst = async (id: string): Promise<string | null> =>
  (await loadTable(browserStore, id))?.against ?? null;

/** The logbook of a table that is over. */
export async function localRecord(id: string): Promise<Blob> {
  const [{ storedMatch }, { writeRecord }] = await Promise.all([
    import('@fathoms/table/record/stored-match.ts'),
    import('@fathoms/table/record/record.ts'),
  ]);
  const saved = await loadTable(browserStore, id);
  const engine = saved && (await loadEngine(saved.table.game, saved.table.version));
  if (!engine) throw new Error(`no table called ${id} on this device`);
  const { table, journal } = saved;
  return new Blob([writeRecord(table, storedMatch(engine.game, table, journal))], {
    type: 'application/jsonl',
  });
}
