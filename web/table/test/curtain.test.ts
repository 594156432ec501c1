import { expect, test } from 'vitest';
import type { Privacy } from '../../session/frames.ts';
import { type Hands, type Holder, handsAfter, holderAfter, isCovered, type Sight } from '../curtain.ts';

const sight = (seat: number | null, is: boolean | Privacy, yours = [0, 2]): Sight => ({
  yours,
  seat,
  privacy: typeof is === 'string' ? is : is ? 'secret' : 'open',
  before: null,
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

const NOBODY: Hands = { holder: null, passing: null };
const mara: Hands = { holder: { seat: 0, alone: true }, passing: null };
const toJonas: Sight = { ...sight(2, true), before: 0 };

test('whoever acted keeps looking until they pass the device on', () => {
  const passing = handsAfter(mara, toJonas);
  expect(passing).toEqual({ holder: null, passing: 0 });
  expect(isCovered(passing.holder, toJonas)).toBe(true); // for Jonas
  expect(handsAfter(passing, toJonas)).toBe(passing);
  expect(handsAfter(NOBODY, toJonas)).toBe(NOBODY); // she passed it on: only the curtain
});

test('after a reload nobody is known to have looked: the curtain falls at once', () => {
  expect(handsAfter(NOBODY, { ...sight(2, true), before: 0 })).toBe(NOBODY);
});

test('whoever looked on keeps only a moment they were shown themselves', () => {
  expect(handsAfter(mara, { ...sight(2, true), before: 1 }).passing).toBeNull();
  expect(handsAfter(mara, sight(2, true)).passing).toBeNull();
});

test('one’s own new secret needs no passing on', () => {
  const open: Hands = { holder: { seat: 0, alone: false }, passing: null };
  expect(handsAfter(open, { ...sight(0, true), before: 2 })).toEqual(NOBODY);
});
