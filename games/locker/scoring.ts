import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import { countCards, hasSuit } from './hold.ts';
import {
  type DiverId,
  FIFTY,
  GILDED_BONUS,
  MERMAID,
  MISSING_SUIT_PENALTY,
  PRESSURE_LIMIT,
  RANKS,
  SUITS,
  type VariantId,
  valueAt,
} from './parts.ts';
import type { Hold, State } from './types.ts';

/** [LOCKER-85] The top card of every suit held, added up. */
export function topCards(hold: Hold): number {
  let sum = 0;
  for (let suit = 0; suit < hold.length; suit++) {
    if (hold[suit] !== 0) sum += valueAt(suit, 31 - Math.clz32(hold[suit]));
  }
  return sum;
}

/** [LOCKER-126] V2: every card counts. */
export function allCards(hold: Hold): number {
  let sum = 0;
  for (let suit = 0; suit < hold.length; suit++) {
    for (let rank = 0; rank < RANKS; rank++) if (hold[suit] & (1 << rank)) sum += valueAt(suit, rank);
  }
  return sum;
}

/** [LOCKER-119, LOCKER-127] D15: 5 more, once, with at least one Mermaid. */
export const gilded = (hold: Hold, diver: DiverId | null): number =>
  diver === 'D15' && hasSuit(hold, MERMAID) ? GILDED_BONUS : 0;

/** [LOCKER-133] V4: minus 5 for each suit missing. */
export const missingPenalty = (hold: Hold): number =>
  MISSING_SUIT_PENALTY * SUITS.filter((_, suit) => !hasSuit(hold, suit)).length;

/** What a Hold is worth by the rules of this table. */
export const scoreOf = (s: State, seat: Seat): number => holdScore(s.variant, s.holds[seat], s.divers[seat]);

export function holdScore(variant: VariantId | null, hold: Hold, diver: DiverId | null): number {
  const bonus = gilded(hold, diver);
  if (variant === 'V2') return allCards(hold) + bonus;
  if (variant === 'V4') return topCards(hold) + bonus - missingPenalty(hold);
  return topCards(hold) + bonus;
}

/** [LOCKER-128] V3: a base score of 50 or more wins at once. */
export const hasFifty = (s: State, seat: Seat): boolean =>
  topCards(s.holds[seat]) + gilded(s.holds[seat], s.divers[seat]) >= FIFTY;

/** [LOCKER-139] V6: 60 or more is out of the running. */
const isOut = (s: State, score: number): boolean => s.variant === 'V6' && score >= PRESSURE_LIMIT;

/**
 * [LOCKER-85, LOCKER-86] Most points, then most cards, then shared. V6 puts everybody at 60 or more
 * behind the others [LOCKER-139], the lowest of them first [LOCKER-140].
 */
export function outcome(s: State): Outcome | null {
  if (s.phase.name !== 'over') return null;
  const scores = s.holds.map((_, seat) => scoreOf(s, seat));
  const cards = s.holds.map(countCards);
  const isAhead = (a: Seat, b: Seat): boolean => {
    const aOut = isOut(s, scores[a]);
    if (aOut !== isOut(s, scores[b])) return !aOut;
    if (scores[a] !== scores[b]) return aOut ? scores[a] < scores[b] : scores[a] > scores[b];
    return cards[a] > cards[b];
  };
  const places = scores.map((_, seat) => 1 + scores.filter((_, other) => isAhead(other, seat)).length);
  return { places, scores };
}

/** The seats that win; several share the victory. */
export function winners(s: State): Seat[] | null {
  return outcome(s)?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? null;
}
