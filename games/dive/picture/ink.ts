import type { Atlas, Sprite } from './atlas.ts';
import { blurPlanes, reachOf } from './blur.ts';
import type { Cut, Placed } from './layout.ts';
import type { Sheet, Turn, Wash } from './sheets.ts';
import { blocksOf, clearTiles, eachLine, grown, type Tiles, tilesOf, useBox } from './tiles.ts';

/** Paint being laid on: planes of premultiplied linear colour, and of coverage. */
export interface Canvas {
  readonly side: number; // pixels
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly cover: Float32Array;
}

/**
 * The same to be kept: in steps of INK_STEP, and without the empty parts. Pixel i of the plane is at
 * `slots[i >> 3] + (i & 7)`; eight empty ones share slot 0.
 */
export interface Ink {
  readonly slots: Int32Array;
  readonly red: Uint16Array;
  readonly green: Uint16Array;
  readonly blue: Uint16Array;
  readonly cover: Uint16Array;
  readonly blocks: Uint8Array; // where there is any
}

export const INK_STEP = 1 / 65535;

/** Where a sheet is cut out; 255 = nothing there. */
export interface Holes {
  readonly open: Uint8Array;
  readonly tiles: Tiles;
  readonly blocks: Uint8Array;
}

export interface Painted {
  readonly tiles: Tiles; // where there is paint
  readonly holes: Holes | null;
}

export function cleanCanvas(side: number): Canvas {
  const plane = () => new Float32Array(side * side);
  return { side, red: plane(), green: plane(), blue: plane(), cover: plane() };
}

const planesOf = ({ red, green, blue, cover }: Canvas) => [red, green, blue, cover] as const;

/** Paints a whole card on a clean canvas. */
export function paintSheet(atlas: Atlas, sheet: Sheet, canvas: Canvas): Painted {
  const { side } = canvas;
  for (const placed of [...sheet.layout.decor, ...sheet.layout.figures]) {
    stamp(canvas, pick(atlas, placed, side), placed, sheet);
  }
  const holes = sheet.layout.cuts.length > 0 ? cutOut(canvas, sheet) : null;
  const tiles = tilesOf(canvas.cover, side);
  if (sheet.wash) washOut(canvas, tiles, sheet.wash);
  return { tiles, holes };
}

function washOut({ red, green, blue, cover }: Canvas, tiles: Tiles, { kept, added }: Wash): void {
  for (const [c, plane] of [red, green, blue].entries()) {
    eachLine(tiles, (from, to) => {
      for (let i = from; i < to; i++) plane[i] = Math.min(cover[i], plane[i] * kept[c] + cover[i] * added[c]);
    });
  }
}

/** Blurs the paint, takes it off the canvas and keeps it. */
export function dry(canvas: Canvas, tiles: Tiles, spread: number): Ink {
  const wet = grown(tiles, reachOf(spread));
  blurPlanes(planesOf(canvas), wet, spread);
  const blocks = blocksOf(canvas.cover, canvas.side);
  const { slots, length } = slotsOf(canvas.cover, wet);
  const [red, green, blue, cover] = planesOf(canvas).map(plane => packed(plane, slots, length));
  wipe(canvas, wet);
  return { slots, red, green, blue, cover, blocks };
}

function slotsOf(cover: Float32Array, tiles: Tiles): { slots: Int32Array; length: number } {
  const slots = new Int32Array((cover.length >> 3) + 2);
  let length = 8;
  eachLine(tiles, (from, to) => {
    for (let eight = from >> 3; eight << 3 < to; eight++) {
      if (slots[eight] !== 0) continue;
      let i = eight << 3;
      while (i < (eight << 3) + 8 && !(cover[i] >= INK_STEP / 2)) i++;
      if (i === (eight << 3) + 8) continue;
      slots[eight] = length;
      length += 8;
    }
  });
  return { slots, length };
}

function packed(plane: Float32Array, slots: Int32Array, length: number): Uint16Array {
  const steps = new Uint16Array(length);
  for (let eight = 0; eight < slots.length; eight++) {
    const slot = slots[eight];
    if (slot === 0) continue;
    for (let k = 0; k < 8; k++) steps[slot + k] = plane[(eight << 3) + k] * 65535 + 0.5;
  }
  return steps;
}

export function wipe(canvas: Canvas, tiles: Tiles): void {
  for (const plane of planesOf(canvas)) eachLine(tiles, (from, to) => plane.fill(0, from, to));
}

export function copyPaint(from: Canvas, to: Canvas, tiles: Tiles): void {
  const targets = planesOf(to);
  planesOf(from).forEach((plane, c) => {
    eachLine(tiles, (start, end) => targets[c].set(plane.subarray(start, end), start));
  });
}

/** The smallest halving that is not coarser than what is drawn. */
function pick(atlas: Atlas, { sprite, side }: Placed, pixels: number): Sprite {
  const halvings = atlas.sprites[sprite];
  return halvings.findLast(halving => halving.side >= side * pixels) ?? halvings[0];
}

function onPicture({ turn, x, y }: Lie, at: { readonly x: number; readonly y: number }): [number, number] {
  const [dx, dy] = [at.x - 0.5, at.y - 0.5];
  return [turn.xx * dx + turn.xy * dy + 0.5 + x, turn.yx * dx + turn.yy * dy + 0.5 + y];
}

/** Card, sprite, mirror and heading in one turn, so that every drawing is sampled exactly once. */
function combined({ xx, xy, yx, yy }: Turn, { cos, sin, mirrored }: Placed): Turn {
  const side = mirrored ? -1 : 1;
  return {
    xx: side * (xx * cos + xy * sin),
    xy: xy * cos - xx * sin,
    yx: side * (yx * cos + yy * sin),
    yy: yy * cos - yx * sin,
  };
}

