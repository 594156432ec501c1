import { GAMES } from '@fathoms/games/catalog.ts';
import { PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { setSettings } from '../seats/settings.ts';
import type { SharedTable, StoredTable } from '../seats/stored-table.ts';
import { guest, openTable, pass, testNode } from './test-node.ts';

const { locker } = GAMES;
const codes = (messages: readonly { t: string; code?: string }[]) =>
  messages.flatMap(message => (message.t === 'error' ? [message.code] : []));

/** Ada hosts, Ben sits there too, before the start. */
async function ratedTable() {
  const node = testNode();
  const { room } = await openTable(locker, { seats: 3, options: { divers: 'on' }, node });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'settings', settings: { friendlyUndo: true } });
  await ada.say({ t: 'settings', settings: { rated: true } });
  for (const someone of [ada, ben]) someone.fresh();
  return { node, room, ada, ben };
}

test('RATING-1: a rated table is found by others, has a clock, the usual options and no undo by agreement', async () => {
  const { room, ada, ben } = await ratedTable();
  const { settings, options } = room.table('ben');
  expect(settings).toMatchObject({ rated: true, listed: true, friendlyUndo: false, tempo: 'steady' });
  expect(options).toMatchObject({ divers: 'off' });
  for (const wanted of [{ listed: false }, { friendlyUndo: true }, { tempo: 'calm' as const }])
    await ada.say({ t: 'settings', settings: wanted });
  await ada.say({ t: 'options', options: { divers: 'on' } });
  expect(codes(ada.fresh())).toEqual(['bad-options', 'bad-options', 'bad-options', 'bad-options']);
  await ben.say({ t: 'settings', settings: { rated: false } });
  expect(codes(ben.fresh())).toEqual(['not-host']);
  await ada.say({ t: 'settings', settings: { tempo: 'brisk', watchDelay: 5 } });
  await ada.say({ t: 'seats', count: 2 });
  await ada.say({ t: 'start' });
  await ada.say({ t: 'settings', settings: { rated: false } });
  expect(codes(ada.fresh())).toEqual(['not-now']);
  expect(room.table('ben').settings).toMatchObject({ rated: true, tempo: 'brisk' });
});

test('RATING-1: what is no longer rated may be kept in any way again', async () => {
  const { room, ada } = await ratedTable();
  await ada.say({ t: 'settings', settings: { rated: false } });
  await ada.say({ t: 'settings', settings: { listed: false, tempo: 'calm' } });
  await ada.say({ t: 'options', options: { divers: 'on' } });
  expect(codes(ada.fresh())).toEqual([]);
  expect(room.table('ada').settings).toMatchObject({ rated: false, listed: false, tempo: 'calm' });
});

test('RATING-22: no table whose deal others have becomes rated, and none whose promises are sealed', async () => {
  const { room } = await openTable(locker);
  const table = room.stored();
  const rate = (stored: StoredTable) => setSettings(stored, 'ada', { rated: true }, locker);
  expect(rate(table)).toMatchObject({ ok: true });
  const tape = { order: [], opening: 0 } as unknown as SharedTable['tape'];
  expect(rate({ ...table, shared: { deal: 'x', as: 'table', tape } })).toEqual({
    ...{ ok: false, code: 'bad-options' },
  });
  if (table.status !== 'lobby') throw new Error('begun');
  expect(rate({ ...table, sealed: { promises: [], until: 1 } })).toEqual({ ok: false, code: 'not-now' });
});

test('RATING-2: the host exchanges nobody’s seats and gives nobody’s seat to a bot', async () => {
  const { node, room, ada, ben } = await ratedTable();
  await ada.say({ t: 'swap', seat: 1, other: 2 });
  await ada.say({ t: 'swap', seat: 0, other: 1 });
  expect(codes(ada.fresh())).toEqual(['no-seat', 'seat-taken']);
  await ben.say({ t: 'swap', seat: 1, other: 2 }); // one’s own and an open one
  expect(room.table('ben').yours).toEqual([2]);
  await ada.say({ t: 'seats', count: 2 });
  await ada.say({ t: 'start' });
  room.leave(ben);
  node.time += PATIENCE_MS + 1;
  await ada.say({ t: 'stand-in', seat: 1, level: 'minnow' });
  await ada.say({ t: 'propose', what: { is: 'stand-in', seat: 1 } });
  expect(codes(ada.fresh())).toEqual(['not-now', 'not-now']);
  await ada.say({ t: 'stand-in', seat: 0, level: 'seal' }); // one’s own seat is one’s own to leave
  expect(room.table('ada').seats[0]).toMatchObject({ standIn: { level: 'seal' } });
});

test('RATING-4: where somebody sat down from is told to nobody, and goes along to a rematch', async () => {
  const node = Object.assign(testNode(), { markAddress: (address: string) => `mark of ${address}` });
  const { room } = await openTable(locker, { node });
  const ada = Object.assign(await guest(room, 'ada'), { address: '192.0.2.1' });
  const ben = await guest(room, 'ben');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  expect(room.stored().seats).toMatchObject([{ from: 'mark of 192.0.2.1' }, { kind: 'human' }]);
  expect(room.stored().seats[1]).not.toHaveProperty('from');
  expect(JSON.stringify([...ada.received, ...ben.received, room.table('ben')])).not.toContain('mark of');
});

/** A table opened to find company, with Ada at it. */
async function seekingTable() {
  const node = testNode();
  const { room: plain } = await openTable(locker, { node });
  const stored = { ...plain.stored(), seeks: 1, host: 'ada' };
  node.tables.set('reef', stored);
  const room = await openRoom(locker, stored, node);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  return { node, room, ada };
}

test('RATING-20: a table that looks for company begins by itself once its people are there', async () => {
  const { node, room, ada } = await seekingTable();
  expect(room.table('ada').seeks).toBe(true);
  pass(node, 60_000);
  await room.settled();
  expect(room.table('ada').status).toBe('lobby');
  const ben = await guest(room, 'ben');
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  pass(node, 2_000);
  await room.settled();
  expect(room.table('ada').status).toBe('lobby'); // a moment to see whom one plays
  await ada.say({ t: 'ping' }); // a page does so every three seconds
  pass(node, 1_000);
  await room.settled();
  expect(room.table('ada')).toMatchObject({ status: 'playing' });
  expect(ada.state(0).seat).toBe(0);
});

test('RATING-20: whoever is off the page for eight seconds stands up, and the table is somebody else’s', async () => {
  const { node, room, ada } = await seekingTable();
  const ben = await guest(room, 'ben');
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  room.leave(ada);
  pass(node, 7_000);
  await room.settled();
  expect(room.table('ben').seats[0]).toMatchObject({ kind: 'human' });
  pass(node, 1_001);
  await room.settled();
  expect(room.table('ben')).toMatchObject({ status: 'lobby', host: true, seats: [{ kind: 'open' }, {}] });
});
