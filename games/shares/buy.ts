import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { removeFromHand } from './hand.ts';
import { CARDS, type Card, type Company, cardId, companyOf } from './parts.ts';
import { pay } from './payment.ts';
import type { Action, Event, Offer, State } from './types.ts';

/** [SHARES-22, SHARES-119] As many cards as all portfolios together hold shares of it, the third player's too. */
export function priceOf(s: State, company: Company): number {
  let price = 0;
  for (let owner = 0; owner < s.portfolios.length; owner++) price += s.portfolios[owner][company].length;
  return price;
}

/** [SHARES-95] A discount leads to a free share at best. */
export const discounted = (price: number, discount: number): number => Math.max(0, price - discount);

/** A Buy without payment, one for each card: they never change. */
const FREE: readonly Action[] = CARDS.map(card => ({ type: 'buy', card, with: [] }));

/** [SHARES-21] Shares come from the buyer's own hand; [SHARES-26] at price 0 they are free. */
export function addFreeBuys(s: State, seat: Seat, discount: number, to: Action[]): void {
  for (const card of s.hands[seat]) {
    if (priceOf(s, companyOf(card)) <= discount) to.push(FREE[card]);
  }
}

/** [SHARES-24, SHARES-25] The bought card cannot pay for itself, and the others must pay in full. */
export function addBuyOffers(s: State, seat: Seat, discount: number, to: Offer[]): void {
  const hand = s.hands[seat];
  for (const card of hand) {
    const price = discounted(priceOf(s, companyOf(card)), discount);
    if (price > 0 && price < hand.length) to.push({ deal: { type: 'buy', card }, price });
  }
}

/** [SHARES-28, SHARES-29] The share joins the portfolio, and nothing else happens. */
export function buy(
  s: State,
  seat: Seat,
  { card, with: paid }: { card: Card; with: readonly Card[] },
  { tell }: Dealer<Event>,
): void {
  removeFromHand(s.hands[seat], card);
  pay(s, seat, paid);
  s.portfolios[seat][companyOf(card)].push(card);
  tell({ type: 'bought', seat, card: cardId(card), paid: paid.map(cardId) });
}
