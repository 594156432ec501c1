import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { freeUses } from './ability.ts';
import { addFreeBuys, buy } from './buy.ts';
import { move, remove } from './cleaning.ts';
import { draftOptions, take } from './draft.ts';
import { addExpansions, expand } from './expand.ts';
import { endTurn } from './flow.ts';
import { breakDraws, drawAction } from './fundraiser.ts';
import { COMPANIES, MOST_PLAYERS } from './parts.ts';
import { acquire } from './research.ts';
import type { Action, Event, State } from './types.ts';
import { playSecond, top } from './wildlife.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_PLAYERS }, (_, seat) => [seat]);
const NOTHING: readonly Action[] = [];
const DRAW: Action = { type: 'draw' };
const DECLINE: Action = { type: 'decline' };

/** Every decision belongs to the active player. [SHARES-17] */
export const toAct = (s: State): readonly Seat[] => (s.phase.name === 'over' ? NOBODY : ALONE[s.active]);

/** Everything but deals with a price; those are in `choices`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  if (seat !== s.active) return NOTHING;
  switch (s.phase.name) {
    case 'draft':
      return draftOptions(s);
    case 'action':
      return turnOptions(s, seat);
    case 'ability':
      return [...freeUses(s, seat, s.phase.company), DECLINE]; // [SHARES-72]
    case 'over':
      return NOTHING;
  }
}

/** [SHARES-18] One of Buy, Expand and Draw; [SHARES-19] Draw is always possible. */
function turnOptions(s: State, seat: Seat): Action[] {
  const options: Action[] = [];
  addFreeBuys(s, seat, 0, options);
  addExpansions(s, seat, options);
  options.push(DRAW);
  return options;
}

/** Whatever leaves no ability to decide on ends the turn. */
export function apply(s: State, seat: Seat, a: Action, dealer: Dealer<Event>): void {
  if (a.type === 'take') {
    take(s, seat, a.card, dealer);
    return;
  }
  const used = s.phase.name === 'ability';
  act(s, seat, a, dealer);
  if (used || s.phase.name !== 'ability') endTurn(s, dealer);
}

function act(s: State, seat: Seat, a: Exclude<Action, { type: 'take' }>, dealer: Dealer<Event>): void {
  switch (a.type) {
    case 'buy':
      breakDraws(s);
      buy(s, seat, a, dealer);
      break;
    case 'expand':
      breakDraws(s);
      expand(s, a.company, a.card, dealer);
      break;
    case 'draw':
      drawAction(s, dealer);
      break;
    case 'decline':
      if (s.phase.name === 'ability')
        dealer.tell({ type: 'declined', seat, company: COMPANIES[s.phase.company] });
      break;
    case 'remove':
      remove(s, seat, a, dealer);
      break;
    case 'move':
      move(s, seat, a, dealer);
      break;
    case 'top':
      top(s, seat, a, dealer);
      break;
    case 'play':
      playSecond(s, seat, a, dealer);
      break;
    case 'acquire':
      acquire(s, seat, a, dealer);
      break;
  }
}
