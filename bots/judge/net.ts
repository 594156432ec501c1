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
 * The numbers at the end of `forward` for all seats of a table and nothing else, for whoever asks often. The same
 * products are added in the same order, but input by input: what is 0 is left out, what all seats see alike is added
 * up once, and no sum waits for the last.
 */
export function openNet(layers: readonly Layer[]): (sights: readonly (readonly number[])[]) => number[] {
  const [first, ...later] = layers.map(openStep);
  const base = new Float64Array(first.to);
  return sights => {
    const alike = alikeIn(sights);
    base.set(first.bias);
    addProducts(first, sights[0], 0, alike, base);
    return sights.map(sight => {
      first.sums.set(base);
      addProducts(first, sight, alike, first.from, first.sums);
      let last = first.sums;
      for (const step of later) {
        for (let i = 0; i < last.length; i++) if (last[i] < 0) last[i] = 0;
        step.sums.set(step.bias);
        addProducts(step, last, 0, step.from, step.sums);
        last = step.sums;
      }
      return last[0];
    });
  };
}

interface Step extends Layer {
  readonly columns: Float64Array; // [from][to]
  readonly sums: Float64Array;
  readonly lit: Int32Array; // inputs that are not 0
}

function openStep(layer: Layer): Step {
  const { from, to, matrix } = layer;
  const columns = new Float64Array(matrix.length);
  for (let o = 0; o < to; o++) for (let i = 0; i < from; i++) columns[i * to + o] = matrix[o * from + i];
  return { ...layer, columns, sums: new Float64Array(to), lit: new Int32Array(from) };
}

/** How many numbers from the first on are the same for every seat. */
function alikeIn(sights: readonly (readonly number[])[]): number {
  const [first] = sights;
  let alike = first.length;
  for (const sight of sights) {
    let i = 0;
    while (i < alike && sight[i] === first[i]) i++;
    alike = i;
  }
  return alike;
}

/** Four inputs at a time: the sums are read and written less often. */
function addProducts(
  { to, columns, lit }: Step,
  input: ArrayLike<number>,
  from: number,
  until: number,
  sums: Float64Array,
): void {
  let count = 0;
  for (let i = from; i < until; i++) if (input[i] !== 0) lit[count++] = i;
  let n = 0;
  for (; n + 3 < count; n += 4) {
    const [h, i, j, k] = [lit[n] * to, lit[n + 1] * to, lit[n + 2] * to, lit[n + 3] * to];
    const [w, x, y, z] = [input[lit[n]], input[lit[n + 1]], input[lit[n + 2]], input[lit[n + 3]]];
    for (let o = 0; o < to; o++)
      sums[o] = sums[o] + columns[h + o] * w + columns[i + o] * x + columns[j + o] * y + columns[k + o] * z;
  }
  for (; n < count; n++) {
    const [k, x] = [lit[n] * to, input[lit[n]]];
    for (let o = 0; o < to; o++) sums[o] += columns[k + o] * x;
  }
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
