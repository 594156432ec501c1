import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { expect, test } from 'vitest';
import { type Lane, nextApart, partedAt, partedStep, pointsAt, runFrom, stepsOf } from '../lanes.ts';

const lane = (actions: string[], scores: number[], steps: number[]): Lane => ({
  as: 'mine',
  seat: 0,
  you: true,
  history: [],
  record: { entries: actions.map(action => ({ seat: 0, action, rolls: [] })) } as unknown as MatchRecord,
  timeline: scores.map((score, i) => ({ label: `${i}`, scores: [score], step: steps[i] ?? 0 })),
});

test('SAME-10: matches of the same deal part where somebody does something else', () => {
  const one = lane(['a', 'b', 'c', 'd'], [0, 5, 9], [0, 2, 4]);
  const other = lane(['a', 'b', 'x'], [0, 5, 12], [0, 2, 3]);
  expect(partedStep(one, other)).toBe(3);
  expect(partedStep(one, lane(['a', 'b'], [0, 5], [0, 2]))).toBe(3); // one of them was over
  expect(partedStep(one, one)).toBeNull();
  const seats = { entries: [0, 0, 1, 0].map(seat => ({ seat, action: '', rolls: [] })) };
  const run = { ...one, record: seats as unknown as MatchRecord };
  expect([1, 2, 3, 4].map(step => runFrom(run, step))).toEqual([2, 2, 3, 4]);
  expect(partedAt(one, other)).toBe(2);
  expect(partedAt(one, one)).toBeNull();
  expect(nextApart([one, other], 0)).toBe(2);
  expect(nextApart([one, other], 2)).toBeNull();
  expect(pointsAt(one, 7)).toBe(9); // over: it keeps its last
  expect(stepsOf(one, 2)).toEqual({ from: 3, to: 4 });
});
