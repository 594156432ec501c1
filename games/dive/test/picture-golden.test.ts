import { seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { dive, diveV1, diveV2 } from '../index.ts';
import { type PreparedStack, prepareStack, renderCard, renderView } from '../picture/render.ts';
import type { Light, View } from '../picture/views.ts';
import { pictureHashes } from './picture-hashes.ts';
import { atlas, hash, keyOf, stackOf } from './picture-table.ts';

/** Pictures as they were when last looked at: stack, view, light, hash. A change of look changes them all. */
const GOLDEN: readonly (readonly [number, View, Light, string])[] = [
  [11, 'c', 'off', '7e74d2a0'],
  [11, 'l1', 'off', '37d6f4d4'],
  [11, 'r2', 'off', '491d30fc'],
  [11, 'u2', 'off', '143b7f47'],
  [11, 'd1', 'off', 'c33a31f7'],
  [11, 'c', 'above-1-3', 'ce22af7f'],
  [11, 'c', 'side-5', '24c524a0'],
  [11, 'c', 'below-2-2', '6613cc69'],
  [12, 'c', 'off', '7ab594c4'],
  [12, 'l1', 'off', 'a1d38ac2'],
  [12, 'r2', 'off', 'a069ad5c'],
  [12, 'u2', 'off', '664acd02'],
  [12, 'd1', 'off', '08d35529'],
  [12, 'c', 'above-1-3', 'a6af91fa'],
  [12, 'c', 'side-5', 'abf46a17'],
  [12, 'c', 'below-2-2', 'ee85322b'],
  [13, 'c', 'off', '75bb70b7'],
  [13, 'l1', 'off', '9151da28'],
  [13, 'r2', 'off', '2c82501b'],
  [13, 'u2', 'off', 'aadf7d2d'],
  [13, 'd1', 'off', '809930df'],
  [13, 'c', 'above-1-3', '826a7583'],
  [13, 'c', 'side-5', 'dc90a8af'],
  [13, 'c', 'below-2-2', 'f3cabed9'],
  [14, 'c', 'off', '64cfa59f'],
  [14, 'l1', 'off', '42ee09fc'],
  [14, 'r2', 'off', '5f099e59'],
  [14, 'u2', 'off', '3be97499'],
  [14, 'd1', 'off', '07b1ad89'],
  [14, 'c', 'above-1-3', 'a9a9834a'],
  [14, 'c', 'side-5', 'c433d29a'],
  [14, 'c', 'below-2-2', 'c03f8f83'],
];

/** Odd ones lie under the Octopus. */
function prepare(n: number): PreparedStack {
  const octopus = n % 2 === 0 ? null : { x: 30 + n, y: 60, turn: n };
  return prepareStack(atlas, { ...stackOf(n), octopus }, 96);
}

test('the pictures are those last looked at, byte for byte', () => {
  const stacks = new Map([...new Set(GOLDEN.map(([n]) => n))].map(n => [n, prepare(n)]));
  const painted = GOLDEN.map(([n, view, light]) => {
    const stack = stacks.get(n);
    return [n, view, light, stack ? hash(renderView(stack, view, light)) : null];
  });
  expect(painted).toEqual(GOLDEN);
});

/** The same in look 2. */
const SECOND: readonly (readonly [number, View, Light, string])[] = [
  [11, 'c', 'off', '28f5fa3c'],
  [11, 'r2', 'off', '02642fd4'],
  [11, 'u2', 'off', 'c4bfb495'],
  [11, 'c', 'side-5', 'bf044923'],
  [11, 'c', 'below-2-2', '3d58f599'],
  [12, 'c', 'off', 'c4db9df9'],
  [12, 'r2', 'off', '69821e42'],
  [12, 'u2', 'off', '6813da3c'],
  [12, 'c', 'side-5', '6cd0e279'],
  [12, 'c', 'below-2-2', 'ea6b9c84'],
];

/** And in look 3, which new games are drawn in. */
const THIRD: readonly (readonly [number, View, Light, string])[] = [
  [11, 'c', 'off', '64df462b'],
  [11, 'r2', 'off', '0fce9c60'],
  [11, 'u2', 'off', '5e714c7b'],
  [11, 'c', 'side-5', 'd2e9a88f'],
  [11, 'c', 'below-2-2', '59a767c9'],
];

test('so are those of looks 2 and 3', () => {
  const painted = (look: 2 | 3, those: typeof SECOND) =>
    those.map(([n, view, light]) => {
      const stack = prepareStack(atlas, { ...stackOf(n), look, octopus: null }, 96);
      return [n, view, light, hash(renderView(stack, view, light))];
    });
  expect(painted(2, SECOND)).toEqual(SECOND);
  expect(painted(3, THIRD)).toEqual(THIRD);
});

test('DIVE-73: a game keeps the look it was begun with', () => {
  const [first, second, now] = [diveV1, diveV2, dive].map(game =>
    game.pictures?.scenes(game.setup(2, defaultOptions(game), { chance: seeded('deal'), tell: () => {} })),
  );
  expect(first?.stack).not.toHaveProperty('look');
  expect(second?.stack).toHaveProperty('look', 2);
  expect(now?.stack).toHaveProperty('look', 3);
});

test('so are the cards on their own: as printed, and as two games draw it', () => {
  const card = { id: 'O26', turn: 1, flipped: true };
  const painted = [null, keyOf(1), keyOf(2)].map(key => hash(renderCard(atlas, key, card, 96)));
  expect(painted).toEqual(['ef9efe0f', 'd74fe32c', 'e1c179d7']);
});

test('what is compared between engines are different pictures', () => {
  const hashes = Object.values(pictureHashes());
  expect(hashes).toHaveLength(21);
  expect(new Set(hashes).size).toBe(21);
});
