import { expect, test } from 'vitest';
import { newsBy, stateOf } from '../../session/test/fakes.ts';
import { seenFrom } from '../look-back.ts';
import { sinceOwn } from '../since-own.ts';

const setup = newsBy(null, 'table');

test('the recap begins with the first move of somebody else after one’s own last decision', () => {
  expect(sinceOwn([setup, newsBy(0), newsBy(0, 'table'), newsBy(1), newsBy(2)], 0)).toBe(3);
  expect(sinceOwn([setup, newsBy(0), newsBy(1, 'table')], 0)).toBe(null); // the table alone went on
  expect(sinceOwn([setup, newsBy(1)], 0)).toBe(null); // one has not decided anything yet
  expect(sinceOwn([setup, newsBy(0), newsBy(1)], null)).toBe(null); // who watches has no turn
});

test('what is watched again is told from what lay there before, move by move', () => {
  const history = [setup, newsBy(0), newsBy(1), newsBy(2)];
  const seen = [2, 3, 4].map(seq => ({ state: stateOf(0, seq), history: history.slice(0, seq) }));
  expect(seenFrom(seen, 2).map(({ state, fresh }) => [state.seq, fresh])).toEqual([
    [2, []],
    [3, [newsBy(1)]],
    [4, [newsBy(2)]],
  ]);
  expect(seenFrom(seen, 1)).toEqual([]); // the page was opened later
});
