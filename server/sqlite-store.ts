import type { JournalLine } from '@fathoms/table/journal.ts';
import type { TableMeta } from '@fathoms/table/lobby.ts';
import Database from 'better-sqlite3';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { peopleOf, type Store } from './store.ts';

/** The embedded database. What it has accepted survives a power cut (WAL, flushed at every commit). */
export function sqliteStore(file: string): Store {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 5000');
  migrate(db);

  const { write, flush } = groupCommit(db);
  const insertTable = db.prepare('INSERT INTO tables (id, meta) VALUES (?, ?) ON CONFLICT (id) DO NOTHING');
  const updateTable = db.prepare('UPDATE tables SET meta = ? WHERE id = ?');
  const tableNumber = db.prepare<[string], number>('SELECT number FROM tables WHERE id = ?').pluck();
  const tableMeta = db.prepare<[string], string>('SELECT meta FROM tables WHERE id = ?').pluck();
  const forgetPeople = db.prepare('DELETE FROM people WHERE table_number = ?');
  const insertPerson = db.prepare('INSERT INTO people (identity, table_number) VALUES (?, ?)');
  const tablesOf = db
    .prepare<[string, number], string>(
      `SELECT meta FROM people JOIN tables ON number = table_number
       WHERE identity = ? ORDER BY table_number DESC LIMIT ?`,
    )
    .pluck();
  const listed = db
    .prepare<[number], string>(
      `SELECT meta FROM tables
       WHERE json_extract(meta, '$.settings.listed') = 1 AND json_extract(meta, '$.status') <> 'over'
       ORDER BY number DESC LIMIT ?`,
    )
    .pluck();
  const nextSeq = db
    .prepare<[string], number>('SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE table_id = ?')
    .pluck();
  const insertLine = db.prepare('INSERT INTO journal (table_id, seq, line) VALUES (?, ?, ?)');
  const linesOf = db
    .prepare<[string], string>('SELECT line FROM journal WHERE table_id = ? ORDER BY seq')
    .pluck();

  const savePeople = (meta: TableMeta): void => {
    const number = tableNumber.get(meta.id);
    forgetPeople.run(number);
    for (const identity of peopleOf(meta)) insertPerson.run(identity, number);
  };

  return {
    append: (table, first, lines) =>
      write(() => {
        if (nextSeq.get(table) !== first) return 'conflict';
        for (const [i, line] of lines.entries()) insertLine.run(table, first + i, JSON.stringify(line));
        return 'ok';
      }),
    load: async table => linesOf.all(table).map(line => JSON.parse(line) as JournalLine),
    create: meta =>
      write(() => {
        if (insertTable.run(meta.id, JSON.stringify(meta)).changes === 0) return 'taken';
        savePeople(meta);
        return 'ok';
      }),
    saveMeta: meta =>
      write(() => {
        if (updateTable.run(JSON.stringify(meta), meta.id).changes === 0)
          throw new Error(`no table ${meta.id}`);
        savePeople(meta);
      }),
    async meta(id) {
      const text = tableMeta.get(id);
      return text === undefined ? null : (JSON.parse(text) as TableMeta);
    },
    tablesOf: async (identity, limit) =>
      tablesOf.all(identity, limit).map(text => JSON.parse(text) as TableMeta),
    listed: async limit => listed.all(limit).map(text => JSON.parse(text) as TableMeta),
    async check() {
      db.prepare('SELECT 1').get();
    },
    async close() {
      flush();
      db.close();
    },
  };
}
