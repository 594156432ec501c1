import { seeded } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import { holdsTrue } from '@fathoms/kernel/testing/foresight.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Foreseen, foresee } from '../foresee.ts';
import { scuba } from '../index.ts';
import { at, type Moment } from './table.ts';
import { walk } from './walk.ts';

const ahead = (moment: Moment, text: string): Foreseen => {
  const s = at(moment);
  const [seat] = scuba.toAct(s);
  const action = scuba.legal(s, seat).find(option => scuba.format(option) === text);
  if (!action) throw new Error(`${text} is not legal`);
  return foresee(scuba.view(s, seat), seat, action);
};

describe('what an action will do', () => {
  const low = (air: number): Moment => ({ divers: [{ at: '4/5', air }, { at: '8/8' }] });

  test('stopping costs air, and the last of it is foreseen', () => {
    expect(ahead(low(9), 'stop')).toMatchObject({ air: 7, mark: null });
    expect(ahead(low(2), 'stop')).toMatchObject({ air: 0, mark: 'busts' });
  });

  test('with one breath left a rip current on another’s turn could take it', () => {
    expect([ahead(low(3), 'stop').atRisk, ahead(low(9), 'stop').atRisk]).toEqual([true, false]);
  });

  test('too late is what leaves no end of the turn from which the air lasts to the surface', () => {
    const late = (air: number, text: string) => ahead(low(air), text).late;
    expect(['stop', 'step 3/5', 'step 5/5'].map(text => late(3, text))).toEqual([true, false, true]);
    expect(['stop', 'step 3/5', 'step 5/5'].map(text => late(9, text))).toEqual([false, false, false]);
    expect(ahead({ divers: [{ at: '1/5', air: 1 }, { at: '8/8' }] }, 'step boat').late).toBe(false);
  });

  test('a face-down tile and the next current stay hidden', () => {
    const moment: Moment = { backs: { '5/5': 'red' }, fronts: ['R01'] };
    expect(ahead(moment, 'step 5/5').view).not.toBeNull();
    const { news, view } = ahead(moment, 'stop');
    expect([news.map(({ type }) => type).includes('drawn'), view]).toEqual([false, null]);
  });
});

test('over many matches every option does what was foreseen, and only marked ones drown the diver', () => {
  const seen = { certain: 0, busts: 0 };
  const games = fc.record({
    seats: fc.constantFrom(2, 3, 4),
    decompression: fc.constantFrom('off' as const, 'on' as const),
    nonLethal: fc.constantFrom('off' as const, 'on' as const),
    openScores: fc.constantFrom('off' as const, 'on' as const),
    nerve: fc.integer({ min: 0, max: 4 }),
    seed: fc.nat().map(String),
  });
  const property = fc.property(games, ({ seats, nerve, seed, ...options }) => {
    const chance = seeded(seed);
    const opening = start(scuba, seats, { ...options, start: 'random' }, chance).state;
    const moments = [opening, ...[...walk(opening, nerve, chance)].map(({ after }) => after)];
    for (const state of moments.filter((_, i) => i % 3 === 0)) {
      for (const seat of scuba.toAct(state)) {
        for (const action of scuba.legal(state, seat)) {
          const ahead = foresee(scuba.view(state, seat), seat, action);
          const told = holdsTrue(scuba, ahead, { state, seat, action, chance });
          const turnEnds = told.findIndex(({ type }) => type === 'began');
          const drowns = told
            .slice(0, turnEnds < 0 ? told.length : turnEnds)
            .some(
              event => (event.type === 'died' || event.type === 'evacuated') && event.seat === state.active,
            );
          if (action.type !== 'turn') expect(ahead.mark === 'busts').toBe(drowns);
          if (ahead.view) seen.certain++;
          if (ahead.mark) seen.busts++;
        }
      }
    }
  });
  fc.assert(property, { seed: 13, numRuns: 12 });
  expect(seen.certain).toBeGreaterThan(500);
  expect(seen.busts).toBeGreaterThan(5);
});
