import { lockerHints } from '@fathoms/games/locker/bot/hints.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { sharesHints } from '@fathoms/games/shares/bot/hints.ts';
import { shares } from '@fathoms/games/shares/index.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { expect, test } from 'vitest';
import { openEnvironment } from '../environment.ts';
import { search } from '../search.ts';

/** Lets the search decide some turns of a match, and counts what it imagines at each. */
function decide<K extends Kinds>(game: Game<K>, hints: SearchHints<K>, turns: number) {
  const table = openEnvironment(game, { seats: 2, seed: 'counted' });
  const counts: { options: number; worlds: number; games: number; answer: string }[] = [];
  for (let turn = table.turn(); turn && counts.length < turns; turn = table.turn()) {
    const { seen, legal } = turn;
    let [worlds, games] = [0, 0];
    const counting = {
      ...game,
      determinize: (...asked: Parameters<typeof game.determinize>) => {
        worlds++;
        return game.determinize(...asked);
      },
    };
    const worth = (state: K['state']): readonly number[] => {
      games++;
      return hints.worth(state);
    };
    const answer = game.format(search(counting, { ...hints, worth }, seen, seeded('luck')));
    counts.push({ options: legal.length, worlds, games, answer });
    table.step(Math.max(0, legal.indexOf(answer)));
  }
  return counts;
}

const LOCKER = { ...lockerHints, effort: { games: 100, actions: 4 } };
const SHARES = { ...sharesHints, effort: { games: 40, actions: 20 } };

test('imagines no more once nothing can overtake the favourite, and never stops before', () => {
  const counts = decide(locker, LOCKER, 10);
  for (const { games, options } of counts) {
    expect(games).toBeGreaterThan(50); // half of them are the least with which an option is out of reach
    if (options === 1) expect(games).toBe(51);
  }
  expect(counts.some(({ games }) => games < 80)).toBe(true);
  expect(counts).toEqual(decide(locker, LOCKER, 10));
});

test('guesses once where there is nothing to guess, else anew for every few games', () => {
  expect(decide(locker, LOCKER, 5).map(({ worlds }) => worlds)).toEqual([1, 1, 1, 1, 1]);
  for (const { worlds, games } of decide(shares, SHARES, 5)) expect(worlds).toBe(Math.ceil(games / 4));
});
