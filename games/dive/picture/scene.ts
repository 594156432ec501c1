import type { Atlas } from './atlas.ts';
import { blurLine, reachOf } from './blur.ts';
import { cleanCanvas, copyPaint, dry, type Holes, type Ink, paintSheet } from './ink.ts';
import { deriveKey, type Key, openStream } from './keyed.ts';
import type { Frame, Shade } from './light.ts';
import { murkOf, type Planes } from './murk.ts';
import { FIXED, type Optics, type Rgb, totalBlur } from './optics.ts';
import { halved, reading } from './planes.ts';
import { DAPPLES, type Sheet } from './sheets.ts';
import { both, clearTiles, grown, type Tiles, useBox } from './tiles.ts';

/** One sheet as it looks through those above it, unlit. */
export interface Layer {
  readonly ink: Ink; // blurred
  readonly sharp: Ink | null; // less so, around the holes of sheets above
  readonly holes: Holes | null;
  readonly depth: number; // in gaps under the first sheet
  readonly gap: number; // of water under it
  readonly warpX: number;
  readonly warpY: number;
}

/** All of a stack that does not depend on view and light. */
export interface Scene {
  readonly frame: Frame;
  readonly layers: readonly Layer[];
  readonly shades: readonly Shade[];
  readonly murk: Planes;
  readonly murkDepth: number;
  readonly cards: number;
  readonly tint: Rgb; // of this game's water
  readonly optics: Optics;
}

const SHARPER = 0.55; // a hole above takes so much off the blur
const TINT = 3;

/** The colour of the water, and the light from below everything. */
export interface Water {
  readonly tint: Rgb;
  readonly abyss: Rgb;
}

export function frameOf(window: number, overscan: number): Frame {
  const margin = Math.round(window * overscan);
  return { window, margin, side: window + 2 * margin };
}

export function sceneOf(
  atlas: Atlas,
  sheets: readonly Sheet[],
  frame: Frame,
  optics: Optics,
  { tint, abyss }: Water,
): Scene {
  const top = sheets.slice(0, FIXED.layers);
  const deep = sheets.slice(FIXED.layers);
  const layers: Layer[] = [];
  const shades: Shade[] = [];
  const above: { holes: Tiles; depth: number }[] = [];
  let depth = 0;
  const shares = patchShares(frame.side >> 1);
  const [canvas, spare] = [cleanCanvas(frame.side), cleanCanvas(frame.side)];
  for (const [level, sheet] of top.entries()) {
    const { tiles, holes } = paintSheet(atlas, sheet, canvas);
    const dapple = dappleUnder(sheet, optics.dapple, shares);
    shades.push({ cover: halved(canvas.cover, frame.side), gap: sheet.gap, dapple });
    const spread = totalBlur(level, sheet.softness) * frame.window;
    const seen = throughHoles(above, tiles, depth, frame, optics);
    if (seen) copyPaint(canvas, spare, seen);
    const sharp = seen && dry(spare, seen, SHARPER * spread);
    const { gap, warpX, warpY } = sheet;
    layers.push({ ink: dry(canvas, tiles, spread), sharp, holes, depth, gap, warpX, warpY });
    if (holes) above.push({ holes: holes.tiles, depth });
    depth += sheet.gap;
  }
  const last = layers.at(-1)?.depth ?? 0;
  const murk = murkOf(atlas, deep, { above: top.length, side: frame.side, tint, abyss, optics });
  return { frame, layers, shades, murk, murkDepth: last + FIXED.murkGap, cards: sheets.length, tint, optics };
}

/** Light that has come through moving water lies in soft patches: how bright each place is, around 1. */
function dappleUnder(
  { dapple }: Sheet,
  strength: number,
  shares: readonly Float32Array[],
): Float32Array | null {
  if (dapple.length === 0) return null;
  const side = shares[0].length;
  const light = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    const line = light.subarray(y * side, (y + 1) * side).fill(1);
    for (const [column, share] of shares.entries()) {
      let patch = 0;
      for (let row = 0; row < DAPPLES; row++) patch += shares[row][y] * dapple[row * DAPPLES + column];
      for (let x = 0; x < side; x++) line[x] += strength * patch * share[x];
    }
  }
  return light;
}

/** For each patch in a row, how much of it there is along the row: they run into each other. */
function patchShares(side: number): Float32Array[] {
  const step = DAPPLES / side;
  const { at, mix } = reading(side, DAPPLES, 0.5 * step - 0.5, step);
  return Array.from({ length: DAPPLES }, (_, patch) => {
    const share = Float32Array.from(at, (left, x) =>
      left === patch ? 1 - mix[x] : left + 1 === patch ? mix[x] : 0,
    );
    blurLine(share, 0.4 / step);
    return share;
  });
}

/** No two games have quite the same water. */
export function waterOf(key: Key): Water {
  const luck = openStream(deriveKey(key, 'layout'), TINT);
  const tint: Rgb = [luck.between(0.94, 1.06), luck.between(0.97, 1.03), luck.between(0.97, 1.03)];
  return { tint, abyss: FIXED.abyss };
}

/** Where a sheet's ink can be seen through holes above it, from any view. */
function throughHoles(
  above: readonly { holes: Tiles; depth: number }[],
  tiles: Tiles,
  depth: number,
  { side, window }: Frame,
  { parallax, warp, softness }: Optics,
): Tiles | null {
  if (above.length === 0 || depth === 0) return null;
  const seen = clearTiles(side);
  const { tile, across } = seen;
  for (const { holes, depth: from } of above) {
    const shift = Math.ceil(parallax * window * (depth - from + 2 * warp));
    holes.used.forEach((used, i) => {
      if (used === 0) return;
      const [x, y] = [(i % across) * tile, Math.floor(i / across) * tile];
      useBox(seen, x - shift, y, x + tile + shift, y + tile);
      useBox(seen, x, y - shift, x + tile, y + tile + shift);
    });
  }
  const reach = reachOf(totalBlur(FIXED.layers, softness[1]) * window);
  return both(grown(seen, reach), grown(tiles, reach));
}
