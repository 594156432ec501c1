import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { beginTurn, nextSeat } from './flow.ts';
import { CARDS, type Card, cardId, companyOf, DRAFT_ROUNDS } from './parts.ts';
import type { Action, Event, State } from './types.ts';

const TAKE: readonly Action[] = CARDS.map(card => ({ type: 'take', card }));

/** [SHARES-14] Any card left in the row; the pick cannot be skipped. */
export const draftOptions = (s: State): Action[] => s.row.map(card => TAKE[card]);

/** The row had twice as many cards as there are players. [SHARES-10] */
export const draftRound = (s: State): number => (s.row.length > s.hands.length ? 1 : DRAFT_ROUNDS);

/**
 * [SHARES-11, SHARES-13] A free share, face up. [SHARES-12] Both rounds go clockwise from the starting player,
 * who then takes the first turn [SHARES-17].
 */
export function take(s: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  s.row.splice(s.row.indexOf(card), 1);
  s.portfolios[seat][companyOf(card)].push(card);
  dealer.tell({ type: 'took', seat, card: cardId(card) });
  if (s.row.length === 0) beginTurn(s, s.first, dealer);
  else s.active = nextSeat(s, seat);
}
