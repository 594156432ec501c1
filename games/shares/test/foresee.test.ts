import { seeded } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import { holdsTrue } from '@fathoms/kernel/testing/foresight.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices } from '../choice.ts';
import { type Foreseen, foresee } from '../foresee.ts';
import { shares } from '../index.ts';
import { at, type Moment } from './table.ts';
import { walk } from './walk.ts';

const ahead = (moment: Moment, text: string): Foreseen => {
  const s = at(moment);
  const action = shares.parse(text);
  if (!action) throw new Error(`${text} cannot be read`);
  return foresee(shares.view(s, s.active), s.active, action);
};

describe('what an action will do', () => {
  test('an expansion says who draws how much, and not what', () => {
    const moment: Moment = { hands: [[57], [], []], portfolios: [[2], [7, 10], []] };
    const { dividend, news, mark } = ahead(moment, 'expand pearl 57');
    expect([dividend, mark]).toEqual([[1, 2, 0], null]);
    expect(news.some(({ type }) => type === 'drew')).toBe(false);
  });

  test('in a final turn an expansion that helps only others is a waste', () => {
    const moment: Moment = { hands: [[57], [], []], portfolios: [[], [2, 7], []], ending: 0, final: true };
    expect(ahead(moment, 'expand pearl 57').mark).toBe('wastes');
  });
});

test('over many matches every option does what was foreseen; a waste brings neither worth nor cards', () => {
  const seen = { certain: 0, wastes: 0 };
  const games = fc.record({
    seats: fc.constantFrom(2, 3, 4),
    sides: fc.constantFrom('basic' as const, 'advanced' as const, 'random' as const),
    thrift: fc.integer({ min: 0, max: 6 }),
    seed: fc.nat().map(String),
  });
  const property = fc.property(games, ({ seats, sides, thrift, seed }) => {
    const chance = seeded(seed);
    const side = 'basic' as const;
    const options = { sides, cleaning: side, treasure: side, pearl: side, research: side, wildlife: side };
    const opening = start(shares, seats, options, chance).state;
    const moments = [opening, ...[...walk(opening, thrift, chance)].map(({ after }) => after)];
    for (const state of moments.filter((_, i) => i % 4 === 0)) {
      for (const seat of shares.toAct(state)) {
        const choice = choices.describe(state, seat);
        const priced = choice ? choice.offers.map(() => choices.sample(choice, chance)) : [];
        for (const action of [...shares.legal(state, seat), ...priced]) {
          const before = shares.view(state, seat);
          const ahead = foresee(before, seat, action);
          holdsTrue(shares, ahead, { state, seat, action, chance });
          if (ahead.view) seen.certain++;
          if (ahead.mark === 'wastes') {
            seen.wastes++;
            expect(ahead.view?.scores[seat] ?? 0).toBeLessThanOrEqual(before.scores[seat]);
            expect(ahead.dividend?.[seat] ?? 0).toBe(0);
          }
        }
      }
    }
  });
  fc.assert(property, { seed: 13, numRuns: 12 });
  expect(seen.certain).toBeGreaterThan(500);
  expect(seen.wastes).toBeGreaterThan(20);
});
