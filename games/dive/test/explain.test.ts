import { expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { dive } from '../index.ts';
import type { Action, State } from '../types.ts';
import { act, at, opened, program } from './table.ts';

/** The rule somebody is pointed to who tries this; null = who only watches. */
const why = (state: State, seat: number | null, action: Action): string =>
  explain(dive.view(state, seat), seat, action);

const READY: Action = { type: 'ready', program: program('1n') };
const ORCA: Action = { type: 'announce', companion: 'orca' };

test('whoever watches has no program, and after the end nobody has', () => {
  expect(why(at(), null, READY)).toBe('DIVE-11');
  const over: State = { ...at({ spaces: [23, 3] }), phase: 'over', reason: 'stone' };
  for (const seat of [0, 1, null]) expect(why(over, seat, READY)).toBe('DIVE-67');
});

test('before the first round everything but a companion on offer leads to taking one', () => {
  const state = opened(3, { companions: 'on', ageOrder: 'ABC', live: 'off' });
  for (const action of [READY, ORCA, { type: 'withdraw' } as const]) {
    expect(why(state, 0, action)).toBe('DIVE-84');
  }
  expect(why(state, 0, { type: 'take', companion: 'orca' })).toBe('DIVE-99'); // needs everybody at once
  act(state, 0, 'take clown');
  expect(why(state, 1, { type: 'take', companion: 'clown' })).toBe('DIVE-84');
});

test('whoever is ready withdraws before anything else', () => {
  const state = at({ holds: ['orca', null] });
  act(state, 0, 'ready 1n');
  expect(why(state, 0, READY)).toBe('DIVE-21');
  expect(why(state, 0, ORCA)).toBe('DIVE-91');
  expect(why(state, 1, ORCA)).toBe('DIVE-88'); // has none
  expect(why(state, 1, { type: 'withdraw' })).toBe('DIVE-21'); // is not ready
});

test('what a companion needs is named where its owner uses it wrongly', () => {
  const state = at({ holds: ['octopus', 'dolphins'] });
  expect(why(state, 0, { type: 'octopus', spot: { x: 101, y: 50, turn: 0 } })).toBe('DIVE-95');
  expect(why(state, 1, { type: 'octopus', spot: { x: 101, y: 50, turn: 0 } })).toBe('DIVE-88');
  expect(why(state, 1, { type: 'dolphins', to: 1 })).toBe('DIVE-109');
  expect(why(state, 0, { type: 'dolphins', to: 1 })).toBe('DIVE-88');
});
