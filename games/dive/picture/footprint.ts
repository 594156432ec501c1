import type { Atlas } from './atlas.ts';
import type { Placed } from './layout.ts';

/** Which cells of a card are taken. */
export type Grid = Uint8Array;
/** The cells one thing covers. */
export type Print = readonly number[];

const CELLS = 56;
const VISIBLE = 0.12; // coverage
const COARSE = 24; // pixels a side are enough to see the outline

export const clearGrid = (): Grid => new Uint8Array(CELLS * CELLS);

/** How many cells of the print are taken already. */
export function touches(grid: Grid, print: Print): number {
  let count = 0;
  for (const cell of print) count += grid[cell];
  return count;
}

/** Takes the cells and those around them. */
export function mark(grid: Grid, print: Print): void {
  for (const cell of print) {
    const x = cell % CELLS;
    const y = (cell - x) / CELLS;
    for (let v = Math.max(0, y - 1); v <= Math.min(CELLS - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(CELLS - 1, x + 1); u++) grid[v * CELLS + u] = 1;
    }
  }
}

export function printOf(atlas: Atlas, { sprite, x, y, side, cos, sin, mirrored }: Placed): Print {
  const image = atlas.sprites[sprite].findLast(({ side: pixels }) => pixels >= COARSE);
  if (!image) throw new Error(`the atlas has no ${sprite}`);
  const scale = image.side / side;
  return cellsAround(x, y, 0.71 * side, (dx, dy) => {
    const across = (dx * cos + dy * sin) * (mirrored ? -1 : 1);
    const down = dy * cos - dx * sin;
    const u = Math.floor(across * scale + image.side / 2);
    const v = Math.floor(down * scale + image.side / 2);
    if (u < 0 || v < 0 || u >= image.side || v >= image.side) return false;
    return image.pixels[4 * (v * image.side + u) + 3] > VISIBLE;
  });
}

export const printOfDisc = (x: number, y: number, r: number): Print =>
  cellsAround(x, y, r, (dx, dy) => dx * dx + dy * dy < r * r);

function cellsAround(
  x: number,
  y: number,
  reach: number,
  isCovered: (dx: number, dy: number) => boolean,
): number[] {
  const cells: number[] = [];
  const first = (centre: number) => Math.max(0, Math.floor((centre - reach) * CELLS));
  const last = (centre: number) => Math.min(CELLS - 1, Math.floor((centre + reach) * CELLS));
  for (let v = first(y); v <= last(y); v++) {
    for (let u = first(x); u <= last(x); u++) {
      if (isCovered((u + 0.5) / CELLS - x, (v + 0.5) / CELLS - y)) cells.push(v * CELLS + u);
    }
  }
  return cells;
}
