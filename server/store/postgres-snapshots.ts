import { queue } from '@fathoms/table/room/queue.ts';
import type { StoredSnapshot } from '@fathoms/table/room/storage.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './postgres-writes.ts';
import type { SnapshotStore } from './snapshots.ts';

/** Tables that began together write theirs together, and moves must not wait for a connection meanwhile. */
const AT_ONCE = 4;

export function postgresSnapshots(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>,
): SnapshotStore {
  const queues = Array.from({ length: AT_ONCE }, queue);
  let next = 0;
  return {
    async snapshotOf(table) {
      const { rows } = await ask(() =>
        sql<StoredSnapshot>`SELECT build, entries, body AS "match" FROM snapshots WHERE table_id = ${table}`.execute(
          db,
        ),
      );
      return rows[0] ?? null;
    },
    async keepSnapshot(table, { build, entries, match }) {
      const written = () =>
        ask(() =>
          sql`INSERT INTO snapshots (table_id, build, entries, body)
          VALUES (${table}, ${build}, ${entries}, ${match})
          ON CONFLICT (table_id) DO UPDATE
          SET build = excluded.build, entries = excluded.entries, body = excluded.body`.execute(db),
        );
      await queues[next++ % AT_ONCE]?.(written);
    },
  };
}
