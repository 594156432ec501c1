import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMetrics } from '../operations/metrics.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { playingTable } from './stored-tables.ts';
import {
  person,
  startedTable,
  startTestServer,
  type TestConnection,
  type TestServer,
} from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Both let a bot finish for them. */
async function finish(connections: readonly TestConnection[]): Promise<void> {
  for (const [seat, connection] of connections.entries())
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  for (const connection of connections)
    await connection.next(m => m.t === 'table' && m.table.status === 'over');
}

const results = async (guest: { fetch: (path: string) => Promise<Response> }) =>
  ((await (await guest.fetch('/api/me/results')).json()) as { results: object[] }).results;

test('a guest finds the results of finished matches, and nobody else’s', async () => {
  const { ada, ben, table, adaConnection, benConnection } = await startedTable(server.address);
  expect(await results(ada)).toEqual([]);
  await finish([adaConnection, benConnection]);
  const [mine] = await results(ada);
  expect(mine).toMatchObject({ table, game: 'locker', seats: 2, score: expect.any(Number), kind: 'table' });
  expect(await results(ben)).toHaveLength(1);
  expect(await results(await person(server.address))).toEqual([]);
});

test('TABLE-48: a rematch remembers how the matches before it ended', async () => {
  const { ada, adaConnection, benConnection } = await startedTable(server.address);
  await finish([adaConnection, benConnection]);
  adaConnection.send({ t: 'rematch' });
  const answer = await adaConnection.next(m => m.t === 'table' && m.table.next !== null);
  const next = answer.t === 'table' ? (answer.table.next ?? '') : '';
  const info = (await (await ada.fetch(`/api/tables/${next}`)).json()) as { history: object[] };
  expect(info.history).toMatchObject([{ names: ['Ada', 'Ben'], places: expect.any(Array) }]);
});

test('TABLE-70: whoever asks to be forgotten leaves no name and no identity; a match in play goes on with a bot', async () => {
  const over = await startedTable(server.address);
  await finish([over.adaConnection, over.benConnection]);
  const { ada } = over;
  const lobby = await ada.newTable(2);
  const connection = await ada.join(lobby);
  connection.send({ t: 'sit', seat: 0, name: 'Ada' });
  await connection.next(m => m.t === 'table' && m.table.yours.length === 1);
  connection.send({ t: 'say', text: 'hello' });
  await connection.next(m => m.t === 'chat');
  const identity = (await server.store.readTable(lobby))?.host ?? '';
  expect(identity).not.toBe('');
  const gone = await fetch(`http://${server.address}/api/me`, {
    method: 'DELETE',
    headers: { cookie: ada.cookie },
  });
  expect(gone.status).toBe(200);
  expect(gone.headers.get('set-cookie')).toMatch(/fathoms=;.*Max-Age=0/);
  for (const id of [lobby, over.table]) {
    const table = JSON.stringify([await server.store.readTable(id), await server.store.chatOf(id)]);
    expect(table).not.toContain(identity);
    expect(table).not.toMatch(/Ada|hello/);
  }
  expect(await server.store.tablesOf(identity, 9)).toEqual([]);
  const record = await over.ben.fetch(`/api/tables/${over.table}/record`);
  expect(record.status).toBe(200); // what was played stays checkable
});

test('TABLE-70: what somebody said where they stood, or sat before, is forgotten too', async () => {
  const ada = await person(server.address);
  const cy = await person(server.address);
  const id = await ada.newTable(2);
  const [adaThere, cyThere] = [await ada.join(id), await cy.join(id)];
  cyThere.send({ t: 'say', text: 'is there room?', name: 'Cyrus' });
  await adaThere.next(m => m.t === 'chat' && m.lines[0]?.seat === null);
  adaThere.send({ t: 'say', text: 'sure', name: 'Ada' });
  await cyThere.next(m => m.t === 'chat' && m.lines.some(({ text }) => text === 'sure'));
  await fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie: cy.cookie } });
  expect(await server.store.chatOf(id)).toMatchObject([{ name: 'Ada', text: 'sure' }]);
  const late = await (await person(server.address)).join(id);
  const told = await late.next(m => m.t === 'chat');
  expect(JSON.stringify(told)).not.toMatch(/Cyrus|room/);
});

test('TABLE-70: nobody is remembered in the results of a rematch they did not come to', async () => {
  const { ada, ben, adaConnection, benConnection } = await startedTable(server.address);
  await finish([adaConnection, benConnection]);
  benConnection.send({ t: 'rematch' });
  const answer = await benConnection.next(m => m.t === 'table' && m.table.next !== null);
  const second = answer.t === 'table' ? (answer.table.next ?? '') : '';
  const [adaThere, benThere] = [await ada.join(second), await ben.join(second)];
  adaThere.send({ t: 'stand', seat: 1 });
  await benThere.next(m => m.t === 'table' && m.table.seats.some(seat => seat.kind === 'open'));
  const history = async () => {
    const { table } = (await benThere.next(m => m.t === 'table')) as { table: TableInfo };
    return table.history;
  };
  benThere.send({ t: 'sync' });
  expect(await history()).toMatchObject([{ names: ['Ada', 'Ben'] }]);
  await fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  benThere.send({ t: 'sync' });
  expect(await history()).toMatchObject([{ names: ['Diver', 'Ben'] }]);
  const stored = (await server.store.readTable(second))!;
  expect(await server.store.pastMatches(stored)).toMatchObject([{ names: ['Diver', 'Ben'] }]);
});

test('another site cannot ask for it', async () => {
  const { status } = await fetch(`http://${server.address}/api/me`, {
    method: 'DELETE',
    headers: { origin: 'https://otherNodes.example' },
  });
  expect(status).toBe(403);
});

test('SYNC-32: a list of thirty tables says whose turn it is, opens no room and reads no journal', async () => {
  const store = memoryStore();
  const metrics = openMetrics();
  let loads = 0;
  const counting: Store = {
    ...store,
    async load(table, from) {
      loads++;
      return store.load(table, from);
    },
  };
  const here = await startTestServer(
    counting,
    undefined,
    null,
    undefined,
    undefined,
    undefined,
    undefined,
    metrics,
  );
  const ada = await person(here.address);
  const identity = decodeURIComponent(ada.cookie).slice('fathoms='.length).split('.')[0]!;
  for (let i = 0; i < 30; i++) {
    const seats = [
      { kind: 'human', name: 'Ada', owner: identity },
      { kind: 'bot', name: 'Pearl', level: 'seal' },
    ] as const;
    await store.createTable({ ...playingTable(`reef-${i}`), seats, toAct: [i % 2] });
  }
  const { tables } = (await (await ada.fetch('/api/me')).json()) as {
    tables: { id: string; yourTurn: boolean }[];
  };
  expect(tables).toHaveLength(30);
  expect(tables.filter(({ yourTurn }) => yourTurn)).toHaveLength(15);
  expect(tables[0]).toEqual({
    id: 'reef-29',
    game: 'locker',
    status: 'playing',
    yourTurn: false,
    names: ['Pearl'],
  });
  expect(await metrics.text()).toContain('fathoms_tables 0');
  expect(loads).toBe(0);
  await here.close();
});
