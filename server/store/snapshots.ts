import type { StoredSnapshot } from '@fathoms/table/room/storage.ts';
import type { Sqlite } from './sqlite.ts';

/** The last snapshot of every match. Nothing is lost with one: the journal has it all. */
export interface SnapshotStore {
  snapshotOf(table: string): Promise<StoredSnapshot | null>;
  keepSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
}

export function memorySnapshots(): SnapshotStore {
  const kept = new Map<string, StoredSnapshot>();
  return {
    snapshotOf: async table => kept.get(table) ?? null,
    async keepSnapshot(table, snapshot) {
      kept.set(table, snapshot);
    },
  };
}

export function sqliteSnapshots(db: Sqlite, write: <T>(work: () => T) => Promise<T>): SnapshotStore {
  const read = db.prepare<[string], StoredSnapshot>(
    'SELECT build, entries, body AS "match" FROM snapshots WHERE table_id = ?',
  );
  const keep = db.prepare(
    `INSERT INTO snapshots (table_id, build, entries, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET build = excluded.build, entries = excluded.entries, body = excluded.body`,
  );
  return {
    snapshotOf: async table => read.get(table) ?? null,
    keepSnapshot: (table, { build, entries, match }) =>
      write(() => void keep.run(table, build, entries, match)),
  };
}
