import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { groupCommit } from '../store/group-commit.ts';
import { memoryStore } from '../store/memory-store.ts';
import { openNodeSqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { ratedContract } from './rated-contract.ts';
import { storeContract } from './store-contract.ts';
import { moves, playingTable } from './stored-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathoms-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshFile = () => join(folder, `${++files}.db`);

storeContract('memory', memoryStore);
ratedContract('memory', memoryStore);
const own = openNodeSqlite; // as far as this Node has one; the other one: threaded-store.test.ts
if (own) storeContract('node:sqlite', () => sqliteStore(freshFile(), own));

test('a closed file opens again with everything in it', async () => {
  const file = freshFile();
  const before = sqliteStore(file);
  await before.createTable(playingTable('reef'));
  const writing = before.append(moves('reef', 0, [{ seat: 1, action: 'reveal', rolls: [] }]));
  await before.close();
  expect(await writing).toBe('ok');
  const after = sqliteStore(file);
  expect(await after.readTable('reef')).toMatchObject({ id: 'reef', entries: 1, toAct: [1] });
  expect(await after.load('reef')).toHaveLength(1);
  await after.close();
});

test('two processes on one file agree who wrote an entry', async () => {
  const file = freshFile();
  const [one, two] = [sqliteStore(file), sqliteStore(file)];
  await one.createTable(playingTable('reef'));
  expect(await two.append(moves('reef', 0, [{ seat: 0, action: 'reveal', rolls: [] }]))).toBe('ok');
  expect(await one.append(moves('reef', 0, [{ seat: 1, action: 'reveal', rolls: [] }]))).toBe('conflict');
  expect(await one.load('reef')).toMatchObject([{ seat: 0 }]);
  await Promise.all([one.close(), two.close()]);
});

test('a write that fails half way leaves nothing behind, and its neighbours stand', async () => {
  const db = new Database(freshFile());
  db.exec('CREATE TABLE shells (name TEXT)');
  const { write } = groupCommit(db);
  const put = (name: string) => db.prepare('INSERT INTO shells VALUES (?)').run(name);
  const results = await Promise.allSettled([
    write(() => put('conch')),
    write(() => {
      put('half');
      throw new Error('broken');
    }),
    write(() => put('whelk')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(db.prepare('SELECT name FROM shells').pluck().all()).toEqual(['conch', 'whelk']);
  db.close();
});

test('writes of one tick share one transaction, and none is answered before it is committed', async () => {
  const file = freshFile();
  const statements: unknown[] = [];
  const db = new Database(file, { verbose: sql => statements.push(sql) });
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE shells (name TEXT)');
  const other = new Database(file, { readonly: true });
  const count = other.prepare('SELECT count(*) FROM shells').pluck();
  const { write } = groupCommit(db);
  const seen = await Promise.all(
    ['conch', 'whelk'].map(async name => {
      await write(() => db.prepare('INSERT INTO shells VALUES (?)').run(name));
      return count.get();
    }),
  );
  expect(seen).toEqual([2, 2]);
  expect(statements.filter(sql => sql === 'COMMIT')).toHaveLength(1);
  other.close();
  db.close();
});

test('SYNC-34: a file of a newer build is not touched', () => {
  const file = freshFile();
  const db = new Database(file);
  db.pragma('user_version = 99');
  db.close();
  expect(() => sqliteStore(file)).toThrow(/version 99/);
});

test('commits are flushed to the disk', () => {
  const file = freshFile();
  const store = sqliteStore(file);
  const db = new Database(file, { readonly: true });
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.close();
  return store.close();
});
