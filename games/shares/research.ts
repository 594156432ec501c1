import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { priceOf } from './buy.ts';
import { addToHand, removeFromHand } from './hand.ts';
import { ACQUIRE_MINIMUM, type Card, COMPANIES, type Company, cardId } from './parts.ts';
import { pay } from './payment.ts';
import { thirdPortfolio } from './third.ts';
import type { Event, Offer, Owner, State } from './types.ts';

/** [SHARES-97, SHARES-98] The normal price, which counts the share being taken, but at least 2. */
export const acquirePrice = (s: Pick<State, 'portfolios'>, company: Company): number =>
  Math.max(ACQUIRE_MINIMUM, priceOf(s, company));

/** [SHARES-96, SHARES-100, SHARES-122] Advanced: a share of any company out of any other portfolio. */
export function addAcquireOffers(s: State, seat: Seat, to: Offer[]): void {
  for (let company = 0; company < COMPANIES.length; company++) {
    const price = acquirePrice(s, company);
    if (price > s.hands[seat].length) continue;
    for (let owner = 0; owner < s.portfolios.length; owner++) {
      if (owner === seat || s.portfolios[owner][company].length === 0) continue;
      to.push({ deal: { type: 'acquire', from: ownerAt(s, owner), company }, price });
    }
  }
}

export const sharesOf = (s: Pick<State, 'hands' | 'portfolios'>, owner: Owner): Card[][] =>
  owner === 'X' ? thirdPortfolio(s) : s.portfolios[owner];

/** With two players the last portfolio belongs to the third player. */
const ownerAt = (s: State, index: number): Owner => (index < s.hands.length ? index : 'X');

/**
 * [SHARES-101] The most recently acquired share moves. [SHARES-99] The price goes to the former owner's hand;
 * [SHARES-123] the third player has none, so it is discarded.
 */
export function acquire(
  s: State,
  seat: Seat,
  { from, company, with: paid }: { from: Owner; company: Company; with: readonly Card[] },
  { tell }: Dealer<Event>,
): void {
  const share = sharesOf(s, from)[company].pop() as Card;
  s.portfolios[seat][company].push(share);
  if (from === 'X') pay(s, seat, paid);
  else {
    for (const card of paid) {
      removeFromHand(s.hands[seat], card);
      addToHand(s.hands[from], card);
    }
  }
  tell({
    type: 'acquired',
    seat,
    from,
    card: cardId(share),
    price: paid.length,
    paid: paid.map(cardId),
  });
}
