import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import type { Event } from '../types.ts';
import { at } from './table.ts';

const paid = (seat: number, change: number, air: number): Event => ({
  type: 'breathed',
  seat,
  change,
  air,
  by: 'depth',
});

test('a finished match tells how far its end phases went and how everybody dived', () => {
  const s = at({
    divers: [
      { at: 'boat', status: 'surfaced' },
      { at: '8/4', status: 'dead' },
    ],
    round: 9,
    stage: 'solo',
  });
  s.phase = { name: 'over', reason: 'home' };
  const news = [
    paid(0, -1, 19),
    paid(1, -4, 16),
    paid(0, -3, 16),
    paid(0, -1, 15),
    { type: 'breathed', seat: 1, change: -1, air: 15, by: 'rip' } as const,
    paid(1, -2, 0), // what was left in row 8: no turn survived
  ];
  const tally = scuba.tally?.(s, news);
  expect(tally?.match).toEqual({ end: 'home', 'last phase': 'solo', rounds: 9 });
  expect(tally?.seats[0]).toMatchObject({
    fate: 'surfaced',
    'deepest turn': '20–30 m',
    'most turns in': '0–10 m',
    'turns under water': 3,
  });
  expect(tally?.seats[1]).toMatchObject({
    fate: 'dead',
    'deepest turn': '30–40 m',
    'turns under water': 1,
  });
});

test('the bottom row is a depth of its own, and whoever never ended a turn under water has none', () => {
  const tally = scuba.tally?.(at({ divers: [{ at: '9/4' }, { at: 'boat' }] }), [paid(0, -5, 9)]);
  expect(tally?.seats.map(seat => seat['deepest turn'])).toEqual(['40–45 m', 'none']);
});

test('what happened where is counted by row and column, the boat in its middle', () => {
  const tally = scuba.tally?.(at({ divers: [{ at: '9/4' }, { at: 'boat' }] }), [
    { type: 'stepped', seat: 0, from: 'boat', to: '1/5' },
    { type: 'stepped', seat: 0, from: '1/5', to: 'boat' },
    { type: 'died', seat: 0, at: '9/4' },
  ]);
  const { steps, drowned } = tally?.places ?? {};
  expect([steps?.counts[1][4], steps?.counts[0][4], steps?.counts[1][3]]).toEqual([1, 1, 0]);
  expect(drowned?.counts[9][3]).toBe(1);
  expect([steps?.rows[0], steps?.rows.length, steps?.columns.length]).toEqual(['S', 10, 9]);
});
