import { expect, test } from 'vitest';
import { SITES } from '../../games/sites.ts';
import { addUp, readResults } from '../statistics.ts';

const [one, two] = SITES.map(site => site.id);
const result = (game: string, place: number, score: number) => ({ table: 't', game, seats: 3, place, score });

test('results are added up by game, the most played first', () => {
  const results = [result(two!, 1, 5), result(one!, 1, 10), result(one!, 3, 4)];
  expect(addUp(results)).toEqual([
    { game: one, played: 2, won: 1, best: 10, average: 7 },
    { game: two, played: 1, won: 1, best: 5, average: 5 },
  ]);
});

test('what has another shape is left out', () => {
  const good = result(one!, 2, 7);
  expect(readResults({ results: [good, { ...good, game: 'chess' }, { ...good, score: '7' }, null] })).toEqual(
    [good],
  );
  expect(readResults(null)).toEqual([]);
});
