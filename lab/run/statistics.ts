import { countAll, estimateOf } from './histogram.ts';

/** A mean with the half width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number; // NaN with a single sample
}

export const estimate = (samples: readonly number[]): Estimate => estimateOf(countAll(samples));

export const average = (samples: readonly number[]): number =>
  samples.reduce((sum, x) => sum + x, 0) / samples.length;

/** The rating difference at which the better one takes this share. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const percentOf = ({ mean, margin }: Estimate): string =>
  `${percent(mean)} ± ${Number.isNaN(margin) ? '?' : (100 * margin).toFixed(1)}`;

/** Columns under each other; numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows
    .map(row =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))),
    )
    .map(cells => cells.join('  ').trimEnd())
    .join('\n');
}
