import { dive } from '@fathoms/games/dive/index.ts';
import { plans } from '@fathoms/games/dive/plan.ts';
import type { Glimpse } from '@fathoms/games/dive/types.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { fairChance, glimpseChance } from '@fathoms/table/match/fairness.ts';
import { expect, test } from 'vitest';
import { playFixture } from '../run/match.ts';

const options = defaultOptions(dive);

test('a bot looks with the eyes of its level, once a round, and so as at a table with that seed', () => {
  const SEAL = 1; // its program follows from what it sees alone
  for (const seed of ['coral', 'kelp', 'pearl']) {
    const state = dive.setup(2, options, { chance: fairChance(seed, 0), tell: () => {} });
    const { entries } = playFixture({ game: 'dive', version: 1, options, bots: ['seal', 'seal'], seed });
    for (const seat of [0, 1]) {
      const eyes = glimpseChance(seed, seat, 'round-1');
      const glimpse = dive.pictures?.glimpse(state, SEAL, eyes) as Glimpse;
      const [plan] = plans({ ...state, dream: { seat, glimpse } }, seat, 1);
      expect(entries.find(entry => entry.seat === seat)?.action).toBe(dive.format(plan));
    }
  }
});
