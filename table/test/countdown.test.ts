import type { Game } from '@fathoms/kernel/game.ts';
import { lagoon } from '@fathoms/kernel/test/lagoon.ts';
import { LONGEST_DRAFT } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom, type Room } from '../room/room.ts';
import { type Guest, guest, pass, startedTable, type TestNode, testNode } from './test-node.ts';

const game = lagoon as Game;
const CLOCK = 30_000;

const clocked = () => startedTable(game, { options: { clock: 30 } });
const draft = (guest: Guest, seat: number, text: string) =>
  guest.say({ t: 'draft', seat, decision: guest.state(seat).decision ?? '', draft: text });

/** Time goes by and whatever it brings about is done. */
async function wait(node: TestNode, room: Room, ms: number): Promise<void> {
  pass(node, ms);
  await room.settled();
}

const written = (node: TestNode) => node.journals.get('reef') ?? [];

test('TABLE-55: everybody is told what is left of a countdown and who has to decide', async () => {
  const { node, room, ada, cy } = await clocked();
  pass(node, 12_000);
  const left = [{ key: 'clock-0', msLeft: 18_000, paused: false, seats: [0, 1] }];
  expect(room.table('ada').countdowns).toEqual(left);
  await cy.say({ t: 'sync' });
  expect(cy.received.findLast(m => m.t === 'table')).toMatchObject({ table: { countdowns: left } });
  await ada.act(0, 'guess 1');
  expect(room.table('cy').countdowns).toMatchObject([{ key: 'clock-0', msLeft: 18_000, seats: [1] }]);
});

test('TABLE-56: a countdown somebody starts runs beside the other, and its end locks everybody who is not ready', async () => {
  const { node, room, ada, ben } = await clocked();
  await ada.act(0, 'hurry');
  expect(ben.received.findLast(m => m.t === 'table')).toMatchObject({
    table: { countdowns: [{ key: 'clock-0' }, { key: 'hurry-0', msLeft: 10_000 }] },
  });
  await draft(ben, 1, '2');
  await wait(node, room, 9_999);
  expect(written(node)).toHaveLength(1);
  await wait(node, room, 1);
  expect(written(node).slice(1)).toMatchObject([
    { seat: 0, action: 'guess 0', by: 'table' },
    { seat: 1, action: 'guess 2', by: 'table' },
  ]);
  expect(node.problems).toEqual([]);
  expect(room.table('ada').countdowns).toEqual([
    { key: 'clock-1', msLeft: CLOCK, paused: false, seats: [0, 1] },
  ]);
});

test('TABLE-57: if everybody is ready before the end nothing is played for them, and the next round has its own time', async () => {
  const { node, room, ada, ben } = await clocked();
  pass(node, 29_000);
  await ada.act(0, 'guess 1');
  await ben.act(1, 'guess 1');
  await wait(node, room, 2_000);
  expect(written(node).every(entry => !('by' in entry))).toBe(true);
  expect(room.table('ada').countdowns).toEqual([
    { key: 'clock-1', msLeft: CLOCK - 2_000, paused: false, seats: [0, 1] },
  ]);
});

test('whoever withdraws is waited for again until the same end', async () => {
  const { node, room, ada } = await clocked();
  await ada.act(0, 'guess 3');
  pass(node, 20_000);
  expect(ada.state(0).legal).toEqual(['withdraw']);
  await ada.act(0, 'withdraw');
  expect(room.table('ada').countdowns).toEqual([
    { key: 'clock-0', msLeft: 10_000, paused: false, seats: [0, 1] },
  ]);
  await wait(node, room, 10_000);
  expect(written(node).slice(2)).toMatchObject([
    { seat: 0, action: 'guess 0', by: 'table' },
    { seat: 1, action: 'guess 0', by: 'table' },
  ]);
});

test('TABLE-58: a restart gives nobody more time', async () => {
  const { node, room } = await clocked();
  pass(node, 25_000);
  await room.close();
  const again = await openRoom(game, node.tables.get('reef')!, node);
  expect(again.table('ada').countdowns).toMatchObject([{ key: 'clock-0', msLeft: 5_000 }]);
  await guest(again, 'ada');
  await wait(node, again, 5_000);
  expect(written(node)).toHaveLength(2);
});

test('TABLE-58: a countdown that ended while the table was closed is over once pages had time to come back', async () => {
  const { node, room } = await clocked();
  await room.close();
  node.time += CLOCK + 1;
  const again = await openRoom(game, node.tables.get('reef')!, node);
  await guest(again, 'ada');
  await wait(node, again, 2_999);
  expect(written(node)).toEqual([]);
  await wait(node, again, 1);
  expect(written(node)).toMatchObject([{ by: 'table' }, { by: 'table' }]);
});

