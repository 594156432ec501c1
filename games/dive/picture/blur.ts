import { settle } from './optics.ts';
import { runsAcross, runsDown, type Tiles } from './tiles.ts';

const PASSES = 2;

/**
 * A box whose outermost two pixels count only in part, so that repeating it gives any spread, not only those
 * of whole boxes; twice is close enough to a bell curve.
 */
interface Box {
  readonly reach: number; // pixels on each side that count in full
  readonly edge: number; // weight of the next one
  readonly scale: number; // 1 / sum of the weights
}

function boxOf(spread: number): Box {
  const variance = (spread * spread) / PASSES;
  let reach = 0;
  while (wholeVariance(reach + 1) <= variance) reach++;
  // weights 1 within reach and e just outside: variance = (Σ i² + 2e(reach+1)²) / (2 reach + 1 + 2e)
  const inside = (reach * (reach + 1) * (2 * reach + 1)) / 3;
  const outside = (reach + 1) ** 2;
  const edge = settle((variance * (2 * reach + 1) - inside) / (2 * (outside - variance)));
  return { reach, edge, scale: 1 / (2 * reach + 1 + 2 * edge) };
}

/** How far a blur of this spread carries anything, in pixels. */
export function reachOf(spread: number): number {
  return spread < INVISIBLE ? 0 : PASSES * (boxOf(spread).reach + 1);
}

const wholeVariance = (reach: number): number => (reach * (reach + 1)) / 3;

const INVISIBLE = 0.15; // pixels

/** Blurs a single line in place. */
export function blurLine(line: Float32Array, spread: number): void {
  if (spread < INVISIBLE) return;
  const box = boxOf(spread);
  const length = line.length + 2 * box.reach + 2;
  blurPart(line, 0, line.length, box, { a: new Float64Array(length), b: new Float64Array(length) });
}

/** Blurs the used tiles of planes in place; what lies outside them counts as the nearest pixel inside. */
export function blurPlanes(planes: readonly Float32Array[], tiles: Tiles, spread: number): void {
  if (spread < INVISIBLE) return;
  const box = boxOf(spread);
  const length = (tiles.side + 2 * box.reach + 2) * tiles.tile;
  const scratch = { a: new Float64Array(length), b: new Float64Array(length) };
  for (const plane of planes) blurPlane(plane, tiles, box, scratch);
}

function blurPlane(plane: Float32Array, tiles: Tiles, box: Box, scratch: Scratch): void {
  const { side, tile, across } = tiles;
  for (let row = 0; row < across; row++) {
    const runs = runsAcross(tiles, row);
    for (let y = row * tile; y < Math.min(side, (row + 1) * tile); y++) {
      for (let i = 0; i < runs.length; i += 2)
        blurPart(plane, y * side + runs[i], runs[i + 1] - runs[i], box, scratch);
    }
  }
  for (let column = 0; column < across; column++) {
    const runs = runsDown(tiles, column);
    const width = Math.min(side, (column + 1) * tile) - column * tile;
    for (let i = 0; i < runs.length; i += 2) {
      const strip = { from: runs[i] * side + column * tile, rows: runs[i + 1] - runs[i], width, pitch: side };
      blurStrip(plane, strip, box, scratch);
    }
  }
}

interface Scratch {
  readonly a: Float64Array;
  readonly b: Float64Array;
}

function blurPart(plane: Float32Array, from: number, length: number, box: Box, { a, b }: Scratch): void {
  const pad = box.reach + 1;
  for (let i = 0; i < length; i++) a[pad + i] = plane[from + i];
  boxLine(a, b, length, box);
  boxLine(b, a, length, box);
  for (let i = 0; i < length; i++) plane[from + i] = a[pad + i];
}

interface Strip {
  readonly from: number;
  readonly rows: number;
  readonly width: number;
  readonly pitch: number;
}

function blurStrip(plane: Float32Array, strip: Strip, box: Box, { a, b }: Scratch): void {
  const { from, rows, width, pitch } = strip;
  const pad = box.reach + 1;
  for (let y = 0, to = pad * width; y < rows; y++) {
    for (let i = 0, o = from + y * pitch; i < width; i++) a[to++] = plane[o++];
  }
  boxRows(a, b, strip, box);
  boxRows(b, a, strip, box);
  for (let y = 0, at = pad * width; y < rows; y++) {
    for (let i = 0, o = from + y * pitch; i < width; i++) plane[o++] = a[at++];
  }
}

/** One box along a line that begins after reach + 1 pixels of padding. */
function boxLine(from: Float64Array, to: Float64Array, length: number, { reach, edge, scale }: Box): void {
  const pad = reach + 1;
  const end = pad + length;
  const [first, last] = [from[pad], from[end - 1]];
  for (let i = 0; i < pad; i++) {
    from[i] = first;
    from[end + i] = last;
  }
  let sum = 0;
  for (let i = 0; i < 2 * reach + 1; i++) sum += from[i];
  for (let i = pad; i < end; i++) {
    sum += from[i + reach];
    const outside = from[i - pad];
    sum -= outside;
    // the sum now spans i - reach … i + reach
    to[i] = (sum + edge * (outside + from[i + pad])) * scale;
  }
}

/** The same down a strip of several columns at once. */
function boxRows(
  from: Float64Array,
  to: Float64Array,
  { rows, width }: Strip,
  { reach, edge, scale }: Box,
): void {
  const pad = reach + 1;
  const [first, last] = [pad * width, (pad + rows - 1) * width];
  for (let y = 0; y < pad; y++) {
    for (let i = 0; i < width; i++) {
      from[y * width + i] = from[first + i];
      from[last + (y + 1) * width + i] = from[last + i];
    }
  }
  const sums = new Float64Array(width);
  for (let y = 0; y < 2 * reach + 1; y++) for (let i = 0; i < width; i++) sums[i] += from[y * width + i];
  for (let y = pad; y < pad + rows; y++) {
    const above = (y - pad) * width;
    const below = (y + reach) * width;
    for (let i = 0; i < width; i++) {
      const sum = sums[i] + from[below + i] - from[above + i];
      sums[i] = sum;
      to[y * width + i] = (sum + edge * (from[above + i] + from[below + width + i])) * scale;
    }
  }
}
