import { expect, test } from 'vitest';
import { SITES } from '../../games/sites.ts';
import { pickPublic, readPublic } from '../public-tables.ts';

const game = SITES.find(site => site.screen)?.id ?? '';
const table = { id: 'coral-otter-42', game, status: 'lobby', seats: 4, free: 2, names: ['Ada'] };

test('tables of another shape, or of games this page does not know, are left out', () => {
  expect(readPublic({ tables: [table, { ...table, game: 'chess' }, { id: 7 }, null] })).toEqual([
    {
      ...{ id: 'coral-otter-42', game, playing: false, seats: 4, free: 2, names: ['Ada'] },
      ...{ bots: 0, tempo: 'calm', options: {}, rated: false, ratings: [], moves: null },
    },
  ]);
  expect(readPublic('nonsense')).toEqual([]);
});

test('tables with room come first, and the filters do what they say', () => {
  const [open] = readPublic({ tables: [table] });
  const full = { ...open!, id: 'full', playing: true, free: 0 };
  const other = { ...open!, id: 'other', game: 'other' };
  const ids = (filter: { game: string; freeOnly: boolean }) =>
    pickPublic([full, open!, other], filter).map(({ id }) => id);
  expect(ids({ game: '', freeOnly: false })).toEqual(['coral-otter-42', 'other', 'full']);
  expect(ids({ game: '', freeOnly: true })).toEqual(['coral-otter-42', 'other']);
  expect(ids({ game, freeOnly: false })).toEqual(['coral-otter-42', 'full']);
});
