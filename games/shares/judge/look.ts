import type { Seat } from '@fathoms/kernel/game.ts';
import { roundsLeft } from '../bot/judgement.ts';
import { pricesOf } from '../buy.ts';
import { dividend } from '../dividend.ts';
import { CARDS, COMPANIES, companyOf, MOST_PLAYERS, PEARL } from '../parts.ts';
import { portfolioScore, scores, shareValues } from '../scoring.ts';
import { mostRecent, opensDecade } from '../stack.ts';
import type { State } from '../types.ts';

const MOST_RIVALS = MOST_PLAYERS - 1;
const HIGHEST = CARDS.length - 1;
const EXPANSIONS = 0.65; // of a turn: how often one expands
const SPAN = 33; // numbers an expansion uses up in the long run
const CASH = 0.7; // points: about what a card in hand is worth
const [POINTS, SHARES, HAND, DEPTH] = [50, 10, 10, 10]; // what is much of each

/**
 * The position as the judge sees it, for each seat, when the move has just passed on. Quotients and products alone:
 * what the bots reckon with has powers in it, and these differ from one engine to the next.
 */
export function look(s: State): number[][] {
  const market = marketOf(s);
  const facts = s.hands.map((_, seat) => factsOf(s, seat, market));
  const table = tableSights(s, market);
  return facts.map((_, seat) => [
    ...table,
    ...ownSights(s, seat, facts, market),
    ...rivalSights(s, seat, facts, market),
  ]);
}

interface Market {
  readonly rounds: number; // turns each player still has
  readonly spread: number; // points of lead that matter: early leads are soon forgotten
  readonly prices: readonly number[]; // per company
  readonly growths: readonly number[]; // per company: depth cards that may still come
  readonly values: readonly number[]; // per company: what a share may be worth in the end
  readonly scores: readonly number[]; // per seat, if the game ended now
}

function marketOf(s: State): Market {
  const rounds = roundsLeft(s);
  const demand = COMPANIES.map(() => 0);
  for (let seat = 0; seat < s.hands.length; seat++) {
    const portfolio = s.portfolios[seat];
    const all = portfolio.reduce((sum, shares) => sum + shares.length + 1, 0);
    for (let c = 0; c < demand.length; c++)
      demand[c] += ((rounds - 1) * EXPANSIONS * (portfolio[c].length + 1)) / all;
  }
  const growths = s.stacks.map((stack, c) => {
    const room = (HIGHEST - (mostRecent(stack) ?? -1)) / SPAN;
    return room === 0 || demand[c] === 0 ? 0 : (demand[c] * room) / (demand[c] + room);
  });
  const depths = s.stacks.map((stack, c) => stack.length + growths[c]);
  return {
    rounds,
    spread: 3 + 1.5 * rounds,
    prices: pricesOf(s),
    growths,
    values: shareValues(depths, s.advanced[PEARL]),
    scores: scores(s),
  };
}

interface SeatFacts {
  readonly holdings: readonly number[]; // per company
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

function factsOf(s: State, seat: Seat, { prices, growths, values }: Market): SeatFacts {
  const hand = s.hands[seat];
  const holdings = s.portfolios[seat].map(shares => shares.length);
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
    const top = mostRecent(stack) ?? -1;
    let fitting = 0;
    while (fitting < hand.length && hand[hand.length - 1 - fitting] > top) fitting++;
    if (fitting === 0) continue;
    freedom++;
    const net = netOf(holdings[c], seat, other => s.portfolios[other][c].length, s.hands.length);
    push = Math.max(push, net);
    reach += Math.max(0, net) * Math.min(MOST_FITTING, fitting);
    if (!opensDecade(stack, hand[hand.length - 1])) continue;
    const due = dividend({
      company: c,
      advanced: s.advanced[c],
      seats: s.hands.length,
      active: seat,
      holdings: s.portfolios.map(portfolio => portfolio[c].length),
    });
    payout = Math.max(
      payout,
      netOf(due[seat], seat, other => due[other], s.hands.length),
    );
  }
  return {
    holdings,
    shares: holdings.reduce((sum, count) => sum + count, 0),
    cards: hand.length,
    later: portfolioScore(holdings, values),
    income: portfolioScore(holdings, growths),
    bargain,
    wanted,
    push,
    reach,
    freedom,
    payout,
  };
}

