import { CARDS, type Card, RANKS, rankOf, SUITS, suitOf } from './parts.ts';
import type { Hold } from './types.ts';

/** [LOCKER-4] Every Hold starts empty. */
export const emptyHold = (): Hold => SUITS.map(() => 0);

export const hasSuit = (hold: Hold, suit: number): boolean => hold[suit] !== 0;

/** The highest card of a suit the Hold is known to have. */
export const topCard = (hold: Hold, suit: number): Card => suit * RANKS + 31 - Math.clz32(hold[suit]);

export function addCard(hold: Hold, card: Card): void {
  hold[suitOf(card)] |= 1 << rankOf(card);
}

export function removeCard(hold: Hold, card: Card): void {
  hold[suitOf(card)] &= ~(1 << rankOf(card));
}

export const hasCard = (hold: Hold, card: Card): boolean => (hold[suitOf(card)] & (1 << rankOf(card))) !== 0;

export const cardsIn = (hold: Hold): Card[] => CARDS.filter(card => hasCard(hold, card));

export function isEmpty(hold: Hold): boolean {
  for (let suit = 0; suit < hold.length; suit++) if (hold[suit] !== 0) return false;
  return true;
}

export function countCards(hold: Hold): number {
  let count = 0;
  for (let suit = 0; suit < hold.length; suit++) {
    for (let bits = hold[suit]; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}
