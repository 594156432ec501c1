import { emptyLayers, forward, heftSlope, type Layer, sharesOf } from '@fathoms/bots/judge/net.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { Position } from './self-play.ts';

const BATCH = 128;
const RATES = { first: 0.002, last: 0.0001 };
const [MOMENTUM, SCALING, TINY] = [0.9, 0.999, 1e-8];

/** Numbers that belong to the weights of a net one by one. */
type Like = readonly Float64Array[];

export interface Trainer {
  readonly layers: readonly Layer[];
  /** Goes through these once in a drawn order. `done`: how much of the whole training lies behind, 0 to 1. */
  learn(positions: readonly Position[], done: number): void;
}

/** Stochastic gradient descent (Adam) on how surprised the judge is by who won. The same seed gives the same net. */
export function openTrainer(sizes: readonly number[], chance: Chance): Trainer {
  const layers = emptyLayers(sizes);
  for (const { matrix, from } of layers)
    for (let i = 0; i < matrix.length; i++) matrix[i] = draw(chance, from);
  const weights = partsOf(layers);
  const slopes = partsOf(emptyLayers(sizes));
  const means = partsOf(emptyLayers(sizes));
  const squares = partsOf(emptyLayers(sizes));
  let [fadedMean, fadedSquare] = [1, 1];

  const step = (rate: number): void => {
    fadedMean *= MOMENTUM;
    fadedSquare *= SCALING;
    for (const [p, part] of weights.entries())
      for (let i = 0; i < part.length; i++) {
        const slope = slopes[p][i] / BATCH;
        means[p][i] = MOMENTUM * means[p][i] + (1 - MOMENTUM) * slope;
        squares[p][i] = SCALING * squares[p][i] + (1 - SCALING) * slope * slope;
        const size = Math.sqrt(squares[p][i] / (1 - fadedSquare)) + TINY;
        part[i] -= (rate * (means[p][i] / (1 - fadedMean))) / size;
        slopes[p][i] = 0;
      }
  };

  return {
    layers,
    learn(positions, done) {
      const order = shuffled(positions, chance);
      const rate = RATES.first + (RATES.last - RATES.first) * done;
      for (let i = 0; i < order.length; i++) {
        addSlopes(layers, slopes, order[i]);
        if (i % BATCH === BATCH - 1) step(rate);
      }
    },
  };
}

/** Uniform, as wide as suits a layer with so many inputs (He). */
const draw = (chance: Chance, from: number): number =>
  (chance.below(2_000_001) / 1_000_000 - 1) * Math.sqrt(6 / from) * 0.5;

const partsOf = (layers: readonly Layer[]): Like => layers.flatMap(({ matrix, bias }) => [matrix, bias]);

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** How every weight would have to change for this position to surprise less, added to what others say. */
function addSlopes(layers: readonly Layer[], slopes: Like, { sights, shares }: Position): void {
  const outs = sights.map(sight => forward(layers, sight));
  const numbers = outs.map(each => each[layers.length - 1][0]);
  const judged = sharesOf(numbers);
  for (let seat = 0; seat < sights.length; seat++) {
    let blame = Float64Array.of((judged[seat] - shares[seat]) * heftSlope(numbers[seat]));
    for (let nth = layers.length - 1; nth >= 0; nth--)
      blame = passBack(
        layers[nth],
        slopes[2 * nth],
        slopes[2 * nth + 1],
        nth > 0 ? outs[seat][nth - 1] : sights[seat],
        blame,
      );
  }
}

function passBack(
  { from, to, matrix }: Layer,
  matrixSlopes: Float64Array,
  biasSlopes: Float64Array,
  input: ArrayLike<number>,
  blame: Float64Array,
): Float64Array<ArrayBuffer> {
  const back = new Float64Array(from);
  for (let o = 0; o < to; o++) {
    const b = blame[o];
    if (b === 0) continue;
    biasSlopes[o] += b;
    for (let i = 0, k = o * from; i < from; i++, k++) {
      matrixSlopes[k] += b * input[i];
      if (input[i] > 0) back[i] += b * matrix[k]; // what was cut at 0 passes nothing back
    }
  }
  return back;
}
