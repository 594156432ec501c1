import { type Card, COMPANIES, type Company, companyOf } from '../parts.ts';
import { fits, opensDecade } from '../stack.ts';
import type { Deal } from '../types.ts';
import { depthChange, type Outlook, shareWorth } from './judgement.ts';

/** A hand as its owner weighs it: every card is money, but some are better kept. */
export interface Purse {
  readonly hand: readonly Card[];
  readonly asShare: readonly number[]; // per card: what it is kept for
  readonly asDepth: readonly number[];
  readonly cost: readonly number[]; // per card: what paying with it costs
  readonly order: readonly number[]; // places in the hand, the least useful card first
}

const SHARE = 0.19; // what a share one would like to buy is kept for
export const OTHER_USE = 0.43; // of what else a card is good for: what it costs to use it

export function purse(o: Outlook): Purse {
  const hand = o.s.hands[o.seat];
  const shareUses = COMPANIES.map((_, company) => shareUse(o, company));
  const asShare = hand.map(card => shareUses[companyOf(card)]);
  const asDepth = hand.map(card => depthUse(o, card));
  const cost = hand.map((_, i) => (o.s.final ? 0 : o.cash + asShare[i] + asDepth[i]));
  return { hand, asShare, asDepth, cost, order: rising(cost) };
}

/** The places of these numbers, the lowest first, equal ones as they come. By hand: `sort` takes twice as long here. */
function rising(numbers: readonly number[]): number[] {
  const order: number[] = [];
  for (let place = 0; place < numbers.length; place++) {
    let i = place;
    for (; i > 0 && numbers[order[i - 1]] > numbers[place]; i--) order[i] = order[i - 1];
    order[i] = place;
  }
  return order;
}

const shareUse = (o: Outlook, company: Company): number =>
  SHARE * o.fade * Math.max(0, shareWorth(o, company) - o.prices[company] * o.cash);

function depthUse(o: Outlook, card: Card): number {
  let best = 0;
  for (let c = 0; c < COMPANIES.length; c++) {
    if (fits(o.s.stacks[c], card)) best = Math.max(best, expansionValue(o, c, card));
  }
  return o.habits.depth * o.fade * best;
}

/** What an expansion brings by its depth and its dividend. */
export const expansionValue = (o: Outlook, company: number, card: Card): number =>
  depthChange(o, company, 1, card) + (opensDecade(o.s.stacks[company], card) ? o.dividends[company] : 0);

/** The hand card a deal is about; it cannot pay. */
const spared = (deal: Deal): Card | null => (deal.type === 'buy' || deal.type === 'play' ? deal.card : null);

export function costOf({ hand, cost, order }: Purse, deal: Deal, price: number): number {
  const but = spared(deal);
  let sum = 0;
  for (let i = 0, left = price; left > 0; i++) {
    if (hand[order[i]] === but) continue;
    sum += cost[order[i]];
    left--;
  }
  return sum;
}

/** The least useful cards that make up a price, rising. */
export function payment({ hand, order }: Purse, deal: Deal, price: number): Card[] {
  const but = spared(deal);
  return order
    .map(i => hand[i])
    .filter(card => card !== but)
    .slice(0, price)
    .sort((a, b) => a - b);
}
