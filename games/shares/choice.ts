import { draw, pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Choices, Seat } from '@fathoms/kernel/game.ts';
import { abilityOffers } from './ability.ts';
import { addBuyOffers } from './buy.ts';
import { addToHand } from './hand.ts';
import type { Card } from './parts.ts';
import type { Action, Choice, Deal, Offer, Paid, SharesKinds, State } from './types.ts';

/** Everything that costs cards. One action names both what is bought and the cards that pay for it. */
export const choices: Choices<SharesKinds> = { describe, allows, sample, all };

function describe(s: State, seat: Seat): Choice | null {
  if (seat !== s.active) return null;
  const offers = offersNow(s, seat);
  return offers.length > 0 ? { hand: [...s.hands[seat]], offers } : null;
}

function offersNow(s: State, seat: Seat): Offer[] {
  if (s.phase.name === 'ability') return abilityOffers(s, seat, s.phase.company);
  const offers: Offer[] = [];
  if (s.phase.name === 'action') addBuyOffers(s, seat, 0, offers);
  return offers;
}

/** The action that takes an offer and pays with these cards, in whatever order they were chosen. */
export const payFor = (deal: Deal, cards: readonly Card[]): Paid =>
  paid(
    deal,
    [...cards].sort((a, b) => a - b),
  );

/** A deal with its payment, which rises. Written out, because spreading six shapes takes five times as long. */
export function paid(deal: Deal, cards: readonly Card[]): Paid {
  switch (deal.type) {
    case 'acquire':
      return { type: 'acquire', from: deal.from, company: deal.company, with: cards };
    case 'move':
      return { type: 'move', card: deal.card, to: deal.to, with: cards };
    case 'play':
      return { type: 'play', card: deal.card, on: deal.on, with: cards };
    default:
      return { type: deal.type, card: deal.card, with: cards };
  }
}

/** The hand cards that may pay for an offer: all but the one it is about. [SHARES-24] */
export const payers = ({ hand }: Choice, { deal }: Offer): Card[] =>
  deal.type === 'acquire' ? [...hand] : hand.filter(card => card !== deal.card);

/** The offer an action takes, whatever it pays. */
export const offerFor = ({ offers }: Choice, a: Action): Offer | null =>
  offers.find(({ deal }) => isFor(deal, a)) ?? null;

function isFor(deal: Deal, a: Action): boolean {
  switch (deal.type) {
    case 'acquire':
      return a.type === 'acquire' && a.from === deal.from && a.company === deal.company;
    case 'move':
      return a.type === 'move' && a.card === deal.card && a.to === deal.to;
    case 'play':
      return a.type === 'play' && a.card === deal.card && a.on === deal.on;
    default:
      return a.type === deal.type && a.card === deal.card;
  }
}

function allows(choice: Choice, a: Action): boolean {
  const offer = offerFor(choice, a);
  if (offer === null || !('with' in a) || a.with.length !== offer.price) return false;
  const usable = payers(choice, offer);
  return a.with.every((card, i) => usable.includes(card) && (i === 0 || a.with[i - 1] < card));
}

function sample(choice: Choice, chance: Chance): Action {
  const offer = pick(choice.offers, chance);
  const usable = payers(choice, offer);
  const cards: Card[] = [];
  for (let i = 0; i < offer.price; i++) addToHand(cards, draw(usable, chance));
  return paid(offer.deal, cards);
}

function* all(choice: Choice): Generator<Action> {
  for (const offer of choice.offers) {
    for (const cards of subsets(payers(choice, offer), offer.price)) yield paid(offer.deal, cards);
  }
}

/** Every subset of this size, each rising. */
function* subsets(cards: readonly Card[], size: number): Generator<Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + size <= cards.length; i++) {
    for (const rest of subsets(cards.slice(i + 1), size - 1)) yield [cards[i], ...rest];
  }
}
