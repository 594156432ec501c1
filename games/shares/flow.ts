import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { scores } from './scoring.ts';
import type { Event, State } from './types.ts';

/** The seat's clockwise neighbour. [SHARES-17] */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s.hands.length;

export function beginTurn(s: State, seat: Seat, { tell }: Dealer<Event>): void {
  s.active = seat;
  s.turn++;
  s.final = s.ending !== null;
  s.phase = { name: 'action' };
  tell({ type: 'turned', seat, turn: s.turn, final: s.final });
}

/**
 * [SHARES-65, SHARES-66, SHARES-67] The turn that triggered the end is none of the final turns; these go on
 * clockwise, and whoever triggered the end takes the last one.
 */
export function endTurn(s: State, dealer: Dealer<Event>): void {
  if (s.final && s.active === s.ending) {
    s.phase = { name: 'over' };
    dealer.tell({ type: 'ended', scores: scores(s) });
  } else beginTurn(s, nextSeat(s, s.active), dealer);
}

/** [SHARES-64] The end is triggered once; later occasions have no effect. */
export function triggerEnd(s: State, reason: 'depletion' | 'fundraisers', { tell }: Dealer<Event>): void {
  if (s.ending !== null) return;
  s.ending = s.active;
  tell({ type: 'triggered', seat: s.active, reason });
}
