import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { person, startedTable, startTestServer, type TestServer } from './test-server.ts';

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
    { id, game: 'locker', status: 'lobby', seats: 3, free: 2, names: ['Ada'] },
  ]);
  expect(JSON.stringify(await publicTables())).not.toMatch(/seed|owner|host/);
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
