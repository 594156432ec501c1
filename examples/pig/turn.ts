import type { Dealer, Outcome, RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { Action, Event, Options, State, View } from './types.ts';

const SIDES = 6;

/** [PIG-1] Nobody has anything yet; seat A begins. */
export const setup = (seats: number, { target }: Options): State => ({
  scores: Array.from({ length: seats }, () => 0),
  total: 0,
  turn: 0,
  target,
});

const isOver = (s: View): boolean => s.scores.some(score => score >= s.target);

/** [PIG-2] Whoever's turn it is, until somebody has won. */
export const toAct = (s: State): Seat[] => (isOver(s) ? [] : [s.turn]);

/** [PIG-2] [PIG-6] Roll always; hold once there is something to keep. */
export function legal(s: State, seat: Seat): Action[] {
  if (isOver(s) || seat !== s.turn) return [];
  return s.total > 0 ? [{ type: 'roll' }, { type: 'hold' }] : [{ type: 'roll' }];
}

export function apply(s: State, seat: Seat, action: Action, dealer: Dealer<Event>): void {
  if (action.type === 'roll') roll(s, seat, dealer);
  else hold(s, seat, dealer);
}

/** [PIG-3] [PIG-4] The die decides: more for the turn, or nothing at all. */
function roll(s: State, seat: Seat, { chance, tell }: Dealer<Event>): void {
  const die = 1 + chance.below(SIDES);
  tell({ type: 'rolled', seat, die });
  if (die > 1) {
    s.total += die;
    return;
  }
  tell({ type: 'lost', seat, total: s.total });
  endTurn(s);
}

/** [PIG-5] What was rolled is safe. */
function hold(s: State, seat: Seat, { tell }: Dealer<Event>): void {
  tell({ type: 'held', seat, total: s.total });
  s.scores[seat] += s.total;
  endTurn(s);
}

function endTurn(s: State): void {
  s.total = 0;
  s.turn = (s.turn + 1) % s.scores.length;
}

/** [PIG-7] The first to reach the target wins; the others are ranked by their points. */
export function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  return {
    places: s.scores.map(score => 1 + s.scores.filter(other => other > score).length),
    scores: s.scores,
  };
}

/** The rule an illegal action runs into, by what the viewer sees. */
export function explain(view: View, seat: Seat | null, action: Action): RuleId {
  if (isOver(view)) return 'PIG-7';
  return seat === view.turn && action.type === 'hold' ? 'PIG-6' : 'PIG-2';
}
