import { dive } from '@fathoms/games/dive/index.ts';
import { painter } from '@fathoms/games/dive/painter.ts';
import { contentOf } from '@fathoms/games/dive/parts.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { drawnBy } from '../workers/picture-drawing.ts';

const STACKS = 300;
const SIDE = 64; // pixels: small, to be quick
const LEVELS = [0, 1, 2, 3, 4];

/** A file's length can be read without looking: off the network, or by a script that cannot see. */
test('DIVE-20: how long the file of a picture is tells next to nothing about sharks', async () => {
  const { paint } = drawnBy(async () => ({ ...painter, open: scene => painter.open(scene, SIDE) }));
  const seen: { size: number; sharks: boolean[] }[] = [];
  for (let n = 0; n < STACKS; n++) {
    const deal = { chance: seeded(`sizes ${n}`), tell: () => {} };
    const s = dive.setup(2, defaultOptions(dive), deal);
    const picture = { id: String(n), scene: dive.pictures?.scenes(s).stack };
    const { length: size } = await paint({ game: 'dive', picture, frame: 'c' });
    seen.push({ size, sharks: s.stack.slice(0, LEVELS.length).map(card => contentOf(card).shark) });
  }
  const sizes = seen.map(({ size }) => size);
  expect(new Set(sizes).size).toBeGreaterThan(STACKS / 3);
  const shared = (of: (sharks: boolean[]) => number): number =>
    correlation(
      sizes,
      seen.map(({ sharks }) => of(sharks)),
    ) ** 2;
  // the share of what a size says that has to do with sharks; chance alone makes it 0.013 in one of 20
  for (const level of LEVELS) expect(shared(sharks => Number(sharks[level]))).toBeLessThan(0.03);
  expect(shared(sharks => sharks.filter(Boolean).length)).toBeLessThan(0.03);
});

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const along = (of: (i: number) => number): number => mean(xs.map((_, i) => of(i)));
  const both = along(i => (xs[i] - x) * (ys[i] - y));
  return both / Math.sqrt(along(i => (xs[i] - x) ** 2) * along(i => (ys[i] - y) ** 2));
}
