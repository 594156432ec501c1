import { LINEAR } from '../atlas.ts';
import { blurPlanes } from '../blur.ts';
import { everywhere } from '../murk.ts';

/** A picture as an eye takes it in: light per colour, and its fine structure. */
export interface TakenIn {
  readonly size: number;
  readonly colours: readonly Float32Array[]; // linear red, green, blue
  readonly detail: readonly Float32Array[]; // brightness less its surroundings, narrow and wide
}

/** Some pixels of a picture. */
export type Region = readonly number[];

const NARROW = 0.004; // of the picture's side
const WIDE = 0.012;

export function takeIn(bytes: Uint8ClampedArray, size: number): TakenIn {
  const colours = [0, 1, 2].map(() => new Float32Array(size * size));
  for (let i = 0; i < size * size; i++) {
    for (let c = 0; c < 3; c++) colours[c][i] = LINEAR[bytes[4 * i + c]];
  }
  return { size, colours, detail: detailOf(colours, size) };
}

export function detailOf([red, green, blue]: readonly Float32Array[], size: number): Float32Array[] {
  const brightness = red.map((light, i) => 0.25 * light + 0.5 * green[i] + 0.25 * blue[i]);
  return [NARROW, WIDE].map(spread => {
    const around = brightness.slice();
    blurPlanes([around], everywhere(size), spread * size);
    return brightness.map((light, i) => light - around[i]);
  });
}

export interface Fit {
  readonly slope: number;
  readonly base: number;
  readonly rest: number; // deviation the fit leaves
}

/** How much of a known pattern is in a plane: plane ≈ base + slope · pattern. */
export function fit(plane: Float32Array, pattern: Float32Array, region: Region): Fit {
  const [mean, patternMean] = [meanOf(plane, region), meanOf(pattern, region)];
  let both = 0;
  let own = 0;
  let all = 0;
  for (const i of region) {
    const [a, b] = [plane[i] - mean, pattern[i] - patternMean];
    both += a * b;
    own += b * b;
    all += a * a;
  }
  const slope = both / (own + 1e-9);
  const rest = Math.sqrt(Math.max(0, all - slope * both) / region.length);
  return { slope, base: mean - slope * patternMean, rest };
}

export function meanOf(plane: Float32Array, region: Region): number {
  let sum = 0;
  for (const i of region) sum += plane[i];
  return sum / region.length;
}

export function deviationOf(plane: Float32Array, region: Region): number {
  const mean = meanOf(plane, region);
  let squares = 0;
  for (const i of region) squares += (plane[i] - mean) ** 2;
  return Math.sqrt(squares / region.length);
}

/** How alike a plane and a pattern moved by (dx, dy) are, -1 … 1; means are taken for 0. */
export function likeness(
  plane: Float32Array,
  pattern: Float32Array,
  region: Region,
  size: number,
  [dx, dy]: readonly [number, number],
): number {
  const [ix, iy] = [Math.floor(dx), Math.floor(dy)];
  const [fx, fy] = [dx - ix, dy - iy];
  let both = 0;
  let own = 1e-9;
  let all = 1e-9;
  for (const i of region) {
    const x = (i % size) + ix;
    const y = Math.floor(i / size) + iy;
    if (x < 0 || y < 0 || x >= size - 1 || y >= size - 1) continue;
    const at = y * size + x;
    const upper = plane[at] + fx * (plane[at + 1] - plane[at]);
    const lower = plane[at + size] + fx * (plane[at + size + 1] - plane[at + size]);
    const light = upper + fy * (lower - upper);
    both += light * pattern[i];
    own += pattern[i] ** 2;
    all += light * light;
  }
  return both / Math.sqrt(own * all);
}
