import { expect, test } from 'vitest';
import type { StoredTable } from '../seats/stored-table.ts';
import { guest, openTable, startedTable, testNode } from './test-node.ts';
import { toy } from './toy.ts';

function listening() {
  const notified: string[] = [];
  const pushTurn = ({ id }: StoredTable, identity: string): void => {
    notified.push(`${identity} to ${id}`);
  };
  return { node: { ...testNode(), pushTurn }, notified };
}

test('TABLE-69: whoever is elsewhere is notified once it is up to them, and once only', async () => {
  const { node, notified } = listening();
  const { room, ada, ben } = await startedTable(toy, { node });
  room.leave(ben);
  await ada.act(0, 'bid 1');
  expect(notified, 'it was Ben’s turn before he left').toEqual([]);
  const back = await guest(room, 'ben');
  await back.act(1, 'bid 2');
  room.leave(back);
  expect(notified).toEqual([]);
  await ada.act(0, 'mark red');
  expect(notified).toEqual(['ben to reef']);
  await ada.act(0, 'bid 1');
  expect(notified).toEqual(['ben to reef']);
});

test('nobody is notified whose page is open, whose seat a bot has, or who only watches', async () => {
  const { node, notified } = listening();
  const { room, ada, ben, cy } = await startedTable(toy, { node });
  room.leave(cy);
  await ben.act(1, 'bid 2');
  await ben.say({ t: 'stand-in', seat: 1, level: 'minnow' });
  room.leave(ben);
  await ada.act(0, 'bid 1');
  await ada.act(0, 'mark red');
  await room.settled();
  expect(notified).toEqual([]);
});

test('a player who went away before the start is notified when it starts', async () => {
  const { node, notified } = listening();
  const { room } = await openTable(toy, { node });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  room.leave(ben);
  await ada.say({ t: 'start' });
  expect(notified).toEqual(['ben to reef']);
});
