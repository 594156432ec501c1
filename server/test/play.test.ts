import { currentGame } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import type { LiveMatch } from '@fathoms/table/match/live.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import {
  person,
  startedTable,
  startTestServer,
  type TestConnection,
  type TestServer,
} from './test-server.ts';

const locker = currentGame('locker')!;
let server: TestServer;
afterEach(() => server.close());

/** The truth, from the store alone. */
async function truth(id: string): Promise<LiveMatch> {
  const table = (await server.store.readTable(id))!;
  return storedMatch(locker, table, await server.store.load(id));
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const upTo = (connection: TestConnection, seq: number): Promise<StateMessage> =>
  connection.state(state => state.seq >= seq);

test('SYNC-2: two players and a spectator play a whole match, each seeing exactly their own view', async () => {
  server = await startTestServer();
  const { table, adaConnection, benConnection, states } = await startedTable(server.address);
  const cyConnection = await (await person(server.address)).join(table);
  const connections = [adaConnection, benConnection] as const;
  let seen: readonly StateMessage[] = [...states, await cyConnection.state()];
  const luck = seeded('a whole match');
  while (seen[0]!.outcome === null) {
    const mover = seen[0]!.toAct[0] as 0 | 1;
    const { legal, nth, seq } = seen[mover]!;
    const answer = await connections[mover].act(mover, nth, legal[luck.below(legal.length)]!);
    expect(answer).toEqual({ t: 'accepted', seat: mover, nth });
    seen = await Promise.all([
      upTo(adaConnection, seq + 1),
      upTo(benConnection, seq + 1),
      upTo(cyConnection, seq + 1),
    ]);
    const { state } = await truth(table);
    for (const message of seen) {
      expect(message.view).toEqual(json(locker.view(state, message.seat)));
      expect(message.legal).toEqual(
        message.seat === null ? [] : locker.legal(state, message.seat).map(locker.format),
      );
    }
  }
  const answer = await adaConnection.next(m => m.t === 'table' && m.table.status === 'over');
  expect(answer).toMatchObject({ table: { status: 'over' } });
});

test('TABLE-28: the logbook of a finished match passes the check; before the end there is none', async () => {
  server = await startTestServer();
  const ada = await person(server.address);
  const table = await ada.newTable(2);
  const connection = await ada.join(table);
  connection.send({ t: 'bot', seat: 0, level: 'seal' });
  connection.send({ t: 'bot', seat: 1, level: 'minnow' });
  const early = await ada.fetch(`/api/tables/${table}/record`);
  expect(early.status).toBe(409);
  connection.send({ t: 'start' });
  await connection.next(m => m.t === 'table' && m.table.status === 'over');
  const response = await ada.fetch(`/api/tables/${table}/record`);
  expect(response.headers.get('content-disposition')).toContain(`fathoms-locker-${table}.jsonl`);
  const read = readRecord(await response.text());
  if (!read.ok) throw new Error(read.problem);
  expect(checkRecord(locker, read.record)).toMatchObject({ ok: true, assurance: 'seed' });
});

test('SYNC-29: whoever loses the connection comes back to the same seat and the same story', async () => {
  server = await startTestServer();
  const { ben, table, adaConnection, benConnection, states } = await startedTable(server.address);
  await benConnection.hangUp();
  const gone = await adaConnection.next(m => m.t === 'table');
  expect(gone).toMatchObject({ table: { seats: [{ here: true }, { here: false }] } });
  const mover = states[0].toAct[0]!;
  const again = await ben.join(table);
  const state = await again.state();
  expect(state).toEqual({ ...states[1], from: 0, news: state.news });
  expect(state.seat).toBe(1);
  if (mover === 1) expect(await again.act(1, 0, state.legal[0]!)).toMatchObject({ t: 'accepted' });
});

test('SYNC-30: a restarted server knows every table, its players and their turns', async () => {
  server = await startTestServer();
  const { ada, adaConnection, states, table, ben, benConnection } = await startedTable(server.address);
  const mover = states[0].toAct[0]!;
  await (mover === 0 ? adaConnection : benConnection).act(mover, 0, 'reveal');
  const before = (await truth(table)).state;
  const { store } = server;
  await server.close();
  server = await startTestServer(store);
  const [adaThere, benThere] = [await person(server.address), await person(server.address)];
  adaThere.cookie = ada.cookie;
  benThere.cookie = ben.cookie;
  const state = await (await adaThere.join(table)).state();
  expect(state.view).toEqual(json(locker.view(before, 0)));
  const connection = await (mover === 0 ? adaThere : benThere).join(table);
  expect(await connection.act(mover, 0, 'reveal')).toEqual({ t: 'accepted', seat: mover, nth: 0 });
});

test('one connection moves on to the rematch', async () => {
  server = await startTestServer();
  const ada = await person(server.address);
  const connection = await ada.join(await ada.newTable(2));
  connection.send({ t: 'bot', seat: 0, level: 'seal' });
  connection.send({ t: 'bot', seat: 1, level: 'seal' });
  connection.send({ t: 'start' });
  await connection.next(m => m.t === 'table' && m.table.status === 'over');
  connection.send({ t: 'rematch' });
  const answer = await connection.next(m => m.t === 'table' && m.table.next !== null);
  const next = answer.t === 'table' ? answer.table.next! : '';
  connection.send({ t: 'hello', protocol: 1, table: next });
  expect(await connection.next()).toMatchObject({
    t: 'table',
    table: { id: next, status: 'lobby', host: true },
  });
});

test('SYNC-14: at a table with a clock every accepted move is one write to the store', async () => {
  const store = memoryStore();
  const writes: string[] = [];
  const counted: Store = {
    ...store,
    async append(moves) {
      writes.push('append');
      return store.append(moves);
    },
    async saveTable(table) {
      writes.push('save');
      return store.saveTable(table);
    },
  };
  server = await startTestServer(counted);
  const [ada, ben] = [await person(server.address), await person(server.address)];
  const table = await ada.newTable(2);
  const connections = [await ada.join(table), await ben.join(table)] as const;
  connections[0].send({ t: 'settings', settings: { tempo: 'brisk' } });
  for (const [seat, connection] of connections.entries())
    connection.send({ t: 'sit', seat, name: `P${seat}` });
  await connections[0].next(m => m.t === 'table' && m.table.seats.every(seat => seat.kind === 'human'));
  connections[0].send({ t: 'start' });
  let states = [await connections[0].state(), await connections[1].state()] as const;
  writes.length = 0;
  for (let moves = 1; moves <= 12; moves++) {
    const seat = states[0].toAct[0] as 0 | 1;
    const { seq, nth, legal } = states[seat];
    expect(await connections[seat].act(seat, nth, legal[0]!)).toMatchObject({ t: 'accepted' });
    states = [await upTo(connections[0], seq + 1), await upTo(connections[1], seq + 1)];
    expect(writes).toEqual(Array(moves).fill('append'));
  }
  const stored = await store.readTable(table);
  expect(stored).toMatchObject({
    status: 'playing',
    clock: { left: expect.any(Array) },
    toAct: states[0].toAct,
  });
});
