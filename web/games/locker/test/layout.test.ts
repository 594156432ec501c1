import { describe, expect, test } from 'vitest';
import { fanLayout, holdsLayout, lineLayout } from '../layout.ts';

describe('the line', () => {
  const ROOMS = [
    [880, 300],
    [790, 200],
    [362, 160],
    [330, 130],
  ] as const;

  test.each(ROOMS)('fits into %i by %i pixels with any number of cards', (width, height) => {
    for (let cards = 0; cards <= 16; cards++) {
      const { card, step } = lineLayout(width, height, cards);
      expect((cards - 1) * step + card).toBeLessThanOrEqual(width);
    }
  });

  test.each(ROOMS)('shows the index of every card in %i by %i pixels, ten of them', (width, height) => {
    const { card, step } = lineLayout(width, height, 10);
    expect(step / card).toBeGreaterThan(0.33);
  });

  test('shows the place of the next card while there is room for it', () => {
    expect(lineLayout(880, 300, 5).next).toBe(true);
    expect(lineLayout(880, 300, 6).next).toBe(false);
    expect(lineLayout(362, 160, 5).next).toBe(false);
  });

  test('puts five cards side by side on a phone', () => {
    const { card, step } = lineLayout(362, 160, 5);
    expect(step).toBeGreaterThan(card);
  });
});

describe('a fan', () => {
  test('stays inside its crate and shows enough of every card', () => {
    for (const width of [168, 222, 320, 480]) {
      for (let suits = 1; suits <= 10; suits++) {
        const { card, step, rows } = fanLayout(width, suits);
        const perRow = Math.ceil(suits / rows);
        expect((perRow - 1) * step + card).toBeLessThanOrEqual(width);
        if (perRow > 1) expect(step).toBeGreaterThanOrEqual(26);
      }
    }
  });

  test('stands in two rows only when one would hide an index', () => {
    expect(fanLayout(222, 5).rows).toBe(1);
    expect(fanLayout(222, 10).rows).toBe(2);
  });
});

test('crates hold cards where ten suits fit, chips elsewhere', () => {
  expect(holdsLayout(1052, 4, false)).toMatchObject({ style: 'fans', columns: 4 });
  expect(holdsLayout(972, 4, false).style).toBe('fans');
  expect(holdsLayout(366, 2, true)).toMatchObject({ style: 'chips', columns: 2 });
  expect(holdsLayout(690, 4, false).style).toBe('chips');
});

test('where there is little height, chips stand in one row of crates if they fit', () => {
  expect(holdsLayout(1052, 4, true)).toMatchObject({ style: 'chips', columns: 4 });
  expect(holdsLayout(800, 2, true)).toMatchObject({ style: 'chips', columns: 2 });
});
