import type { Event } from '@fathoms/games/scuba/types.ts';
import { expect, test } from 'vitest';
import { showOf } from '../reef/choreography.ts';

const news = (...events: Event[]): Event[] => events;

test('all shifts of a current are one movement, and tiles that leave are known', () => {
  const show = showOf(
    news(
      { type: 'drawn', seat: 0, card: 'C05', wake: false, shuffled: false },
      {
        type: 'drifted',
        card: 'C05',
        tiles: [
          { tile: 'R01', from: '2/6', to: '2/4' },
          { tile: 'R04', from: '1/2', to: null },
        ],
        divers: [{ seat: 1, from: '6/7', to: '6/6' }],
      },
    ),
  );
  expect(show.current).toBe('C05');
  expect(show.drifts).toBe(true);
  expect(show.leaving).toEqual([{ tile: 'R04', from: '1/2', to: null }]);
});

test('calm seas move nothing', () => {
  const show = showOf(
    news(
      { type: 'drawn', seat: 0, card: 'C01', wake: false, shuffled: false },
      { type: 'drifted', card: 'C01', tiles: [], divers: [] },
    ),
  );
  expect(show.drifts).toBe(false);
});

test('an animal that comes up stays; an event or empty sea is only a flash', () => {
  const show = showOf(
    news(
      { type: 'turned', seat: 0, at: '4/5', tile: 'Y01', front: 'clown' },
      { type: 'saw', seat: 0, tile: 'Y01', at: '4/5', species: 'clown', card: true },
      { type: 'turned', seat: 0, at: '4/6', tile: 'Y17', front: 'empty' },
    ),
  );
  expect(show.turned).toEqual(['Y01']);
  expect(show.flashes).toEqual([{ tile: 'Y17', at: '4/6', front: 'empty' }]);
  expect(show.pops).toEqual([{ seat: 0, kind: 'animal', change: 0, species: 'clown' }]);
});
