import type { Seat } from '@fathoms/kernel/game.ts';
import { CARDS, COMPANIES, MOST_PLAYERS } from '../parts.ts';
import type { State } from '../types.ts';
import { CASH, factsOf, HIGHEST, type Market, marketOf, netHolding, type SeatFacts, topOf } from './facts.ts';

const MOST_RIVALS = MOST_PLAYERS - 1;
const [POINTS, SHARES, HAND, DEPTH] = [50, 10, 10, 10]; // what is much of each

/**
 * The position as the judge sees it, for each seat, when the move has just passed on. Quotients and products alone:
 * what the bots reckon with has powers in it, and these differ from one engine to the next. Orca asks a few hundred
 * times a decision: so plain loops, and what all seats see is put together once.
 */
export function look(s: State): number[][] {
  const market = marketOf(s);
  const facts = s.hands.map((_, seat) => factsOf(s, seat, market));
  const table = tableSights(s, market);
  return facts.map((_, seat) => {
    const sights = table.slice();
    addOwnSights(sights, s, seat, facts, market);
    addRivalSights(sights, s, seat, facts, market);
    return sights;
  });
}

const flag = (is: boolean): number => (is ? 1 : 0);
const bounded = (x: number): number => Math.max(-3, Math.min(3, x));
const turnsUntil = (s: State, seat: Seat): number => (seat - s.active + s.hands.length) % s.hands.length;

function tableSights(s: State, { rounds, prices, values }: Market): number[] {
  const seats = s.hands.length;
  const fresh = flag(s.fresh);
  const sights = [
    s.deck.length / CARDS.length,
    s.discards.length / CARDS.length,
    flag(s.depletions === 0),
    flag(s.depletions === 1),
    flag(s.depletions === 2),
    rounds / 20,
    1 / rounds,
    flag(s.ending !== null),
    s.ending === null ? 0 : (((s.ending - s.active + seats) % seats) + 1) / seats, // final turns
    s.draws / seats,
    fresh,
    fresh * (s.draws / seats),
    flag(seats === 2),
    flag(seats === 3),
    flag(seats === 4),
    flag(seats === 5),
    s.row.length / SHARES,
  ];
  for (const side of s.advanced) sights.push(flag(side));
  for (let c = 0; c < COMPANIES.length; c++)
    sights.push(
      s.stacks[c].length / DEPTH,
      (HIGHEST - topOf(s.stacks[c])) / CARDS.length,
      prices[c] / SHARES,
      values[c] / DEPTH,
    );
  return sights;
}

/** The best of the others, and what they have together. */
interface Others {
  later: number;
  now: number;
  rich: number; // with what their cards are worth
  cards: number;
  income: number;
}

function othersOf(seat: Seat, facts: readonly SeatFacts[], scores: readonly number[]): Others {
  const lowest = Number.NEGATIVE_INFINITY;
  const others = { later: lowest, now: lowest, rich: lowest, cards: 0, income: 0 };
  for (let other = 0; other < facts.length; other++) {
    if (other === seat) continue;
    const { later, cards, income } = facts[other];
    others.later = Math.max(others.later, later);
    others.now = Math.max(others.now, scores[other]);
    others.rich = Math.max(others.rich, later + CASH * cards);
    others.cards += cards;
    others.income += income;
  }
  return others;
}

function addOwnSights(
  to: number[],
  s: State,
  seat: Seat,
  facts: readonly SeatFacts[],
  { rounds, spread, scores, holdings }: Market,
): void {
  const own = facts[seat];
  const seats = facts.length;
  const others = othersOf(seat, facts, scores);
  const until = turnsUntil(s, seat);
  for (let turns = 0; turns < MOST_PLAYERS; turns++) to.push(flag(until === turns));
  to.push(
    ((seat - s.first + seats) % seats) / MOST_RIVALS, // breaks ties
    scores[seat] / POINTS,
    own.later / POINTS,
    bounded((own.later - others.later) / spread),
    bounded((own.later - others.later) / 20),
    bounded((scores[seat] - others.now) / spread),
    bounded((own.later + CASH * own.cards - others.rich) / spread),
    own.cards / HAND,
    own.cards / HAND / rounds,
    (own.cards - others.cards / (seats - 1)) / HAND,
    own.shares / SHARES,
    own.income / POINTS,
    (own.income - others.income / (seats - 1)) / POINTS,
    own.bargain / DEPTH,
    own.wanted / POINTS,
    own.push / SHARES,
    own.reach / SHARES,
    own.freedom / COMPANIES.length,
    own.payout / SHARES,
  );
  for (let c = 0; c < COMPANIES.length; c++) {
    let most = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, holdings[other][c]);
    const held = holdings[seat][c];
    to.push(held / SHARES, netHolding(holdings, seat, c, seats) / SHARES, (held - most) / SHARES);
  }
}

const SIGHTS_A_RIVAL = 10;

/** The rivals, the one who will have most first; a seat that is not there is all 0. */
function addRivalSights(
  to: number[],
  s: State,
  seat: Seat,
  facts: readonly SeatFacts[],
  { spread, scores }: Market,
): void {
  const own = facts[seat];
  const rivals: Seat[] = [];
  for (let other = 0; other < facts.length; other++) if (other !== seat) rivals.push(other);
  rivals.sort((a, b) => facts[b].later - facts[a].later || a - b);
  for (const other of rivals) {
    const rival = facts[other];
    to.push(
      1,
      turnsUntil(s, other) / MOST_RIVALS,
      bounded((own.later - rival.later) / spread),
      bounded((own.later - rival.later) / 20),
      bounded((scores[seat] - scores[other]) / spread),
      (own.cards - rival.cards) / HAND,
      (own.shares - rival.shares) / SHARES,
      (own.payout - rival.payout) / SHARES,
      (own.wanted - rival.wanted) / POINTS,
      (own.income - rival.income) / POINTS,
    );
  }
  for (let i = rivals.length * SIGHTS_A_RIVAL; i < MOST_RIVALS * SIGHTS_A_RIVAL; i++) to.push(0);
}
