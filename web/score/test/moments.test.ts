import { expect, test } from 'vitest';
import { momentsOf, turningPoint } from '../moments.ts';

const line = (...scores: number[][]) =>
  scores.map((all, i) => ({ label: String(i), scores: all, step: i * 3 }));

test('the turning point is where the winner went ahead for good', () => {
  expect(turningPoint(line([0, 0], [5, 2], [5, 9], [5, 9], [14, 9]), 0)).toBe(4);
  expect(turningPoint(line([0, 0], [5, 2], [5, 5], [8, 5]), 0)).toBe(3); // a tie is not ahead
});

test('who was never behind turned it with the largest step away', () => {
  expect(turningPoint(line([0, 0], [1, 0], [9, 0], [10, 3]), 0)).toBe(2);
});

test('a winner on points that were equal to the end has a largest step, too', () => {
  expect(turningPoint(line([0, 0], [4, 4]), 0)).toBe(1);
});

test('alone there is nothing to turn', () => {
  expect(turningPoint(line([0], [7]), 0)).toBeNull();
  expect(turningPoint([], 0)).toBeNull();
});

test('up to three moments in time, the turning point among them, each with whose step it was', () => {
  const moments = momentsOf(line([0, 0], [1, 0], [1, 12], [9, 8], [10, 8]), 0);
  expect(moments).toEqual([
    { n: 1, at: 1, seat: 0, change: 1, turning: false },
    { n: 2, at: 2, seat: 1, change: 12, turning: false },
    { n: 3, at: 3, seat: 0, change: 8, turning: true },
  ]);
  expect(momentsOf(line([0, 0], [0, 0]), 0)).toEqual([]);
});

test('where nobody at the table has won, the largest steps are told and nothing turned it', () => {
  expect(momentsOf(line([0, 0], [5, 1]), null)).toEqual([
    { n: 1, at: 1, seat: 0, change: 5, turning: false },
  ]);
});
