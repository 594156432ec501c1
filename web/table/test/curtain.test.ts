import { expect, test } from 'vitest';
import type { Privacy } from '../../session/frames.ts';
import { type Holder, holderAfter, isCovered, type Sight } from '../curtain.ts';

const sight = (seat: number | null, is: boolean | Privacy, yours = [0, 2]): Sight => ({
  yours,
  seat,
  privacy: typeof is === 'string' ? is : is ? 'secret' : 'open',
});

/** Plays a series of sights; `open` = that player uncovers before looking on. */
function watch(...sights: (Sight | 'open')[]): boolean[] {
  const covered: boolean[] = [];
  let holder: Holder | null = null;
  let last: Sight | null = null;
  for (const step of sights) {
    if (step === 'open') {
      holder = { seat: last?.seat ?? null, alone: true };
      continue;
    }
    last = step;
    holder = holderAfter(holder, step);
    covered.push(isCovered(holder, step));
  }
  return covered;
}

test('a secret on a shared device is covered until its seat uncovers it', () => {
  expect(watch(sight(0, true), 'open', sight(0, true))).toEqual([true, false]);
});

test('nothing secret is never covered', () => {
  expect(watch(sight(0, false), sight(2, false))).toEqual([false, false]);
});

test('who plays alone on a device sees no curtain', () => {
  expect(watch(sight(0, true, [0]))).toEqual([false]);
  expect(watch(sight(null, false, []))).toEqual([false]);
});

test('the next seat has to uncover its own secret', () => {
  expect(watch(sight(0, true), 'open', sight(2, true))).toEqual([true, true]);
});

test('a seat that comes back has to uncover again', () => {
  expect(watch(sight(0, true), 'open', sight(2, false), sight(0, true))).toEqual([true, false, true]);
});

test('a secret that went and came again is covered again', () => {
  expect(watch(sight(0, true), 'open', sight(0, false), sight(0, true))).toEqual([true, false, true]);
});

test('where everybody decides apart, the first goes on from an open table and the next has to uncover', () => {
  expect(watch(sight(0, false), sight(0, 'apart'), sight(2, 'secret'))).toEqual([false, false, true]);
  expect(watch(sight(0, 'apart'))).toEqual([true]); // somebody reloads the page
  expect(watch(sight(0, 'apart'), 'open', sight(2, 'apart'))).toEqual([true, true]);
});

test('who uncovered goes on looking when a secret of another goes and everybody decides apart again', () => {
  expect(watch(sight(2, true), 'open', sight(2, 'apart'), sight(0, true))).toEqual([true, false, true]);
});
