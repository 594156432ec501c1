import type { Pixels } from '@fathoms/kernel/painter.ts';
import { emptyPlanes, type Planes } from './net.ts';

/** How somebody holds a picture: turned by quarters counter-clockwise, then perhaps mirrored. */
export interface Hold {
  readonly turns: number;
  readonly mirrored: boolean;
}

/** The middle and the four sides one tilts the head to, and where each comes to lie when the picture is turned or mirrored. */
const VIEWS = 5;
const TURNED = [0, 3, 4, 2, 1];
const MIRRORED = [0, 2, 1, 3, 4];
const COLOURS = 3;

/**
 * What an eye of `side` × `side` cells takes in of some of the five views; those that are null stay empty. A
 * coarse one sees only every so many cells as one.
 */
export function takeIn(views: readonly (Pixels | null)[], side: number, coarse: number, hold: Hold): Planes {
  const out = emptyPlanes(VIEWS * COLOURS, side);
  for (let view = 0; view < VIEWS; view++) {
    const pixels = views[heldFrom(view, hold)];
    if (!pixels) continue;
    const cells = side / coarse;
    const small = shrunk(pixels, cells);
    const pitch = side + 2;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const [u, v] = placeFrom(Math.floor(x / coarse), Math.floor(y / coarse), cells, hold);
        for (let c = 0; c < COLOURS; c++) {
          const at = ((view * COLOURS + c) * pitch + y + 1) * pitch + x + 1;
          out.data[at] = 4 * (small[COLOURS * (v * cells + u) + c] / 255 - 0.45);
        }
      }
    }
  }
  return out;
}

/** Which view lies where this one is looked for. */
function heldFrom(view: number, { turns, mirrored }: Hold): number {
  let from = mirrored ? MIRRORED[view] : view;
  for (let i = 0; i < turns; i++) from = TURNED[from];
  return from;
}

/** Which cell of the picture lies in this one of the eye. */
function placeFrom(x: number, y: number, cells: number, { turns, mirrored }: Hold): [number, number] {
  let [u, v] = [mirrored ? cells - 1 - x : x, y];
  for (let i = 0; i < turns; i++) [u, v] = [cells - 1 - v, u];
  return [u, v];
}

/** The picture in `cells` × `cells`, each the mean of what it covers: red, green, blue, 0 to 255. */
function shrunk({ width, rgba }: Pixels, cells: number): Float64Array {
  const out = new Float64Array(COLOURS * cells * cells);
  const line = new Float64Array(COLOURS * cells);
  const { cell, rest } = overlaps(width, cells);
  const share = (cells / width) ** 2;
  for (let y = 0; y < width; y++) {
    line.fill(0);
    for (let x = 0, i = 4 * y * width; x < width; x++, i += 4) {
      const at = COLOURS * cell[x];
      const part = rest[x];
      for (let c = 0; c < COLOURS; c++) {
        line[at + c] += (1 - part) * rgba[i + c];
        if (part > 0) line[at + COLOURS + c] += part * rgba[i + c];
      }
    }
    const row = cell[y] * line.length;
    const part = rest[y];
    for (let i = 0; i < line.length; i++) {
      out[row + i] += share * (1 - part) * line[i];
      if (part > 0) out[row + line.length + i] += share * part * line[i];
    }
  }
  return out;
}

/** In which cell a pixel begins, and which share of it is in the next one. */
function overlaps(pixels: number, cells: number): { cell: Int32Array; rest: Float64Array } {
  const cell = new Int32Array(pixels);
  const rest = new Float64Array(pixels);
  for (let i = 0; i < pixels; i++) {
    cell[i] = Math.floor((i * cells) / pixels);
    const over = (i + 1) * cells - (cell[i] + 1) * pixels; // in shares of a cell per pixel
    rest[i] = over > 0 ? over / cells : 0;
  }
  return { cell, rest };
}
