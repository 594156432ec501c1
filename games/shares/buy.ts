import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { removeFromHand } from './hand.ts';
import { CARDS, type Card, COMPANIES, type Company, cardId, companyOf } from './parts.ts';
import { pay } from './payment.ts';
import type { Action, Deal, Event, Offer, State } from './types.ts';

/** [SHARES-22, SHARES-119] As many cards as all portfolios together hold shares of it, the third player's too. */
export function priceOf(s: Pick<State, 'portfolios'>, company: Company): number {
  let price = 0;
  for (let owner = 0; owner < s.portfolios.length; owner++) price += s.portfolios[owner][company].length;
  return price;
}

export const pricesOf = (s: State): number[] => COMPANIES.map((_, company) => priceOf(s, company));

/** [SHARES-95] A discount leads to a free share at best. */
export const discounted = (price: number, discount: number): number => Math.max(0, price - discount);

/** A Buy of each card: without payment, and for a price. They never change. */
const FREE: readonly Action[] = CARDS.map(card => ({ type: 'buy', card, with: [] }));
const BUY: readonly Deal[] = CARDS.map(card => ({ type: 'buy', card }));

/** [SHARES-21] Shares come from the buyer's own hand; [SHARES-26] at price 0 they are free. */
export function addFreeBuys(s: State, seat: Seat, discount: number, to: Action[]): void {
  let free = 0; // a bit for each company: a hand has more cards than there are companies
  for (let c = 0; c < COMPANIES.length; c++) if (priceOf(s, c) <= discount) free |= 1 << c;
  if (free === 0) return;
  for (const card of s.hands[seat]) if ((free >> companyOf(card)) & 1) to.push(FREE[card]);
}

/** [SHARES-24, SHARES-25] The bought card cannot pay for itself, and the others must pay in full. */
export function addBuyOffers(s: State, seat: Seat, discount: number, to: Offer[]): void {
  const hand = s.hands[seat];
  const prices = pricesOf(s);
  for (const card of hand) {
    const price = discounted(prices[companyOf(card)], discount);
    if (price > 0 && price < hand.length) to.push({ deal: BUY[card], price });
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
