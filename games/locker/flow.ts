import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { hasFifty } from './scoring.ts';
import type { Event, State } from './types.ts';

/** [LOCKER-5] Cards left in the Loot Deck; those somebody has looked at still lie on it. */
export const deckSize = (s: State): number => s.deck.length + s.top.length;

/** The seat's clockwise neighbour. [LOCKER-9] */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s.holds.length;

export function beginTurn(s: State, seat: Seat, { tell }: Dealer<Event>): void {
  s.active = seat;
  s.turn++;
  s.revealed = false;
  s.placed = 0;
  dropPending(s);
  s.phase = { name: 'exploring' };
  tell({ type: 'turned', seat, turn: s.turn });
}

/** [LOCKER-35] Whatever was pending ends with the turn, and so does the sight of what was peeked at. */
function dropPending(s: State): void {
  s.hauls = 0;
  s.peek = 0;
}

/**
 * [LOCKER-82] Once the Loot Deck is empty the game ends with the turn; a card left on top after a peek is
 * still in the deck [LOCKER-84].
 */
export function endTurn(s: State, dealer: Dealer<Event>): void {
  if (deckSize(s) === 0) endGame(s, 'deck', dealer);
  else beginTurn(s, nextSeat(s, s.active), dealer);
}

function endGame(s: State, reason: 'deck' | 'fifty', { tell }: Dealer<Event>): void {
  dropPending(s);
  s.phase = { name: 'over', reason };
  tell({ type: 'ended', reason });
}

/**
 * [LOCKER-128] V3: looked at after every change of a Hold; play stops at once, even in mid-turn, and the
 * Exploration is not collected [LOCKER-129]. Says whether the game is over.
 */
export function holdsChanged(s: State, dealer: Dealer<Event>): boolean {
  if (s.variant !== 'V3' || !s.holds.some((_, seat) => hasFifty(s, seat))) return false;
  endGame(s, 'fifty', dealer);
  return true;
}
