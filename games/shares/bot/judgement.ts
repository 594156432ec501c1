import type { Seat } from '@fathoms/kernel/game.ts';
import { pricesOf } from '../buy.ts';
import { dividend } from '../dividend.ts';
import { CARDS, type Card, COMPANIES, type Company, PEARL, TREASURE } from '../parts.ts';
import { portfolioScore, shareValues } from '../scoring.ts';
import { mostRecent } from '../stack.ts';
import type { State } from '../types.ts';

/** How a table looks to one of its players, in points. Judgement, not rules: only bots read this. */

/** Found by letting players who differ in these numbers meet; with two players another game is played. */
interface Habits {
  readonly expansions: number; // of a turn: how often one expands
  readonly fidelity: number; // power: how much more one expands what one owns most of
  readonly tastes: readonly number[]; // that power of each number of shares
  readonly whim: number; // shares everybody seems to have in everything
  readonly span: number; // numbers an expansion uses up in the long run
  readonly cash: number; // what a card is worth, whatever there is to buy,
  readonly bargain: number; // and for each point it would buy now;
  readonly haste: number; // rounds before the end in which that fades,
  readonly flood: number; // and cards a round of which one can make use
  readonly yields: number; // dividends for every expansion to come
  readonly depth: number; // what a good depth card is kept for
  readonly draw: number; // what the card is worth for which one gives a turn
  readonly end: number; // what a point of lead is worth if the game ends now
}

const TWO_PLAYERS = withTastes({
  expansions: 0.57,
  fidelity: 0.75,
  whim: 1.9,
  span: 27,
  cash: 0.35,
  bargain: 0.57,
  haste: 1.1,
  flood: 4.2,
  yields: 0.67,
  depth: 0.15,
  draw: 0.13,
  end: 1.3,
});

const MORE_PLAYERS = withTastes({
  expansions: 0.68,
  fidelity: 1.5,
  whim: 1.15,
  span: 39,
  cash: 0.5,
  bargain: 0.24,
  haste: 1.4,
  flood: 7,
  yields: 1.8,
  depth: 0.28,
  draw: 0.54,
  end: 0.95,
});

/** By the shares one has of a company: how much one likes to expand it. Powers are dear, and there are few. */
function withTastes(habits: Omit<Habits, 'tastes'>): Habits {
  return { ...habits, tastes: Array.from({ length: CARDS.length + 1 }, (_, n) => n ** habits.fidelity) };
}

const PACE = 3.8; // cards that leave the draw deck in a turn
const STILL_TO_DISCARD = 6; // before the deck is formed again
const RIVALS = 0.94; // of one's own weight: what all rivals weigh together
const LEADER = 0.4; // more than another rival, with several of them
const SURE = 0.44; // of an expansion: what would not have happened anyway
const NEARLY = 0.5; // Pearl advanced: a stack one short of the deepest
const HIGHEST = CARDS.length - 1;
const LEAST = 0.01; // more cards in hand break a tie

export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly habits: Habits;
  readonly fade: number; // from 1 to 0: what comes to nothing when the game ends
  readonly cash: number; // what a card in hand is worth
  readonly weights: readonly number[]; // per seat: what a point of theirs means, 1 for one's own
  readonly demand: readonly number[]; // per company: expansions there would be if there were room
  readonly growths: readonly number[]; // per company: depth cards still to come
  readonly values: readonly number[]; // per company: what a share will be worth at the end
  readonly stakes: readonly number[]; // per company: what one more depth card means
  readonly prices: readonly number[]; // per company
  readonly dividends: readonly number[]; // per company: what a dividend now would mean
}

export function outlook(s: State, seat: Seat, weights = weigh(s, seat)): Outlook {
  const habits = s.hands.length === 2 ? TWO_PLAYERS : MORE_PLAYERS;
  const rounds = roundsLeft(s);
  const demand = demands(s, habits, rounds);
  const prices = pricesOf(s);
  const growths = demand.map((wanted, c) => growth(habits, wanted, mostRecent(s.stacks[c])));
  const depths = growths.map((more, c) => s.stacks[c].length + more);
  const values = shareValues(depths, s.advanced[PEARL]);
  const fade = 1 - Math.exp((1 - rounds) / habits.haste);
  let bargain = 0;
  for (let c = 0; c < prices.length; c++) bargain = Math.max(bargain, values[c] / (prices[c] + 1));
  const useful = Math.exp(-s.hands[seat].length / (habits.flood * rounds));
  const cash = Math.max(LEAST, (habits.cash + habits.bargain * bargain) * fade * useful);
  const shares = netShares(s, weights);
  const dividends = shares.map((net, c) =>
    s.final ? 0 : cash * (c === TREASURE ? netTreasure(s, weights) : net),
  );
  const stakes = stakesIn(s, shares);
  return { s, seat, habits, fade, cash, weights, demand, growths, values, stakes, prices, dividends };
}

