import type { JournalLine } from '@fathoms/table/journal.ts';
import type { TableMeta } from '@fathoms/table/lobby.ts';
import { isListed, peopleOf, type Store } from './store.ts';

/** Forgets everything with the process: for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, string>(); // as JSON, so that nobody shares an object with the store
  const journals = new Map<string, string[]>();
  const read = (text: string): TableMeta => JSON.parse(text) as TableMeta;

  return {
    async append(table, first, lines) {
      const stored = journals.get(table) ?? [];
      if (stored.length !== first) return 'conflict';
      journals.set(table, [...stored, ...lines.map(line => JSON.stringify(line))]);
      return 'ok';
    },
    load: async table => (journals.get(table) ?? []).map(line => JSON.parse(line) as JournalLine),
    async create(meta) {
      if (tables.has(meta.id)) return 'taken';
      tables.set(meta.id, JSON.stringify(meta));
      return 'ok';
    },
    async saveMeta(meta) {
      if (!tables.has(meta.id)) throw new Error(`no table ${meta.id}`);
      tables.set(meta.id, JSON.stringify(meta));
    },
    async meta(id) {
      const text = tables.get(id);
      return text === undefined ? null : read(text);
    },
    async tablesOf(identity, limit) {
      const all = [...tables.values()].map(read).reverse();
      return all.filter(meta => peopleOf(meta).includes(identity)).slice(0, limit);
    },
    async listed(limit) {
      return [...tables.values()].map(read).reverse().filter(isListed).slice(0, limit);
    },
    async check() {},
    async close() {},
  };
}
