import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './postgres-writes.ts';
import type { SharedDeal, SharedDeals, SharedRow } from './shared-deals.ts';

export function postgresShared(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>,
): SharedDeals {
  return {
    async createShared({ id, maker, source, seat }, tables) {
      await ask(() =>
        sql`WITH made AS (
            INSERT INTO shared_deals (id, maker, source, seat) VALUES (${id}, ${maker}, ${source}, ${seat})
            ON CONFLICT DO NOTHING RETURNING id
          )
          INSERT INTO shared_tables (deal, table_id, identity)
          SELECT made.id, laid.id, ${NOBODY} FROM made, unnest(${tables}::text[]) WITH ORDINALITY AS laid (id, nth)
          ORDER BY nth`.execute(db),
      );
      const { rows } = await ask(() =>
        sql<{ id: string }>`SELECT id FROM shared_deals
          WHERE id = ${id} OR (source = ${source} AND seat = ${seat})`.execute(db),
      );
      return rows[0]?.id ?? id;
    },
    async sharedDeal(id) {
      const { rows } = await ask(() =>
        sql<SharedDeal>`SELECT id, maker, source, seat FROM shared_deals WHERE id = ${id}`.execute(db),
      );
      return rows[0] ?? null;
    },
    async sharedTables(deal) {
      const { rows } = await ask(() =>
        sql<SharedRow>`SELECT n, table_id AS "table", identity FROM shared_tables
          WHERE deal = ${deal} ORDER BY n`.execute(db),
      );
      return rows;
    },
    async beginShared(deal, identity, table) {
      await ask(() =>
        sql`INSERT INTO shared_tables (deal, table_id, identity) VALUES (${deal}, ${table}, ${identity})
          ON CONFLICT DO NOTHING`.execute(db),
      );
      const { rows } = await ask(() =>
        sql<{ id: string }>`SELECT table_id AS id FROM shared_tables
          WHERE deal = ${deal} AND identity = ${identity}`.execute(db),
      );
      const [found] = rows;
      if (!found) throw new Error(`no try at ${deal}`);
      return found.id;
    },
    async forgetShared(identity) {
      await ask(() =>
        sql`WITH dropped AS (DELETE FROM shared_tables WHERE identity = ${identity})
          UPDATE shared_deals SET maker = ${NOBODY} WHERE maker = ${identity}`.execute(db),
      );
    },
  };
}
