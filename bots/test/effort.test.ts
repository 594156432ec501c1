import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { withEffort } from '../levels.ts';

const hints = { effort: { games: 20, actions: 4 } } as Hints;
const judged = (effort: Sounding['effort']): Hints => ({ ...hints, sounding: { effort } as Sounding });

test('who thinks ten times as long imagines ten times as much, no further ahead', () => {
  expect(withEffort(hints, 10)).toEqual({ effort: { games: 200, actions: 4 } });
  const reply = { games: 30, options: 8, turns: 2, replies: 4 };
  expect(withEffort(judged(reply), 10).sounding?.effort).toEqual({ ...reply, games: 300 });
  expect(withEffort(judged({ positions: 50, ending: 90 }), 10).sounding?.effort).toEqual({
    positions: 500,
    ending: 900,
  });
  expect(withEffort(hints, 1 / 8).effort.games).toBe(3); // of 20, to the nearest
  expect(withEffort(hints, 1 / 100).effort.games).toBe(1); // nobody decides by none
  expect(withEffort(hints, 1)).toBe(hints);
});
