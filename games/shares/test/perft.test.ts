import { clone } from '@fathoms/kernel/clone.ts';
import { expect, test } from 'vitest';
import { choices } from '../choice.ts';
import { shares } from '../index.ts';
import type { Action, State } from '../types.ts';
import { at, type Moment } from './table.ts';

/** Everything the seat may do: what `legal` lists, then every payment of every offer. */
function everything(s: State): Action[] {
  const choice = choices.describe(s, s.active);
  return [...shares.legal(s, s.active), ...(choice ? choices.all(choice) : [])];
}

/** Every sequence of this many actions, in order. */
function sequences(s: State, depth: number): string[] {
  if (depth === 0 || shares.toAct(s).length === 0) return [''];
  return everything(s).flatMap(action => {
    const next = clone(s);
    shares.apply(next, s.active, action, { chance: { below: () => 0 }, tell: () => {} });
    return sequences(next, depth - 1).map(rest => `${shares.format(action)}${rest && ` · ${rest}`}`);
  });
}

const START: Moment = {
  hands: [
    [13, 44, 60],
    [27, 53],
    [70, 82],
  ],
  portfolios: [[2], [7, 22], [3]],
  stacks: { cleaning: [5, 18], pearl: [23, 50], research: [61], wildlife: [20, 41] },
};

const counts = (moment: Moment): number[] => [1, 2, 3].map(depth => sequences(at(moment), depth).length);

test('the number of action sequences to depth 3', () => {
  expect(counts(START)).toEqual([12, 219, 2798]);
  expect(counts({ ...START, advanced: 'all' })).toEqual([12, 176, 2026]);
  expect(counts({ ...START, final: true, ending: 2 })).toEqual([12, 100, 1288]);
});

test('the order of actions is fixed', () => {
  expect(sequences(at(START), 1)).toEqual([
    'buy 13',
    'expand cleaning 44',
    'expand cleaning 60',
    'expand treasure 13',
    'expand treasure 44',
    'expand treasure 60',
    'expand pearl 60',
    'expand wildlife 44',
    'expand wildlife 60',
    'draw',
    'buy 44 with 13 60',
    'buy 60 with 13 44',
  ]);
  expect(
    sequences(at({ ...START, advanced: 'all', offer: 'wildlife', hands: [[13, 44], [], []] }), 1),
  ).toEqual([
    'play 44 cleaning',
    'play 13 treasure',
    'play 44 treasure',
    'play 44 wildlife',
    'decline',
    'play 13 cleaning with 44',
    'play 44 pearl with 13',
    'play 13 research with 44',
    'play 44 research with 13',
  ]);
});
