import { expect, test } from 'vitest';
import { finer } from '../look/finer.ts';

const SIDE = 32;

/** Grey by place. */
const picture = (grey: (x: number, y: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 4 * SIDE * SIDE }, (_, i) =>
    i % 4 === 3 ? 255 : grey((i >> 2) % SIDE, Math.floor((i >> 2) / SIDE)),
  );
const line = (pixels: Uint8ClampedArray, side: number): number[] =>
  Array.from({ length: side }, (_, x) => pixels[4 * ((side / 2) * side + x)]);

test('DIVE-73: a finer picture is the picture: made smaller again, it is the same', () => {
  const before = picture((x, y) => 120 + 60 * Math.sin(x / 3) * Math.cos(y / 4));
  const after = finer(before, SIDE);
  expect(after).toHaveLength(4 * before.length);
  let off = 0;
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++) {
      const at = (v: number, u: number): number => after[4 * ((2 * y + v) * 2 * SIDE + 2 * x + u)];
      const mean = (at(0, 0) + at(0, 1) + at(1, 0) + at(1, 1)) / 4;
      off = Math.max(off, Math.abs(mean - before[4 * (y * SIDE + x)]));
    }
  expect(off).toBeLessThan(4);
});

test('edges are steeper than in between, and have no halos', () => {
  const soft = picture(x => (x < 15 ? 60 : x === 15 ? 100 : x === 16 ? 160 : 200));
  const across = line(finer(soft, SIDE), 2 * SIDE);
  const steepest = Math.max(...across.slice(1).map((grey, i) => grey - across[i]));
  expect(steepest).toBeGreaterThan(32); // evenly spread it would be 30
  expect(Math.min(...across)).toBeGreaterThanOrEqual(56);
  expect(Math.max(...across)).toBeLessThanOrEqual(204);
});

test('what is even stays even, to the edge', () => {
  expect(
    new Set(
      line(
        finer(
          picture(() => 77),
          SIDE,
        ),
        2 * SIDE,
      ),
    ),
  ).toEqual(new Set([77]));
});
