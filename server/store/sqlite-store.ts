import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { groupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';
import { migrate } from './sqlite-migrations.ts';
import { peopleOf, revisionBefore, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

/** The embedded database. What it has accepted survives a power cut (WAL, flushed at every commit). */
export function sqliteStore(file: string, open = openSqlite): Store {
  const db = open(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('cache_size = -65536'); // KiB: what is written to stays in memory
  db.pragma('foreign_keys = ON');
  migrate(db);

  const { write, flush } = groupCommit(db);
  const insertTable = db.prepare('INSERT INTO tables (id, meta) VALUES (?, ?) ON CONFLICT (id) DO NOTHING');
  const updateTable = db.prepare(
    `UPDATE tables SET meta = ? WHERE id = ? AND COALESCE(json_extract(meta, '$.revision'), 0) = ?`,
  );
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
  const insertLine = db.prepare(
    `INSERT INTO journal (table_id, seq, line) SELECT ?, ?, ?
     WHERE ? = (SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE table_id = ?)`,
  );
  const linesOf = db
    .prepare<[string, number], string>(
      'SELECT line FROM journal WHERE table_id = ? AND seq >= ? ORDER BY seq',
    )
    .pluck();
  const subscription = db
    .prepare<[string], string>('SELECT place FROM subscriptions WHERE identity = ?')
    .pluck();
  const subscribe = db.prepare('INSERT INTO subscriptions (identity, place) VALUES (?, ?)');
  const unsubscribe = db.prepare('DELETE FROM subscriptions WHERE identity = ?');

  const secret = db.prepare<[string], string>('SELECT value FROM secrets WHERE name = ?').pluck();
  const makeSecret = db.prepare(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
  );
  const changeSecret = db.prepare('UPDATE secrets SET value = ? WHERE name = ?');

  const savePeople = (meta: TableMeta): void => {
    const number = tableNumber.get(meta.id);
    forgetPeople.run(number);
    for (const identity of peopleOf(meta)) insertPerson.run(identity, number);
  };

  return {
    append: (table, first, lines) =>
      write(() => {
        let seq = first;
        for (const line of lines) {
          if (insertLine.run(table, seq, JSON.stringify(line), seq, table).changes === 0) return 'conflict';
          seq++;
        }
        return 'ok';
      }),
    load: async (table, from = 0) => linesOf.all(table, from).map(line => JSON.parse(line) as JournalEntry),
    create: meta =>
      write(() => {
        if (insertTable.run(meta.id, JSON.stringify(meta)).changes === 0) return 'taken';
        savePeople(meta);
        return 'ok';
      }),
    saveMeta: meta =>
      write(() => {
        const { id } = meta;
        if (tableNumber.get(id) === undefined) throw new Error(`no table ${id}`);
        if (updateTable.run(JSON.stringify(meta), id, revisionBefore(meta)).changes === 0) return 'conflict';
        savePeople(meta);
        return 'ok';
      }),
    async meta(id) {
      const text = tableMeta.get(id);
      return text === undefined ? null : (JSON.parse(text) as TableMeta);
    },
    tablesOf: async (identity, limit) =>
      tablesOf.all(identity, limit).map(text => JSON.parse(text) as TableMeta),
    listed: async limit => listed.all(limit).map(text => JSON.parse(text) as TableMeta),
    async subscription(identity) {
      const text = subscription.get(identity);
      return text === undefined ? null : (JSON.parse(text) as Subscription);
    },
    subscribe: (identity, to) =>
      write(() => {
        unsubscribe.run(identity);
        if (to) subscribe.run(identity, JSON.stringify(to));
      }),
    secret: (name, fresh) =>
      write(() => {
        makeSecret.run(name, fresh());
        const value = secret.get(name);
        if (value === undefined) throw new Error(`no secret ${name}`);
        return value;
      }),
    replaceSecret: (name, value) =>
      write(() => {
        if (changeSecret.run(value, name).changes === 0) throw new Error(`no secret ${name}`);
      }),
    async check() {
      db.prepare('SELECT 1').get();
    },
    async close() {
      flush();
      db.close();
    },
  };
}
