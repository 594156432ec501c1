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

/** How long a file is and how long one waits for it can be read without looking: off the network, by a script that cannot see. */
test('DIVE-20: neither how long a picture is nor how long it takes tells about sharks', async () => {
  const { paint } = drawnBy(async () => ({ ...painter, open: scene => painter.open(scene, SIDE) }));
  const seen: { size: number; ms: number; sharks: boolean[] }[] = [];
  for (let n = 0; n < STACKS; n++) {
    const deal = { chance: seeded(`sizes ${n}`), tell: () => {} };
    const s = dive.setup(2, defaultOptions(dive), deal);
    const picture = { id: String(n), scene: dive.pictures?.scenes(s).stack };
    const started = performance.now();
    const { length: size } = await paint({ game: 'dive', picture, frame: 'c' });
    const ms = performance.now() - started;
    seen.push({ size, ms, sharks: s.stack.slice(0, LEVELS.length).map(card => contentOf(card).shark) });
  }
  const sizes = seen.map(({ size }) => size);
  expect(new Set(sizes).size).toBeGreaterThan(STACKS / 3);
  const slowness = ranks(seen.map(({ ms }) => ms));
  const shared = (told: readonly number[], of: (sharks: boolean[]) => number): number =>
    correlation(
      told,
      seen.map(({ sharks }) => of(sharks)),
    ) ** 2;
  const all = (sharks: boolean[]): number => sharks.filter(Boolean).length;
  // the share of what it says that has to do with sharks; chance alone makes it 0.013 in one of 20
  for (const of of [...LEVELS.map(level => (sharks: boolean[]) => Number(sharks[level])), all]) {
    expect(shared(sizes, of)).toBeLessThan(0.03);
    expect(shared(slowness, of)).toBeLessThan(0.06); // other times every time: chance makes it so once in 50,000
  }
});

/** The place of each among all: one that took very long for another reason counts no more than the next. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map(value => sorted.indexOf(value));
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const along = (of: (i: number) => number): number => mean(xs.map((_, i) => of(i)));
  const both = along(i => (xs[i] - x) * (ys[i] - y));
  return both / Math.sqrt(along(i => (xs[i] - x) ** 2) * along(i => (ys[i] - y) ** 2));
}
