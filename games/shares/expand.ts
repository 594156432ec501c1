import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { offerAbility } from './ability.ts';
import { payDividend } from './dividend.ts';
import { removeFromHand } from './hand.ts';
import { CARDS, type Card, COMPANIES, type Company, cardId } from './parts.ts';
import { fits, mostRecent, opensDecade } from './stack.ts';
import type { Action, Event, State } from './types.ts';

const EXPAND: readonly (readonly Action[])[] = COMPANIES.map((_, company) =>
  CARDS.map(card => ({ type: 'expand', company, card })),
);

/** [SHARES-30, SHARES-33] Any hand card on any company, whatever share it is and whatever shares one owns. */
export function addExpansions(s: State, seat: Seat, to: Action[]): void {
  const hand = s.hands[seat];
  for (let company = 0; company < COMPANIES.length; company++) {
    const stack = s.stacks[company];
    const options = EXPAND[company];
    let first = hand.length; // hands are kept rising: whatever follows a card that fits does so too
    while (first > 0 && fits(stack, hand[first - 1])) first--;
    for (let i = first; i < hand.length; i++) to.push(options[hand[i]]);
  }
}

/**
 * [SHARES-35] Place the card, pay a dividend if it opens a decade [SHARES-36], then offer the ability.
 * [SHARES-68, SHARES-69] In a final turn there is neither.
 */
export function expand(s: State, company: Company, card: Card, dealer: Dealer<Event>): void {
  const stack = s.stacks[company];
  const pays = !s.final && opensDecade(stack, card);
  const over = mostRecent(stack);
  removeFromHand(s.hands[s.active], card);
  stack.push(card);
  dealer.tell({
    type: 'expanded',
    seat: s.active,
    company: COMPANIES[company],
    card: cardId(card),
    over: over === null ? null : cardId(over),
  });
  if (pays) payDividend(s, company, dealer);
  offerAbility(s, company, dealer);
}