test('what the table plays replays from the journal', async () => {
  const { node, room } = await clocked();
  await wait(node, room, CLOCK);
  await wait(node, room, CLOCK);
  await wait(node, room, CLOCK);
  expect(room.stored().status).toBe('over');
  expect(room.table('ada').countdowns).toEqual([]);
  const again = await openRoom(game, node.tables.get('reef')!, node);
  expect(again.record()).toBe(room.record());
});

test('TABLE-61, SYNC-11: a decision that comes too late is not taken for the next one', async () => {
  const { node, room, ada } = await clocked();
  const { nth } = ada.state(0);
  await wait(node, room, CLOCK);
  ada.fresh();
  await ada.say({ t: 'act', seat: 0, nth, action: 'guess 3' });
  expect(ada.fresh()).toEqual([{ t: 'error', code: 'out-of-turn', about: 'act' }]);
  await ada.say({ t: 'act', seat: 0, nth, action: 'guess 0' }); // the very thing the table played
  expect(ada.fresh()).toEqual([{ t: 'accepted', seat: 0, nth }]);
  expect(written(node)).toHaveLength(2);
});

test('TABLE-60: a draft for the round before counts for nothing', async () => {
  const { node, room, ada, ben } = await clocked();
  await draft(ada, 0, '3');
  await ada.act(0, 'guess 1');
  await ben.act(1, 'guess 1');
  await draft(ben, 1, '1');
  for (const [guest, seat] of [
    [ada, 0],
    [ben, 1],
  ] as const) // said again after a return, or by another tab
    await guest.say({ t: 'draft', seat, decision: 'round-0', draft: '2' });
  await wait(node, room, CLOCK);
  expect(written(node).slice(2)).toMatchObject([{ action: 'guess 0' }, { action: 'guess 1' }]);
});

test('a draft outlives what else its seat does before it is ready, and a readiness withdrawn', async () => {
  const { node, room, ada, ben } = await clocked();
  await draft(ada, 0, '3');
  await draft(ben, 1, '2');
  await ada.act(0, 'cover');
  await ada.act(0, 'hurry');
  await ben.act(1, 'guess 1');
  await ben.act(1, 'withdraw');
  await wait(node, room, 10_000);
  expect(written(node).slice(-2)).toMatchObject([{ action: 'guess 3' }, { action: 'guess 2' }]);
});

test('TABLE-59: a draft is sent to nobody and written nowhere, not even that there is one', async () => {
  const { node, room, ada, ben, cy } = await clocked();
  const [entries, table, seq] = [written(node), room.stored(), ben.state(1).seq];
  for (const text of ['1', '12', '', '3']) await draft(ada, 0, text);
  expect([ada, ben, cy].map(someone => someone.fresh())).toEqual([[], [], []]);
  expect(written(node)).toEqual(entries);
  expect(room.stored()).toBe(table);
  await cy.say({ t: 'sync' });
  expect(cy.state(null).seq).toBe(seq);
  await wait(node, room, CLOCK);
  expect(written(node)[0]).toMatchObject({ seat: 0, action: 'guess 3' });
});

test('TABLE-60: nobody drafts for another seat, nor without end', async () => {
  const { ada, ben } = await clocked();
  await ben.say({ t: 'draft', seat: 0, decision: 'round-0', draft: '3' });
  expect(ben.last()).toEqual({ t: 'error', code: 'no-seat', about: 'draft' });
  await ada.say({ t: 'draft', seat: 0, decision: 'round-0', draft: '3'.repeat(LONGEST_DRAFT + 1) });
  expect(ada.last()).toEqual({ t: 'error', code: 'too-large', about: 'draft' });
});

test('SYNC-27: a node that does not lead hands drafts on and waits', async () => {
  const told: unknown[] = [];
  const node = testNode();
  const others = {
    name: 'b',
    table: async () => null,
    tell: (_: string, message: unknown) => void told.push(message),
  };
  const { room, ada } = await startedTable(game, { options: { clock: 30 }, node: { ...node, others } });
  await draft(ada, 0, '2');
  expect(told).toContainEqual({ is: 'draft', draft: { seat: 0, decision: 'round-0', draft: '2' } });
  room.hear('a', { is: 'here', people: ['dan'] }); // the node whose name comes first
  await room.settled();
  pass(node, CLOCK);
  await room.settled();
  expect(written(node)).toEqual([]);
  room.hear('a', { is: 'draft', draft: { seat: 1, decision: 'round-0', draft: '3' } });
  room.hear('a', { is: 'here', people: [] }); // it has gone: now it is up to this one
  pass(node, 0);
  await room.settled();
  expect(written(node)).toMatchObject([
    { seat: 0, action: 'guess 2', by: 'table' },
    { seat: 1, action: 'guess 3', by: 'table' },
  ]);
});

