import type { Card } from './parts.ts';

/** Hands are kept rising: what a seat may do is listed in one order, however the cards came. */
export function addToHand(hand: Card[], card: Card): void {
  let i = hand.length;
  hand.push(card);
  for (; i > 0 && hand[i - 1] > card; i--) hand[i] = hand[i - 1];
  hand[i] = card;
}

/** By hand, because `splice` makes a list of what it took: three times slower. */
export function removeFromHand(hand: Card[], card: Card): void {
  for (let i = hand.indexOf(card) + 1; i < hand.length; i++) hand[i - 1] = hand[i];
  hand.pop();
}
