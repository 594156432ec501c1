import { clone } from '@fathoms/kernel/clone.ts';
import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import type { State } from '../types.ts';
import { at, type Moment, opened } from './table.ts';

/** Every sequence of this many actions, in the order `legal` lists them; forced ones count like any other. */
function sequences(s: State, depth: number): string[] {
  const [seat] = scuba.toAct(s);
  if (depth === 0 || seat === undefined) return [''];
  return scuba.legal(s, seat).flatMap(action => {
    const next = clone(s);
    scuba.apply(next, seat, action, { chance: { below: () => 0 }, tell: () => {} });
    return sequences(next, depth - 1).map(rest => `${scuba.format(action)}${rest && ` · ${rest}`}`);
  });
}
const counts = (s: State): number[] => [1, 2, 3, 4].map(depth => sequences(s, depth).length);

/** An animal, a cleaning station and two event tiles lie around A. */
const START: Moment = {
  divers: [{ at: '6/5' }, { at: '1/3', deco: 1 }, { at: 'S8' }],
  backs: { '6/6': 'green', '5/5': 'green', '6/4': 'green' },
  fronts: ['G11', 'G12', 'G04'],
  events: ['EG6', 'EG7'],
  shown: [['Y01', '6/6']],
  pile: ['C06'],
};

test('the number of action sequences to depth 4', () => {
  expect({
    opening: counts(opened(2)),
    base: counts(at(START)),
    decompression: counts(at({ ...START, decompression: true })),
    surface: counts(at({ ...START, open: 'C12', active: 1, decompression: true })),
    snorkeller: counts(at({ ...START, active: 2 })),
  }).toEqual({
    opening: [3, 15, 66, 295],
    base: [5, 29, 136, 645],
    decompression: [5, 29, 137, 659],
    surface: [5, 21, 85, 348],
    snorkeller: [3, 10, 44, 202],
  });
});

test('the order of legal actions is fixed', () => {
  expect(sequences(at(START), 1)).toEqual(['step 5/5', 'step 6/4', 'step 6/6', 'step 7/5', 'stop']);
  const here = at({
    ...START,
    on: '6/6',
    divers: [{ at: '6/6' }, { at: '1/3' }, { at: 'S8' }],
    dive: { taken: 1 },
  });
  expect(sequences(here, 2)).toEqual([
    'step 5/6 · step 4/6',
    'step 5/6 · step 5/5',
    'step 5/6 · step 5/7',
    'step 5/6 · step 6/6',
    'step 5/6 · stop',
    'step 6/5 · step 5/5',
    'step 6/5 · step 6/4',
    'step 6/5 · step 6/6',
    'step 6/5 · step 7/5',
    'step 6/5 · stop',
    'step 6/7 · step 5/7',
    'step 6/7 · step 6/6',
    'step 6/7 · step 6/8',
    'step 6/7 · step 7/7',
    'step 6/7 · stop',
    'step 7/6 · step 6/6',
    'step 7/6 · step 7/5',
    'step 7/6 · step 7/7',
    'step 7/6 · step 8/6',
    'step 7/6 · stop',
    'turn · see Y01',
    'turn · point',
    'see Y01 · step 5/6',
    'see Y01 · step 6/5',
    'see Y01 · step 6/7',
    'see Y01 · step 7/6',
    'see Y01 · turn',
    'see Y01 · stop',
    'stop · step S2',
    'stop · step 1/1',
    'stop · step 1/3',
    'stop · step 2/2',
    'stop · stop',
  ]);
});
