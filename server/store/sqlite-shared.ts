import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { SharedDeal, SharedDeals, SharedRow } from './shared-deals.ts';
import type { Sqlite } from './sqlite.ts';

export function sqliteShared(db: Sqlite, write: <T>(work: () => T) => Promise<T>): SharedDeals {
  const create = db.prepare(
    'INSERT INTO shared_deals (id, maker, source, seat) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const made = db
    .prepare<[string | null, number], string>('SELECT id FROM shared_deals WHERE source = ? AND seat = ?')
    .pluck();
  const deal = db.prepare<[string], SharedDeal>(
    'SELECT id, maker, source, seat FROM shared_deals WHERE id = ?',
  );
  const tables = db.prepare<[string], SharedRow>(
    'SELECT n, table_id AS "table", identity FROM shared_tables WHERE deal = ? ORDER BY n',
  );
  const add = db.prepare(
    'INSERT INTO shared_tables (deal, table_id, identity) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const begun = db
    .prepare<[string, string], string>('SELECT table_id FROM shared_tables WHERE deal = ? AND identity = ?')
    .pluck();
  const drop = db.prepare('DELETE FROM shared_tables WHERE identity = ?');
  const disown = db.prepare('UPDATE shared_deals SET maker = ? WHERE maker = ?');
  return {
    createShared: ({ id, maker, source, seat }, ids) =>
      write(() => {
        if (create.run(id, maker, source, seat).changes === 0) return made.get(source, seat) ?? id;
        for (const table of ids) add.run(id, table, NOBODY);
        return id;
      }),
    async sharedDeal(id) {
      const row = deal.get(id);
      return row ? { ...row } : null;
    },
    sharedTables: async id => tables.all(id).map(row => ({ ...row })),
    beginShared: (id, identity, table) =>
      write(() => {
        add.run(id, table, identity);
        const found = begun.get(id, identity);
        if (found === undefined) throw new Error(`no try at ${id}`);
        return found;
      }),
    forgetShared: identity =>
      write(() => {
        drop.run(identity);
        disown.run(NOBODY, identity);
      }),
  };
}
