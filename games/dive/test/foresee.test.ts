import { seeded } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import { holdsTrue } from '@fathoms/kernel/testing/foresight.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Foreseen, foresee } from '../foresee.ts';
import { dive } from '../index.ts';
import { ready } from '../program.ts';
import type { Action } from '../types.ts';
import { at, type Moment, OPTIONS } from './table.ts';
import { walk } from './walk.ts';

const two: Action = ready([
  { tokens: [4], shark: false },
  { tokens: [5], shark: true },
]);
const ahead = (moment: Moment, action: Action = two): Foreseen =>
  foresee(dive.view(at(moment), 0), 0, action);

describe('what a decision will do', () => {
  test('levels without a card are a waste of tokens', () => {
    expect(ahead({ cards: ['shark'], last: true })).toMatchObject({ mark: 'wastes', cardless: 1 });
    expect(ahead({})).toMatchObject({ mark: null, cardless: 0 });
  });

  test('in Deep Waters one mistake costs every level', () => {
    expect([ahead({ spaces: [16, 0] }).wholly, ahead({ spaces: [3, 0] }).wholly]).toEqual([true, false]);
  });

  test('a companion is announced for all to see; what the dive brings stays open', () => {
    const { news, view } = ahead({ holds: ['green', null] }, { type: 'announce', companion: 'green' });
    expect(news.map(({ type }) => type)).toEqual(['used']);
    expect(view?.divers[0]).toMatchObject({ companion: null, using: 'green' });
  });
});

test('over many matches every decision does what was foreseen, and a marked program spends tokens for nothing', () => {
  const seen = { certain: 0, wastes: 0 };
  const games = fc.record({
    seats: fc.constantFrom(1, 2, 3),
    companions: fc.constantFrom('off' as const, 'on' as const),
    sonar: fc.constantFrom('off' as const, 'on' as const),
    mode: fc.constantFrom('standard' as const, 'children' as const),
    seed: fc.nat().map(String),
  });
  const property = fc.property(games, ({ seats, companions, sonar, mode, seed }) => {
    const chance = seeded(seed);
    const kids = mode === 'children';
    const wanted = { ...OPTIONS, mode, sonar, companions: kids ? ('off' as const) : companions };
    if (dive.forbids(seats, wanted) !== null) return;
    const { state } = start(dive, seats, wanted, chance);
    state.stack.splice(12); // the end of the stack is where tokens can be wasted
    for (const pace of walk(state, chance)) {
      const action = dive.parse(pace.action);
      if (!action) throw new Error(pace.action);
      const ahead = foresee(dive.view(pace.before, pace.seat), pace.seat, action);
      holdsTrue(dive, ahead, { state: pace.before, seat: pace.seat, action, chance });
      if (ahead.view) seen.certain++;
      if (ahead.mark === 'wastes') seen.wastes++;
      const isDive = pace.events.some(({ type }) => type === 'revealed');
      const right = !pace.events.some(event => event.type === 'lost' && event.seat === pace.seat);
      const spent = pace.events.some(event => event.type === 'spent' && event.seat === pace.seat);
      if (isDive && right && action.type === 'ready') expect(spent).toBe(ahead.mark === 'wastes');
    }
  });
  fc.assert(property, { seed: 13, numRuns: 40 });
  expect(seen.certain).toBeGreaterThan(30);
  expect(seen.wastes).toBeGreaterThan(0);
});
