import { expect, test } from 'vitest';
import { SITES } from '../../games/sites.ts';
import type { LocalTable } from '../../session/local-tables.ts';
import { type MyTable, pickOpen, readMyTables } from '../my-tables.ts';

const GAME = SITES.find(site => site.screen)?.id ?? '';
const local = (id: string, change: Partial<LocalTable> = {}): LocalTable => ({
  id,
  game: GAME,
  status: 'playing',
  seats: [
    { name: 'Mara', level: null },
    { name: 'Pip', level: 'seal' },
  ],
  at: 0,
  ...change,
});
const online = (id: string, yourTurn: boolean): MyTable => ({
  transport: 'online',
  id,
  game: GAME,
  status: 'playing',
  yourTurn,
  names: ['Ada'],
});

test('all open tables are listed, those that wait for this player first', () => {
  const picked = pickOpen([local('a'), local('b')], [online('c', false), online('d', true)]);
  expect(picked.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
});

test('a table that was put away is not shown', () => {
  expect(pickOpen([], [online('c', false), online('d', true)], ['d']).map(({ id }) => id)).toEqual(['c']);
});

test('finished tables and games that cannot be played are left out', () => {
  expect(pickOpen([local('a', { status: 'over' }), local('b', { game: 'nothing' })], [])).toEqual([]);
});

test('alone against bots the others are the bots; several people on one device are all named', () => {
  const seats = [
    { name: 'Ada', level: null },
    { name: 'Jun', level: null },
    { name: 'Pip', level: 'seal' as const },
  ];
  const picked = pickOpen([local('a'), local('b', { seats })], []);
  expect(picked.map(({ names }) => names)).toEqual([['Pip'], ['Ada', 'Jun', 'Pip']]);
});

test('the server’s answer is read with care', () => {
  const good = { id: 'coral-otter-42', game: GAME, status: 'playing', yourTurn: true, names: ['Ada', 7] };
  expect(readMyTables({ tables: [good, null, 'x', { id: 1 }, { ...good, status: 'odd' }] })).toEqual([
    {
      transport: 'online',
      id: 'coral-otter-42',
      game: GAME,
      status: 'playing',
      yourTurn: true,
      names: ['Ada'],
    },
  ]);
  for (const odd of [null, [], 'no', { tables: 3 }, {}]) expect(readMyTables(odd)).toEqual([]);
});
