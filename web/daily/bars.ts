/** The arithmetic of the field. */
import type { DailyBars } from '@fathoms/protocol/daily.ts';

/** From so many divers on shares and places mean something. */
export const ENOUGH = 20;

export interface Bin {
  readonly from: number; // the least score in it
  readonly divers: number;
}

const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Scores in bins of a round width, at most so many of them. */
export function binsOf(
  bars: DailyBars,
  most: number,
): { readonly bins: readonly Bin[]; readonly width: number } {
  const [low, high] = [bars[0]?.[0] ?? 0, bars.at(-1)?.[0] ?? 0];
  const fits = (width: number) => Math.floor(high / width) - Math.floor(low / width) < most;
  const width = WIDTHS.find(fits) ?? Math.ceil((high - low + 1) / (most - 1));
  const first = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    divers: 0,
  }));
  for (const [score, divers] of bars) {
    const bin = bins[Math.floor(score / width) - first];
    if (bin) bin.divers += divers;
  }
  return { bins, width };
}

export const binWith = (bins: readonly Bin[], width: number, score: number): number =>
  bins.findIndex(({ from }) => score >= from && score < from + width);

/** Of the others, in whole per cent: never more than is true. */
export const shareBelow = (below: number, divers: number): number =>
  divers < 2 ? 0 : Math.floor((100 * below) / (divers - 1));
