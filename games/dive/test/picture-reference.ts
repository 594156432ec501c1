import type { Atlas } from '../picture/atlas.ts';
import { blurPlanes } from '../picture/blur.ts';
import { hazeOf } from '../picture/compose.ts';
import { finishLine, grainOf, sheenOver, sunOver } from '../picture/finish.ts';
import { cleanCanvas, paintSheet } from '../picture/ink.ts';
import { deriveKey, openStream, readKey } from '../picture/keyed.ts';
import { LIGHT_STEP, lightThrough } from '../picture/light.ts';
import { everywhere, murkOf } from '../picture/murk.ts';
import { FIXED, OPTICS, sheetBlur } from '../picture/optics.ts';
import { halved } from '../picture/planes.ts';
import { RAYS, type StackPicture } from '../picture/render.ts';
import { frameOf, waterOf } from '../picture/scene.ts';
import { layOut, type Sheet } from '../picture/sheets.ts';
import { TILTS, VIEWS, type View } from '../picture/views.ts';

/**
 * The picture by the book: from the bottom up, each sheet blurs and hazes what has been painted so far and
 * adds its own ink. Slow and obvious; the renderer must look the same.
 */
export function renderByTheBook(
  atlas: Atlas,
  picture: StackPicture,
  size: number,
  views: readonly View[],
): Uint8ClampedArray<ArrayBuffer>[] {
  const key = readKey(picture.key);
  const optics = OPTICS[picture.look ?? 1];
  const frame = frameOf(size, FIXED.overscan);
  const { side, margin } = frame;
  const water = waterOf(key);
  const sheets = picture.cards.map(card => layOut(atlas, optics, key, card));
  const top = sheets.slice(0, FIXED.layers);
  const painted = top.map(sheet => {
    const canvas = cleanCanvas(side);
    return { ink: canvas, ...paintSheet(atlas, sheet, canvas) };
  });
  const shades = painted.map(({ ink }, i) => ({
    cover: halved(ink.cover, side),
    gap: top[i].gap,
    dapple: null,
  }));
  const lighting = lightThrough(shades, optics.shadows, { from: 'off' }, frame);
  const murk = murkOf(atlas, sheets.slice(FIXED.layers), { above: top.length, side, optics, ...water });
  const depths = top.map((_, i) => top.slice(0, i).reduce((sum, sheet) => sum + sheet.gap, 0));
  const whole = everywhere(size);

  return views.map(view => {
    const tilt = TILTS[view];
    const look = (plane: Plane, x: number, y: number, height: number): number => {
      const shift = optics.parallax * size * height;
      return bilinear(plane, side, x + margin + tilt[0] * shift, y + margin + tilt[1] * shift);
    };
    const deepest = (depths.at(-1) ?? 0) + FIXED.murkGap;
    const seen = murk.map(plane => everyPixel(size, (x, y) => look(plane, x, y, deepest)));
    for (let level = top.length - 1; level >= 0; level--) {
      const { through, veil } = hazeOf({ tint: water.tint, optics, layers: top }, level, 1);
      const heightAt = heights(top[level], depths[level], size);
      const at = (plane: Plane) => everyPixel(size, (x, y) => look(plane, x, y, heightAt(x, y)));
      const shadow = everyPixel(size, (x, y) => look(lighting[level + 1], x, y, depths[level]));
      const { ink, holes } = painted[level];
      const open = holes && at(holes.open);
      const cover = at(ink.cover);
      const lit = at(lighting[level]);
      [ink.red, ink.green, ink.blue].map(at).forEach((colour, c) => {
        const below = seen[c];
        const hazy = below.slice();
        blurPlanes([hazy], whole, sheetBlur(level) * size);
        for (let i = 0; i < below.length; i++) {
          const hazed = hazy[i] * through[c] + veil[c] * LIGHT_STEP * shadow[i];
          const under = open ? hazed + (open[i] / 255) * (below[i] - hazed) : hazed;
          below[i] = under * (1 - cover[i]) + colour[i] * LIGHT_STEP * lit[i];
        }
      });
    }
    return developed(picture, view, size, seen);
  });
}

function developed(
  { key, removed }: StackPicture,
  view: View,
  size: number,
  seen: readonly Float32Array[],
): Uint8ClampedArray<ArrayBuffer> {
  const layoutKey = deriveKey(readKey(key), 'layout');
  const surface = {
    sun: sunOver(size, openStream(layoutKey, RAYS).share()),
    sheen: sheenOver(size, TILTS[view]),
    glare: null,
  };
  const grain = grainOf(deriveKey(readKey(key), 'grain'), size * size, [VIEWS.indexOf(view), 0, removed]);
  const out = new Uint8ClampedArray(4 * size * size);
  for (let y = 0; y < size; y++) {
    const [red, green, blue] = seen.map(plane => Float64Array.from(plane.subarray(y * size, (y + 1) * size)));
    finishLine(out, y, { red, green, blue }, surface, grain);
  }
  return out;
}

const heights =
  ({ warpX, warpY }: Sheet, depth: number, size: number) =>
  (x: number, y: number): number =>
    depth + warpX * (x / size - 0.5) + warpY * (y / size - 0.5);

function everyPixel(size: number, value: (x: number, y: number) => number): Float32Array {
  const plane = new Float32Array(size * size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) plane[y * size + x] = value(x, y);
  return plane;
}

type Plane = Float32Array | Uint16Array | Uint8Array;

function bilinear(plane: Plane, side: number, x: number, y: number): number {
  const u = Math.max(0, Math.min(side - 1.001, x));
  const v = Math.max(0, Math.min(side - 1.001, y));
  const [iu, iv] = [u | 0, v | 0];
  const at = iv * side + iu;
  const upper = plane[at] + (u - iu) * (plane[at + 1] - plane[at]);
  const lower = plane[at + side] + (u - iu) * (plane[at + side + 1] - plane[at + side]);
  return upper + (v - iv) * (lower - upper);
}
