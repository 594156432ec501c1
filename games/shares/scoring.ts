import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import { COMPANIES, PEARL, PEARL_BONUS, PEARL_LAG } from './parts.ts';
import type { State } from './types.ts';

/**
 * [SHARES-139] What a share of each company is worth: its number of depth cards. [SHARES-89, SHARES-90] Pearl
 * basic: 2 more. [SHARES-91, SHARES-92, SHARES-93] Pearl advanced: 2 less than the deepest of all five, Pearl
 * included, but never below 0. [SHARES-70] This counts however the game ended.
 */
export function shareValues(depths: readonly number[], pearlAdvanced: boolean): number[] {
  const values = [...depths];
  values[PEARL] = pearlAdvanced ? Math.max(0, Math.max(...depths) - PEARL_LAG) : depths[PEARL] + PEARL_BONUS;
  return values;
}

/** [SHARES-140] Shares × value, added up over the companies. */
export function portfolioScore(holdings: readonly number[], values: readonly number[]): number {
  let score = 0;
  for (let company = 0; company < COMPANIES.length; company++) score += holdings[company] * values[company];
  return score;
}

export const valuesNow = (s: State): number[] =>
  shareValues(
    s.stacks.map(stack => stack.length),
    s.advanced[PEARL],
  );

/** Per seat; [SHARES-117] the third player is not scored. */
export function scores(s: State): number[] {
  const values = valuesNow(s);
  return s.hands.map((_, seat) =>
    portfolioScore(
      s.portfolios[seat].map(shares => shares.length),
      values,
    ),
  );
}

/**
 * [SHARES-140] The highest score wins, then [SHARES-141, SHARES-143] more cards in hand at the very end, then
 * [SHARES-142] the greater distance clockwise from the starting player: nobody shares a place.
 */
export function outcome(s: State): Outcome | null {
  if (s.phase.name !== 'over') return null;
  const points = scores(s);
  const seats = s.hands.length;
  const distance = (seat: Seat): number => (seat - s.first + seats) % seats;
  const isAhead = (a: Seat, b: Seat): boolean => {
    if (points[a] !== points[b]) return points[a] > points[b];
    if (s.hands[a].length !== s.hands[b].length) return s.hands[a].length > s.hands[b].length;
    return distance(a) > distance(b);
  };
  const places = points.map((_, seat) => 1 + points.filter((_, other) => isAhead(other, seat)).length);
  return { places, scores: points };
}

export function winner(s: State): Seat | null {
  return outcome(s)?.places.indexOf(1) ?? null;
}