/** How it looks to somebody who sees nobody else. */
export const ownOutlook = (s: State, seat: Seat): Outlook =>
  outlook(
    s,
    seat,
    s.hands.map((_, other) => (other === seat ? 1 : 0)),
  );

/** Turns each player still has, this one included, by what must still be drawn. */
export function roundsLeft(s: State): number {
  if (s.final) return 1;
  if (s.ending !== null) return 2;
  const cards = s.deck.length + (s.depletions === 0 ? s.discards.length + STILL_TO_DISCARD : 0);
  return 2 + cards / PACE / s.hands.length;
}

function weigh(s: State, seat: Seat): number[] {
  const others = s.hands.length - 1;
  const weights = s.hands.map((_, other) => (other === seat ? 1 : -RIVALS / others));
  if (others === 1) return weights;
  let leader = -1;
  let most = -1;
  for (let other = 0; other <= others; other++) {
    const score = openScore(s, other);
    if (other === seat || score <= most) continue;
    leader = other;
    most = score;
  }
  weights[leader] *= 1 + LEADER;
  return weights;
}

/** Shares × depth, as anybody counts them at a glance. */
function openScore(s: State, owner: number): number {
  let score = 0;
  for (let c = 0; c < s.stacks.length; c++) score += s.portfolios[owner][c].length * s.stacks[c].length;
  return score;
}

const holdings = (s: State, owner: number): number[] => s.portfolios[owner].map(shares => shares.length);

/** Everybody expands what they own. */
function demands(s: State, { expansions, tastes, whim }: Habits, rounds: number): number[] {
  const demand = COMPANIES.map(() => 0);
  const turns = (rounds - 1) * expansions;
  for (let seat = 0; seat < s.hands.length; seat++) {
    const portfolio = s.portfolios[seat];
    let liked = 0;
    for (let c = 0; c < portfolio.length; c++) liked += tastes[portfolio[c].length];
    const all = 1 + liked;
    for (let c = 0; c < demand.length; c++) demand[c] += (turns * (tastes[portfolio[c].length] + whim)) / all;
  }
  return demand;
}

/** Depth cards still to come: as many as are wanted and as there is room for above this card. */
function growth({ span }: Habits, demand: number, top: Card | null): number {
  const room = (HIGHEST - (top ?? -1)) / span;
  return room === 0 ? 0 : (demand * room) / (demand + room);
}

/** Per company everybody's shares, weighed: what one card more for each of them means. */
function netShares(s: State, weights: readonly number[]): number[] {
  return COMPANIES.map((_, c) => {
    let sum = 0;
    for (let seat = 0; seat < weights.length; seat++) sum += weights[seat] * s.portfolios[seat][c].length;
    return sum;
  });
}

/** With Pearl advanced the deepest stack carries the Pearl shares, and Pearl's own depth nothing else. */
function stakesIn(s: State, shares: readonly number[]): readonly number[] {
  if (!s.advanced[PEARL]) return shares;
  const deepest = Math.max(...s.stacks.map(stack => stack.length));
  return shares.map((net, c) => {
    const stake = c === PEARL ? 0 : net;
    const short = deepest - s.stacks[c].length;
    return short === 0 ? stake + shares[PEARL] : short === 1 ? stake + NEARLY * shares[PEARL] : stake;
  });
}

/** Treasure pays more than a card for each share. */
function netTreasure(s: State, weights: readonly number[]): number {
  const amounts = dividend({
    company: TREASURE,
    advanced: s.advanced[TREASURE],
    seats: s.hands.length,
    active: s.active,
    holdings: s.portfolios.map(portfolio => portfolio[TREASURE].length),
  });
  return amounts.reduce((sum, amount, seat) => sum + weights[seat] * amount, 0);
}

/** What it means if a stack has so many cards more, and this one on top. */
export function depthChange(o: Outlook, company: Company, more: number, top: Card | null): number {
  const after = growth(o.habits, o.demand[company], top);
  return o.stakes[company] * (more * SURE + after - o.growths[company]);
}

/** What one more share is worth to its owner, with the dividends it will bring. */
export const shareWorth = ({ habits, growths, values, cash }: Outlook, company: Company): number =>
  values[company] + habits.yields * growths[company] * cash;

/** What a seat will have in the end, its cards in hand included. */
export function standing(s: State, seat: Seat): number {
  const { values, cash } = outlook(s, seat);
  return portfolioScore(holdings(s, seat), values) + cash * s.hands[seat].length;
}
