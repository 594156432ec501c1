import { partsOf, turningPoints } from '@fathoms/bots/review/ledger.ts';
import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';

/** The move of a turn that says most about it: what was decided worst, else what luck did most. */
export function weightiest(review: Review, turn: number, seat: Seat): number {
  const weight = (nth: number): number => {
    const { luck, own } = partsOf(review, nth, seat);
    return own < 0 ? 1_000_000 - own : Math.abs(luck);
  };
  const moves = review.steps.flatMap((step, nth) => (step.turn === turn ? [nth] : []));
  return moves.reduce((best, nth) => (weight(nth) > weight(best) ? nth : best), moves[0] ?? 0);
}

/** The turning point a review opens on: the one where most was given away, else the first. */
export function costliest(review: Review, seat: Seat): number {
  const points = turningPoints(review, seat);
  const own = (nth: number): number => partsOf(review, nth, seat).own;
  return points.reduce((worst, nth) => (own(nth) < own(worst) ? nth : worst), points[0] ?? 0);
}
