import type { Seat } from '@fathoms/kernel/game.ts';
import { abilityOffers, freeUses } from '../ability.ts';
import { choices, paid } from '../choice.ts';
import { type Card, COMPANIES, type Company, companyOf, FUNDRAISER_CARDS } from '../parts.ts';
import { scores } from '../scoring.ts';
import { legal } from '../turn.ts';
import type { Action, Offer, State } from '../types.ts';
import { dealValue, offerValue } from './deals.ts';
import { type Outlook, outlook, shareWorth } from './judgement.ts';
import { expansionValue, OTHER_USE, type Purse, payment, purse } from './purse.ts';

/** What a player expects of each thing they could do, in points. */

const FOCUS = 0.2; // draft: for each share one has of the same company
const ABILITY = 0.78; // of what an ability would bring now: what it brings after an expansion

interface Prospect {
  readonly o: Outlook;
  readonly p: Purse;
  readonly abilities: (number | null)[]; // per company: what expanding it brings by its ability; null = nobody asked
}

/** An action, or an offer that is not paid yet. */
type Option =
  | { readonly value: number; readonly action: Action }
  | { readonly value: number; readonly offer: Offer };

/** The best things a seat could do, best first; of several shares of a company only the handiest. */
export function bestOptions(s: State, seat: Seat, count: number): Action[] {
  const o = outlook(s, seat);
  const p = purse(o);
  const prospect = { o, p, abilities: COMPANIES.map(() => null) };
  const offers = offersTo(s, seat);
  if (count === 1) return [bestOption(prospect, legal(s, seat), offers)];
  const options: Option[] = legal(s, seat).map(action => ({ action, value: actionValue(prospect, action) }));
  for (const offer of offers) options.push({ offer, value: offerValue(o, p, offer) });
  options.sort((a, b) => b.value - a.value);
  return distinct(options, count).map(option => toAction(p, option));
}

const offersTo = (s: State, seat: Seat): readonly Offer[] => choices.describe(s, seat)?.offers ?? [];

/** The best thing to do for somebody to whom it looks like this, and who forgets what abilities bring. */
export function bestWithoutAbilities(o: Outlook): Action {
  const prospect = { o, p: purse(o), abilities: COMPANIES.map(() => 0) };
  return bestOption(prospect, legal(o.s, o.seat), offersTo(o.s, o.seat));
}

/** The first of the best: a playout asks for nothing else, so nothing is put in order. */
function bestOption(prospect: Prospect, actions: readonly Action[], offers: readonly Offer[]): Action {
  const { o, p } = prospect;
  let best: Action | Offer = actions[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = actionValue(prospect, action);
    if (value > highest) [best, highest] = [action, value];
  }
  for (const offer of offers) {
    const value = offerValue(o, p, offer);
    if (value > highest) [best, highest] = [offer, value];
  }
  return 'deal' in best ? paid(best.deal, payment(p, best.deal, best.price)) : best;
}

function toAction(p: Purse, option: Option): Action {
  if ('action' in option) return option.action;
  const { deal, price } = option.offer;
  return paid(deal, payment(p, deal, price));
}

function distinct(options: readonly Option[], count: number): Option[] {
  const isBought = COMPANIES.map(() => false);
  const best: Option[] = [];
  for (const option of options) {
    if (best.length === count) break;
    const what = 'action' in option ? option.action : option.offer.deal;
    if (what.type === 'buy') {
      if (isBought[companyOf(what.card)]) continue;
      isBought[companyOf(what.card)] = true;
    }
    best.push(option);
  }
  return best;
}

function actionValue(prospect: Prospect, a: Action): number {
  const { o, p } = prospect;
  switch (a.type) {
    case 'take':
      return shareWorth(o, companyOf(a.card)) + FOCUS * o.s.portfolios[o.seat][companyOf(a.card)].length;
    case 'expand':
      return expandValue(o, p, a.company, a.card) + abilityOf(prospect, a.company);
    case 'draw':
      return drawValue(o);
    case 'decline':
      return 0;
    default:
      return dealValue(o, p, a);
  }
}

const expandValue = (o: Outlook, p: Purse, company: Company, card: Card): number =>
  expansionValue(o, company, card) - o.cash - OTHER_USE * p.asShare[p.hand.indexOf(card)];

function abilityOf({ o, p, abilities }: Prospect, company: Company): number {
  const known = abilities[company];
  if (known !== null) return known;
  const value = abilityValue(o, p, company);
  abilities[company] = value;
  return value;
}

function abilityValue(o: Outlook, p: Purse, company: Company): number {
  if (o.s.final) return 0;
  let best = 0;
  for (const use of freeUses(o.s, o.seat, company)) {
    if ('with' in use) best = Math.max(best, dealValue(o, p, use));
  }
  for (const offer of abilityOffers(o.s, o.seat, company)) best = Math.max(best, offerValue(o, p, offer));
  return ABILITY * best;
}

/** A card, and what a fundraiser brings; one that ends the game is good for whoever leads. */
function drawValue({ s, seat, cash, habits, weights }: Outlook): number {
  const value = habits.draw * cash;
  if (s.final || s.draws + 1 < s.hands.length) return value;
  const net = weights.reduce((sum, weight) => sum + weight, 0);
  const raised = value + FUNDRAISER_CARDS * cash * net;
  return s.fresh ? raised + habits.end * lead(s, seat) : raised;
}

function lead(s: State, seat: Seat): number {
  const points = scores(s);
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
}
