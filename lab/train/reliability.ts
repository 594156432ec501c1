import { forward, type Layer, sharesOf } from '@fathoms/bots/judge/net.ts';
import { average } from '../run/statistics.ts';
import type { Position } from './self-play.ts';

/** Of all seats given about this chance, how many won. */
export interface ReliabilityBin {
  readonly seats: number;
  readonly judged: number; // mean
  readonly won: number; // mean
}

export interface Reliability {
  readonly positions: number;
  readonly brier: number; // mean square of what was wrong, over seats; 0 = a prophet
  readonly even: number; // the same for a judge who calls every table even
  readonly worst: number; // the largest gap of a bin with at least 500 seats
  readonly bins: readonly ReliabilityBin[]; // tenths
}

/** How far the judge can be believed, on matches it has not learned from. */
export function reliabilityOf(layers: readonly Layer[], positions: readonly Position[]): Reliability {
  const bins = Array.from({ length: 10 }, () => ({ judged: [] as number[], won: [] as number[] }));
  const [errors, even]: [number[], number[]] = [[], []];
  for (const { sights, shares } of positions) {
    const judged = sharesOf(sights.map(sight => forward(layers, sight)[layers.length - 1][0]));
    judged.forEach((chance, seat) => {
      const bin = bins[Math.min(9, Math.floor(10 * chance))];
      bin.judged.push(chance);
      bin.won.push(shares[seat]);
      errors.push((chance - shares[seat]) ** 2);
      even.push((1 / shares.length - shares[seat]) ** 2);
    });
  }
  const told = bins
    .filter(({ won }) => won.length > 0)
    .map(({ judged, won }) => ({
      seats: won.length,
      judged: round(average(judged)),
      won: round(average(won)),
    }));
  return {
    positions: positions.length,
    brier: round(average(errors)),
    even: round(average(even)),
    worst: round(
      Math.max(0, ...told.filter(({ seats }) => seats >= 500).map(bin => Math.abs(bin.judged - bin.won))),
    ),
    bins: told,
  };
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;
