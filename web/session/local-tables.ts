/** Tables that live on this device: ask for one, find them again, take the logbook along. */
import type { Level, TableStatus } from '@fathoms/protocol/messages.ts';
import type { Branch } from '@fathoms/table/record/continue.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { Occupant } from '@fathoms/table/seats/lobby.ts';
import { loadEngine } from '../games/engines.ts';
import {
  allTables,
  appendJournal,
  browserStore,
  forgetTable,
  LOCAL_OWNER,
  type LocalWish,
  loadJournal,
  loadMeta,
  newLocalId,
  randomHex,
  saveMeta,
  saveWish,
} from './local-store.ts';

export type { LocalSeat, LocalWish } from './local-store.ts';

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly { readonly name: string; readonly level: Level | null }[];
  readonly at: number; // milliseconds: when somebody last moved
}

/** Asks for a table; it is laid out and starts when its page is opened. */
export async function createLocalTable(wish: LocalWish): Promise<string> {
  const id = newLocalId();
  await saveWish(browserStore, id, wish);
  return id;
}

export async function listLocalTables(): Promise<LocalTable[]> {
  const tables = await allTables(browserStore);
  return tables.map(({ meta, at }) => ({
    id: meta.id,
    game: meta.game,
    status: meta.status,
    seats: meta.seats.map(seatLine),
    at,
  }));
}

const seatLine = (seat: Occupant): { name: string; level: Level | null } => ({
  name: seat.kind === 'open' ? '' : seat.name,
  level: seat.kind === 'bot' ? seat.level : null,
});

export const forgetLocalTable = (id: string): Promise<void> => forgetTable(browserStore, id);

/** null = this device does not know the table. */
export const localStatus = async (id: string): Promise<TableStatus | null> =>
  (await loadMeta(browserStore, id))?.status ?? null;

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
  const { meta, entries } = continueMatch(engine.game, record, branch);
  await appendJournal(browserStore, id, 0, entries); // first: a table is never seen without its moves
  await saveMeta(browserStore, meta);
  return id;
}

/** The logbook of a table that is over. */
export async function localRecord(id: string): Promise<Blob> {
  const [{ standing }, { resumeMatch }, { writeRecord }] = await Promise.all([
    import('@fathoms/table/match/journal.ts'),
    import('@fathoms/table/match/live.ts'),
    import('@fathoms/table/record/record.ts'),
  ]);
  const meta = await loadMeta(browserStore, id);
  const engine = meta && (await loadEngine(meta.game, meta.version));
  if (!engine) throw new Error(`no table called ${id} on this device`);
  const entries = standing(await loadJournal(browserStore, id));
  const log = { seats: meta.seats.length, options: meta.options, rolls: meta.rolls, entries };
  return new Blob([writeRecord(meta, resumeMatch(engine.game, log, meta.seed))], {
    type: 'application/jsonl',
  });
}