/** What a seat has more than the others on average. */
function netOf(own: number, seat: Seat, of: (other: Seat) => number, seats: number): number {
  let theirs = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) theirs += of(other);
  return own - theirs / (seats - 1);
}

const flag = (is: boolean): number => (is ? 1 : 0);
const bounded = (x: number): number => Math.max(-3, Math.min(3, x));
const turnsUntil = (s: State, seat: Seat): number => (seat - s.active + s.hands.length) % s.hands.length;

function tableSights(s: State, { rounds, prices, values }: Market): number[] {
  const seats = s.hands.length;
  return [
    s.deck.length / CARDS.length,
    s.discards.length / CARDS.length,
    ...[0, 1, 2].map(depletions => flag(s.depletions === depletions)),
    rounds / 20,
    1 / rounds,
    flag(s.ending !== null),
    s.ending === null ? 0 : (((s.ending - s.active + seats) % seats) + 1) / seats, // final turns
    s.draws / seats,
    flag(s.fresh),
    flag(s.fresh) * (s.draws / seats),
    ...[2, 3, 4, 5].map(count => flag(seats === count)),
    s.row.length / SHARES,
    ...s.advanced.map(flag),
    ...COMPANIES.flatMap((_, c) => [
      s.stacks[c].length / DEPTH,
      (HIGHEST - (mostRecent(s.stacks[c]) ?? -1)) / CARDS.length,
      prices[c] / SHARES,
      values[c] / DEPTH,
    ]),
  ];
}

function ownSights(s: State, seat: Seat, facts: readonly SeatFacts[], market: Market): number[] {
  const { holdings, shares, cards, later, income, bargain, wanted, push, reach, freedom, payout } =
    facts[seat];
  const others = facts.filter((_, other) => other !== seat);
  const best = Math.max(...others.map(rival => rival.later));
  const now = market.scores[seat];
  const bestNow = Math.max(...market.scores.filter((_, other) => other !== seat));
  const until = turnsUntil(s, seat);
  return [
    ...[0, 1, 2, 3, 4].map(turns => flag(until === turns)),
    ((seat - s.first + s.hands.length) % s.hands.length) / MOST_RIVALS, // breaks ties
    now / POINTS,
    later / POINTS,
    bounded((later - best) / market.spread),
    bounded((later - best) / 20),
    bounded((now - bestNow) / market.spread),
    bounded((later + CASH * cards - Math.max(...others.map(o => o.later + CASH * o.cards))) / market.spread),
    cards / HAND,
    cards / HAND / market.rounds,
    netOf(cards, seat, other => facts[other].cards, facts.length) / HAND,
    shares / SHARES,
    income / POINTS,
    netOf(income, seat, other => facts[other].income, facts.length) / POINTS,
    bargain / DEPTH,
    wanted / POINTS,
    push / SHARES,
    reach / SHARES,
    freedom / COMPANIES.length,
    payout / SHARES,
    ...COMPANIES.flatMap((_, c) => [
      holdings[c] / SHARES,
      netOf(holdings[c], seat, other => facts[other].holdings[c], facts.length) / SHARES,
      (holdings[c] - Math.max(...others.map(other => other.holdings[c]))) / SHARES,
    ]),
  ];
}

const NOBODY: readonly number[] = Array.from({ length: 10 }, () => 0);

/** The rivals, the one who will have most first; a seat that is not there is all 0. */
function rivalSights(s: State, seat: Seat, facts: readonly SeatFacts[], market: Market): number[] {
  const own = facts[seat];
  const rivals = facts
    .map((fact, other) => ({ ...fact, other }))
    .filter(({ other }) => other !== seat)
    .sort((a, b) => b.later - a.later || a.other - b.other);
  const sights: number[] = [];
  for (let i = 0; i < MOST_RIVALS; i++) {
    const rival = rivals[i];
    if (!rival) sights.push(...NOBODY);
    else
      sights.push(
        1,
        turnsUntil(s, rival.other) / MOST_RIVALS,
        bounded((own.later - rival.later) / market.spread),
        bounded((own.later - rival.later) / 20),
        bounded((market.scores[seat] - market.scores[rival.other]) / market.spread),
        (own.cards - rival.cards) / HAND,
        (own.shares - rival.shares) / SHARES,
        (own.payout - rival.payout) / SHARES,
        (own.wanted - rival.wanted) / POINTS,
        (own.income - rival.income) / POINTS,
      );
  }
  return sights;
}
