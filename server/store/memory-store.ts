import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import {
  CHAT_KEPT,
  entriesOf,
  MOST_PAST,
  type StoredChatMessage,
  type StoredTable,
  withProgress,
} from '@fathoms/table/seats/stored-table.ts';
import { pastMatchesFrom } from './rows.ts';
import { isListed, peopleOf, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

/** Forgets everything with the process: for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, string>(); // as JSON, so that nobody shares an object with the store
  const journals = new Map<string, string[]>();
  const chats = new Map<string, readonly StoredChatMessage[]>();
  const subscriptions = new Map<string, Subscription>();
  const secrets = new Map<string, string>();
  const read = (text: string): StoredTable => JSON.parse(text) as StoredTable;
  const write = (table: StoredTable): void => void tables.set(table.id, JSON.stringify(table));
  const find = (id: string): StoredTable | null => {
    const text = tables.get(id);
    return text === undefined ? null : read(text);
  };

  return {
    async append({ table: id, revision, first, entries, progress }) {
      const table = find(id);
      const journal = journals.get(id) ?? [];
      if (table?.status !== 'playing' || table.revision !== revision || journal.length !== first)
        return 'conflict';
      journals.set(id, [...journal, ...entries.map(entry => JSON.stringify(entry))]);
      write(withProgress(table, progress));
      return 'ok';
    },
    load: async (table, from = 0) =>
      (journals.get(table) ?? []).slice(from).map(entry => JSON.parse(entry) as JournalEntry),
    async createTable(table) {
      if (tables.has(table.id)) return 'taken';
      write(table);
      return 'ok';
    },
    async saveTable(table) {
      const stored = find(table.id);
      if (!stored) throw new Error(`no table ${table.id}`);
      if (stored.revision !== table.revision - 1 || entriesOf(stored) !== entriesOf(table)) return 'conflict';
      write(table);
      return 'ok';
    },
    readTable: async id => find(id),
    async pastMatches({ previous }) {
      const found: StoredTable[] = [];
      for (let id = previous; id !== undefined && found.length < MOST_PAST; id = found.at(-1)?.previous) {
        const table = find(id);
        if (!table) break;
        found.push(table);
      }
      return pastMatchesFrom(found);
    },
    async addChat(table, message) {
      const before = chats.get(table) ?? [];
      const said = { n: (before.at(-1)?.n ?? 0) + 1, ...message };
      chats.set(table, [...before, said].slice(-CHAT_KEPT));
      return said;
    },
    chatOf: async table => chats.get(table) ?? [],
    async forgetChat(table, owner) {
      chats.set(
        table,
        (chats.get(table) ?? []).filter(message => message.owner !== owner),
      );
    },
    async tablesOf(identity, limit) {
      const all = [...tables.values()].map(read).reverse();
      return all.filter(table => peopleOf(table).includes(identity)).slice(0, limit);
    },
    async listed(limit) {
      return [...tables.values()].map(read).reverse().filter(isListed).slice(0, limit);
    },
    subscription: async identity => subscriptions.get(identity) ?? null,
    async subscribe(identity, to) {
      if (to) subscriptions.set(identity, to);
      else subscriptions.delete(identity);
    },
    async secret(name, fresh) {
      const value = secrets.get(name) ?? fresh();
      secrets.set(name, value);
      return value;
    },
    async replaceSecret(name, value) {
      if (!secrets.has(name)) throw new Error(`no secret ${name}`);
      secrets.set(name, value);
    },
    async check() {},
    async close() {},
  };
}
