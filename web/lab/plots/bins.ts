import { ascending, type Histogram, size } from '@fathoms/lab/run/histogram.ts';

const WIDTHS = [0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

export interface Bins {
  readonly first: number; // where the first begins
  readonly width: number;
  readonly shares: readonly (readonly number[])[]; // of each histogram, per bin
}

/** Several histograms in the same bins of a round width, at most so many, and none between neighbouring values. */
export function binsOf(histograms: readonly Histogram[], most: number): Bins {
  const values = histograms.flatMap(one => [...one.keys()]);
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const finest = finestOf(values);
  const number = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1;
  const width =
    WIDTHS.find(one => one >= finest && number(one) <= most) ?? Math.ceil((high - low + 1) / (most - 1));
  const start = Math.floor(low / width);
  const shares = histograms.map(histogram => {
    const bins: number[] = Array(number(width)).fill(0);
    const all = size(histogram);
    for (const [value, times] of ascending(histogram)) bins[Math.floor(value / width) - start] += times / all;
    return bins;
  });
  return { first: start * width, width, shares };
}

const NEAR = 1e-9;

/** The smallest step between values, at most 1: finer bins would be a comb of full and empty ones. */
function finestOf(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return sorted.slice(1).reduce((least, value, i) => Math.min(least, value - sorted[i]), 1) - NEAR;
}
