import type { Seat } from '@fathoms/kernel/game.ts';
import { countCards, topCard } from '../hold.ts';
import {
  type Card,
  cardValue,
  type DiverId,
  FIFTY,
  GILDED_BONUS,
  MERMAID,
  MISSING_SUIT_PENALTY,
  PRESSURE_LIMIT,
  RANKS,
  rankOf,
  suitOf,
  type VariantId,
  valueAt,
} from '../parts.ts';
import { holdScore } from '../scoring.ts';
import type { Hold, State } from '../types.ts';

/** What a player thinks a Hold is worth, in points. Judgement, not rules: only bots read this. */

const RESERVE = 0.15; // a card below the top one breaks ties and softens a Knife
const SUDDEN_WIN = 40; // V3: reaching 50 outweighs anything else
const OUT = 45; // V6: at 60 a Hold looks like this one, and worse with every point more

/** Points as they count for winning: V3 has a prize at 50, V6 an edge at 60. */
function shaped(variant: VariantId | null, score: number): number {
  if (variant === 'V3' && score >= FIFTY) return score + SUDDEN_WIN;
  if (variant === 'V6' && score >= PRESSURE_LIMIT) return OUT - (score - PRESSURE_LIMIT);
  return score;
}

/** A Hold with its score, so that the worth of one more card is found without adding everything up again. */
export interface Stash {
  readonly variant: VariantId | null;
  readonly diver: DiverId | null;
  readonly hold: Hold;
  readonly score: number;
}

export const stashOf = (s: State, seat: Seat, hold: Hold = s.holds[seat]): Stash => ({
  variant: s.variant,
  diver: s.divers[seat],
  hold,
  score: holdScore(s.variant, hold, s.divers[seat]),
});

export const standing = ({ variant, hold, score }: Stash): number =>
  shaped(variant, score) + RESERVE * countCards(hold);

/** What one more card would add. */
export function gainOf({ variant, diver, hold, score }: Stash, card: Card): number {
  const suit = suitOf(card);
  const value = cardValue(card);
  const held = hold[suit] === 0 ? 0 : cardValue(topCard(hold, suit));
  let points = variant === 'V2' ? value : Math.max(0, value - held);
  if (held === 0) points += firstOfSuit(variant, diver, suit);
  return RESERVE + shaped(variant, score + points) - shaped(variant, score);
}

/** What losing the top card of a suit would cost, or more of the suit: `rest` is what stays, as in a Hold. */
export function lossOf(stash: Stash, suit: number, rest = withoutTop(stash.hold, suit)): number {
  const { variant, diver, hold, score } = stash;
  let points = suitScore(variant, suit, hold[suit]) - suitScore(variant, suit, rest);
  if (rest === 0) points += firstOfSuit(variant, diver, suit);
  return RESERVE + shaped(variant, score) - shaped(variant, score - points);
}

const withoutTop = (hold: Hold, suit: number): number => hold[suit] & ~(1 << rankOf(topCard(hold, suit)));

function suitScore(variant: VariantId | null, suit: number, bits: number): number {
  let score = 0;
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    if ((bits & (1 << rank)) === 0) continue;
    score += valueAt(suit, rank);
    if (variant !== 'V2') break;
  }
  return score;
}

/** What the first card of a suit brings besides its value. */
const firstOfSuit = (variant: VariantId | null, diver: DiverId | null, suit: number): number =>
  (variant === 'V4' ? MISSING_SUIT_PENALTY : 0) + (diver === 'D15' && suit === MERMAID ? GILDED_BONUS : 0);

const LEADER = 0.75;
const OTHERS = 0.35;

/** How much a rival's point weighs against one's own: fully with two players, else most for the leader. */
export function weigh(seat: Seat, rivals: readonly Stash[]): number[] {
  if (rivals.length === 2) return rivals.map((_, other) => (other === seat ? 0 : 1));
  let leader = -1;
  for (let other = 0; other < rivals.length; other++) {
    if (other !== seat && (leader < 0 || rivals[other].score > rivals[leader].score)) leader = other;
  }
  return rivals.map((_, other) => (other === seat ? 0 : other === leader ? LEADER : OTHERS));
}
