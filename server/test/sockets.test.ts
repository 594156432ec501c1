import { setImmediate } from 'node:timers/promises';
import { currentGame } from '@fathoms/games/catalog.ts';
import { openMatch } from '@fathoms/table/match/live.ts';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { tableOf } from './stored-tables.ts';
import { person, startedTable, startTestServer } from './test-server.ts';

const locker = currentGame('locker')!;

/** Runs what all beats of one heartbeat do, when the test says so. */
function heldTimers() {
  const { heartbeatMs, heartbeatParts } = LIMITS;
  const beats: (() => void)[] = [];
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
    if (ms === heartbeatMs / heartbeatParts) beats.push(work);
    return 0;
  }) as never);
  const beat = () => beats.forEach(work => void Array.from({ length: heartbeatParts }, work));
  return { beat, restore: () => spy.mockRestore() };
}

test('a connection that does not answer a heartbeat is gone at the next, and the others are told', async () => {
  const timers = heldTimers();
  const server = await startTestServer();
  timers.restore();
  const { adaConnection, benConnection } = await startedTable(server.address);
  const answered = new Promise(resolve => adaConnection.socket.once('ping', resolve));
  benConnection.socket.pause(); // its pongs are never sent
  timers.beat();
  await answered;
  adaConnection.send({ t: 'ping' });
  await adaConnection.next(m => m.t === 'pong'); // so our pong has arrived, too
  timers.beat();
  expect(await adaConnection.next(m => m.t === 'table')).toMatchObject({
    table: { seats: [{ here: true }, { here: false }] },
  });
  expect(adaConnection.socket.readyState).toBe(WebSocket.OPEN);
  benConnection.socket.terminate();
  await server.close();
});

test('a client that reads nothing is let go once too much waits for it', async () => {
  const server = await startTestServer();
  const { adaConnection, benConnection } = await startedTable(server.address);
  const slow = vi
    .spyOn(WebSocket.prototype, 'bufferedAmount', 'get')
    .mockReturnValueOnce(LIMITS.bufferedBytes + 1);
  adaConnection.send({ t: 'sync' });
  expect(await adaConnection.closed).toBe(1006);
  slow.mockRestore();
  expect(await benConnection.next(m => m.t === 'table')).toMatchObject({
    table: { seats: [{ here: false }, { here: true }] },
  });
  await server.close();
});

test('a connection that breaks while its table is being opened leaves nobody behind', async () => {
  const store = memoryStore();
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  let asked = () => {};
  const hello = new Promise<void>(resolve => {
    asked = resolve;
  });
  const gated: Store = {
    ...store,
    async load(table) {
      asked();
      await opened;
      return store.load(table);
    },
  };
  const table = tableOf('reef');
  const { rolls } = openMatch(locker, 2, table.options, table.seed);
  await store.createTable({ ...table, status: 'playing', entries: 0, deal: { rolls } });
  const server = await startTestServer(gated);
  const broken = new Promise(resolve =>
    server.app.server.once('upgrade', (_, socket) => socket.once('close', resolve)),
  );
  const early = await (await person(server.address)).connect();
  early.send({ t: 'hello', protocol: 1, table: 'reef' });
  await hello;
  early.socket.terminate();
  await broken;
  await setImmediate();
  open();
  const late = await (await person(server.address)).join('reef');
  expect(late.received[0]).toMatchObject({ t: 'table', table: { watchers: 1 } });
  await server.close();
});

test('closing tells every connection that we go away', async () => {
  const server = await startTestServer();
  const connection = await (await person(server.address)).connect();
  await server.close();
  expect(await connection.closed).toBe(1001);
});
