import type { DailySeal } from '@fathoms/protocol/daily.ts';
import { expect, test } from 'vitest';
import { binsOf, binWith, shareBelow } from '../bars.ts';
import { monthOf, streakOf } from '../calendar.ts';
import { sealSeen, withSeals } from '../seals.ts';

const on = (...days: string[]) => days.map(day => ({ day }));

test('the tide of a month: what was dived each day, and what is still to come', () => {
  const month = monthOf('2028-02-03', on('2028-02-01', '2028-02-01', '2028-02-03', '2028-01-31'));
  expect(month).toHaveLength(29);
  expect(month.slice(0, 4).map(({ dives }) => dives)).toEqual([2, 0, 1, null]);
  expect(month.findIndex(({ today }) => today)).toBe(2);
});

test('a streak lasts until a whole day has gone by without a dive', () => {
  const days = on('2026-11-10', '2026-11-11', '2026-11-12', '2026-11-14', '2026-11-15');
  expect(streakOf('2026-11-15', days)).toEqual({ now: 2, longest: 3, missed: null });
  expect(streakOf('2026-11-16', days)).toEqual({ now: 2, longest: 3, missed: null });
  expect(streakOf('2026-11-17', days)).toEqual({ now: 0, longest: 3, missed: '2026-11-16' });
  expect(streakOf('2026-11-17', [])).toEqual({ now: 0, longest: 0, missed: null });
  expect(streakOf('2027-01-01', on('2026-12-31', '2027-01-01')).now).toBe(2);
});

test('DAILY-15: a share is of the others, and never more than is true', () => {
  expect([shareBelow(0, 1), shareBelow(2, 3), shareBelow(829, 1000)]).toEqual([0, 100, 82]);
});

test('bins have a round width, hold every diver, and are not too many', () => {
  const bars = [
    [-7, 2],
    [0, 1],
    [13, 4],
    [54, 1],
  ] as const;
  const { bins, width } = binsOf(bars, 16);
  expect(width).toBe(5);
  expect(bins[0]?.from).toBe(-10);
  expect(bins.reduce((sum, { divers }) => sum + divers, 0)).toBe(8);
  expect(bins.length).toBeLessThanOrEqual(16);
  expect(bins[binWith(bins, width, 54)]?.from).toBe(50);
  expect(binsOf([[3, 9]], 16).bins).toEqual([{ from: 3, divers: 9 }]);
  expect(
    binsOf(
      [
        [0, 1],
        [90_000, 1],
      ],
      16,
    ).bins.length,
  ).toBeLessThanOrEqual(16);
});

test('DAILY-5: a device keeps the seal it saw first', () => {
  const seal = (text: string): DailySeal => ({ day: '2026-11-17', seal: text, sealedAt: 0, seed: null });
  const page = (text: string) => ({
    games: [{ game: 'locker', bots: [], divers: 0, mine: null, bars: null, seals: [seal(text)] }],
  });
  const first = withSeals(null, page('one'));
  expect(sealSeen(withSeals(first, page('other')), '2026-11-17', 'locker')).toBe('one');
  expect(sealSeen('nonsense', '2026-11-17', 'locker')).toBeNull();
});
