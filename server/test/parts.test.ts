import { setImmediate as soon } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerMessage } from '@fathoms/protocol/messages.ts';
import type { Client } from '@fathoms/table/room/ports.ts';
import { sit } from '@fathoms/table/seats/lobby.ts';
import { expect, test, vi } from 'vitest';
import { greeting, qrText } from '../addresses.ts';
import { openHub } from '../cluster/fanout.ts';
import { openRooms } from '../cluster/rooms.ts';
import { fewestWords, newTableId } from '../cluster/table-ids.ts';
import { buckets, LIMITS, TokenBucket, tally } from '../guests/limits.ts';
import { openHeartbeat } from '../sockets/heartbeat.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { person, randomThink, startTestServer } from './test-server.ts';

test('a bucket gives its burst, then as much as time brings, and never more than its burst', () => {
  let now = 0;
  const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, () => now);
  const take = () => bucket.take();
  expect([take(), take(), take()]).toEqual([true, true, false]);
  now = 1000;
  expect([take(), take()]).toEqual([true, false]);
  now = 60_000;
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

test('buckets that are full again are forgotten', () => {
  let now = 0;
  const all = buckets({ burst: 1, perSecond: 1 }, () => now);
  expect([all.take('a'), all.take('a'), all.take('b')]).toEqual([true, false, true]);
  all.sweep();
  expect(all.size()).toBe(2);
  now = 1000;
  all.sweep();
  expect(all.size()).toBe(0);
});

test('a tally counts each key up to the most and back', () => {
  const count = tally(1);
  expect([count.add('a'), count.add('a'), count.add('b')]).toEqual([true, false, true]);
  count.remove('a');
  expect(count.add('a')).toBe(true);
});

test('a heartbeat asks everybody once a round, a few at a time, and nobody who is gone', () => {
  const asked: number[][] = [];
  const heart = openHeartbeat<number>(4, connection => asked.at(-1)?.push(connection));
  const gone = Array.from({ length: 10 }, (_, connection) => heart.add(connection));
  gone[3]();
  for (let beat = 0; beat < 8; beat++) {
    asked.push([]);
    heart.beat();
  }
  const round = asked.slice(0, 4);
  expect(round.flat().sort()).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
  expect(Math.max(...round.map(part => part.length))).toBe(3);
  expect(asked.slice(4)).toEqual(round);
});

test('table codes are readable and come from lists long enough', () => {
  expect(fewestWords).toBeGreaterThanOrEqual(64);
  for (let i = 0; i < 50; i++) {
    const [, number] = /^[a-z]+-[a-z]+-(\d+)$/.exec(newTableId()) ?? [];
    expect(Number(number)).toBeGreaterThanOrEqual(10);
    expect(Number(number)).toBeLessThanOrEqual(9999);
  }
});

test('the greeting shows addresses and, for the network, a square code with a quiet edge', () => {
  expect(greeting('127.0.0.1', 3000)).toContain('http://localhost:3000');
  expect(greeting('127.0.0.1', 3000)).not.toContain('█');
  const lines = qrText('http://192.168.1.20:3000').split('\n');
  expect(new Set(lines.map(line => line.length)).size).toBe(1);
  expect(lines.length).toBe(Math.ceil(lines[0]!.length / 2));
  expect(lines[0]).toBe('█'.repeat(lines[0]!.length));
});

const quiet = { think: randomThink, report: () => {}, now: () => 0, after: () => () => {} };
const alone = () => openHub(() => {})('only');
const watcher = (): Client => ({ identity: 'cy', send: () => {} });

test('SYNC-30: rooms nobody visits are forgotten at the second sweep and come back from the store', async () => {
  const rooms = await openRooms(memoryStore(), alone(), quiet);
  const made = await rooms.create({ game: 'locker', seats: 2, options: {} }, 'ada');
  if (!made.ok) throw new Error(made.code);
  const room = (await rooms.enter(made.id))!;
  const cy = watcher();
  await room.join(cy);
  await rooms.sweep();
  await rooms.sweep();
  expect(await rooms.enter(made.id)).toBe(room);
  room.leave(cy);
  await rooms.sweep();
  expect(rooms.size()).toBe(1);
  await rooms.sweep();
  expect(rooms.size()).toBe(0);
  expect((await rooms.enter(made.id))?.stored()).toEqual(room.stored());
});

test('SYNC-30: a match nobody looks at any more leaves memory, its bot and its clock with it', async () => {
  const rooms = await openRooms(memoryStore(), alone(), quiet);
  const played = async (): Promise<WeakRef<object>> => {
    const made = await rooms.create({ game: 'locker', seats: 2, options: {} }, 'ada');
    if (!made.ok) throw new Error(made.code);
    const room = (await rooms.enter(made.id))!;
    const ada: Client = { identity: 'ada', send: () => {} };
    await room.join(ada);
    await room.receive(ada, { t: 'settings', settings: { tempo: 'brisk' } });
    await room.receive(ada, { t: 'sit', seat: 0, name: 'Ada' });
    await room.receive(ada, { t: 'bot', seat: 1, level: 'seal' });
    await room.receive(ada, { t: 'start' });
    await room.settled();
    expect(room.stored()).toMatchObject({ status: 'playing' });
    room.leave(ada);
    return new WeakRef(room);
  };
  const room = await played();
  await rooms.sweep();
  await rooms.sweep();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await expect.poll(() => [collect(), room.deref()]).toEqual([undefined, undefined]);
});

test('what changes at a table while all are being looked at is seen by another look', async () => {
  const kept = memoryStore();
  let slow = '';
  let release = (): void => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const store: Store = {
    ...kept,
    async readTable(id) {
      if (id === slow) await released;
      return kept.readTable(id);
    },
  };
  let comeBack = (): void => {};
  const onReturn = (run: () => void): void => {
    comeBack = run;
  };
  const rooms = await openRooms(store, { ...alone(), onReturn }, quiet);
  const received: ServerMessage[] = [];
  const open = async (client: Client): Promise<string> => {
    const made = await rooms.create({ game: 'locker', seats: 2, options: {} }, 'ada');
    if (!made.ok) throw new Error(made.code);
    await (await rooms.enter(made.id))!.join(client);
    return made.id;
  };
  const first = await open({ identity: 'cy', send: ({ message }) => received.push(message) });
  slow = await open(watcher());

  comeBack(); // we were cut off; the first table is looked at, the second keeps us waiting
  await soon();
  const table = (await kept.readTable(first))!;
  const sat = sit(table, 'ben', 0, 'Ben');
  if (!sat.ok) throw new Error(sat.code);
  await kept.saveTable({ ...sat.table, revision: 1 }); // and the message about it is lost
  comeBack();
  release();
  const ben = { t: 'table', table: { seats: [{ name: 'Ben' }, {}] } };
  await expect.poll(() => received.at(-1)).toMatchObject(ben);
});

test('a sweep lets whoever moves meanwhile go first', async () => {
  const rooms = await openRooms(memoryStore(), alone(), quiet);
  for (let table = 0; table < 3; table++) {
    const made = await rooms.create({ game: 'locker', seats: 2, options: {} }, 'ada');
    if (!made.ok) throw new Error(made.code);
    await (await rooms.enter(made.id))!.join(watcher());
  }
  let swept = false;
  let between = 0;
  const count = (): void => {
    if (swept) return;
    between++;
    setImmediate(count);
  };
  setImmediate(count);
  await rooms.sweep();
  swept = true;
  expect(between).toBeGreaterThanOrEqual(3);
});

test('two who enter at once find the same room; a table that is not there leaves nothing behind', async () => {
  const rooms = await openRooms(memoryStore(), alone(), quiet);
  const made = await rooms.create({ game: 'locker', seats: 2, options: {} }, 'ada');
  if (!made.ok) throw new Error(made.code);
  const [one, two] = await Promise.all([rooms.enter(made.id), rooms.enter(made.id)]);
  expect(one).toBe(two);
  expect(await rooms.enter('coral-otter-42')).toBeNull();
  expect(rooms.size()).toBe(1);
});

test('a room that did not open is tried again by the next visitor', async () => {
  const store = memoryStore();
  const rooms = await openRooms(store, alone(), quiet);
  const made = await rooms.create({ game: 'locker', seats: 2, options: {} }, 'ada');
  if (!made.ok) throw new Error(made.code);
  const disk = vi.spyOn(store, 'readTable').mockRejectedValueOnce(new Error('disk gone'));
  await expect(rooms.enter(made.id)).rejects.toThrow('disk gone');
  disk.mockRestore();
  expect(await rooms.enter(made.id)).not.toBeNull();
});

test('watchers find a full table full; its players do not', async () => {
  const server = await startTestServer();
  const ada = await person(server.address);
  const table = await ada.newTable(2);
  const crowd = Math.ceil(LIMITS.watchersPerTable / LIMITS.socketsPerIdentity);
  const people = await Promise.all(Array.from({ length: crowd }, () => person(server.address)));
  const connections = [];
  for (let i = 0; i < LIMITS.watchersPerTable; i++) connections.push(await people[i % crowd]!.join(table));
  const late = await (await person(server.address)).connect();
  late.send({ t: 'hello', protocol: 1, table });
  expect(await late.next()).toEqual({ t: 'error', code: 'full', about: 'hello' });
  const host = await ada.join(table);
  expect(host.received[0]).toMatchObject({ t: 'table', table: { watchers: LIMITS.watchersPerTable + 1 } });
  await server.close();
});
