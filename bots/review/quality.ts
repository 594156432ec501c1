/** How good a decision was, by the chance of winning it gave away. */
export type Quality = 'best' | 'fine' | 'inaccurate' | 'mistake';
export const QUALITIES: readonly Quality[] = ['best', 'fine', 'inaccurate', 'mistake'];

const BANDS = { best: 0.001, fine: 0.01, inaccurate: 0.04 };

export function qualityOf(cost: number): Quality {
  if (-cost <= BANDS.best) return 'best';
  if (-cost < BANDS.fine) return 'fine';
  return -cost < BANDS.inaccurate ? 'inaccurate' : 'mistake';
}
