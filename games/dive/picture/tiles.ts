/** Which parts of a square plane hold anything: most of a sheet is empty, and skipping that is most of the speed. */
export interface Tiles {
  readonly side: number; // of the plane, in pixels
  readonly tile: number; // of a tile, in pixels
  readonly across: number; // tiles in a row
  readonly used: Uint8Array;
}

const VISIBLE = 0.002;

export function clearTiles(side: number): Tiles {
  const tile = Math.max(2, Math.ceil(side / 92));
  const across = Math.ceil(side / tile);
  return { side, tile, across, used: new Uint8Array(across * across) };
}

/** The tiles in which a plane shows anything. */
export function tilesOf(plane: Float32Array, side: number): Tiles {
  const tiles = clearTiles(side);
  const { tile, across, used } = tiles;
  for (let y = 0; y < side; y++) {
    const row = Math.floor(y / tile) * across;
    for (let column = 0, x = 0; column < across; column++) {
      const end = Math.min(side, x + tile);
      if (used[row + column] === 0) {
        while (x < end && plane[y * side + x] <= VISIBLE) x++;
        if (x < end) used[row + column] = 1;
      }
      x = end;
    }
  }
  return tiles;
}

/** Marks the tiles a box touches; the box may reach out of the plane. */
export function useBox(tiles: Tiles, left: number, top: number, right: number, bottom: number): void {
  const { tile, across, used } = tiles;
  const first = (pixel: number) => Math.max(0, Math.floor(pixel / tile));
  const last = (pixel: number) => Math.min(across - 1, Math.floor(pixel / tile));
  for (let y = first(top); y <= last(bottom); y++) {
    for (let x = first(left); x <= last(right); x++) used[y * across + x] = 1;
  }
}

/** The same tiles and those within so many pixels of them. */
export function grown(tiles: Tiles, pixels: number): Tiles {
  const { across, tile } = tiles;
  const out = clearTiles(tiles.side);
  for (let y = 0; y < across; y++) {
    for (let x = 0; x < across; x++) {
      if (tiles.used[y * across + x] === 0) continue;
      const [left, top] = [x * tile, y * tile];
      useBox(out, left - pixels, top - pixels, left + tile - 1 + pixels, top + tile - 1 + pixels);
    }
  }
  return out;
}

export const both = (a: Tiles, b: Tiles): Tiles => ({
  ...a,
  used: a.used.map((used, i) => used & b.used[i]),
});

/** The unbroken runs of used tiles in a row of tiles: start, end, start, end … in pixels. */
export const runsAcross = ({ used, across, tile, side }: Tiles, row: number): number[] =>
  runsOf(across, tile, side, i => used[row * across + i] === 1);

/** The same in a column of tiles. */
export const runsDown = ({ used, across, tile, side }: Tiles, column: number): number[] =>
  runsOf(across, tile, side, i => used[i * across + column] === 1);

function runsOf(count: number, tile: number, side: number, isUsed: (i: number) => boolean): number[] {
  const runs: number[] = [];
  for (let i = 0; i < count; i++) {
    if (!isUsed(i)) continue;
    const start = i;
    while (i < count && isUsed(i)) i++;
    runs.push(start * tile, Math.min(side, i * tile));
  }
  return runs;
}

/** Calls back for every unbroken line of pixels in used tiles, with their places in the plane. */
export function eachLine(tiles: Tiles, line: (from: number, to: number) => void): void {
  const { side, tile, across } = tiles;
  for (let row = 0; row < across; row++) {
    const runs = runsAcross(tiles, row);
    for (let y = row * tile; y < Math.min(side, (row + 1) * tile); y++) {
      for (let i = 0; i < runs.length; i += 2) line(y * side + runs[i], y * side + runs[i + 1]);
    }
  }
}

export const BLOCK = 8;

/** Finer, line by line: which blocks of BLOCK pixels hold anything. */
export function blocksOf(plane: Float32Array | Uint8Array, side: number): Uint8Array {
  const across = Math.ceil(side / BLOCK);
  const blocks = new Uint8Array(across * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (plane[y * side + x] <= VISIBLE) continue;
      blocks[y * across + ((x / BLOCK) | 0)] = 1;
      x |= BLOCK - 1;
    }
  }
  return blocks;
}
