import type { Weights } from '@fathoms/kernel/sounding.ts';

/**
 * A small network in plain loops. Sums, products and quotients alone: these have one exact answer in every
 * engine, which exponentials have not, so that server and browser judge alike to the last bit.
 */
export interface Layer {
  readonly from: number;
  readonly to: number;
  readonly matrix: Float64Array; // [to][from]
  readonly bias: Float64Array;
}

export const emptyLayers = (sizes: readonly number[]): Layer[] =>
  sizes.slice(1).map((to, i) => ({
    from: sizes[i],
    to,
    matrix: new Float64Array(sizes[i] * to),
    bias: new Float64Array(to),
  }));

/** Weights are kept as whole numbers of this size: short to write, and the same for everybody who reads them. */
const UNIT = 1 / 4096;

export function readLayers({ layers: sizes, numbers }: Weights): Layer[] {
  const all = numbers.split(' ');
  const layers = emptyLayers(sizes);
  let at = 0;
  for (const { matrix, bias } of layers)
    for (const part of [matrix, bias])
      for (let i = 0; i < part.length; i++, at++) part[i] = UNIT * Number(all[at]);
  if (at !== all.length) throw new Error(`${all.length} weights for a net of ${at}`);
  return layers;
}

export const writeLayers = (layers: readonly Layer[]): Weights => ({
  layers: [layers[0].from, ...layers.map(({ to }) => to)],
  numbers: layers
    .flatMap(({ matrix, bias }) => [...matrix, ...bias])
    .map(weight => Math.round(weight / UNIT) + 0) // no -0
    .join(' '),
});

/** What every layer makes of the input; below 0 is 0 except at the end, where one number is left. */
export function forward(layers: readonly Layer[], input: ArrayLike<number>): Float64Array[] {
  const outs: Float64Array[] = [];
  let last: ArrayLike<number> = input;
  layers.forEach(({ from, to, matrix, bias }, nth) => {
    const out = new Float64Array(to);
    for (let o = 0, k = 0; o < to; o++) {
      let sum = bias[o];
      for (let i = 0; i < from; i++, k++) sum += matrix[k] * last[i];
      out[o] = sum > 0 || nth === layers.length - 1 ? sum : 0;
    }
    outs.push(out);
    last = out;
  });
  return outs;
}

/**
 * The one number at the end of `forward` and nothing else, for whoever asks often. The same products are added in the
 * same order, input by input instead of output by output: what is 0 is left out, and no sum waits for the last.
 */
export function openNet(layers: readonly Layer[]): (input: readonly number[]) => number {
  const steps = layers.map(({ from, to, matrix, bias }) => {
    const columns = new Float64Array(matrix.length); // [from][to]
    for (let o = 0; o < to; o++) for (let i = 0; i < from; i++) columns[i * to + o] = matrix[o * from + i];
    return { from, to, columns, bias, sums: new Float64Array(to) };
  });
  return input => {
    let last: ArrayLike<number> = input;
    for (const { from, to, columns, bias, sums } of steps) {
      sums.set(bias);
      for (let i = 0; i < from; i++) {
        const x = last[i];
        if (x === 0 || (x < 0 && last !== input)) continue; // below 0 is 0 between two layers
        for (let o = 0, k = i * to; o < to; o++, k++) sums[o] += columns[k] * x;
      }
      last = sums;
    }
    return last[0];
  };
}

/** How heavy a seat's number weighs beside the others': what an exponential would do, made of products alone. */
export function heft(z: number): number {
  const base = 1 + (z < 0 ? -z : z);
  const power = base * base * base * base;
  return z < 0 ? 1 / power : power;
}
/** How fast the logarithm of that grows. */
export const heftSlope = (z: number): number => 4 / (1 + (z < 0 ? -z : z));

export function sharesOf(numbers: readonly number[]): number[] {
  const hefts = numbers.map(heft);
  const sum = hefts.reduce((a, b) => a + b, 0);
  return hefts.map(each => each / sum);
}
