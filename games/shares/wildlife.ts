import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { addMoves } from './cleaning.ts';
import { removeFromHand } from './hand.ts';
import {
  CARDS,
  type Card,
  COMPANIES,
  type Company,
  cardId,
  RELOCATE_PRICE,
  RELOCATE_REACH,
} from './parts.ts';
import { pay } from './payment.ts';
import { fits, lift } from './stack.ts';
import type { Action, Event, Offer, State } from './types.ts';

/**
 * [SHARES-102, SHARES-106, SHARES-107] Basic: one card relocates one of the three most recent cards of a stack:
 * [SHARES-103] to its top, [SHARES-104] unless it is there already, or [SHARES-105] on another company where
 * it fits.
 */
export function addRelocateOffers(s: State, seat: Seat, to: Offer[]): void {
  if (s.hands[seat].length < RELOCATE_PRICE) return;
  for (let company = 0; company < COMPANIES.length; company++) {
    const stack = s.stacks[company];
    const last = stack.length - 1;
    for (let i = Math.max(0, stack.length - RELOCATE_REACH); i <= last; i++) {
      if (i < last) to.push({ deal: { type: 'top', card: stack[i] }, price: RELOCATE_PRICE });
      addMoves(s, stack[i], company, RELOCATE_PRICE, to);
    }
  }
}

export function top(
  s: State,
  seat: Seat,
  { card, with: paid }: { card: Card; with: readonly Card[] },
  { tell }: Dealer<Event>,
): void {
  pay(s, seat, paid);
  const on = lift(s, card);
  s.stacks[on].push(card);
  tell({ type: 'topped', seat, card: cardId(card), on: COMPANIES[on], paid: paid.map(cardId) });
}

/**
 * [SHARES-109, SHARES-110] Advanced: below the most recent card it costs one card for every higher one in the
 * stack, wherever it lies; [SHARES-111] otherwise nothing.
 */
export function playPrice(stack: readonly Card[], card: Card): number {
  if (fits(stack, card)) return 0;
  let price = 0;
  for (let i = 0; i < stack.length; i++) if (stack[i] > card) price++;
  return price;
}

const FREE: readonly (readonly Action[])[] = COMPANIES.map((_, on) =>
  CARDS.map(card => ({ type: 'play', card, on, with: [] })),
);

/** [SHARES-108] Any hand card on any company. */
export function addFreePlays(s: State, seat: Seat, to: Action[]): void {
  for (let on = 0; on < COMPANIES.length; on++) {
    for (const card of s.hands[seat]) if (fits(s.stacks[on], card)) to.push(FREE[on][card]);
  }
}

export function addPlayOffers(s: State, seat: Seat, to: Offer[]): void {
  const hand = s.hands[seat];
  for (let on = 0; on < COMPANIES.length; on++) {
    for (const card of hand) {
      const price = playPrice(s.stacks[on], card);
      if (price > 0 && price < hand.length) to.push({ deal: { type: 'play', card, on }, price });
    }
  }
}

/** [SHARES-45, SHARES-76] The second card is no expansion: no dividend, no ability. */
export function playSecond(
  s: State,
  seat: Seat,
  { card, on, with: paid }: { card: Card; on: Company; with: readonly Card[] },
  { tell }: Dealer<Event>,
): void {
  removeFromHand(s.hands[seat], card);
  pay(s, seat, paid);
  s.stacks[on].push(card);
  tell({ type: 'played', seat, card: cardId(card), on: COMPANIES[on], paid: paid.map(cardId) });
}