test('an action the game gives back that is not legal is reported, and the table goes on', async () => {
  const wrong = { ...game, time: { ...game.time, expire: () => ({ type: 'withdraw' }) } } as Game;
  const { node, room, ada } = await startedTable(wrong, { options: { clock: 30 } });
  await wait(node, room, CLOCK);
  expect(String(node.problems[0])).toMatch(/when time is up is illegal/);
  await ada.act(0, 'guess 1');
  expect(written(node)).toMatchObject([{ seat: 0, action: 'guess 1' }]);
});

test('time that is up while the node cannot write is up as soon as it can', async () => {
  const { node, room } = await clocked();
  node.fault = 'append';
  await wait(node, room, CLOCK);
  expect(node.problems).toHaveLength(1);
  node.fault = 'none';
  await wait(node, room, 1000);
  await wait(node, room, 0);
  expect(written(node)).toMatchObject([{ by: 'table' }, { by: 'table' }]);
});

/** A table without a tempo whose people agreed on a pause with 18 seconds left. */
async function paused(node = testNode()) {
  const table = await startedTable(game, { options: { clock: 30 }, node });
  pass(table.node, 12_000);
  await table.ada.say({ t: 'propose', what: { is: 'pause' } });
  await table.ben.say({ t: 'answer', yes: true });
  return table;
}
const STANDING = { key: 'clock-0', msLeft: 18_000, paused: true, seats: [0, 1] };

test('TABLE-54: a countdown is paused by agreement, for everybody, until somebody moves', async () => {
  const { node, room, ada, cy } = await paused();
  expect(cy.last()).toMatchObject({ t: 'table', table: { countdowns: [STANDING] } });
  await wait(node, room, 10 * CLOCK);
  expect(written(node)).toEqual([]);
  expect(room.table('cy').countdowns).toEqual([STANDING]);
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  expect(ada.last()).toMatchObject({ code: 'not-now' });
  await ada.act(0, 'guess 1');
  expect(room.table('cy').countdowns).toEqual([{ ...STANDING, paused: false, seats: [1] }]);
  await wait(node, room, 17_999);
  expect(written(node)).toHaveLength(1);
  await wait(node, room, 1);
  expect(written(node)).toMatchObject([{ seat: 0 }, { seat: 1, by: 'table' }]);
});

test('a move that ends a pause may start a countdown, which has all its time', async () => {
  const { node, room, ada } = await paused();
  pass(node, CLOCK);
  await ada.act(0, 'hurry');
  expect(room.table('ada').countdowns).toMatchObject([
    { key: 'clock-0', msLeft: 18_000 },
    { key: 'hurry-0', msLeft: 10_000, paused: false },
  ]);
});

test('TABLE-54: a pause goes on over a restart and while nobody has the table open', async () => {
  const { node, room } = await paused();
  await room.close();
  node.time += 10 * CLOCK;
  const again = await openRoom(game, node.tables.get('reef')!, node);
  const ada = await guest(again, 'ada');
  await wait(node, again, CLOCK);
  expect(again.table('ada').countdowns).toEqual([STANDING]);
  expect(written(node)).toEqual([]);
  await ada.act(0, 'guess 1');
  expect(again.table('ada').countdowns).toMatchObject([{ msLeft: 18_000, paused: false }]);
});

test('SYNC-28: a pause agreed on at another node holds here, even if the message about it was lost', async () => {
  const node = testNode();
  const others = { name: 'a', table: async (id: string) => node.tables.get(id) ?? null, tell: () => {} };
  const { room } = await startedTable(game, { options: { clock: 30 }, node: { ...node, others } });
  const otherNodes = await openRoom(game, node.tables.get('reef')!, {
    ...node,
    others: { ...others, name: 'b' },
  });
  const [ada, ben] = [await guest(otherNodes, 'ada'), await guest(otherNodes, 'ben')];
  pass(node, 12_000);
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  await ben.say({ t: 'answer', yes: true });
  await wait(node, room, CLOCK); // this one leads and has heard nothing
  expect(written(node)).toEqual([]);
  expect(room.table('ada').countdowns).toEqual([STANDING]);
  await ada.act(0, 'guess 1');
  await room.refresh();
  expect(room.table('ada').countdowns).toEqual([{ ...STANDING, paused: false, seats: [1] }]);
  await wait(node, room, 18_000);
  expect(written(node)).toMatchObject([{ seat: 0 }, { seat: 1, by: 'table' }]);
});

test('where no time goes by there is nothing to pause', async () => {
  const { ada } = await startedTable(game, { options: { clock: 0 } });
  await ada.say({ t: 'propose', what: { is: 'pause' } });
  expect(ada.last()).toEqual({ t: 'error', code: 'not-now', about: 'propose' });
});
