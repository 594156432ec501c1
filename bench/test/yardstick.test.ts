import { locker } from '@fathoms/games/locker/index.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { loadBoardgameIo, playRandomly, playTheirs } from '../engine.ts';
import { rateOf } from '../shared/measure.ts';

const MATCHES = 25;

test('the yardstick plays the same game: its random matches are as long as ours', () => {
  const { Client } = loadBoardgameIo();
  for (const players of [2, 4]) {
    const chance = seeded(`yardstick-${players}`);
    let ours = 0;
    let theirs = 0;
    for (let i = 0; i < MATCHES; i++) {
      ours += playRandomly(locker, players, chance);
      theirs += playTheirs(Client, players, chance);
    }
    expect(theirs / ours).toBeGreaterThan(0.93);
    expect(theirs / ours).toBeLessThan(1.07);
  }
});

test('a rate is told by its median and its extremes', () => {
  expect(rateOf([5, 1, 9])).toEqual({ median: 5, min: 1, max: 9 });
});
