import type { Seat } from '@fathoms/kernel/game.ts';
import type { Chances, Review, ReviewStep } from './review.ts';

/** What made a seat's chance what it became. The parts add up to the change exactly. */
export interface Parts {
  readonly luck: number;
  readonly own: number; // the seat's decisions against the best ones; never above 0
  readonly rivals: number; // all else: what rivals did, or left undone
}

export interface TurnParts extends Parts {
  readonly turn: number;
  readonly seat: Seat | null; // whose turn; null = everybody's
  readonly step: number; // entries before it
  readonly before: Chances;
  readonly after: Chances;
}

export interface Ledger extends Parts {
  readonly start: number;
  readonly end: number;
  readonly turns: readonly TurnParts[];
}

export const chancesAfter = (review: Review, nth: number): Chances =>
  review.steps[nth + 1]?.before ?? review.end;

/** What one move made of a seat's chance. */
export function partsOf(review: Review, nth: number, seat: Seat): Parts {
  const step: ReviewStep = review.steps[nth];
  const luck = step.luck[seat];
  const own = step.seat === seat ? step.cost : 0;
  return { luck, own, rivals: chancesAfter(review, nth)[seat] - step.before[seat] - luck - own };
}

export function ledgerOf(review: Review, seat: Seat): Ledger {
  const turns: TurnParts[] = [];
  const sum = { luck: 0, own: 0, rivals: 0 };
  review.steps.forEach((step, nth) => {
    const parts = partsOf(review, nth, seat);
    const after = chancesAfter(review, nth);
    const last = turns.at(-1);
    if (last?.turn === step.turn) turns[turns.length - 1] = { ...last, ...added(last, parts), after };
    else
      turns.push({
        turn: step.turn,
        seat: review.rounds ? null : step.seat,
        step: step.step,
        before: step.before,
        after,
        ...parts,
      });
    Object.assign(sum, added(sum, parts));
  });
  return { start: review.steps[0]?.before[seat] ?? review.end[seat], end: review.end[seat], ...sum, turns };
}

const added = (a: Parts, b: Parts): Parts => ({
  luck: a.luck + b.luck,
  own: a.own + b.own,
  rivals: a.rivals + b.rivals,
});

const MOST_TURNING_POINTS = 4;
const LEAST = 400; // four per cent: less turns nothing

/** The moves that changed a seat's chance most by luck or by its own decision, in the order of the match. */
export function turningPoints(review: Review, seat: Seat): number[] {
  const weight = (nth: number): number => {
    const { luck, own } = partsOf(review, nth, seat);
    return Math.max(Math.abs(luck + own), Math.abs(own));
  };
  const perTurn = new Map<number, number>(); // one a turn
  review.steps.forEach(({ turn }, nth) => {
    const known = perTurn.get(turn);
    if (known === undefined || weight(nth) > weight(known)) perTurn.set(turn, nth);
  });
  return [...perTurn.values()]
    .filter(nth => weight(nth) >= LEAST)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a - b);
}
