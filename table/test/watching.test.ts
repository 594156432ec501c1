import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { type Guest, guest, openTable } from './test-node.ts';
import { toy } from './toy.ts';

async function watchedTable(settings: { watchable?: boolean; watchDelay?: number }) {
  const { node, room } = await openTable(toy, { options: { rounds: 2 } });
  const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
  await ada.say({ t: 'settings', settings });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  return { node, room, ada, ben, cy };
}
const states = (messages: readonly { t: string }[]) =>
  messages.filter((message): message is StateMessage => message.t === 'state');

/** Whether what somebody was told adds up without a gap. */
function story(guest: Guest): number {
  let known = 0;
  for (const state of states(guest.received)) {
    expect(state.from === 0 || state.from === known).toBe(true);
    known = state.from + state.news.length;
    expect(known).toBe(state.seq);
  }
  return known;
}

test('TABLE-67: a table closed to spectators shows them who plays, and nothing of the match', async () => {
  const { room, ada, cy } = await watchedTable({ watchable: false });
  await ada.act(0, 'bid 2');
  await cy.say({ t: 'sync' });
  const late = await guest(room, 'di');
  expect(states([...cy.received, ...late.received])).toEqual([]);
  expect(late.received[0]).toMatchObject({ t: 'table', table: { settings: { watchable: false } } });
  expect(ada.state(0).seq).toBe(3);
});

test('TABLE-16: the host opens and closes the view in mid-game; nobody else does', async () => {
  const { ada, ben, cy } = await watchedTable({ watchable: false });
  await ben.say({ t: 'settings', settings: { watchable: true } });
  expect(ben.last()).toMatchObject({ code: 'not-host' });
  await ada.say({ t: 'settings', settings: { watchable: true } });
  expect(states(cy.fresh())).toMatchObject([{ seat: null, from: 0, seq: 2 }]);
  await ada.say({ t: 'settings', settings: { watchable: false } });
  await ada.act(0, 'bid 2');
  expect(states(cy.fresh())).toEqual([]);
});

test('TABLE-68: with a delay spectators see what was that many steps ago, without gaps, and the end at once', async () => {
  const { ada, ben, cy } = await watchedTable({ watchDelay: 5 });
  const turns = [
    [ada, 0, 'bid 1'],
    [ben, 1, 'bid 2'],
    [ada, 0, 'mark red'],
    [ada, 0, 'bid 1'],
    [ben, 1, 'bid 2'],
  ] as const;
  for (const [guest, seat, action] of turns) {
    await guest.act(seat, action);
    const newest = ada.state(0).seq;
    expect(newest - cy.state(null).seq).toBeGreaterThanOrEqual(Math.min(5, newest - 1));
    story(cy);
  }
  await ben.act(1, 'mark blue');
  expect(cy.state(null)).toMatchObject({ seq: ada.state(0).seq, outcome: ada.state(0).outcome });
  expect(story(cy)).toBe(ada.state(0).seq);
});

test('TABLE-68: a spectator who comes late or after a restart is as far behind as the others', async () => {
  const { node, room, ada, ben } = await watchedTable({ watchDelay: 5 });
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  await ada.act(0, 'mark red');
  await ada.act(0, 'bid 1');
  await room.close();
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  const di = await guest(again, 'di');
  const there = await guest(again, 'ada');
  expect(there.state(0).seq - di.state(null).seq).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(di.received)).not.toContain('tide');
});

test('TABLE-68: an undo never leaves a delayed spectator with a story that did not happen', async () => {
  const { ada, ben, cy } = await watchedTable({ watchDelay: 5 });
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  await ada.act(0, 'mark red');
  await ada.say({ t: 'undo', seat: 0, nth: 2 });
  await ada.act(0, 'mark blue');
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  story(cy);
  expect(JSON.stringify(cy.received)).not.toContain('red');
});

test('TABLE-16: only delays on offer are taken, and only before the start', async () => {
  const { room } = await openTable(toy);
  const node = await guest(room, 'ada');
  await node.say({ t: 'settings', settings: { watchDelay: 7 } });
  expect(node.last()).toMatchObject({ code: 'bad-options' });
  const { ada } = await watchedTable({ watchDelay: 5 });
  await ada.say({ t: 'settings', settings: { watchDelay: 0 } });
  expect(ada.last()).toEqual({ t: 'error', code: 'not-now', about: 'settings' });
});

test('TABLE-68: who looks on from behind is not told by the clock who has moved', async () => {
  const { node, room } = await openTable(toy);
  const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
  await ada.say({ t: 'settings', settings: { watchDelay: 5, tempo: 'brisk' } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  node.time += 1000;
  cy.fresh();
  await ada.act(0, 'bid 1');
  expect(room.table('ben').clock).toMatchObject({ running: [1] });
  expect(room.table('cy').clock).toBeNull();
  expect(JSON.stringify(cy.fresh())).not.toContain('"left"');
});
