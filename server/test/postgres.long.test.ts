import pg from 'pg';
import { expect, test } from 'vitest';
import { postgresStore } from '../store/postgres-store.ts';
import { persist } from '../store/retry.ts';
import { freshDatabase, query } from './databases.ts';
import { ratedContract } from './rated-contract.ts';
import { storeContract } from './store-contract.ts';
import { moves, playingTable, tableOf } from './stored-tables.ts';

const open = (url: string) => postgresStore(url, () => {});
const MIGRATION_LOCK = '3853314791062309107'; // Kysely's
const entry = (action: string) => ({ seat: 0, action, rolls: [] });

storeContract('PostgreSQL', async () => open(await freshDatabase()));
ratedContract('PostgreSQL', async () => open(await freshDatabase()));

test('nodes that start at once on an empty database all get it', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([open(url), open(url), open(url)]);
  await stores[0].createTable(tableOf('reef'));
  expect(await stores[2].readTable('reef')).toEqual(tableOf('reef'));
  await Promise.all(stores.map(store => store.close()));
});

test('a node that starts while another migrates waits for it, however long that takes', async () => {
  const url = await freshDatabase();
  const statementMs = 50;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
  const opening = postgresStore(url, () => {}, statementMs);
  const waited = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'
    AND clock_timestamp() - query_start > interval '${4 * statementMs} milliseconds'`;
  const outcome = await Promise.race([
    opening.then(String, String),
    expect
      .poll(() => query(url, waited))
      .toHaveLength(1)
      .then(() => 'waits'),
  ]);
  expect(outcome).toBe('waits');
  await other.end();
  await (await opening).close();
});

test('SYNC-24: of nodes that write the same entry at once exactly one wins, whatever else they write', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([open(url), open(url), open(url)]);
  const tables = Array.from({ length: 20 }, (_, i) => `reef-${i}`);
  for (const id of tables) await stores[0].createTable(playingTable(id));
  for (let seq = 0; seq < 10; seq++) {
    const answers = await Promise.all(
      tables.map(id =>
        Promise.all(
          stores.map((store, i) => store.append(moves(id, 2 * seq, [entry(`by ${i}`), entry('then')]))),
        ),
      ),
    );
    for (const round of answers) expect([...round].sort()).toEqual(['conflict', 'conflict', 'ok']);
  }
  for (const id of tables) {
    const journal = await stores[1].load(id);
    expect(journal).toHaveLength(20);
    expect(journal.filter((_, i) => i % 2 === 1)).toEqual(Array.from({ length: 10 }, () => entry('then')));
  }
  await Promise.all(stores.map(store => store.close()));
});

test('a table that does not exist spoils nobody else’s append', async () => {
  const store = await open(await freshDatabase());
  await store.createTable(playingTable('reef'));
  const together = await Promise.all([
    store.append(moves('nowhere', 0, [entry('lost')])),
    store.append(moves('reef', 0, [entry('one')])),
  ]);
  expect(together).toEqual(['conflict', 'ok']);
  expect(await store.load('reef')).toHaveLength(1);
  await store.close();
});

test('SYNC-34: a database of a newer build is not touched', async () => {
  const url = await freshDatabase();
  await (await open(url)).close();
  await query(url, `INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', 'now')`);
  await expect(open(url)).rejects.toThrow('9999-later');
});

test('SYNC-20: a connection that breaks is opened again, and what was asked meanwhile is answered', async () => {
  const url = await freshDatabase();
  const store = await open(url);
  await store.createTable(playingTable('reef'));
  await store.createTable(tableOf('wreck'));
  const name = url.slice(url.lastIndexOf('/') + 1);
  for (let seq = 0; seq < 5; seq++) {
    const writing = store.append(moves('reef', seq, [entry(`n ${seq}`)]));
    const saving = Array.from({ length: 8 }, () =>
      store.saveTable({ ...tableOf('wreck'), revision: seq + 1 }),
    );
    await query(
      url.replace(name, 'postgres'),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    expect(['ok', 'conflict']).toContain(await writing); // conflict: it stands, and we could not hear so
    expect(await store.load('reef')).toHaveLength(seq + 1);
    await Promise.all(saving);
    expect((await store.readTable('wreck'))?.revision).toBe(seq + 1);
  }
  await store.close();
});

test('SYNC-20: retries end after a while, and what the database refuses is not retried', async () => {
  const waits: number[] = [];
  const patience = { forMs: 300, everyMs: 100, wait: async (ms: number) => void waits.push(ms) };
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  let left = 2;
  const asking = persist(patience, async () => {
    if (left-- > 0) throw away;
    return 'answer';
  });
  expect(await asking).toBe('answer');
  expect(waits).toEqual([100, 100]);
  await expect(persist(patience, () => Promise.reject(away))).rejects.toBe(away);
  expect(waits).toHaveLength(5);
  await expect(persist(patience, () => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax');
  expect(waits).toHaveLength(5);
});
