import { type Card, type Company, companyOf } from '../parts.ts';
import { acquirePrice } from '../research.ts';
import { mostRecent, stackOf } from '../stack.ts';
import type { Deal, Offer, Owner } from '../types.ts';
import { depthChange, type Outlook, shareWorth } from './judgement.ts';
import { costOf, OTHER_USE, type Purse } from './purse.ts';

/** What a deal is worth in points, less the cards that pay for it. */
export const offerValue = (o: Outlook, p: Purse, { deal, price }: Offer): number =>
  dealValue(o, p, deal) - costOf(p, deal, price);

/** What a deal is worth before its price. */
export function dealValue(o: Outlook, p: Purse, deal: Deal): number {
  switch (deal.type) {
    case 'buy':
      return shareWorth(o, companyOf(deal.card)) - o.cash - otherUse(p, p.asDepth, deal.card);
    case 'play':
      return depthChange(o, deal.on, 1, deal.card) - o.cash - otherUse(p, p.asShare, deal.card);
    case 'remove':
      return removalValue(o, deal.card);
    case 'move':
      return removalValue(o, deal.card) + depthChange(o, deal.to, 1, deal.card);
    case 'top':
      return depthChange(o, stackOf(o.s, deal.card) as Company, 0, deal.card);
    case 'acquire':
      return acquisitionValue(o, deal.from, deal.company);
  }
}

const otherUse = ({ hand }: Purse, uses: readonly number[], card: Card): number =>
  OTHER_USE * uses[hand.indexOf(card)];

function removalValue(o: Outlook, card: Card): number {
  const company = stackOf(o.s, card) as Company;
  const stack = o.s.stacks[company];
  const top = mostRecent(stack) === card ? (stack.at(-2) ?? null) : mostRecent(stack);
  return depthChange(o, company, -1, top);
}

/** A share won, and lost by its owner for what is paid. */
function acquisitionValue(o: Outlook, from: Owner, company: Company): number {
  const share = shareWorth(o, company);
  if (from === 'X') return share;
  return share - o.weights[from] * (share - acquirePrice(o.s, company) * o.cash);
}
