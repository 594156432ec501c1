/** Half as wide: each pixel the mean of four. */
export function halved(plane: Float32Array, side: number): Float32Array {
  const half = side >> 1;
  const out = new Float32Array(half * half);
  for (let y = 0; y < half; y++) {
    for (let x = 0, from = 2 * y * side; x < half; x++, from += 2) {
      out[y * half + x] =
        0.25 * (plane[from] + plane[from + 1] + plane[from + side] + plane[from + side + 1]);
    }
  }
  return out;
}

/** Where each pixel of a line is read in another: `at` and `at + 1`, the second with weight `mix`. */
export interface Reading {
  readonly at: Int32Array;
  readonly mix: Float32Array;
}

/** Reads position `a + b·i` for pixel i, and stays within a line of `length` pixels. */
export function reading(count: number, length: number, a: number, b: number): Reading {
  const at = new Int32Array(count);
  const mix = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const position = Math.max(0, Math.min(length - 1.001, a + b * i));
    at[i] = position | 0;
    mix[i] = position - at[i];
  }
  return { at, mix };
}

/** A plane read anew, across and down. */
export function resample(from: Float32Array, side: number, across: Reading, down: Reading): Float32Array {
  const width = across.at.length;
  const out = new Float32Array(width * down.at.length);
  const line = new Float32Array(side);
  for (let y = 0; y < down.at.length; y++) {
    const row = down.at[y] * side;
    const mixY = down.mix[y];
    for (let x = 0; x < side; x++) line[x] = from[row + x] + mixY * (from[row + side + x] - from[row + x]);
    for (let x = 0, o = y * width; x < width; x++, o++) {
      const at = across.at[x];
      out[o] = line[at] + across.mix[x] * (line[at + 1] - line[at]);
    }
  }
  return out;
}

/** A coarse plane in `side` pixels; pixel centres stay where they are. */
export function enlarged(from: Float32Array, small: number, side: number): Float32Array {
  const step = small / side;
  const along = reading(side, small, 0.5 * step - 0.5, step);
  return resample(from, small, along, along);
}

/** Twice as wide, in steps of the size given; pixel centres stay where they are. */
export function doubled(from: Float32Array, half: number, step: number): Uint16Array {
  const side = 2 * half;
  const out = new Uint16Array(side * side);
  const line = new Float64Array(half + 2);
  const [most, rest] = [0.75 / step, 0.25 / step];
  for (let y = 0; y < side; y++) {
    const near = (y >> 1) * half;
    const other = Math.max(0, Math.min(half - 1, (y >> 1) + (y & 1 ? 1 : -1))) * half;
    for (let x = 0; x < half; x++) line[x + 1] = 0.75 * from[near + x] + 0.25 * from[other + x];
    line[0] = line[1];
    line[half + 1] = line[half];
    for (let x = 1, o = y * side; x <= half; x++, o += 2) {
      const middle = most * line[x] + 0.5;
      out[o] = middle + rest * line[x - 1];
      out[o + 1] = middle + rest * line[x + 1];
    }
  }
  return out;
}
