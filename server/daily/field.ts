import type { DailyBars, DailyResult } from '@fathoms/protocol/daily.ts';
import type { FieldBar } from '../store/daily-tries.ts';

export const barsOf = (field: readonly FieldBar[]): DailyBars =>
  field.map(({ score, divers }) => [score, divers] as const);

export const diversIn = (bars: DailyBars): number => bars.reduce((sum, [, divers]) => sum + divers, 0);

/** Where a score stands. Those who got the same share the better place. */
export function standingOf(bars: DailyBars, score: number): Pick<DailyResult, 'place' | 'below'> {
  let [below, above] = [0, 0];
  for (const [other, divers] of bars) {
    if (other < score) below += divers;
    if (other > score) above += divers;
  }
  return { place: above + 1, below };
}

export const bestOf = (bars: DailyBars): number | null => bars.at(-1)?.[0] ?? null;

/** As many got less as got more; of two in the middle the lower. */
export function medianOf(bars: DailyBars): number | null {
  let left = Math.floor((diversIn(bars) + 1) / 2);
  for (const [score, divers] of bars) {
    left -= divers;
    if (left <= 0) return score;
  }
  return null;
}
