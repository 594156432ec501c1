import type { Atlas } from './atlas.ts';
import { blurPlanes } from './blur.ts';
import { cleanCanvas, paintSheet, wipe } from './ink.ts';
import { FIXED, type Optics, type Rgb, settle, sheetBlur } from './optics.ts';
import { enlarged } from './planes.ts';
import type { Sheet } from './sheets.ts';
import { clearTiles, type Tiles, useBox } from './tiles.ts';

/** Red, green and blue light as planes. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

interface Depths {
  readonly above: number; // sheets over the first of these
  readonly side: number; // pixels
  readonly tint: Rgb;
  readonly abyss: Rgb;
  readonly optics: Optics;
}

const COARSENESS = 4;
const INK = 0.34; // how much of its own light deep ink still shows
const INK_KEPT = 0.97; // per level
const MOST_BLUR = 14; // levels
const EVERY = 3; // sheets blurred at a time

/** What shines up from the sheets too deep to be told apart: painted coarsely, from the bottom. */
export function murkOf(
  atlas: Atlas,
  deep: readonly Sheet[],
  { above, side, tint, abyss, optics }: Depths,
): Planes {
  const small = Math.ceil(side / COARSENESS);
  const whole = everywhere(small);
  const canvas = cleanCanvas(small);
  const planes = abyss.map(light => new Float32Array(small * small).fill(light));
  for (let i = deep.length - 1; i >= 0; i--) {
    const level = above + i;
    const { tiles } = paintSheet(atlas, deep[i], canvas);
    const shine = settle(INK * INK_KEPT ** level);
    const spread = settle((side / COARSENESS) * Math.sqrt(EVERY) * sheetBlur(Math.min(level, MOST_BLUR)));
    [canvas.red, canvas.green, canvas.blue].forEach((colour, c) => {
      const plane = planes[c];
      const through = 1 - 0.75 * (1 - optics.transmission[c]);
      const veil = settle(FIXED.veil[c] * tint[c] * optics.veilKept ** (level + 1)) * (1 - through);
      for (let p = 0; p < plane.length; p++) {
        plane[p] = (plane[p] * (1 - canvas.cover[p]) + shine * colour[p]) * through + veil;
      }
    });
    wipe(canvas, tiles);
    if (i % EVERY === 0) blurPlanes(planes, whole, spread);
  }
  const [red, green, blue] = planes.map(plane => enlarged(plane, small, side));
  return [red, green, blue];
}

export function everywhere(side: number): Tiles {
  const tiles = clearTiles(side);
  useBox(tiles, 0, 0, side - 1, side - 1);
  return tiles;
}
