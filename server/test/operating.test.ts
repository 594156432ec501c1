import { readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentGame } from '@fathoms/games/catalog.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { afterEach, expect, test } from 'vitest';
import { openMetrics } from '../operations/metrics.ts';
import { memoryStore } from '../store/memory-store.ts';
import { adminConsole } from './admin-console.ts';
import { person, startedTable, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** The operator's console beside a running server. */
async function startWithAdmin() {
  const store = memoryStore();
  server = await startTestServer(store);
  return { store, ...adminConsole(store, () => []) };
}

test('an operator sees what is public of a table and none of its secrets', async () => {
  const { printed, store, admin } = await startWithAdmin();
  const { table } = await startedTable(server.address);
  expect(await admin('table', table)).toBe(true);
  const stored = (await store.readTable(table))!;
  const shown = JSON.parse(printed[0]!) as object;
  expect(shown).toMatchObject({ table, status: 'playing', seats: ['human Ada', 'human Ben'] });
  for (const secret of [stored.seed, stored.host, '"rolls"']) expect(printed[0]).not.toContain(secret);
  expect(await admin('table', 'nowhere')).toBe(false);
  expect(await admin('nonsense')).toBe(false);
});

test('TABLE-29: a closed table tells its people within a second and nothing is played on', async () => {
  const { admin } = await startWithAdmin();
  const { table, adaConnection, benConnection, states } = await startedTable(server.address);
  expect(await admin('close', table)).toBe(true);
  for (const connection of [adaConnection, benConnection])
    expect(await connection.next(m => m.t === 'table')).toMatchObject({ table: { status: 'over' } });
  const seat = states[0].toAct[0]!;
  const connection = seat === 0 ? adaConnection : benConnection;
  expect(await connection.act(seat, 0, states[seat as 0 | 1].legal[0]!)).toEqual({
    t: 'error',
    code: 'not-now',
    about: 'act',
  });
  expect(await admin('close', table)).toBe(true);
  expect((await (await person(server.address)).fetch(`/api/tables/${table}/record`)).status).toBe(409);
});

test('an exported logbook passes the check, and its file is for the operator alone', async () => {
  const { admin } = await startWithAdmin();
  const ada = await person(server.address);
  const table = await ada.newTable(2);
  expect(await admin('export', table)).toBe(false);
  const connection = await ada.join(table);
  connection.send({ t: 'bot', seat: 0, level: 'seal' });
  connection.send({ t: 'bot', seat: 1, level: 'minnow' });
  connection.send({ t: 'start' });
  await connection.next(m => m.t === 'table' && m.table.status === 'over');
  const file = join(tmpdir(), `${table}.jsonl`);
  expect(await admin('export', table, file)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(admin('export', table, file)).rejects.toThrow(/EEXIST/); // somebody else's file may be open to others
  const read = readRecord(readFileSync(file, 'utf8'));
  rmSync(file);
  if (!read.ok) throw new Error(read.problem);
  expect(checkRecord(currentGame('locker')!, read.record)).toMatchObject({ ok: true, assurance: 'seed' });
});

test('figures count tables, connections, moves and refusals, and name nobody', async () => {
  const metrics = openMetrics();
  const store = memoryStore();
  server = await startTestServer(store, undefined, null, undefined, undefined, undefined, undefined, metrics);
  const { table, ada, adaConnection, benConnection, states } = await startedTable(server.address);
  const seat = states[0].toAct[0]!;
  const connection = seat === 0 ? adaConnection : benConnection;
  await connection.act(seat, 0, states[seat as 0 | 1].legal[0]!);
  await connection.act(seat, 99, 'nonsense');
  const written = (await store.load(table)).length;
  const text = await metrics.text();
  expect(text).toMatch(/^fathoms_tables 1$/m);
  expect(text).toMatch(/^fathoms_connections 2$/m);
  expect(text).toMatch(/^fathoms_journal_lag 0$/m);
  expect(text).toMatch(/^fathoms_fanout_up 1$/m);
  expect(text).toMatch(new RegExp(`^fathoms_moves_total ${written}$`, 'm'));
  expect(text).toMatch(/^fathoms_refusals_total\{code="out-of-turn"\} 1$/m);
  expect(text).toMatch(/^fathoms_answer_seconds_count\{about="act"\} 2$/m);
  const { seed, host } = (await store.readTable(table))!;
  for (const secret of [table, seed, host, ada.cookie, 'Ada']) expect(text).not.toContain(secret);
});

test('a node that drains is alive but takes no new guests', async () => {
  server = await startTestServer();
  const get = (path: string) => fetch(`http://${server.address}${path}`).then(answer => answer.status);
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200]);
  server.app.drain();
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 503]);
});
