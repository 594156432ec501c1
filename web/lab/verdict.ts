/** Whether a difference is settled. */
import { type Histogram, meanOf, size, varianceOf } from '@fathoms/lab/run/histogram.ts';

export interface Difference {
  readonly mean: number; // B − A
  readonly margin: number; // the truth lies within it, however often one looks
  readonly games: number;
}

export type Ruling =
  | { readonly is: 'more' | 'less' } // the interval is clear of zero
  | { readonly is: 'same' } // it lies within what counts as none
  | { readonly is: 'open'; readonly games: number | null }; // so many more would tell; null = too few to say

const FEWEST = 50; // the interval is one of large numbers
const SHARPEST_AT = 1000; // matches
const ALPHA = 0.05;

/**
 * Half the width of an interval that holds at every look at once: plots grow while one watches, and an ordinary one
 * would by and by exclude the truth in most experiments. (Asymptotic confidence sequence of Waudby-Smith, Arbour,
 * Sinha, Kennedy and Ramdas.) `looks` = how many differences are looked at side by side.
 */
export function lastingMargin(variance: number, games: number, looks = 1): number {
  const alpha = ALPHA / looks;
  const rho = (-2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha))) / SHARPEST_AT;
  const grown = games * rho + 1;
  return Math.sqrt(((variance * 2 * grown) / (games * games * rho)) * Math.log(Math.sqrt(grown) / alpha));
}

/** Of the same matches played both ways. */
export function pairedDifference(pairs: Histogram, looks = 1): Difference {
  const games = size(pairs);
  return { mean: meanOf(pairs), margin: lastingMargin(varianceOf(pairs), games, looks), games };
}

/** Of two counts. What has a value a seat counts as one a match: seats of a match are not independent. */
export function apartDifference(a: Histogram, b: Histogram, games: number): Difference {
  return {
    mean: meanOf(b) - meanOf(a),
    margin: lastingMargin(varianceOf(a) + varianceOf(b), games),
    games,
  };
}

/** `none` = what counts as no difference, either way. */
export function verdictOn({ mean, margin, games }: Difference, none: number): Ruling {
  if (games < FEWEST || Number.isNaN(margin)) return { is: 'open', games: null };
  if (Math.abs(mean) > margin) return { is: mean > 0 ? 'more' : 'less' };
  if (Math.abs(mean) + margin <= none) return { is: 'same' };
  const clear = Math.max(Math.abs(mean), none - Math.abs(mean));
  return { is: 'open', games: Math.ceil(games * (margin / clear) ** 2) - games };
}
