import type { Dealer } from '@fathoms/kernel/game.ts';
import { triggerEnd } from './flow.ts';
import { FUNDRAISER_CARDS } from './parts.ts';
import { drawCards, payOut } from './payout.ts';
import type { Event, State } from './types.ts';

/** [SHARES-48, SHARES-53] A Buy or an Expand breaks every row of Draws. */
export function breakDraws(s: State): void {
  s.draws = 0;
  s.fresh = false;
}

/**
 * [SHARES-46] One card. [SHARES-47, SHARES-49, SHARES-138] When everybody in a row has drawn, a fundraiser
 * follows, [SHARES-55] but never in a final turn. Only this action counts [SHARES-50].
 */
export function drawAction(s: State, dealer: Dealer<Event>): void {
  drawCards(s, s.active, 1, 'draw', dealer);
  s.draws++;
  if (s.draws === s.hands.length && !s.final) fundraise(s, dealer);
}

/** [SHARES-52, SHARES-54] The second one directly after another still pays, then it triggers the end. */
function fundraise(s: State, dealer: Dealer<Event>): void {
  const second = s.fresh;
  dealer.tell({ type: 'fundraised', seat: s.active, second });
  payOut(
    s,
    s.hands.map(() => FUNDRAISER_CARDS),
    'fundraiser',
    dealer,
  );
  s.draws = 0;
  s.fresh = true;
  if (second) triggerEnd(s, 'fundraisers', dealer);
}
