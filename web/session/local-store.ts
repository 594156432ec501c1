/** Tables of this device, in the browser's own database. The page and the worker both read it. */
import type { Level, OptionValues } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { del, entries, get, set, update } from 'idb-keyval';

/** As much of a key-value store as is used here; `update` must be atomic. */
export interface LocalStore {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  update<T>(key: string, change: (before: T | undefined) => T): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [key: unknown, value: unknown])[]>;
}

export const browserStore: LocalStore = { get, set, update, del, entries };

/** A table somebody asked for and nobody has opened yet. */
export interface LocalWish {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly LocalSeat[];
}

export interface LocalSeat {
  readonly who: 'you' | 'person' | Level; // a person shares this device
  readonly name: string;
}

interface Written {
  readonly lines: readonly JournalEntry[];
  readonly at: number; // milliseconds: when somebody last moved
}

const WISH = 'wish:';
const META = 'table:';
const JOURNAL = 'journal:';

export const saveWish = (store: LocalStore, id: string, wish: LocalWish): Promise<void> =>
  store.set(WISH + id, wish);

export const loadWish = (store: LocalStore, id: string): Promise<LocalWish | undefined> =>
  store.get(WISH + id);

export const loadMeta = (store: LocalStore, id: string): Promise<TableMeta | undefined> =>
  store.get(META + id);

/** A table that is laid out is no wish any more. */
export async function saveMeta(store: LocalStore, meta: TableMeta): Promise<void> {
  await store.set(META + meta.id, meta);
  await store.update<Written>(JOURNAL + meta.id, before => ({ lines: before?.lines ?? [], at: Date.now() }));
  await store.del(WISH + meta.id);
}

export const loadJournal = async (store: LocalStore, id: string): Promise<readonly JournalEntry[]> =>
  (await store.get<Written>(JOURNAL + id))?.lines ?? [];

/** All lines or none. Another tab that wrote first wins: `conflict`. */
export async function appendJournal(
  store: LocalStore,
  id: string,
  first: number,
  lines: readonly JournalEntry[],
): Promise<'ok' | 'conflict'> {
  let written: 'ok' | 'conflict' = 'conflict';
  await store.update<Written>(JOURNAL + id, before => {
    const had = before?.lines ?? [];
    written = had.length === first ? 'ok' : 'conflict';
    return written === 'ok'
      ? { lines: [...had, ...lines], at: Date.now() }
      : { lines: had, at: before?.at ?? 0 };
  });
  return written;
}

/** A device keeps its newest tables; the rest make room. */
export async function forgetOldTables(store: LocalStore, keep: number): Promise<void> {
  for (const { meta } of (await allTables(store)).slice(keep)) await forgetTable(store, meta.id);
}

export async function forgetTable(store: LocalStore, id: string): Promise<void> {
  await store.del(META + id);
  await store.del(JOURNAL + id);
}

/** Every table of this device, the one played last first. */
export async function allTables(store: LocalStore): Promise<{ meta: TableMeta; at: number }[]> {
  const found = new Map((await store.entries()).map(([key, value]) => [String(key), value]));
  const metas = [...found].filter(([key]) => key.startsWith(META)).map(([, value]) => value as TableMeta);
  const at = (id: string) => (found.get(JOURNAL + id) as Written | undefined)?.at ?? 0;
  return metas.map(meta => ({ meta, at: at(meta.id) })).sort((a, b) => b.at - a.at);
}

/** Everybody on this device is one owner. */
export const LOCAL_OWNER = 'me';

export const newLocalId = (): string => randomHex(6);

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}
