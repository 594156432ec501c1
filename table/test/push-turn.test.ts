import { expect, test } from 'vitest';
import type { TableMeta } from '../seats/lobby.ts';
import { guest, openTable, startedTable, testHome } from './home.ts';
import { toy } from './toy.ts';

function listening() {
  const called: string[] = [];
  const call = ({ id }: TableMeta, identity: string): void => {
    called.push(`${identity} to ${id}`);
  };
  return { home: { ...testHome(), call }, called };
}

test('whoever is elsewhere is called once it is up to them, and once only', async () => {
  const { home, called } = listening();
  const { room, ada, ben } = await startedTable(toy, { home });
  room.leave(ben);
  await ada.act(0, 'bid 1');
  expect(called, 'it was Ben’s turn before he left').toEqual([]);
  const back = await guest(room, 'ben');
  await back.act(1, 'bid 2');
  room.leave(back);
  expect(called).toEqual([]);
  await ada.act(0, 'mark red');
  expect(called).toEqual(['ben to reef']);
  await ada.act(0, 'bid 1');
  expect(called).toEqual(['ben to reef']);
});

test('nobody is called whose page is open, whose seat a bot has, or who only watches', async () => {
  const { home, called } = listening();
  const { room, ada, ben, cy } = await startedTable(toy, { home });
  room.leave(cy);
  await ben.act(1, 'bid 2');
  await ben.say({ t: 'stand-in', seat: 1, level: 'minnow' });
  room.leave(ben);
  await ada.act(0, 'bid 1');
  await ada.act(0, 'mark red');
  await room.settled();
  expect(called).toEqual([]);
});

test('a player who went away before the start is called when it starts', async () => {
  const { home, called } = listening();
  const { room } = await openTable(toy, { home });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  room.leave(ben);
  await ada.say({ t: 'start' });
  expect(called).toEqual(['ben to reef']);
});
