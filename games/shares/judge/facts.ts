import type { Seat } from '@fathoms/kernel/game.ts';
import { roundsLeft } from '../bot/judgement.ts';
import { pricesOf } from '../buy.ts';
import { dividend } from '../dividend.ts';
import { CARDS, COMPANIES, companyOf, PEARL } from '../parts.ts';
import { portfolioScore, shareValues, valuesNow } from '../scoring.ts';
import { mostRecent, opensDecade } from '../stack.ts';
import type { State } from '../types.ts';

/** What the judge reckons with before it looks. */

export const HIGHEST = CARDS.length - 1;
const EXPANSIONS = 0.65; // of a turn: how often one expands
const SPAN = 33; // numbers an expansion uses up in the long run
export const CASH = 0.7; // points: about what a card in hand is worth

/** What the table has come to, for all seats alike. */
export interface Market {
  readonly rounds: number; // turns each player still has
  readonly spread: number; // points of lead that matter: early leads are soon forgotten
  readonly holdings: readonly (readonly number[])[]; // shares per owner and company, the third player last
  readonly prices: readonly number[]; // per company
  readonly growths: readonly number[]; // per company: depth cards that may still come
  readonly values: readonly number[]; // per company: what a share may be worth in the end
  readonly scores: readonly number[]; // per seat, if the game ended now
}

export function marketOf(s: State): Market {
  const rounds = roundsLeft(s);
  const turns = (rounds - 1) * EXPANSIONS;
  const seats = s.hands.length;
  const holdings = s.portfolios.map(portfolio => portfolio.map(shares => shares.length));
  const demand = COMPANIES.map(() => 0);
  for (let seat = 0; seat < seats; seat++) {
    const all = sumOf(holdings[seat]) + COMPANIES.length;
    for (let c = 0; c < demand.length; c++) demand[c] += (turns * (holdings[seat][c] + 1)) / all;
  }
  const growths = s.stacks.map((stack, c) => {
    const room = (HIGHEST - topOf(stack)) / SPAN;
    return room === 0 || demand[c] === 0 ? 0 : (demand[c] * room) / (demand[c] + room);
  });
  const depths = s.stacks.map((stack, c) => stack.length + growths[c]);
  const now = valuesNow(s);
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(portfolioScore(holdings[seat], now));
  return {
    rounds,
    spread: 3 + 1.5 * rounds,
    holdings,
    prices: pricesOf(s),
    growths,
    values: shareValues(depths, s.advanced[PEARL]),
    scores,
  };
}

export const topOf = (stack: readonly number[]): number => mostRecent(stack) ?? -1;

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** What a seat has, and what it could do with it. */
export interface SeatFacts {
  readonly shares: number;
  readonly cards: number; // in hand
  readonly later: number; // points the portfolio may be worth in the end
  readonly income: number; // cards its dividends may still bring
  readonly bargain: number; // the best share that can be bought, less its price in points
  readonly wanted: number; // the same of all shares in hand, one by one
  readonly push: number; // shares more than a rival has, on average, where one can expand best
  readonly reach: number; // over all companies, for each card that fits
  readonly freedom: number; // companies one can expand
  readonly payout: number; // the best dividend one can cause, less what a rival draws on average
}

const MOST_FITTING = 3; // cards for one company that count

export function factsOf(s: State, seat: Seat, { prices, growths, values, holdings }: Market): SeatFacts {
  const hand = s.hands[seat];
  const seats = s.hands.length;
  const own = holdings[seat];
  let [bargain, wanted, push, reach, freedom, payout] = [0, 0, 0, 0, 0, 0];
  for (const card of hand) {
    const company = companyOf(card);
    const gain = values[company] - CASH * (prices[company] + 1);
    if (gain <= 0) continue;
    wanted += gain;
    if (prices[company] < hand.length) bargain = Math.max(bargain, gain);
  }
  for (let c = 0; c < COMPANIES.length; c++) {
    const stack = s.stacks[c];
    const top = topOf(stack);
    let fitting = 0;
    while (fitting < hand.length && hand[hand.length - 1 - fitting] > top) fitting++;
    if (fitting === 0) continue;
    freedom++;
    const net = netHolding(holdings, seat, c, seats);
    push = Math.max(push, net);
    reach += Math.max(0, net) * Math.min(MOST_FITTING, fitting);
    if (!opensDecade(stack, hand[hand.length - 1])) continue;
    const due = dividend({
      company: c,
      advanced: s.advanced[c],
      seats,
      active: seat,
      holdings: holdings.map(owned => owned[c]),
    });
    payout = Math.max(payout, due[seat] - (sumOf(due) - due[seat]) / (seats - 1));
  }
  return {
    shares: sumOf(own),
    cards: hand.length,
    later: portfolioScore(own, values),
    income: portfolioScore(own, growths),
    bargain,
    wanted,
    push,
    reach,
    freedom,
    payout,
  };
}

/** Shares a seat has more than the others on average. */
export function netHolding(
  holdings: readonly (readonly number[])[],
  seat: Seat,
  company: number,
  seats: number,
): number {
  let theirs = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) theirs += holdings[other][company];
  return holdings[seat][company] - theirs / (seats - 1);
}
