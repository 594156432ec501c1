import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import { expect, test } from 'vitest';
import { standing } from '../bot/standing.ts';
import { dive } from '../index.ts';
import { expert, programsOf, sharesOf } from '../judge/expert.ts';
import type { Glimpse, Program, State } from '../types.ts';
import { at, type Moment } from './table.ts';

const NO_HELPERS = Array.from({ length: 6 }, () => ({ green: 0, red: 0, manta: 0 }));

/** What a diver of this table lays down who reads the chance of a shark per level so, in per cent. */
function laid(m: Moment, sharks: readonly number[], judge = standing): Program {
  const state = at(m);
  const glimpse: Glimpse = { sharks: sharks.map(shark => 10 * shark), helpers: NO_HELPERS };
  const seen = { seat: 0, view: dive.view(state, 0), news: [], glimpse };
  const action = expert(seen, judge, 100, seeded('orca'));
  if (action.type !== 'ready') throw new Error(`${dive.format(action)} is no program`);
  return action.program;
}

const SURE = [1, 99, 1, 99, 1, 50];

test('Orca says what it sees, and takes all levels it is sure of', () => {
  const { levels } = laid({ spaces: [16, 16] }, SURE);
  expect(levels.map(({ shark }) => shark)).toEqual([false, true, false, true, false]);
});

test('Orca weighs a program by the judge, whatever it would say itself', () => {
  const backwards = ({ divers }: State): number[] => divers.map(({ space }) => 1 / (1 + space));
  expect(laid({ spaces: [3, 3] }, SURE, backwards).levels).toHaveLength(1);
});

test('Orca expects a rival to make of the stack what it makes of it, wherever the sharks are', () => {
  const glimpse: Glimpse = { sharks: [10, 990, 10, 990, 10, 500], helpers: NO_HELPERS };
  const world: State = {
    ...at({ spaces: [3, 3], cards: ['shark', '–', 'shark', '–', 'shark'] }),
    dream: { seat: 0, glimpse },
  };
  for (const { program } of programsOf(world, 1))
    for (const [i, { shark }] of program.levels.entries()) expect(shark).toBe(glimpse.sharks[i] > 500);
});

test('what a rival has laid down, or whether anything, is not looked at', () => {
  const state = at({ spaces: [9, 9] });
  const glimpse: Glimpse = { sharks: SURE.map(shark => 10 * shark), helpers: NO_HELPERS };
  const answer = (s: State): unknown =>
    expert({ seat: 0, view: dive.view(s, 0), news: [], glimpse }, standing, 60, seeded('orca'));
  const decided = at({ spaces: [9, 9] });
  decided.divers[1].ready = true;
  decided.divers[1].program = { levels: [{ tokens: [5], shark: true }], angler: null, clown: null };
  const other = clone(decided);
  other.divers[1].program = { levels: [{ tokens: [1, 2, 3], shark: false }], angler: null, clown: null };
  expect(answer(other)).toEqual(answer(decided));
  expect(answer(state)).toEqual(answer(decided));
});

test('the better a program of a rival is, the more often it is expected, and none is ever certain', () => {
  const shares = sharesOf([0.5, 0.6, 0.2, 0.6]);
  expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(shares[1]).toBe(shares[3]);
  expect(shares[1]).toBeGreaterThan(shares[0]);
  expect(shares[0]).toBeGreaterThan(shares[2]);
  expect(shares[2]).toBeGreaterThan(0);
  expect(shares[1]).toBeLessThan(0.5);
});
