import { dive } from '@fathoms/games/dive/index.ts';
import { plans } from '@fathoms/games/dive/plan.ts';
import type { Glimpse } from '@fathoms/games/dive/types.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { fairChance } from '@fathoms/table/match/fairness.ts';
import { expect, test } from 'vitest';
import { glimpseOf } from '../run/look.ts';
import { type Fixture, playFixture } from '../run/match.ts';
import { rulesOf } from '../threads/pool.ts';

const options = defaultOptions(dive);

test('a bot looks with the eyes of its level, once a round, and so as at a table with that seed', async () => {
  const seed = 'coral'; // a seal's program follows from what it sees alone
  const state = dive.setup(2, options, { chance: fairChance(seed, 0), tell: () => {} });
  const fixture: Fixture = { game: 'dive', version: 3, options, bots: ['seal', 'seal'], seed };
  const { entries } = await playFixture(fixture, rulesOf(fixture));
  for (const seat of [0, 1]) {
    const glimpse = (await glimpseOf(dive, 'seal', state, seat, seed)) as Glimpse;
    const [plan] = plans({ ...state, dream: { seat, glimpse } }, seat, 1);
    expect(entries.find(entry => entry.seat === seat)?.action).toBe(dive.format(plan));
  }
});
