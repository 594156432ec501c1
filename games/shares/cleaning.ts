import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { type Card, COMPANIES, type Company, cardId, LIFT_PRICE, REMOVE_PRICE } from './parts.ts';
import { pay } from './payment.ts';
import { fits, lift, mostRecent } from './stack.ts';
import type { Event, Offer, State } from './types.ts';

/** [SHARES-78, SHARES-79] Basic: two cards discard any depth card of any stack. */
export function addRemoveOffers(s: State, seat: Seat, to: Offer[]): void {
  if (s.hands[seat].length < REMOVE_PRICE) return;
  for (const stack of s.stacks)
    for (const card of stack) to.push({ deal: { type: 'remove', card }, price: REMOVE_PRICE });
}

/**
 * [SHARES-80, SHARES-82] Advanced: one card discards a most recent depth card or moves it to another company
 * [SHARES-81] where it beats the top number; the card just played may be the one.
 */
export function addLiftOffers(s: State, seat: Seat, to: Offer[]): void {
  if (s.hands[seat].length < LIFT_PRICE) return;
  for (let company = 0; company < COMPANIES.length; company++) {
    const card = mostRecent(s.stacks[company]);
    if (card === null) continue;
    to.push({ deal: { type: 'remove', card }, price: LIFT_PRICE });
    addMoves(s, card, company, LIFT_PRICE, to);
  }
}

/** Every other company where the card may lie. */
export function addMoves(s: State, card: Card, from: Company, price: number, to: Offer[]): void {
  for (let other = 0; other < COMPANIES.length; other++) {
    if (other !== from && fits(s.stacks[other], card)) {
      to.push({ deal: { type: 'move', card, to: other }, price });
    }
  }
}

export function remove(
  s: State,
  seat: Seat,
  { card, with: paid }: { card: Card; with: readonly Card[] },
  { tell }: Dealer<Event>,
): void {
  pay(s, seat, paid);
  const from = lift(s, card);
  s.discards.push(card);
  tell({ type: 'removed', seat, card: cardId(card), from: COMPANIES[from], paid: paid.map(cardId) });
}

/** [SHARES-45, SHARES-76] A moved card is no expansion: no dividend, no ability. */
export function move(
  s: State,
  seat: Seat,
  { card, to, with: paid }: { card: Card; to: Company; with: readonly Card[] },
  { tell }: Dealer<Event>,
): void {
  pay(s, seat, paid);
  const from = lift(s, card);
  s.stacks[to].push(card);
  tell({
    type: 'moved',
    seat,
    card: cardId(card),
    from: COMPANIES[from],
    to: COMPANIES[to],
    paid: paid.map(cardId),
  });
}
