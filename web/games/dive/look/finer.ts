/**
 * A picture twice as wide, for screens that have the pixels. Everything in it comes from the picture itself, so whoever
 * sees it knows no more than anybody else: painted anew at this size, sheets might be told apart by how sharp they are.
 */
const [FAR, NEAR] = [-9 / 128, 111 / 128]; // what is between four pixels: a quarter of the way from the second to the third
const [NEXT, LAST] = [29 / 128, -3 / 128];
const CRISP = 0.5; // how much further a pixel is from its neighbours' mean; above that, outlines get stair steps

export function finer(rgba: Uint8ClampedArray, side: number): Uint8ClampedArray<ArrayBuffer> {
  const wide = 2 * side;
  const planes = [0, 1, 2].map(colour => crisp(doubled(planeOf(rgba, colour), side), wide));
  const out = new Uint8ClampedArray(4 * wide * wide).fill(255);
  for (const [colour, plane] of planes.entries())
    for (let i = 0; i < plane.length; i++) out[4 * i + colour] = plane[i];
  return out;
}

function planeOf(rgba: Uint8ClampedArray, colour: number): Float32Array {
  const plane = new Float32Array(rgba.length / 4);
  for (let i = 0; i < plane.length; i++) plane[i] = rgba[4 * i + colour];
  return plane;
}

/** Twice as wide and high, across first; pixel centres stay where they are. */
function doubled(plane: Float32Array, side: number): Float32Array {
  const across = new Float32Array(2 * side * side);
  for (let y = 0; y < side; y++) doubleLine(plane, y * side, 1, side, across, 2 * y * side, 1);
  const out = new Float32Array(4 * side * side);
  for (let x = 0; x < 2 * side; x++) doubleLine(across, x, 2 * side, side, out, x, 2 * side);
  return out;
}

function doubleLine(
  from: Float32Array,
  start: number,
  step: number,
  length: number,
  to: Float32Array,
  at: number,
  stride: number,
): void {
  const read = (i: number): number => from[start + Math.max(0, Math.min(length - 1, i)) * step];
  let [a, b, c, d, e] = [read(-2), read(-1), read(0), read(1), read(2)];
  for (let i = 0; i < length; i++) {
    to[at + 2 * i * stride] = LAST * a + NEXT * b + NEAR * c + FAR * d;
    to[at + (2 * i + 1) * stride] = FAR * b + NEAR * c + NEXT * d + LAST * e;
    a = b;
    b = c;
    c = d;
    d = e;
    e = read(i + 3);
  }
}

/** Edges steeper, but nothing brighter or darker than what lies around it: no halos. */
function crisp(plane: Float32Array, side: number): Float32Array {
  const out = plane.slice();
  for (let y = 2; y < side - 2; y++) {
    for (let i = y * side + 2; i < (y + 1) * side - 2; i++) {
      const [left, right, up, down] = [plane[i - 2], plane[i + 2], plane[i - 2 * side], plane[i + 2 * side]];
      const here = plane[i];
      const wanted = here + CRISP * (here - (left + right + up + down) / 4);
      const low = Math.min(here, left, right, up, down);
      const high = Math.max(here, left, right, up, down);
      out[i] = Math.max(low, Math.min(high, wanted));
    }
  }
  return out;
}
