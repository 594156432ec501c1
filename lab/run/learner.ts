import type { Chance } from '@fathoms/kernel/game.ts';

/** What was noted about a thing, and which of the classes it is. */
export interface Example {
  readonly notes: readonly number[];
  readonly label: number;
}

/** The probability of each class. */
export type Judge = (notes: readonly number[]) => number[];

const HIDDEN = 24;
const EPOCHS = 60;
const BATCH = 32;
const RATE = 0.004;
const DECAY = 0.002; // of weights, against learning by heart
const [FIRST, SECOND] = [0.9, 0.999]; // memory of Adam's two averages

/** A small network with one hidden layer, fitted by Adam. */
export function learn(examples: readonly Example[], classes: number, chance: Chance): Judge {
  const scale = scaleOf(examples);
  const inputs = examples.map(({ notes }) => scale(notes));
  const width = inputs[0].length;
  const hidden = tuned(HIDDEN, width, chance);
  const output = tuned(classes, HIDDEN, chance);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / EPOCHS))) / 2;
    shuffle(order, chance);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      for (const i of batch) {
        const middle = forward(hidden, inputs[i]).map(Math.tanh);
        const error = softmax(forward(output, middle));
        error[examples[i].label] -= 1;
        const back = backward(output, middle, error);
        backward(
          hidden,
          inputs[i],
          back.map((slope, h) => slope * (1 - middle[h] ** 2)),
        );
      }
      step(hidden, batch.length, rate);
      step(output, batch.length, rate);
    }
  }
  return notes => softmax(forward(output, forward(hidden, scale(notes)).map(Math.tanh)));
}

/** Every note with mean 0 and deviation 1. */
function scaleOf(examples: readonly Example[]): (notes: readonly number[]) => number[] {
  const n = examples.length;
  const means = examples[0].notes.map((_, j) => examples.reduce((sum, { notes }) => sum + notes[j], 0) / n);
  const spreads = means.map((mean, j) =>
    Math.sqrt(examples.reduce((sum, { notes }) => sum + (notes[j] - mean) ** 2, 0) / n + 1e-12),
  );
  return notes => notes.map((note, j) => Math.max(-5, Math.min(5, (note - means[j]) / spreads[j])));
}

/** A layer of weights, the last of each row being the constant, with Adam's averages. */
interface Layer {
  readonly rows: number;
  readonly width: number; // with the constant
  readonly weights: Float64Array;
  readonly slopes: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  steps: number;
}

function tuned(rows: number, inputs: number, chance: Chance): Layer {
  const width = inputs + 1;
  const plane = () => new Float64Array(rows * width);
  const weights = plane().map(() => (chance.below(2001) / 1000 - 1) / Math.sqrt(width));
  return { rows, width, weights, slopes: plane(), first: plane(), second: plane(), steps: 0 };
}

function forward({ rows, width, weights }: Layer, inputs: readonly number[]): number[] {
  const out: number[] = [];
  for (let r = 0; r < rows; r++) {
    let sum = weights[r * width + width - 1];
    for (let i = 0; i < width - 1; i++) sum += weights[r * width + i] * inputs[i];
    out.push(sum);
  }
  return out;
}

/** Adds up the slopes of the weights and returns those of the inputs. */
function backward(
  { rows, width, weights, slopes }: Layer,
  inputs: readonly number[],
  error: readonly number[],
): number[] {
  const back = new Array<number>(width - 1).fill(0);
  for (let r = 0; r < rows; r++) {
    const at = r * width;
    for (let i = 0; i < width - 1; i++) {
      slopes[at + i] += error[r] * inputs[i];
      back[i] += error[r] * weights[at + i];
    }
    slopes[at + width - 1] += error[r];
  }
  return back;
}

function step(layer: Layer, count: number, rate: number): void {
  const { weights, slopes, first, second } = layer;
  layer.steps++;
  const [early, late] = [1 - FIRST ** layer.steps, 1 - SECOND ** layer.steps];
  for (let i = 0; i < weights.length; i++) {
    const slope = slopes[i] / count + DECAY * weights[i];
    slopes[i] = 0;
    first[i] = FIRST * first[i] + (1 - FIRST) * slope;
    second[i] = SECOND * second[i] + (1 - SECOND) * slope * slope;
    weights[i] -= (rate * (first[i] / early)) / (Math.sqrt(second[i] / late) + 1e-8);
  }
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const shares = scores.map(score => Math.exp(score - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map(share => share / sum);
}

function shuffle(order: number[], chance: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}
