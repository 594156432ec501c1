import { seeded } from '@fathoms/kernel/chance.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { expert } from '../judge/expert.ts';
import type { State } from '../types.ts';
import { at, type Moment } from './table.ts';

/** Knows who has won once it is over, and nothing before. */
const undecided = (s: State): number[] => {
  const outcome = scuba.outcome(s);
  return outcome ? winShares(outcome.places) : s.divers.map(() => 1 / s.divers.length);
};

function answer(moment: Moment, chances = undecided): string | null {
  const s = at({ ...moment, openScores: true });
  const [seat] = scuba.toAct(s);
  const action = expert({ seat, view: scuba.view(s, seat), news: [] }, chances, 30, seeded('expert'));
  return action && scuba.format(action);
}

const DUEL = (own: number, other: number): Moment => ({
  divers: [
    { at: '1/5', air: 12, plus: own },
    { at: '8/8', air: 12, plus: other },
  ],
});

test('whoever is well ahead in a duel goes up and ends it, whoever is behind does not', () => {
  expect(answer(DUEL(40, 0))).toBe('step boat');
  expect(answer(DUEL(0, 40))).not.toBe('step boat');
});

test('where a turn ends is chosen by the judge, among what seems good', () => {
  const oneStepLeft: Moment = {
    divers: [
      { at: '2/5', air: 15 },
      { at: '8/8', air: 12 },
    ],
    dive: { taken: 3, left: 1, right: 1, down: 1 },
  };
  const likes = (side: number) => (s: State) =>
    scuba.outcome(s) ? undecided(s) : [0.5 + 0.1 * side * ((s.divers[0].at % 10) - 5), 0];
  expect(answer(oneStepLeft, likes(-1))).toBe('step 2/4');
  expect(answer(oneStepLeft, likes(1))).toBe('step 2/6');
});

test('an animal is seen and a tile turned before anything is weighed', () => {
  const never = (): number[] => {
    throw new Error('nobody should be asked');
  };
  const shown: Moment['shown'] = [['R10', '1/5']];
  expect(answer({ ...DUEL(0, 0), shown, on: '1/5' }, never)).toBe('see R10');
});

test('at the surface it has nothing to say', () => {
  expect(answer({ divers: [{ at: 'S3' }, { at: '8/8' }], stage: 'finish' })).toBeNull();
});
