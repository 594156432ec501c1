import { expect, test } from 'vitest';
import { isCovered, type Sight, stillUncovered } from '../curtain.ts';

const sight = (seat: number | null, secret: boolean, yours = [0, 2]): Sight => ({ yours, seat, secret });

/** Plays a series of sights; `open` = that player uncovers before looking on. */
function watch(...sights: (Sight | 'open')[]): boolean[] {
  const covered: boolean[] = [];
  let uncovered: number | null = null;
  let last: Sight | null = null;
  for (const step of sights) {
    if (step === 'open') {
      uncovered = last?.seat ?? null;
      continue;
    }
    last = step;
    uncovered = stillUncovered(uncovered, step);
    covered.push(isCovered(uncovered, step));
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
