import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProgress } from '@fathoms/table/seats/stored-table.ts';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { freshDatabase, query } from './databases.ts';
import { moves, playingTable, tableOf } from './stored-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathoms-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BEGUN = { status: 'playing', deal: { rolls: [1] } } as const;

/** A table as the first version stored it. */
const flat = (): string => {
  const { revision, ...kept } = tableOf('reef');
  return JSON.stringify({ ...kept, status: 'playing', next: null, rolls: [1] });
};
const entry = '{"seat":0,"action":"reveal","rolls":[3]}';

/** What a table of the first version must still be able to do. */
async function checkOldTable(store: Store): Promise<void> {
  const table = (await store.readTable('reef'))!;
  expect(table).toEqual({ ...tableOf('reef'), ...BEGUN, entries: 1 });
  expect(await store.load('reef')).toEqual([JSON.parse(entry)]);
  expect((await store.tablesOf('ada', 9)).map(({ id }) => id)).toEqual(['reef']);
  expect(await store.append(moves('reef', 1, [{ undo: 1 }]))).toBe('ok');
  const ended = { status: 'over', entries: 2, outcome: null } as const;
  expect(await store.saveTable({ ...withProgress(table, ended), revision: 1 })).toBe('ok');
  expect(await store.listed(9)).toEqual([]);
  await store.subscribe('ada', null);
  expect(await store.secret('key', () => 'new')).toBe('new');
  await store.close();
}

test('a file of the first version opens with everything in it and learns what came since', async () => {
  const file = join(folder, 'first.db');
  const db = new Database(file);
  db.exec(`
    CREATE TABLE tables (
      number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, meta TEXT NOT NULL);
    CREATE TABLE people (
      identity TEXT NOT NULL, table_number INTEGER NOT NULL REFERENCES tables (number),
      PRIMARY KEY (identity, table_number)) WITHOUT ROWID;
    CREATE INDEX people_by_table ON people (table_number);
    CREATE TABLE journal (
      table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, line TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
    PRAGMA user_version = 1;
  `);
  db.prepare('INSERT INTO tables (id, meta) VALUES (?, ?)').run('reef', flat());
  db.prepare('INSERT INTO people VALUES (?, 1)').run('ada');
  db.prepare('INSERT INTO journal VALUES (?, 0, ?)').run('reef', entry);
  db.close();
  await checkOldTable(sqliteStore(file));
});

test('a PostgreSQL database of the first version opens with everything in it', async () => {
  const url = await freshDatabase();
  await query(
    url,
    `CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
     INSERT INTO kysely_migration VALUES ('0001-tables', '2026-11-15T08:00:00.000Z');
     CREATE TABLE tables (
       number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE,
       revision integer NOT NULL, listed boolean NOT NULL, meta json NOT NULL);
     CREATE INDEX tables_listed ON tables (number) WHERE listed;
     CREATE TABLE people (
       identity text NOT NULL, table_number bigint NOT NULL REFERENCES tables (number),
       PRIMARY KEY (identity, table_number));
     CREATE INDEX people_by_table ON people (table_number);
     CREATE TABLE journal (
       table_id text NOT NULL REFERENCES tables (id), seq integer NOT NULL, line json NOT NULL,
       PRIMARY KEY (table_id, seq));
     CREATE TABLE subscriptions (identity text PRIMARY KEY, place json NOT NULL);
     CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
     INSERT INTO tables (id, revision, listed, meta)
       VALUES ('reef', 0, false, '${flat()}');
     INSERT INTO people VALUES ('ada', 1);
     INSERT INTO journal VALUES ('reef', 0, '${entry}');`,
  );
  await checkOldTable(await postgresStore(url, () => {}));
});

/** A store with a table in it, and the check that another one has the same. */
async function fillStore(store: Store): Promise<void> {
  await store.createTable(playingTable('reef'));
  await store.append(moves('reef', 0, [JSON.parse(entry)]));
  await store.secret('key', () => 'kept');
}
async function expectSame(store: Store): Promise<void> {
  expect(await store.readTable('reef')).toEqual({ ...playingTable('reef'), entries: 1, toAct: [1] });
  expect(await store.load('reef')).toEqual([JSON.parse(entry)]);
  expect(await store.secret('key', () => 'new')).toBe('kept');
  expect(await store.createTable(tableOf('wreck'))).toBe('ok');
  await store.close();
}

test('a copy made of the file in use is a whole store', async () => {
  const store = sqliteStore(join(folder, 'used.db'));
  await fillStore(store);
  const reader = new Database(join(folder, 'used.db'), { readonly: true });
  await reader.backup(join(folder, 'copy.db'));
  reader.close();
  await store.close();
  await expectSame(sqliteStore(join(folder, 'copy.db')));
});

test('a PostgreSQL dump made in use, restored elsewhere, is a whole store', async () => {
  const [from, to] = [await freshDatabase(), await freshDatabase()];
  const store = await postgresStore(from, () => {});
  await fillStore(store);
  const dump = join(folder, 'fathoms.dump');
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, from]);
  await store.close();
  execFileSync('pg_restore', ['--no-owner', `--dbname=${to}`, dump]);
  await expectSame(await postgresStore(to, () => {}));
});
