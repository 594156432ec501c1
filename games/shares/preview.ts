import type { Seat } from '@fathoms/kernel/game.ts';
import { dividend } from './dividend.ts';
import { type Card, type CardId, COMPANIES, type CompanyId, companyOf, parseCard } from './parts.ts';
import { portfolioScore, shareValues } from './scoring.ts';
import { fits, opensDecade } from './stack.ts';
import type { Portfolio, View } from './types.ts';
import { playPrice } from './wildlife.ts';

/** What would happen, from what anybody sees: for boards and bots that think before they act. */

const cardOf = (id: CardId): Card => parseCard(id) as Card;
const stackAt = (view: View, company: CompanyId): Card[] => view.companies[company].stack.map(cardOf);

/** The company a card is a share in. */
export const shareOf = (id: CardId): CompanyId => COMPANIES[companyOf(cardOf(id))];

/** An Expand of the active player. */
export interface Expansion {
  readonly fits: boolean; // it beats the most recent card
  readonly newDecade: boolean;
  readonly dividend: number[] | null; // cards due per seat; null = none is paid
  readonly scores: number[]; // what each portfolio is worth afterwards
}

export function previewExpand(view: View, company: CompanyId, card: CardId): Expansion {
  const stack = stackAt(view, company);
  const newDecade = opensDecade(stack, cardOf(card));
  return {
    fits: fits(stack, cardOf(card)),
    newDecade,
    dividend: newDecade && !view.final ? dividendNow(view, company) : null,
    scores: scoresWith(view, { depth: { [company]: 1 } }),
  };
}

/** What a dividend of this company would pay now if the active player expanded it. */
export function dividendNow(view: View, company: CompanyId): number[] {
  const owners = view.third ? [...view.portfolios, view.third] : view.portfolios;
  return dividend({
    company: COMPANIES.indexOf(company),
    advanced: view.companies[company].side === 'advanced',
    seats: view.hands.length,
    active: view.active,
    holdings: owners.map(portfolio => portfolio[company].length),
  });
}

/** A change of the table: depth cards and shares that come (or go, if negative). */
export interface PreviewChange {
  readonly depth?: { readonly [C in CompanyId]?: number };
  readonly shares?: readonly { readonly seat: Seat; readonly company: CompanyId; readonly count: number }[];
}

/** What each portfolio would be worth after a change. */
export function scoresWith(view: View, { depth = {}, shares = [] }: PreviewChange): number[] {
  const depths = COMPANIES.map(company => view.companies[company].stack.length + (depth[company] ?? 0));
  const values = shareValues(depths, view.companies.pearl.side === 'advanced');
  return view.portfolios.map((portfolio, seat) => {
    const gained = shares.filter(change => change.seat === seat);
    return portfolioScore(holdings(portfolio, gained), values);
  });
}

const holdings = (portfolio: Portfolio, gained: readonly { company: CompanyId; count: number }[]): number[] =>
  COMPANIES.map(company =>
    gained.reduce(
      (sum, change) => (change.company === company ? sum + change.count : sum),
      portfolio[company].length,
    ),
  );

/** What Wildlife advanced asks for a second depth card there. */
export const previewPlayPrice = (view: View, company: CompanyId, card: CardId): number =>
  playPrice(stackAt(view, company), cardOf(card));
