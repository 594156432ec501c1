import type { Chance, Dealer, Outcome, RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { Action, Event, State, View } from './types.ts';

const CARDS = 13;
const ALL = 2 ** CARDS - 1;
const bit = (card: number): number => 1 << (card - 1);
const isIn = (cards: number, card: number): boolean => (cards & bit(card)) !== 0;

/** One action for each card, made once: whoever lists them hands these out. */
const BIDS: readonly Action[] = Array.from({ length: CARDS }, (_, i) => ({ bid: i + 1 }));

/** [GOOF-1] Full hands, and the first prize. */
export function setup(seats: number, _options: unknown, { chance, tell }: Dealer<Event>): State {
  const none = Array.from({ length: seats }, () => 0);
  const state = { prize: 0, prizes: ALL, hands: none.map(() => ALL), bids: [...none], points: [...none] };
  drawPrize(state, chance);
  tell({ type: 'drawn', prize: state.prize });
  return state;
}

/** [GOOF-5] Any of those left. */
function drawPrize(s: State, chance: Chance): void {
  const left = BIDS.filter(({ bid }) => isIn(s.prizes, bid));
  s.prize = left.length === 0 ? 0 : left[chance.below(left.length)].bid;
  if (s.prize > 0) s.prizes &= ~bit(s.prize);
}

/** [GOOF-2] Everybody who has not bid yet. */
export function toAct(s: State): Seat[] {
  const seats: Seat[] = [];
  if (s.prize > 0) for (let seat = 0; seat < s.bids.length; seat++) if (s.bids[seat] === 0) seats.push(seat);
  return seats;
}

export const legal = (s: State, seat: Seat): Action[] =>
  s.prize === 0 || s.bids[seat] > 0 ? [] : BIDS.filter(({ bid }) => isIn(s.hands[seat], bid));

/** [GOOF-2] The last bid shows them all. */
export function apply(s: State, seat: Seat, { bid }: Action, dealer: Dealer<Event>): void {
  s.bids[seat] = bid;
  s.hands[seat] &= ~bit(bid);
  dealer.tell({ type: 'bid', seat, card: bid });
  if (!s.bids.includes(0)) showBids(s, dealer);
}

/** [GOOF-3] [GOOF-4] The highest bid takes the prize, if it is the only one. */
function showBids(s: State, { chance, tell }: Dealer<Event>): void {
  const highest = Math.max(...s.bids);
  const first = s.bids.indexOf(highest);
  const winner = first === s.bids.lastIndexOf(highest) ? first : null;
  if (winner !== null) s.points[winner] += s.prize;
  tell({ type: 'shown', bids: [...s.bids], winner, prize: s.prize });
  s.bids.fill(0);
  drawPrize(s, chance);
  if (s.prize > 0) tell({ type: 'drawn', prize: s.prize });
}

/** [GOOF-6] The most points win. */
export function outcome({ prize, points }: State): Outcome | null {
  if (prize > 0) return null;
  return {
    places: points.map(own => 1 + points.filter(other => other > own).length),
    scores: [...points],
  };
}

/** The rule an illegal bid runs into, by what the viewer sees. */
export function explain(view: View, seat: Seat | null): RuleId {
  if (view.prize === 0) return 'GOOF-6';
  return seat === null || view.bid > 0 ? 'GOOF-2' : 'GOOF-3';
}
