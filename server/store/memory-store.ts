import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { isListed, peopleOf, revisionBefore, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

/** Forgets everything with the process: for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, string>(); // as JSON, so that nobody shares an object with the store
  const journals = new Map<string, string[]>();
  const subscriptions = new Map<string, Subscription>();
  const secrets = new Map<string, string>();
  const read = (text: string): TableMeta => JSON.parse(text) as TableMeta;

  return {
    async append(table, first, lines) {
      const stored = journals.get(table) ?? [];
      if (stored.length !== first) return 'conflict';
      journals.set(table, [...stored, ...lines.map(line => JSON.stringify(line))]);
      return 'ok';
    },
    load: async (table, from = 0) =>
      (journals.get(table) ?? []).slice(from).map(line => JSON.parse(line) as JournalEntry),
    async create(meta) {
      if (tables.has(meta.id)) return 'taken';
      tables.set(meta.id, JSON.stringify(meta));
      return 'ok';
    },
    async saveMeta(meta) {
      const stored = tables.get(meta.id);
      if (stored === undefined) throw new Error(`no table ${meta.id}`);
      if ((read(stored).revision ?? 0) !== revisionBefore(meta)) return 'conflict';
      tables.set(meta.id, JSON.stringify(meta));
      return 'ok';
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
