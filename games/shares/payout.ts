import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { settle, turnUp } from './deck.ts';
import { addToHand } from './hand.ts';
import { type CardId, cardId, isBonus } from './parts.ts';
import { surface } from './third.ts';
import type { Event, Reason, State } from './types.ts';

/**
 * Cards into a hand, one after the other. [SHARES-58, SHARES-60] They keep coming while the deck runs out and
 * is formed again. [SHARES-126] A bonus share takes nobody's place: its draw is repeated. What cannot be drawn
 * is not owed later [SHARES-62].
 */
export function drawCards(s: State, seat: Seat, count: number, why: Reason, dealer: Dealer<Event>): void {
  let run: CardId[] = []; // drawn since the last other news
  const tellRun = (): void => {
    if (run.length > 0) dealer.tell({ type: 'drew', seat, why, count: run.length, cards: run });
    run = [];
  };
  for (let owed = count; owed > 0; ) {
    const card = turnUp(s, dealer);
    if (card === null) {
      tellRun(); // bonus shares alone are left in the deck
      dealer.tell({ type: 'missed', seat, count: owed });
      return;
    }
    if (!isBonus(card)) {
      addToHand(s.hands[seat], card);
      run.push(cardId(card));
      owed--;
    }
    if (owed === 0 || isBonus(card) || s.deck.length === 0) tellRun();
    if (isBonus(card)) surface(s, card, dealer);
    else settle(s, dealer);
  }
}

/** [SHARES-42, SHARES-51] The active player first, then clockwise, each in full before the next. */
export function payOut(s: State, amounts: readonly number[], why: Reason, dealer: Dealer<Event>): void {
  const seats = s.hands.length;
  for (let i = 0; i < seats; i++) {
    const seat = (s.active + i) % seats;
    if (amounts[seat] > 0) drawCards(s, seat, amounts[seat], why, dealer);
  }
}
