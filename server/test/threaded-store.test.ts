import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { openBetterSqlite, openSqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { serveStore, threadedStore } from '../store/threaded-store.ts';
import { ratedContract } from './rated-contract.ts';
import { storeContract } from './store-contract.ts';
import { moves, playingTable } from './stored-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathoms-threaded-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshFile = () => join(folder, `${++files}.db`);

/** Both sides in one thread, over a real port; the process tests have the thread itself. */
function overPort(file = freshFile(), open = openSqlite) {
  const lost: unknown[] = [];
  const { port1, port2 } = new MessageChannel();
  const serve = () => {
    serveStore(sqliteStore(file, open), port2);
    return port1;
  };
  return { store: threadedStore(file, serve, problem => lost.push(problem)), lost, far: port2 };
}

storeContract('threaded better-sqlite3', () => overPort(freshFile(), openBetterSqlite).store);
ratedContract('threaded better-sqlite3', () => overPort(freshFile(), openBetterSqlite).store);

const reveal = { seat: 0, action: 'reveal', rolls: [] };

test('what is asked for at once is one transaction, each with an answer of its own', async () => {
  const statements: unknown[] = [];
  const open = (file: string) => new Database(file, { verbose: sql => statements.push(sql) });
  const { store, lost } = overPort(freshFile(), open as typeof openSqlite);
  await Promise.all(['reef', 'wreck', 'cove'].map(id => store.createTable(playingTable(id))));
  statements.length = 0;
  const answers = await Promise.all([
    store.append(moves('reef', 0, [reveal])),
    store.append(moves('reef', 0, [reveal])),
    store.append(moves('wreck', 7, [reveal])),
    store.append(moves('cove', 0, [reveal])),
  ]);
  expect(answers).toEqual(['ok', 'conflict', 'conflict', 'ok']);
  expect(statements.filter(sql => sql === 'COMMIT')).toHaveLength(1);
  await Promise.all([store.close(), store.close()]);
  await expect(store.append(moves('reef', 1, [reveal]))).rejects.toThrow('closed');
  expect(lost).toEqual([]);
});

test('what was answered can be read at once, by this process and any other', async () => {
  const file = freshFile();
  const { store } = overPort(file);
  await store.createTable(playingTable('reef'));
  const other = sqliteStore(file);
  for (let first = 0; first < 20; first++) {
    expect(await store.append(moves('reef', first, [reveal]))).toBe('ok');
    expect(await store.load('reef')).toHaveLength(first + 1);
    expect(await other.load('reef')).toHaveLength(first + 1);
  }
  await other.close();
  await store.close();
});

test('what was asked for before the end is written', async () => {
  const file = freshFile();
  const { store } = overPort(file);
  await store.createTable(playingTable('reef'));
  const writing = store.append(moves('reef', 0, [reveal]));
  await store.close();
  expect(await writing).toBe('ok');
  const after = sqliteStore(file);
  expect(await after.load('reef')).toHaveLength(1);
  await after.close();
});

test('a thread that is gone acknowledges nothing, and that is said once', async () => {
  const { store, lost, far } = overPort();
  await store.createTable(playingTable('reef'));
  far.removeAllListeners('message');
  const writing = store.append(moves('reef', 0, [reveal]));
  setImmediate(() => far.close());
  await expect(writing).rejects.toThrow('hung up');
  await expect(store.append(moves('reef', 0, [reveal]))).rejects.toThrow('hung up');
  expect(lost).toHaveLength(1);
  expect(await store.load('reef')).toEqual([]);
});
