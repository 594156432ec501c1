import type { ClientMessage, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { writeRecord } from '@fathoms/table/record/record.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { expect, test } from 'vitest';
import { loadEngine } from '../../games/engines.ts';
import { joinLocalRoom } from '../local-node.ts';
import { type LocalSeat, type LocalStore, saveWish } from '../local-store.ts';
import {
  allTables,
  bringTables,
  countAdvice,
  DIVES_KEPT,
  forgetOldTables,
  loadTable,
  localTableStorage,
  pinTable,
  type SavedTable,
} from '../saved-tables.ts';
import flatTables from './flat-tables.json' with { type: 'json' };

function memoryStore(): LocalStore {
  const held = new Map<string, unknown>();
  return {
    get: async key => structuredClone(held.get(key)) as never,
    set: async (key, value) => void held.set(key, structuredClone(value)),
    update: async (key, change) => void held.set(key, structuredClone(change(held.get(key) as never))),
    del: async key => void held.delete(key),
    entries: async () => [...held],
  };
}

const ada: LocalSeat = { who: 'you', name: 'Ada' };
const ben: LocalSeat = { who: 'person', name: 'Ben' };
const pip: LocalSeat = { who: 'minnow', name: 'Pip' };

async function wished(...seats: readonly LocalSeat[]): Promise<LocalStore> {
  const store = memoryStore();
  await saveWish(store, 'abc', { game: 'locker', options: {}, seats });
  return store;
}

async function sitDown(store: LocalStore) {
  const received: ServerMessage[] = [];
  const room = await joinLocalRoom(store, 'abc', message => received.push(message));
  if (!room) throw new Error('no table');
  const state = () => received.findLast((message): message is StateMessage => message.t === 'state');
  return { received, send: room.receive, settled: room.settled, state };
}

test('a device that does not know a table says so', async () => {
  expect(await joinLocalRoom(memoryStore(), 'abc', () => {})).toBe(null);
});

/** Both people on the device do the first thing they may until the match is over. */
async function playOut(
  received: readonly ServerMessage[],
  send: (message: ClientMessage) => Promise<void>,
): Promise<void> {
  const latest = (seat: number) =>
    received.findLast((message): message is StateMessage => message.t === 'state' && message.seat === seat);
  for (let i = 0; i < 500 && !latest(0)?.outcome; i++) {
    const acting = [latest(0), latest(1)].find(state => (state?.legal.length ?? 0) > 0);
    if (!acting || acting.seat === null) throw new Error('nobody may act');
    await send({ t: 'act', seat: acting.seat, nth: acting.nth, action: acting.legal[0] });
  }
}

test('a new local table starts by itself and plays to its end', async () => {
  const store = await wished(ada, ben);
  const { received, send, state } = await sitDown(store);
  await playOut(received, send);
  expect(state()?.outcome?.places).toContain(1);
  expect((await allTables(store)).map(({ table }) => table.status)).toEqual(['over']);
  await send({ t: 'rematch' });
  const next = received.findLast(message => message.t === 'table')?.table.next ?? '';
  await joinLocalRoom(store, next, message => received.push(message));
  const again = received.findLast(message => message.t === 'table')?.table;
  expect(again).toMatchObject({ status: 'playing', seats: [{ name: 'Ben' }, { name: 'Ada' }] });
});

test('a page loaded again in mid-turn goes on where it was', async () => {
  const store = await wished(ada, ben);
  const before = await sitDown(store);
  const first = before.received.find((m): m is StateMessage => m.t === 'state' && m.legal.length > 0);
  if (!first || first.seat === null) throw new Error('nobody may act');
  await before.send({ t: 'act', seat: first.seat, nth: 0, action: first.legal[0] });
  const after = await sitDown(store);
  expect(after.state()).toEqual({ ...before.state(), from: 0, news: expect.anything() });
});

test('how often the coach was asked stays with the table as it goes on; a rematch begins anew', async () => {
  const store = await wished(ada, ben);
  const { received, send } = await sitDown(store);
  await countAdvice(store, 'abc');
  await countAdvice(store, 'abc');
  await playOut(received, send);
  expect((await loadTable(store, 'abc'))?.advice).toBe(2);
  await send({ t: 'rematch' });
  const next = received.findLast(message => message.t === 'table')?.table.next ?? '';
  expect((await loadTable(store, next))?.table.previous).toBe('abc');
  expect((await loadTable(store, next))?.advice).toBeUndefined();
});

test('bots move by themselves until a person is to act', async () => {
  const { settled, state } = await sitDown(await wished(pip, ada));
  await settled();
  expect(state()?.toAct).toEqual([1]);
});

test('a full device drops its oldest finished tables, never one in play and never one that is pinned', async () => {
  const store = await wished(ada, ben);
  await sitDown(store);
  const [playing] = await allTables(store);
  const over = { ...playing!.table, status: 'over', outcome: null, next: null } as SavedTable['table'];
  for (const [at, id] of ['old', 'older', 'oldest'].entries())
    await store.set(`saved:${id}`, { ...playing, table: { ...over, id }, at: 3 - at });
  await store.update<SavedTable>('saved:abc', saved => ({ ...saved!, at: 0 }));
  await pinTable(store, 'oldest', true);
  await forgetOldTables(store, 1);
  expect((await allTables(store)).map(({ table }) => table.id)).toEqual(['old', 'oldest', 'abc']);
});

test('tables from elsewhere come in once, and those that are here stay', async () => {
  const store = await wished(ada, ben);
  await sitDown(store);
  const [own] = await allTables(store);
  const other = { ...own!, table: { ...own!.table, id: 'other' } };
  expect(await bringTables(store, [{ ...own!, at: 5 }, other])).toBe(1);
  expect(await bringTables(store, [other])).toBe(0);
  expect((await loadTable(store, 'abc'))?.at).toBe(own!.at);
});

test('of a copy with more games than a device keeps, the newest and the pinned come in', async () => {
  const store = await wished(ada, ben);
  await sitDown(store);
  const [own] = await allTables(store);
  const over = { ...own!.table, status: 'over', outcome: null, next: null } as SavedTable['table'];
  const copy = Array.from({ length: DIVES_KEPT + 5 }, (_, at) => ({
    ...{ ...own!, at, pinned: at === 0 },
    table: { ...over, id: `game${at}` },
  }));
  expect(await bringTables(store, copy)).toBe(DIVES_KEPT + 1);
  expect(await loadTable(store, 'game0')).not.toBeNull();
  expect(await loadTable(store, 'game4')).toBeNull();
  expect(await loadTable(store, 'game5')).not.toBeNull();
});

test('of two tabs that write at the same place the second has to look again', async () => {
  const store = await wished(ada, ben);
  await sitDown(store);
  const { append, saveTable, readTable, load } = localTableStorage(store);
  const table = (await readTable('abc'))!;
  const entry = { seat: 0, action: 'reveal', rolls: [1] };
  const progress = { status: 'playing', entries: 1, toAct: [1] } as const;
  const moves = { table: 'abc', revision: table.revision, first: 0, entries: [entry], progress };
  expect(await append(moves)).toBe('ok');
  expect(await append(moves)).toBe('conflict');
  expect(await saveTable({ ...table, revision: table.revision + 1 })).toBe('conflict'); // it has moved on
  expect(await load('abc')).toEqual([entry]);
  expect(await readTable('abc')).toMatchObject({ entries: 1, toAct: [1] });
});

/** What an earlier build left in a browser: a match that is over, with its chat, and the rematch in play. */
async function oldStore(): Promise<LocalStore> {
  const store = memoryStore();
  for (const [key, value] of Object.entries(flatTables)) await store.set(key, value);
  return store;
}

test('tables saved by an earlier build are listed and open, and their records are there', async () => {
  const store = await oldStore();
  expect((await allTables(store)).map(({ table }) => [table.id, table.status])).toEqual([
    ['def', 'playing'],
    ['abc', 'over'],
  ]);
  const received: ServerMessage[] = [];
  await joinLocalRoom(store, 'abc', message => received.push(message));
  expect(received.find(m => m.t === 'table')).toMatchObject({ table: { status: 'over', next: 'def' } });
  expect(received.find(m => m.t === 'chat')).toMatchObject({ lines: [{ n: 1, text: 'good game' }] });
  const { table, journal } = (await loadTable(store, 'abc'))!;
  const { game } = (await loadEngine('locker', 1))!;
  const record = readRecord(writeRecord(table, storedMatch(game, table, journal)));
  if (!record.ok) throw new Error(record.problem);
  expect(checkRecord(game, record.record)).toMatchObject({ ok: true, assurance: 'seed' });
});

test('SYNC-33: a match saved by an earlier build is played to its end, and kept as tables are now', async () => {
  const store = await oldStore();
  const received: ServerMessage[] = [];
  const room = (await joinLocalRoom(store, 'def', message => received.push(message)))!;
  expect(received.find(m => m.t === 'table')).toMatchObject({
    table: { status: 'playing', history: [{ table: 'abc', names: ['Ada', 'Ben'], scores: [22, 16] }] },
  });
  await playOut(received, room.receive);
  expect((await loadTable(store, 'def'))?.table.status).toBe('over');
  expect(await store.get('table:def')).toBe(undefined);
  expect(await store.get('journal:def')).toBe(undefined);
});

test('pictures of a local table are drawn ahead, each once, and only those there are to see', async () => {
  const store = memoryStore();
  await saveWish(store, 'abc', { game: 'dive', options: {}, seats: [ada, ben] });
  const drawn: string[] = [];
  const received: ServerMessage[] = [];
  const room = await joinLocalRoom(
    store,
    'abc',
    message => received.push(message),
    async ({ frame }) => {
      drawn.push(frame);
      return new Blob([frame]);
    },
  );
  const last = received.findLast((message): message is StateMessage => message.t === 'state');
  const id = last?.pictures.stack ?? '';
  const blobs = await Promise.all(['c', 'l2', 'c'].map(frame => room?.picture(id, frame)));
  expect(await Promise.all(blobs.map(blob => blob?.text()))).toEqual(['c', 'l2', 'c']);
  expect(await room?.picture('abc.0', 'c')).toBe(null);
  expect(await room?.picture(id, 'side-0')).toBe(null);
  await room?.picture(id, 'd2'); // the last one drawn ahead
  expect([...drawn].sort()).toEqual(['c', 'd1', 'd2', 'l1', 'l2', 'r1', 'r2', 'u1', 'u2']);
});

test('where two share the device, what everybody may see comes along, before what each of them sees', async () => {
  const store = memoryStore();
  await saveWish(store, 'abc', { game: 'shares', options: {}, seats: [ada, ben] });
  const { received, send, settled } = await sitDown(store);
  const states = () => received.filter((message): message is StateMessage => message.t === 'state');
  const acting = states().find(({ legal }) => legal.length > 0);
  await send({ t: 'act', seat: acting?.seat ?? 0, nth: 0, action: acting?.legal[0] ?? '' });
  await settled();
  const [open, hers, his] = states().slice(-3);
  expect([open?.seat, hers?.seat, his?.seat]).toEqual([null, 0, 1]);
  expect(open?.seq).toBeGreaterThan(1);
  expect([hers?.seq, his?.seq]).toEqual([open?.seq, open?.seq]);
  expect([open?.secret, hers?.secret, his?.secret]).toEqual([false, true, true]);
});

test('whoever plays alone on the device is told only what their seat sees', async () => {
  const { received } = await sitDown(await wished(ada, pip));
  const seats = received.flatMap(message => (message.t === 'state' ? [message.seat] : []));
  expect(new Set(seats)).toEqual(new Set([0]));
});
