/** Tables of this device, each in one value: a change of it is one write, whoever has it open. */
import type { ScriptMove } from '@fathoms/kernel/lesson.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { TableStorage, Written } from '@fathoms/table/room/storage.ts';
import { type FlatTable, unfoldTable } from '@fathoms/table/seats/flat-table.ts';
import {
  CHAT_KEPT,
  entriesOf,
  MOST_PAST,
  pastMatchAt,
  type StoredChatMessage,
  type StoredTable,
  withProgress,
} from '@fathoms/table/seats/stored-table.ts';
import { forgetWish, type LocalStore } from './local-store.ts';

export interface SavedTable {
  readonly table: StoredTable;
  readonly journal: readonly JournalEntry[];
  readonly chat: readonly StoredChatMessage[];
  readonly at: number; // milliseconds: when somebody last did something
  readonly script?: readonly ScriptMove[]; // a lesson's table: what the bots do as long as everybody keeps to it
  readonly pinned?: boolean; // kept whatever comes
  readonly advice?: number; // how often the coach was asked; left out = never
  readonly against?: string; // the match this one has its luck from: the fragment of the link it came in
}

/** Finished tables a device keeps; pinned ones come on top. */
export const DIVES_KEPT = 200;

const SAVED = 'saved:';

/** Earlier builds kept two values: the table with its chat in it, and its journal. */
const FLAT_TABLE = 'table:';
const FLAT_JOURNAL = 'journal:';
interface FlatJournal {
  readonly lines: readonly JournalEntry[];
  readonly at: number;
}

function unfold(flat: FlatTable | undefined, journal: FlatJournal = { lines: [], at: 0 }): SavedTable | null {
  if (!flat) return null;
  const { lines, at } = journal;
  return { ...unfoldTable(flat, lines.length), journal: lines, at };
}

const readFlat = async (store: LocalStore, id: string): Promise<SavedTable | null> =>
  unfold(await store.get<FlatTable>(FLAT_TABLE + id), await store.get<FlatJournal>(FLAT_JOURNAL + id));

export const loadTable = async (store: LocalStore, id: string): Promise<SavedTable | null> =>
  (await store.get<SavedTable>(SAVED + id)) ?? readFlat(store, id);

/** A table that is saved is no wish any more. */
export async function createTable(store: LocalStore, saved: Omit<SavedTable, 'at'>): Promise<void> {
  const { id } = saved.table;
  await store.set(SAVED + id, { ...saved, at: Date.now() });
  await forgetWish(store, id);
}

/** Changes a table in one write; `null` = it is not as it would have to be. */
async function changeTable(
  store: LocalStore,
  id: string,
  attempt: (saved: SavedTable) => Omit<SavedTable, 'at'> | null,
): Promise<Written> {
  const flat = (await store.get(SAVED + id)) === undefined ? await readFlat(store, id) : null;
  const change = { done: false };
  await store.update<SavedTable>(SAVED + id, stored => {
    const before = stored ?? flat;
    if (!before) throw new Error(`no table called ${id} on this device`);
    const after = attempt(before);
    change.done = after !== null;
    return after ? { ...after, at: Date.now() } : before;
  });
  if (flat) await forgetFlat(store, id);
  return change.done ? 'ok' : 'conflict';
}

async function forgetFlat(store: LocalStore, id: string): Promise<void> {
  await store.del(FLAT_TABLE + id);
  await store.del(FLAT_JOURNAL + id);
}

/** What a room on this device writes to and reads from. Another tab that wrote first wins: `conflict`. */
export const localTableStorage = (store: LocalStore): TableStorage => ({
  readTable: async id => (await loadTable(store, id))?.table ?? null,
  async createTable(table) {
    await createTable(store, { table, journal: [], chat: [] });
    return 'ok';
  },
  saveTable: table =>
    changeTable(store, table.id, saved => {
      const { revision } = saved.table;
      const fits = revision === table.revision - 1 && entriesOf(saved.table) === entriesOf(table);
      return fits ? { ...saved, table } : null;
    }),
  append: ({ table: id, revision, first, entries, progress }) =>
    changeTable(store, id, saved => {
      const { table, journal } = saved;
      return table.status === 'playing' && table.revision === revision && journal.length === first
        ? { ...saved, table: withProgress(table, progress), journal: [...journal, ...entries] }
        : null;
    }),
  load: async (id, from = 0) => ((await loadTable(store, id))?.journal ?? []).slice(from),
  async pastMatches({ previous }) {
    const found: StoredTable[] = [];
    for (let id = previous; id !== undefined && found.length < MOST_PAST; id = found.at(-1)?.previous) {
      const saved = await loadTable(store, id);
      if (!saved) break;
      found.push(saved.table);
    }
    return found
      .map(pastMatchAt)
      .filter(past => past !== null)
      .reverse();
  },
  async addChat(id, message) {
    let n = 1;
    await changeTable(store, id, saved => {
      n = (saved.chat.at(-1)?.n ?? 0) + 1;
      return { ...saved, chat: [...saved.chat, { n, ...message }].slice(-CHAT_KEPT) };
    });
    return { n, ...message };
  },
  chatOf: async id => (await loadTable(store, id))?.chat ?? [],
  async forgetChat(id, owner) {
    await changeTable(store, id, saved => ({
      ...saved,
      chat: saved.chat.filter(message => message.owner !== owner),
    }));
  },
});

/** A device keeps what is not over, what is pinned, and its newest finished tables; older ones and lessons make room. */
export async function forgetOldTables(store: LocalStore, keep: number): Promise<void> {
  const loose = (await allTables(store)).filter(
    ({ table, pinned, script }) => (table.status === 'over' || script) && !pinned,
  );
  for (const { table } of loose.slice(keep)) await forgetTable(store, table.id);
}

export const pinTable = (store: LocalStore, id: string, pinned: boolean): Promise<void> =>
  store.update<SavedTable>(SAVED + id, saved => {
    if (!saved) throw new Error(`no table called ${id} on this device`);
    return { ...saved, pinned };
  });

export async function countAdvice(store: LocalStore, id: string): Promise<void> {
  await changeTable(store, id, saved => ({ ...saved, advice: (saved.advice ?? 0) + 1 }));
}

/** Tables from elsewhere, as many as a device keeps; what is here already stays as it is. Says how many came in. */
export async function bringTables(store: LocalStore, tables: readonly SavedTable[]): Promise<number> {
  const here = async () => new Set((await allTables(store)).map(({ table }) => table.id));
  const known = await here();
  const fresh = tables.filter(({ table }) => !known.has(table.id));
  for (const saved of fresh) await store.set(SAVED + saved.table.id, saved);
  await forgetOldTables(store, DIVES_KEPT);
  const kept = await here();
  return fresh.filter(({ table }) => kept.has(table.id)).length;
}

export async function forgetTable(store: LocalStore, id: string): Promise<void> {
  await store.del(SAVED + id);
  await forgetFlat(store, id);
}

/** Every table of this device, the one played last first. */
export async function allTables(store: LocalStore): Promise<SavedTable[]> {
  const found = new Map((await store.entries()).map(([key, value]) => [String(key), value]));
  const saved = [...found].flatMap(([key, value]) => {
    if (key.startsWith(SAVED)) return [value as SavedTable];
    const id = key.slice(FLAT_TABLE.length);
    if (!key.startsWith(FLAT_TABLE) || found.has(SAVED + id)) return [];
    return unfold(value as FlatTable, found.get(FLAT_JOURNAL + id) as FlatJournal | undefined) ?? [];
  });
  return saved.sort((a, b) => b.at - a.at);
}
