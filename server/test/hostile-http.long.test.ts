import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openStore } from '../backends.ts';
import { LIMITS } from '../guests/limits.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { person, randomThink, startedTable, startTestServer, type TestServer } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathoms-careful-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = pino({ level: 'silent' });

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function started(...parts: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...parts);
  servers.push(server);
  return server;
}

test('a body that comes in drop by drop is not waited for', async () => {
  const server = await started();
  expect(server.app.server.requestTimeout).toBe(LIMITS.requestMs);
  server.app.server.requestTimeout = 50;
  server.app.server.headersTimeout = 50;
  const [host = '', port = ''] = server.address.split(':');
  for (const said of ['POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{', 'GET / HT']) {
    const slow = connect({ host, port: Number(port) });
    slow.on('error', () => {});
    slow.write(said);
    slow.resume();
    await once(slow, 'close');
  }
});

test('a file that is kept for ever brings nobody a cookie', async () => {
  const root = join(folder, 'web');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'the page');
  writeFileSync(join(root, 'assets', 'main.js'), 'code');
  const server = await started(memoryStore(), randomThink, root);
  const cookieOf = async (path: string) =>
    (await fetch(`http://${server.address}${path}`, { headers: { accept: 'text/html' } })).headers.get(
      'set-cookie',
    );
  expect(await cookieOf('/')).toMatch(/^fathoms=/);
  expect(await cookieOf('/assets/main.js')).toBeNull();
});

test('the database is for its owner alone, also in a folder that was there before', async () => {
  const dataDir = join(folder, 'shared');
  mkdirSync(dataDir, { mode: 0o755 });
  writeFileSync(join(dataDir, 'fathoms.db'), '', { mode: 0o644 });
  const store = await openStore({ dataDir, databaseUrl: undefined, natsUrl: undefined }, log);
  expect(statSync(join(dataDir, 'fathoms.db')).mode & 0o777).toBe(0o600);
  await store.close();
});

test('a second server does not start on the same folder, until the first lets go', () => {
  const one = join(folder, 'one');
  mkdirSync(one);
  const release = lockFolder(one);
  expect(() => lockFolder(one)).toThrow(/another server uses/);
  release();
  lockFolder(one)();
});

test('ready means able to write, and asking again and again writes once', async () => {
  const file = join(folder, 'ready.db');
  const store = sqliteStore(file);
  const other = new Database(file);
  const version = () => other.pragma('data_version', { simple: true });
  const before = version();
  await store.check();
  expect(version()).not.toBe(before);
  let checks = 0;
  const server = await started({ ...store, check: async () => void checks++ });
  for (let i = 0; i < 20; i++) expect((await fetch(`http://${server.address}/readyz`)).status).toBe(200);
  expect(checks).toBeLessThan(20);
  other.close();
});

test('what is logged of a request names its kind and no table', async () => {
  const server = await started();
  const { ada, table } = await startedTable(server.address);
  await ada.fetch(`/api/tables/${table}`);
  const answers = server.logged.filter(line => line.includes('answered'));
  expect(answers.some(line => line.includes('/api/tables/:id'))).toBe(true);
  expect(server.logged.join()).not.toContain(table);
});

test('a logbook of a table nobody may look on at is for those who were there', async () => {
  const server = await started();
  const { ada, ben, table, adaConnection, benConnection } = await startedTable(server.address);
  adaConnection.send({ t: 'settings', settings: { watchable: false } });
  for (const [seat, connection] of [adaConnection, benConnection].entries())
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  await adaConnection.next(m => m.t === 'table' && m.table.status === 'over');
  const record = `/api/tables/${table}/record`;
  expect((await (await person(server.address)).fetch(record)).status).toBe(403);
  expect((await fetch(`http://${server.address}${record}`)).status).toBe(403);
  for (const someone of [ada, ben]) expect((await someone.fetch(record)).status).toBe(200);
});

test('a stranger is nobody’s host and plays nobody’s seat, also after somebody is forgotten', async () => {
  const server = await started();
  const { ada, table, adaConnection, benConnection } = await startedTable(server.address);
  for (const [seat, connection] of [adaConnection, benConnection].entries())
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  await adaConnection.next(m => m.t === 'table' && m.table.status === 'over');
  await fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  const seen = (await (await fetch(`http://${server.address}/api/tables/${table}`)).json()) as TableInfo;
  expect(seen).toMatchObject({ host: false, yours: [] });
});

test('a server with the wrong data for a moment costs nobody who they are', async () => {
  const withKey = async (byte: number) => {
    const app = await buildApp({
      ...{ store: memoryStore(), think: randomThink, paint: async () => new Uint8Array(), log },
      ...{ key: Buffer.alloc(32, byte), webRoot: null, trustProxy: false, look: async () => null },
      push: { key: '', reaches: () => false, send: async () => 'gone' },
    });
    return app;
  };
  const [right, wrong] = [await withKey(1), await withKey(2)];
  const jar = new Map<string, string>();
  const visit = async (app: typeof right) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { cookies } = await app.inject({ url: '/api/me', headers: { cookie } });
    for (const { name, value } of cookies) jar.set(name, value);
    return app;
  };
  const nameOf = () => jar.get('fathoms')?.split('.')[0];
  await visit(right);
  const before = nameOf();
  await visit(wrong);
  expect(nameOf()).not.toBe(before);
  await visit(wrong);
  await visit(right);
  expect(nameOf()).toBe(before);
  await Promise.all([right.close(), wrong.close()]);
});
