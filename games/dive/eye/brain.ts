import { fromBase64 } from '../picture/atlas.ts';
import { type Convolution, connect, convolve, type Dense, type Planes, pooled } from './net.ts';

/** The weights of the eye; vision/train_small.py has the lessons and says what the layers are for. */
export interface Brain {
  readonly convolutions: readonly Convolution[];
  readonly dense: readonly Dense[];
}

const CONVOLUTIONS: readonly (readonly [from: number, to: number, stride: 1 | 2])[] = [
  [15, 24, 2],
  [24, 48, 2],
  [48, 48, 1],
  [48, 48, 1],
  [48, 48, 1],
  [48, 48, 1],
  [48, 64, 2],
  [64, 64, 1],
  [64, 64, 1],
];
const DENSE: readonly (readonly [from: number, to: number])[] = [
  [128, 96],
  [96, 30],
];

/** Per layer: weights as bytes, the scale of each output, the bias of each output. */
export function openBrain(packed: string): Brain {
  const bytes = fromBase64(packed);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const read = (to: number, each: number): { weights: Float32Array; bias: Float32Array } => {
    const [scales, biases] = [at + to * each, at + to * each + 4 * to];
    const weights = Float32Array.from(
      { length: to * each },
      (_, i) => view.getInt8(at + i) * view.getFloat32(scales + 4 * Math.floor(i / each), true),
    );
    const bias = Float32Array.from({ length: to }, (_, i) => view.getFloat32(biases + 4 * i, true));
    at = biases + 4 * to;
    return { weights, bias };
  };
  const convolutions = CONVOLUTIONS.map(([from, to, stride]): Convolution => {
    const { weights: kernel, bias } = read(to, 9 * from);
    return { from, to, stride, kernel, bias };
  });
  const dense = DENSE.map(([from, to]): Dense => {
    const { weights: matrix, bias } = read(to, from);
    return { from, to, matrix, bias };
  });
  return { convolutions, dense };
}

/** Six numbers for sharks, level by level, then four for helpers on each level: none, green, red, manta. */
export function judge({ convolutions: c, dense: [first, last] }: Brain, seen: Planes): Float32Array {
  let x = convolve(convolve(seen, c[0]), c[1]);
  x = convolve(convolve(x, c[2]), c[3], x);
  x = convolve(convolve(x, c[4]), c[5], x);
  x = convolve(x, c[6]);
  x = convolve(convolve(x, c[7]), c[8], x);
  const thought = connect(pooled(x), first).map(one => Math.max(0, one));
  return connect(thought, last);
}
