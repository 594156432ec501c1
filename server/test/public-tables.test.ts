import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { person, startedTable, startTestServer, type TestServer } from './test-server.ts';

const FROM_EVERYWHERE = [undefined, undefined, undefined, undefined, undefined, true] as const; // it believes its proxy

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const publicTables = async () =>
  ((await (await fetch(`http://${server.address}/api/tables`)).json()) as { tables: { id: string }[] })
    .tables;

test('TABLE-17: a table is found by others only if its host says so, and while somebody is there', async () => {
  const ada = await person(server.address);
  const id = await ada.newTable(3);
  const connection = await ada.join(id);
  connection.send({ t: 'sit', seat: 0, name: 'Ada' });
  await connection.next(m => m.t === 'table' && m.table.yours.length === 1);
  expect(await publicTables()).toEqual([]);
  connection.send({ t: 'settings', settings: { listed: true } });
  await connection.next(m => m.t === 'table' && m.table.settings.listed);
  expect(await publicTables()).toEqual([
    {
      ...{ id, game: 'locker', status: 'lobby', seats: 3, free: 2, names: ['Ada'] },
      ...{ bots: 0, tempo: 'calm', options: {}, rated: false, moves: null },
      ratings: [],
    },
  ]);
  expect(JSON.stringify(await publicTables())).not.toMatch(/seed|owner|host/);
  await connection.hangUp();
  await expect.poll(publicTables).toEqual([]);
});

test('TABLE-94: tables that are found tell bots, tempo and what is played in another way than usual', async () => {
  const ada = await person(server.address);
  const connection = await ada.join(await ada.newTable(3));
  connection.send({ t: 'sit', seat: 0, name: 'Ada' });
  connection.send({ t: 'bot', seat: 1, level: 'seal' });
  connection.send({ t: 'options', options: { divers: 'on' } });
  connection.send({ t: 'settings', settings: { listed: true, tempo: 'brisk' } });
  await connection.next(m => m.t === 'table' && m.table.settings.listed);
  expect(await publicTables()).toMatchObject([
    { free: 1, names: ['Ada'], bots: 1, tempo: 'brisk', options: { divers: 'on' } },
  ]);
  await connection.hangUp();
  await expect.poll(publicTables).toEqual([]);
});

test('a listed table in play is found by those who may watch', async () => {
  const { adaConnection } = await startedTable(server.address);
  adaConnection.send({ t: 'settings', settings: { listed: true } });
  await adaConnection.next(m => m.t === 'table' && m.table.settings.listed);
  expect(await publicTables()).toMatchObject([{ status: 'playing', free: 0, names: ['Ada', 'Ben'] }]);
  adaConnection.send({ t: 'settings', settings: { watchable: false } });
  await adaConnection.next(m => m.t === 'table' && !m.table.settings.watchable);
  expect(await publicTables()).toEqual([]);
});

test('TABLE-43: a seat goes to the device that brings its token, which works once', async () => {
  const { table, adaConnection } = await startedTable(server.address);
  adaConnection.send({ t: 'move' });
  const moving = await adaConnection.next(m => m.t === 'moving');
  const token = moving.t === 'moving' ? moving.token : '';
  const phone = await person(server.address);
  expect((await phone.fetch(`/api/tables/${table}/claim`, { token: 'guess' })).status).toBe(409);
  expect((await phone.fetch(`/api/tables/${table}/claim`, { token })).status).toBe(200);
  const connection = await phone.join(table);
  expect(await connection.state()).toMatchObject({ seat: 0 });
  expect(await adaConnection.state(state => state.seat === null)).toMatchObject({ secret: false });
  const thief = await person(server.address);
  expect((await thief.fetch(`/api/tables/${table}/claim`, { token })).status).toBe(409);
  expect((await thief.fetch('/api/tables/no-such-9/claim', { token })).status).toBe(404);
  expect(server.logged.join()).not.toContain(token);
});

test('tokens cannot be guessed in bulk', async () => {
  const own = await startTestServer();
  const thief = await person(own.address);
  const id = await thief.newTable(2);
  const tries = [];
  for (let i = 0; i <= LIMITS.claims.burst; i++)
    tries.push((await thief.fetch(`/api/tables/${id}/claim`, { token: `${i}` })).status);
  expect(tries.at(-1)).toBe(429);
  await own.close();
});

/** So many listed tables of one host; `stays` = somebody is at them. */
async function list(from: string, own: TestServer, count: number, stays: boolean): Promise<void> {
  const host = await person(own.address, from);
  for (let i = 0; i < count; i++) {
    const connection = await host.join(await host.newTable(2));
    connection.send({ t: 'settings', settings: { listed: true } });
    await connection.next(m => m.t === 'table' && m.table.settings.listed);
    if (!stays) await connection.hangUp();
  }
}

test('TABLE-77: neither empty tables nor many of one host or one address push others off the list', async () => {
  const own = await startTestServer(...([undefined, undefined, null] as const), ...FROM_EVERYWHERE);
  const seen = async () =>
    ((await (await fetch(`http://${own.address}/api/tables`)).json()) as { tables: object[] }).tables.length;
  await list('192.0.2.1', own, 1, true);
  for (let i = 0; i < 6; i++) await list('198.51.100.66', own, 12, false);
  await expect.poll(seen).toBe(1);
  await list('198.51.100.66', own, 10, true);
  await expect.poll(seen).toBe(1 + LIMITS.publicTablesOfHost);
  for (let i = 0; i < 6; i++) await list('198.51.100.66', own, 3, true);
  await expect.poll(seen).toBe(1 + LIMITS.publicTablesOfAddress);
  await own.close();
});
