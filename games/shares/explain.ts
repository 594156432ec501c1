import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { discounted, priceOf } from './buy.ts';
import {
  type Card,
  type CardId,
  CLEANING,
  COMPANIES,
  type Company,
  companyOf,
  parseCard,
  RELOCATE_REACH,
  RESEARCH,
  RESEARCH_DISCOUNT,
  WILDLIFE,
} from './parts.ts';
import { acquirePrice, sharesOf } from './research.ts';
import { fits, mostRecent, stackOf } from './stack.ts';
import { hasThird } from './third.ts';
import type { Action, Paid, State, View } from './types.ts';
import { playPrice } from './wildlife.ts';

/** The part of a state that lies open, and the own hand; other hands are empty here. */
type Open = Pick<State, 'advanced' | 'hands' | 'portfolios' | 'stacks'>;

function openTo(view: View): Open {
  const cards = (ids: readonly CardId[]) => ids.map(id => parseCard(id) as Card);
  const owners = view.third === null ? view.portfolios : [...view.portfolios, view.third];
  return {
    advanced: COMPANIES.map(company => view.companies[company].side === 'advanced'),
    hands: view.hands.map(hand => cards(hand.cards ?? [])),
    portfolios: owners.map(portfolio => COMPANIES.map(company => cards(portfolio[company]))),
    stacks: COMPANIES.map(company => cards(view.companies[company].stack)),
  };
}

/** What somebody wants to do, perhaps before a card is chosen for it (null). */
export type Tried = Action | { type: 'take'; card: null } | { type: 'expand'; company: Company; card: null };

/** The rule an action that cannot be taken now runs into. Text only: `legal` has judged already. */
export function explain(view: View, seat: Seat | null, a: Tried): RuleId {
  const { phase, active, final } = view;
  if (phase.name === 'over') return 'SHARES-66';
  if (seat === null || seat !== active) return phase.name === 'draft' ? 'SHARES-11' : 'SHARES-17';
  if (phase.name === 'draft') return a.type === 'take' ? 'SHARES-14' : 'SHARES-11';
  const s = openTo(view);
  if (phase.name === 'ability') return explainUse(s, seat, COMPANIES.indexOf(phase.company), a);
  switch (a.type) {
    case 'buy':
      return explainBuy(s, seat, a, 0);
    case 'expand':
      return a.card !== null && s.hands[seat].includes(a.card) ? 'SHARES-31' : 'SHARES-30';
    case 'take':
    case 'draw':
      return 'SHARES-18';
    default:
      return final ? 'SHARES-69' : 'SHARES-72';
  }
}

/** A Buy at a discount is that of Research basic. */
function explainBuy(s: Open, seat: Seat, a: Paid & { type: 'buy' }, discount: number): RuleId {
  const hand = s.hands[seat];
  if (!hand.includes(a.card)) return 'SHARES-21';
  const price = discounted(priceOf(s, companyOf(a.card)), discount);
  if (a.with.includes(a.card)) return 'SHARES-24';
  if (price >= hand.length) return price === hand.length ? 'SHARES-24' : 'SHARES-25';
  if (price === 0) return discount > 0 ? 'SHARES-95' : 'SHARES-26';
  if (a.with.length !== price) return discount > 0 ? 'SHARES-94' : 'SHARES-22';
  return 'SHARES-23';
}

/** Which side of which company an ability's action belongs to. */
const ABILITIES: { readonly [A in Paid['type']]: readonly (readonly [Company, boolean])[] } = {
  buy: [[RESEARCH, false]],
  acquire: [[RESEARCH, true]],
  remove: [
    [CLEANING, false],
    [CLEANING, true],
  ],
  move: [
    [CLEANING, true],
    [WILDLIFE, false],
  ],
  top: [[WILDLIFE, false]],
  play: [[WILDLIFE, true]],
};

function explainUse(s: Open, seat: Seat, company: Company, a: Tried): RuleId {
  if (a.type === 'take' || a.type === 'expand' || a.type === 'draw' || a.type === 'decline') {
    return 'SHARES-18'; // the turn's one action is taken already
  }
  const homes = ABILITIES[a.type].filter(([home]) => home === company);
  if (homes.length === 0) return a.type === 'buy' ? 'SHARES-18' : 'SHARES-72';
  if (!homes.some(([, advanced]) => advanced === s.advanced[company])) return 'SHARES-71';
  switch (a.type) {
    case 'buy':
      return explainBuy(s, seat, a, RESEARCH_DISCOUNT);
    case 'acquire':
      return explainAcquire(s, seat, a);
    case 'play':
      return explainPlay(s, seat, a);
    case 'top':
      return explainRelocation(s, a.card, null);
    case 'remove':
      return company === CLEANING && s.advanced[company] ? 'SHARES-80' : explainRemove(s, a.card);
    case 'move':
      return company === CLEANING ? explainLift(s, a.card, a.to) : explainRelocation(s, a.card, a.to);
  }
}

const explainRemove = (s: Open, card: Card): RuleId =>
  stackOf(s, card) === null ? 'SHARES-79' : 'SHARES-78';

function explainLift(s: Open, card: Card, to: Company): RuleId {
  const isTop = s.stacks.some(stack => mostRecent(stack) === card);
  return isTop && stackOf(s, card) !== to && !fits(s.stacks[to], card) ? 'SHARES-81' : 'SHARES-80';
}

/** `to` null: to the top of its own stack. */
function explainRelocation(s: Open, card: Card, to: Company | null): RuleId {
  const home = stackOf(s, card);
  if (home === null || !s.stacks[home].slice(-RELOCATE_REACH).includes(card)) return 'SHARES-102';
  if (to === null) return mostRecent(s.stacks[home]) === card ? 'SHARES-104' : 'SHARES-102';
  return to === home || !fits(s.stacks[to], card) ? 'SHARES-105' : 'SHARES-102';
}

function explainPlay(s: Open, seat: Seat, a: Paid & { type: 'play' }): RuleId {
  if (!s.hands[seat].includes(a.card)) return 'SHARES-108';
  return playPrice(s.stacks[a.on], a.card) === 0 ? 'SHARES-111' : 'SHARES-109';
}

function explainAcquire(s: Open, seat: Seat, a: Paid & { type: 'acquire' }): RuleId {
  const isOther = a.from === 'X' ? hasThird(s) : a.from !== seat && a.from < s.hands.length;
  if (!isOther || sharesOf(s, a.from)[a.company].length === 0) return 'SHARES-96';
  return a.with.length === acquirePrice(s, a.company) ? 'SHARES-100' : 'SHARES-97';
}
