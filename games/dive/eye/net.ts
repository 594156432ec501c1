/** A small convolutional network in plain loops. Sums and products alone, so that every engine sees the same. */

/** Some planes of equal size, one after the other, each with a border of one empty pixel. */
export interface Planes {
  readonly count: number;
  readonly side: number; // without the border
  readonly data: Float32Array;
}

/** Three by three, then whatever is below 0 is 0. */
export interface Convolution {
  readonly from: number; // planes
  readonly to: number;
  readonly stride: 1 | 2;
  readonly kernel: Float32Array; // [to][from][row][column]
  readonly bias: Float32Array;
}

/** Everything to everything. */
export interface Dense {
  readonly from: number;
  readonly to: number;
  readonly matrix: Float32Array; // [to][from]
  readonly bias: Float32Array;
}

export function emptyPlanes(count: number, side: number): Planes {
  return { count, side, data: new Float32Array(count * (side + 2) ** 2) };
}

/** `added` is laid on top before what is below 0 is cut: the way round two convolutions. */
export function convolve(input: Planes, layer: Convolution, added: Planes | null = null): Planes {
  const out = emptyPlanes(layer.to, input.side / layer.stride);
  const sums = [0, 1].map(() => new Float64Array(out.side * out.side));
  for (let to = 0; to < layer.to; to += 2) {
    for (const [k, sum] of sums.entries()) sum.fill(layer.bias[to + k]);
    for (let from = 0; from < layer.from; from++) gather(sums, input, from, layer, to);
    for (const [k, sum] of sums.entries()) keepPositive(sum, out, to + k, added);
  }
  return out;
}

/** What one plane adds to two outputs: two at a time, because reading pixels costs more than reckoning with them. */
function gather(
  [one, two]: readonly Float64Array[],
  { side, data }: Planes,
  from: number,
  { kernel, stride, from: planes }: Convolution,
  to: number,
): void {
  const k = (to * planes + from) * 9;
  const [a0, a1, a2] = [kernel[k], kernel[k + 1], kernel[k + 2]];
  const [a3, a4, a5] = [kernel[k + 3], kernel[k + 4], kernel[k + 5]];
  const [a6, a7, a8] = [kernel[k + 6], kernel[k + 7], kernel[k + 8]];
  const l = k + 9 * planes;
  const [b0, b1, b2] = [kernel[l], kernel[l + 1], kernel[l + 2]];
  const [b3, b4, b5] = [kernel[l + 3], kernel[l + 4], kernel[l + 5]];
  const [b6, b7, b8] = [kernel[l + 6], kernel[l + 7], kernel[l + 8]];
  const pitch = side + 2;
  const small = side / stride;
  for (let y = 0, o = 0; y < small; y++) {
    let i = from * pitch * pitch + y * stride * pitch;
    let m = i + pitch;
    let n = m + pitch;
    for (let x = 0; x < small; x++, o++, i += stride, m += stride, n += stride) {
      const [p0, p1, p2] = [data[i], data[i + 1], data[i + 2]];
      const [p3, p4, p5] = [data[m], data[m + 1], data[m + 2]];
      const [p6, p7, p8] = [data[n], data[n + 1], data[n + 2]];
      one[o] += a0 * p0 + a1 * p1 + a2 * p2 + a3 * p3 + a4 * p4 + a5 * p5 + a6 * p6 + a7 * p7 + a8 * p8;
      two[o] += b0 * p0 + b1 * p1 + b2 * p2 + b3 * p3 + b4 * p4 + b5 * p5 + b6 * p6 + b7 * p7 + b8 * p8;
    }
  }
}

function keepPositive(sums: Float64Array, { side, data }: Planes, to: number, added: Planes | null): void {
  const pitch = side + 2;
  for (let y = 0, o = 0; y < side; y++) {
    for (let x = 0, i = (to * pitch + y + 1) * pitch + 1; x < side; x++, i++, o++) {
      const sum = added ? sums[o] + added.data[i] : sums[o];
      data[i] = Math.max(0, sum);
    }
  }
}

/** Of each plane the mean, then of each the most. */
export function pooled({ count, side, data }: Planes): Float32Array {
  const out = new Float32Array(2 * count);
  const pitch = side + 2;
  for (let plane = 0; plane < count; plane++) {
    let [sum, most] = [0, 0];
    for (let y = 1; y <= side; y++) {
      for (let x = 1, i = (plane * pitch + y) * pitch + 1; x <= side; x++, i++) {
        sum += data[i];
        if (data[i] > most) most = data[i];
      }
    }
    out[plane] = sum / (side * side);
    out[count + plane] = most;
  }
  return out;
}

export function connect(input: Float32Array, { from, to, matrix, bias }: Dense): Float32Array {
  return Float32Array.from({ length: to }, (_, o) => {
    let sum = bias[o];
    for (let i = 0; i < from; i++) sum += matrix[o * from + i] * input[i];
    return sum;
  });
}
