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
  const above: Holed[] = [];
  let depth = 0;
  const shares = patchShares(frame.side >> 1);
  const [canvas, spare] = [cleanCanvas(frame.side), cleanCanvas(frame.side)];
  for (const [level, sheet] of top.entries()) {
    const { tiles, holes } = paintSheet(atlas, sheet, canvas);
    const dapple = dappleUnder(sheet, optics.dapple, shares);
    shades.push({ cover: halved(canvas.cover, frame.side), gap: sheet.gap, dapple });
    const spread = totalBlur(level, optics.blurGrowth, sheet.softness) * frame.window;
    const bent = (Math.abs(sheet.warpX) + Math.abs(sheet.warpY)) / 2;
    const seen = throughHoles(above, tiles, depth + bent, frame, optics);
    if (seen) copyPaint(canvas, spare, seen);
    const sharp = seen && dry(spare, seen, SHARPER * spread);
    const { gap, warpX, warpY } = sheet;
    layers.push({ ink: dry(canvas, tiles, spread), sharp, holes, depth, gap, warpX, warpY });
    if (holes) above.push({ holes: holes.tiles, depth: depth - bent });
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
  shares: readonly PatchShare[],
): Float32Array | null {
  if (dapple.length === 0) return null;
  const side = shares[0].line.length;
  const light = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    const line = light.subarray(y * side, (y + 1) * side).fill(1);
    for (const [column, share] of shares.entries()) {
      let patch = 0;
      for (let row = 0; row < DAPPLES; row++) patch += shares[row].line[y] * dapple[row * DAPPLES + column];
      for (let x = share.from; x < share.to; x++) line[x] += strength * patch * share.line[x];
    }
  }
  return light;
}

/** How much of a patch there is along a row of them, and where there is any: they run into each other. */
interface PatchShare {
  readonly line: Float32Array;
  readonly from: number;
  readonly to: number;
}

function patchShares(side: number): PatchShare[] {
  const step = DAPPLES / side;
  const { at, mix } = reading(side, DAPPLES, 0.5 * step - 0.5, step);
  return Array.from({ length: DAPPLES }, (_, patch) => {
    const line = Float32Array.from(at, (left, x) =>
      left === patch ? 1 - mix[x] : left + 1 === patch ? mix[x] : 0,
    );
    blurLine(line, 0.4 / step);
    const isAny = (share: number): boolean => share > 1e-9;
    return { line, from: line.findIndex(isAny), to: 1 + line.findLastIndex(isAny) };
  });
}

/** No two games have quite the same water. */
export function waterOf(key: Key): Water {
  const luck = openStream(deriveKey(key, 'layout'), TINT);
  const tint: Rgb = [luck.between(0.94, 1.06), luck.between(0.97, 1.03), luck.between(0.97, 1.03)];
  return { tint, abyss: FIXED.abyss };
}

/** The holes of a sheet, and the least depth that any place of it has. */
interface Holed {
  readonly holes: Tiles;
  readonly depth: number;
}

/** Where the ink of a sheet that is nowhere deeper than this can be seen through holes above it, from any view. */
function throughHoles(
  above: readonly Holed[],
  tiles: Tiles,
  depth: number,
  { side, window }: Frame,
  { parallax, blurGrowth, softness }: Optics,
): Tiles | null {
  if (above.length === 0) return null;
  const seen = clearTiles(side);
  const { tile, across } = seen;
  for (const { holes, depth: from } of above) {
    const shift = Math.ceil(parallax * window * (depth - from));
    holes.used.forEach((used, i) => {
      if (used === 0) return;
      const [x, y] = [(i % across) * tile, Math.floor(i / across) * tile];
      useBox(seen, x - shift, y, x + tile + shift, y + tile);
      useBox(seen, x, y - shift, x + tile, y + tile + shift);
    });
  }
  const reach = reachOf(totalBlur(FIXED.layers, blurGrowth, softness[1]) * window);
  return both(grown(seen, reach), grown(tiles, reach));
}
