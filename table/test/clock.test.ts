import { TEMPOS } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { guest, openTable, pass, startedTable, testNode } from './test-node.ts';
import { toy } from './toy.ts';

const { bankMs, addMs } = TEMPOS.brisk;

async function clocked(tempo: 'brisk' | 'daily' = 'brisk', node = testNode()) {
  const { room } = await openTable(toy, { node });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'settings', settings: { tempo } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  return { node, room, ada, ben };
}

test('TABLE-49: the time of everybody who has to decide goes by, and a decision earns its increment', async () => {
  const { node, room, ada, ben } = await clocked();
  pass(node, 30_000);
  expect(room.table('ada').clock).toEqual({
    left: [bankMs - 30_000, bankMs - 30_000],
    running: [0, 1],
    paused: false,
  });
  await ada.act(0, 'bid 1');
  pass(node, 10_000);
  expect(room.table('ada').clock).toMatchObject({
    left: [bankMs - 30_000 + addMs, bankMs - 40_000],
    running: [1],
  });
  await ben.act(1, 'bid 2'); // now it is up to Ada
  pass(node, 5_000);
  expect(room.table('ada').clock?.left).toEqual([bankMs - 35_000 + addMs, bankMs - 40_000 + addMs]);
});

test('TABLE-50: when the time is up the weakest bot takes that one decision, which is written down as a bot’s', async () => {
  const { node, room, ben } = await clocked();
  await ben.act(1, 'bid 2');
  pass(node, bankMs - 1);
  await room.settled();
  expect(node.questions).toEqual([]);
  pass(node, 1);
  await room.settled();
  expect(node.questions).toMatchObject([{ level: 'minnow', seen: { seat: 0 } }]);
  expect(node.journals.get('reef')?.findLast(entry => 'by' in entry && entry.by === 'bot')).toMatchObject({
    seat: 0,
  });
  expect(room.table('ada').clock).toMatchObject({ left: [addMs, bankMs + addMs], running: [0] });
  expect(room.table('ada').seats[0]).toMatchObject({ standIn: null });
});

test('a timer that rings a little early is set again', async () => {
  const node = testNode();
  const { after } = node;
  Object.assign(node, { after: (ms: number, run: () => void) => after(Math.max(0, ms - 5), run) });
  const { room, ben } = await clocked('brisk', node);
  await ben.act(1, 'bid 2');
  for (const ms of [bankMs - 5, 5]) {
    expect(node.questions).toEqual([]);
    pass(node, ms);
    await room.settled();
  }
  expect(node.questions).toMatchObject([{ level: 'minnow', seen: { seat: 0 } }]);
});

test('a move that arrives in the moment of the bell counts as the next one would: out of turn, never twice', async () => {
  const { node, room, ada, ben } = await clocked();
  await ben.act(1, 'bid 2');
  const { nth } = ada.state(0);
  pass(node, bankMs);
  await room.settled();
  await ada.say({ t: 'act', seat: 0, nth, action: 'mark red' });
  expect(ada.last()).toMatchObject({ t: 'error', code: 'out-of-turn' });
});

test('TABLE-51: a bot in a seat and a bot that stands in have no clock', async () => {
  const { node, room, ada } = await clocked();
  node.choose = () => new Promise(() => {});
  await ada.say({ t: 'stand-in', seat: 0, level: 'seal' });
  expect(room.table('ada').clock?.running).toEqual([1]);
  await room.close();
});

test('TABLE-54: the clock is paused by agreement, and a move starts it again', async () => {
  const { node, room, ada, ben } = await clocked();
  pass(node, 20_000);
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  expect(room.table('ben').clock?.paused).toBe(false);
  await ben.say({ t: 'answer', yes: true });
  pass(node, 10 * bankMs);
  await room.settled();
  expect(room.table('ada').clock).toMatchObject({ left: [bankMs - 20_000, bankMs - 20_000], paused: true });
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  expect(ada.last()).toMatchObject({ code: 'not-now' });
  await ada.act(0, 'bid 1');
  pass(node, 1_000);
  expect(room.table('ada').clock).toMatchObject({
    left: [bankMs - 20_000 + addMs, bankMs - 21_000],
    paused: false,
  });
});

test('TABLE-52: minutes rest while nobody has the table open; days go by all the same', async () => {
  for (const [tempo, gone] of [
    ['brisk', 0],
    ['daily', 3_600_000],
  ] as const) {
    const { node, room } = await clocked(tempo);
    await room.close();
    pass(node, 3_600_000);
    const again = await openRoom(toy, node.tables.get('reef')!, node);
    expect(again.table('ada').clock?.left[0]).toBe(TEMPOS[tempo].bankMs - gone);
  }
});

test('TABLE-53: in correspondence every decision has the whole time', async () => {
  const { node, room, ada } = await clocked('daily');
  pass(node, 80_000_000);
  await ada.act(0, 'bid 1');
  expect(room.table('ada').clock?.left).toEqual([TEMPOS.daily.bankMs, TEMPOS.daily.bankMs - 80_000_000]);
});

test('TABLE-52: a day that ran out while the table was closed is decided when somebody opens it', async () => {
  const { node, room } = await clocked('daily');
  await room.close();
  node.time += TEMPOS.daily.bankMs;
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  await guest(again, 'cy');
  await again.settled();
  expect(node.questions.length).toBeGreaterThanOrEqual(2);
});

test('without a tempo there is no clock', async () => {
  const { room } = await startedTable(toy);
  expect(room.table('ada').clock).toBeNull();
});

test('TABLE-54: a day that is paused does not go by, not even while the table is closed', async () => {
  const { node, room, ada, ben } = await clocked('daily');
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  await ben.say({ t: 'answer', yes: true });
  await room.close();
  node.time += 2 * TEMPOS.daily.bankMs;
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  await guest(again, 'cy');
  await again.settled();
  expect(node.questions).toEqual([]);
  expect(again.table('ada').clock).toMatchObject({
    left: [TEMPOS.daily.bankMs, TEMPOS.daily.bankMs],
    paused: true,
  });
});
