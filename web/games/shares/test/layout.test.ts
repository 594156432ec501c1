import { describe, expect, test } from 'vitest';
import { handLayout, lineLayout, tickerPlace } from '../pieces/layout.ts';

describe('a hand', () => {
  test.each([
    [1016, false],
    [640, false],
    [370, true],
    [340, true],
  ])('fits into %i pixels with any number of cards', (width, slim) => {
    for (let cards = 0; cards <= 24; cards++) {
      const { card, step, left, row } = handLayout(width, cards, slim);
      expect(left + Math.max(0, row - 1) * step + card).toBeLessThanOrEqual(width + 0.01);
    }
  });

  test('shows enough of every number on a phone', () => {
    expect(handLayout(370, 12, true).step).toBeGreaterThan(26);
  });

  test.each([
    [366, 20, true],
    [800, 39, true],
    [1016, 39, false],
  ])('in %i pixels %i cards lie in two rows, every number in sight', (width, cards, slim) => {
    const { card, step, row, drop } = handLayout(width, cards, slim);
    expect(row).toBe(Math.ceil(cards / 2));
    expect([step / card > 0.5, drop / card > 0.42]).toEqual([true, true]);
  });

  test('is larger on a tablet than on a phone', () => {
    expect([370, 800].map(width => handLayout(width, 9, true).card)).toEqual([66, 93]);
  });

  test('lies in the middle while it is small', () => {
    const { left, card, step } = handLayout(1016, 3, false);
    expect(left * 2 + 2 * step + card).toBeCloseTo(1016);
  });
});

describe('a line', () => {
  const rising = (count: number) => Array.from({ length: count }, (_, i) => Math.floor(i / 2));

  test('leaves a wider gap where a new decade begins', () => {
    const [a, b, c] = lineLayout(400, [1, 1, 4], false, false).tags;
    expect((c?.top ?? 0) - (b?.top ?? 0)).toBeGreaterThan((b?.top ?? 0) - (a?.top ?? 0));
  });

  test.each([
    [390, false],
    [220, false],
    [170, true],
    [100, true],
  ])('never hangs deeper than %i pixels', (room, slim) => {
    for (let cards = 0; cards <= 30; cards++) {
      for (const whole of [true, false]) {
        const { height, tags, folded } = lineLayout(room, rising(cards), slim, whole);
        expect(height).toBeLessThanOrEqual(room + 1);
        expect(tags.length + folded).toBe(cards);
      }
    }
  });

  test('folds the oldest cards only when no more can overlap, and never while they may be chosen', () => {
    expect(lineLayout(390, rising(12), false, false).folded).toBe(0);
    expect(lineLayout(170, rising(14), true, false).folded).toBeGreaterThan(0);
    expect(lineLayout(170, rising(14), true, true).folded).toBe(0);
  });

  test('where a card alone has room it is the newest, and nothing is counted above it', () => {
    expect(lineLayout(29, rising(7), true, false)).toMatchObject({ tags: [{ index: 6, top: 0 }], fold: 0 });
    expect(lineLayout(51, rising(7), true, false)).toMatchObject({ tags: [{ index: 6, top: 22 }], fold: 22 });
  });

  test('tags to choose from are as large as a thumb where half of each is in sight, else small', () => {
    const heights = (room: number) =>
      lineLayout(room, rising(8), true, true).tags.map(({ height }) => height);
    expect([heights(190)[0], heights(180)[0]]).toEqual([40, 25]);
  });

  test('says how much of a covered tag is seen', () => {
    const { tags } = lineLayout(220, rising(9), false, false);
    expect(tags[0]?.seen).toBeLessThan(tags[0]?.height ?? 0);
    expect(tags.at(-1)?.seen).toBe(tags.at(-1)?.height);
  });
});

test('the ticker stays within the five columns', () => {
  for (const [room, slim, width] of [
    [1016, false, 206],
    [374, true, 168],
  ] as const) {
    for (let nth = 0; nth < 5; nth++) {
      const middle = (room / 5) * (nth + 0.5) + Number(tickerPlace(nth, room, 100, slim).marginLeft);
      expect(middle - width / 2).toBeGreaterThanOrEqual(-0.01);
      expect(middle + width / 2).toBeLessThanOrEqual(room + 0.01);
    }
  }
});
