import type { Estimate } from './statistics.ts';

/**
 * How often each number came up. It grows with what there is to count and not with how often, and adding up is
 * exact: whoever counted which part, in whatever order, the figures are the same to the last digit.
 */
export type Histogram = Map<number, number>;

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

export function countAll(values: Iterable<number>): Histogram {
  const histogram: Histogram = new Map();
  for (const value of values) count(histogram, value);
  return histogram;
}

export function merge(into: Histogram, from: Histogram): void {
  for (const [value, times] of from) count(into, value, times);
}

/** Values and how often they came up, the smallest first: sums are always taken in this order. */
export const ascending = (histogram: Histogram): [value: number, times: number][] =>
  [...histogram].sort(([a], [b]) => a - b);

export function size(histogram: Histogram): number {
  let all = 0;
  for (const times of histogram.values()) all += times;
  return all;
}

export const meanOf = (histogram: Histogram): number =>
  ascending(histogram).reduce((sum, [value, times]) => sum + value * times, 0) / size(histogram);

/** NaN with a single sample. */
export function varianceOf(histogram: Histogram): number {
  const mean = meanOf(histogram);
  const squares = ascending(histogram).reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0);
  return squares / (size(histogram) - 1);
}

const Z95 = 1.96;

export const estimateOf = (histogram: Histogram): Estimate => ({
  mean: meanOf(histogram),
  margin: Z95 * Math.sqrt(varianceOf(histogram) / size(histogram)),
});

/** How large a share of so many was, and how sure that is. */
export const estimateShare = (times: number, of: number): Estimate =>
  estimateOf(
    new Map([
      [0, of - times],
      [1, times],
    ]),
  );

/** The value below which this share of all lies. */
export function quantileOf(histogram: Histogram, share: number): number {
  let left = Math.floor(share * (size(histogram) - 1));
  for (const [value, times] of ascending(histogram)) {
    if (left < times) return value;
    left -= times;
  }
  return Number.NaN;
}
