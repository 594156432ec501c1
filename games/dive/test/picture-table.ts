import { OCEAN } from '../ocean/cards.ts';
import { ATLAS } from '../picture/art/atlas.ts';
import { openAtlas } from '../picture/atlas.ts';
import { openStream, readKey } from '../picture/keyed.ts';
import { FIXED, OPTICS } from '../picture/optics.ts';
import { type PreparedStack, prepareSheets, type StackPicture } from '../picture/render.ts';
import { frameOf } from '../picture/scene.ts';
import type { Sheet } from '../picture/sheets.ts';

export const atlas = openAtlas(ATLAS);

/** A made-up key. */
export const keyOf = (n: number): string => n.toString(16).padStart(32, '5');

/** A shuffled stack of all cards. */
export function stackOf(n: number): StackPicture {
  const luck = openStream(readKey(keyOf(n)), 99);
  const cards = OCEAN.map(({ id }) => ({ id, turn: luck.below(4), flipped: luck.below(2) === 1 }));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return { key: keyOf(n), cards, removed: 0, octopus: null };
}

/** A sheet that lies straight, with nothing on it. */
export const BARE: Sheet = {
  layout: { figures: [], decor: [], cuts: [] },
  turn: { xx: 1, xy: 0, yx: 0, yy: 1 },
  ...{ x: 0, y: 0, gap: 1, warpX: 0, warpY: 0, softness: 0, wash: null, dapple: [] },
};

export const SHARK = {
  ...{ sprite: 'S2', x: 0.5, y: 0.5, side: 0.5, cos: 1, sin: 0, mirrored: false, density: 0.94 },
};

export const withShark: Sheet = { ...BARE, layout: { ...BARE.layout, figures: [SHARK] } };

export const prepared = (sheets: readonly Sheet[], size: number): PreparedStack =>
  prepareSheets(atlas, sheets, {
    ...{
      optics: OPTICS[1],
      key: readKey(keyOf(1)),
      frame: frameOf(size, FIXED.overscan),
      removed: 0,
      octopus: null,
    },
  });

/** How far two pictures differ on average, in steps of 255. */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i]);
  return sum / (0.75 * a.length); // the fourth channel never differs
}

/** FNV-1a, enough to tell pictures apart. */
export function hash(bytes: Uint8ClampedArray): string {
  let h = 0x811c9dc5;
  for (const byte of bytes) h = Math.imul(h ^ byte, 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}
