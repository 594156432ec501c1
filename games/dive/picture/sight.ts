import type { Layer, Scene } from './scene.ts';
import { BLOCK } from './tiles.ts';

/** How a layer is read along one line of the picture: pixel x looks at `start + x · step` along the tilt. */
export interface Sight {
  readonly start: number;
  readonly step: number;
  readonly base: number; // the pixel read is base + ⌊position⌋ · pitch + x · unit
  readonly pitch: number;
  readonly unit: number;
}

/** How deep something seems: of what is further away one sees less when it moves. */
const apparent = ({ optics }: Scene, depth: number): number => depth / (1 + optics.perspective * depth);

/** How far the tilt moves something that seems so deep, in pixels. */
const shiftOf = (scene: Scene, tilt: number, depth: number): number =>
  tilt * scene.optics.parallax * scene.frame.window * depth;

/** The same in whole pixels, and never beyond the margin: good enough for light and murk, which are soft. */
function wholeShift(scene: Scene, tilt: number, depth: number): number {
  const { margin } = scene.frame;
  return Math.max(-margin, Math.min(margin, Math.round(shiftOf(scene, tilt, apparent(scene, depth)))));
}

/** Where a line of the picture begins in a plane of light at this depth. */
export const lineStart = (
  scene: Scene,
  { depth }: { readonly depth: number },
  [right, down]: readonly [number, number],
  y: number,
): number => {
  const { margin, side } = scene.frame;
  return (y + margin + wholeShift(scene, down, depth)) * side + margin + wholeShift(scene, right, depth);
};

export function sightOf(
  scene: Scene,
  layer: Layer,
  [right, down]: readonly [number, number],
  y: number,
): Sight {
  const { window, margin, side } = scene.frame;
  const bent = 1 / (1 + scene.optics.perspective * layer.depth) ** 2; // what of a bend is seen at this depth
  const [warpX, warpY] = [bent * layer.warpX, bent * layer.warpY];
  const height = apparent(scene, layer.depth) + warpY * (y / window - 0.5) - warpX / 2;
  const bend = (tilt: number) => shiftOf(scene, tilt, warpX) / window;
  return down === 0
    ? {
        start: margin + shiftOf(scene, right, height),
        step: 1 + bend(right),
        ...{ base: (y + margin) * side, pitch: 1, unit: 0 },
      }
    : {
        start: y + margin + shiftOf(scene, down, height),
        step: bend(down),
        ...{ base: margin, pitch: side, unit: 1 },
      };
}

/** The runs of the line that look at blocks with something in them. */
export function eachRun(
  { frame: { window, side } }: Scene,
  blocks: Uint8Array,
  { start, step, base, unit }: Sight,
  run: (from: number, to: number) => void,
): void {
  const across = Math.ceil(side / BLOCK);
  if (unit === 0) {
    const row = (base / side) * across;
    const first = Math.max(0, Math.ceil(-start / step));
    const last = Math.min(window, Math.ceil((side - 1 - start) / step));
    for (let block = 0; block < across; block++) {
      if (blocks[row + block] === 0) continue;
      const left = block * BLOCK;
      while (block < across && blocks[row + block] !== 0) block++;
      const from = Math.max(first, Math.ceil((left - 1 - start) / step));
      const to = Math.min(last, Math.ceil((block * BLOCK - start) / step));
      if (from < to) run(from, to);
    }
    return;
  }
  const end = start + window * step;
  const top = Math.floor(Math.min(start, end));
  const bottom = Math.floor(Math.max(start, end)) + 1;
  if (top < 0 || bottom >= side) return;
  const isUsed = (block: number): boolean => {
    for (let row = top; row <= bottom; row++) if (blocks[row * across + block] !== 0) return true;
    return false;
  };
  const margin = base;
  for (let block = Math.floor(margin / BLOCK); block * BLOCK < margin + window; block++) {
    if (!isUsed(block)) continue;
    const left = block * BLOCK;
    while (block * BLOCK < margin + window && isUsed(block)) block++;
    run(Math.max(0, left - margin), Math.min(window, block * BLOCK - margin));
  }
}