/** How a sheet lies in the picture. */
type Lie = Pick<Sheet, 'turn' | 'x' | 'y'>;

export function stamp(canvas: Canvas, sprite: Sprite, placed: Placed, sheet: Lie): void {
  const { red, green, blue, cover, side } = canvas;
  const { side: n, pixels } = sprite;
  const [x, y] = onPicture(sheet, placed).map(share => share * side);
  const turn = combined(sheet.turn, placed);
  const scale = n / (placed.side * side);
  const reach = 0.7072 * placed.side * side;
  const top = Math.max(0, Math.floor(y - reach));
  const bottom = Math.min(side - 1, Math.ceil(y + reach));
  const { density } = placed;
  const [du, dv] = [turn.xx * scale, turn.xy * scale]; // of a step to the right
  for (let row = top; row <= bottom; row++) {
    const dy = row + 0.5 - y;
    const u0 = (0.5 - x) * du + dy * turn.yx * scale + n / 2 - 0.5;
    const v0 = (0.5 - x) * dv + dy * turn.yy * scale + n / 2 - 0.5;
    const [left, right] = inside(u0, du, v0, dv, n - 1, side);
    for (let column = left; column < right; column++) {
      const u = u0 + column * du;
      const v = v0 + column * dv;
      const iu = u | 0;
      const iv = v | 0;
      const o = (iv * n + iu) << 2;
      const p = o + (n << 2);
      if (pixels[o + 3] + pixels[o + 7] + pixels[p + 3] + pixels[p + 7] < 0.008) continue;
      const fu = u - iu;
      const fv = v - iv;
      const d = fu * fv * density;
      const b = fu * density - d;
      const c = fv * density - d;
      const a = density - b - c - d;
      const keep = 1 - (pixels[o + 3] * a + pixels[o + 7] * b + pixels[p + 3] * c + pixels[p + 7] * d);
      const i = row * side + column;
      red[i] = red[i] * keep + pixels[o] * a + pixels[o + 4] * b + pixels[p] * c + pixels[p + 4] * d;
      green[i] =
        green[i] * keep + pixels[o + 1] * a + pixels[o + 5] * b + pixels[p + 1] * c + pixels[p + 5] * d;
      blue[i] =
        blue[i] * keep + pixels[o + 2] * a + pixels[o + 6] * b + pixels[p + 2] * c + pixels[p + 6] * d;
      cover[i] = cover[i] * keep + 1 - keep;
    }
  }
}

/** The columns of a row for which both u and v stay within [0, n). */
function inside(u: number, du: number, v: number, dv: number, n: number, side: number): [number, number] {
  let left = 0;
  let right = side;
  for (const [start, step] of [
    [u, du],
    [v, dv],
  ]) {
    if (Math.abs(step) < 1e-9) {
      if (start < 0 || start >= n) return [0, 0];
      continue;
    }
    const [a, b] = [-start / step, (n - start) / step];
    left = Math.max(left, Math.ceil(Math.min(a, b) + 1e-6));
    right = Math.min(right, Math.ceil(Math.max(a, b) - 1e-6));
  }
  return [left, right];
}

const RIM = [0.75, 0.95, 0.97, 0.75]; // of the cut edge, which catches light
const RIM_COVER = 0.55;
const RIM_WIDTH = 0.00095; // of the card

function cutOut(canvas: Canvas, sheet: Sheet): Holes {
  const { side } = canvas;
  const open = new Uint8Array(side * side);
  const tiles = clearTiles(side);
  for (const cut of sheet.layout.cuts) punch(canvas, { open, tiles }, cut, sheet);
  return { open, tiles, blocks: blocksOf(open, side) };
}

/** Takes the paint out of a hole and gives it a bright rim. */
function punch(canvas: Canvas, { open: hole, tiles }: Omit<Holes, 'blocks'>, cut: Cut, sheet: Sheet): void {
  const { red, green, blue, cover, side } = canvas;
  const [x, y] = onPicture(sheet, cut).map(share => share * side);
  const { turn } = sheet;
  const reach = 1.3 * cut.r * side + 3;
  const [w0, w1, w2, w3] = cut.waves;
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(side - 1, Math.ceil(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(side - 1, Math.ceil(y + reach))];
  useBox(tiles, left, top, right, bottom);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [dx, dy] = [column + 0.5 - x, row + 0.5 - y];
      const distance = Math.sqrt(dx * dx + dy * dy) || 1;
      // in the card's own directions, so that the edge turns with the card
      const c = (turn.xx * dx + turn.yx * dy) / distance;
      const s = (turn.xy * dx + turn.yy * dy) / distance;
      const wave =
        w0 * (c * c - s * s) + w1 * 2 * c * s + w2 * c * (4 * c * c - 3) + w3 * s * (3 - 4 * s * s);
      const depth = cut.r * (1 + wave) * side - distance; // pixels inside the edge
      const open = Math.max(0, Math.min(1, (depth + 1) / 2));
      const rim = rimAt(depth, side);
      if (open === 0 && rim === 0) continue;
      const i = row * side + column;
      const keep = (1 - open) * (1 - rim);
      red[i] = red[i] * keep + rim * RIM[0];
      green[i] = green[i] * keep + rim * RIM[1];
      blue[i] = blue[i] * keep + rim * RIM[2];
      cover[i] = cover[i] * keep + rim * RIM[3];
      hole[i] = Math.max(hole[i], Math.round(255 * open));
    }
  }
}

/** A soft line on the edge. */
function rimAt(depth: number, side: number): number {
  const width = Math.max(0.6, 2 * RIM_WIDTH * side);
  const away = Math.abs(depth) / width;
  return away >= 1 ? 0 : RIM_COVER * (1 - away * away) ** 2;
}
