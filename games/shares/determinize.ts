import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import { addToHand } from './hand.ts';
import { type Ledger, ledger } from './ledger.ts';
import { BONUSES, CARDS, type Card, type CardId, COMPANIES, parseCard, parseCompany } from './parts.ts';
import type { Phase, Portfolio, SharesKinds, State, View } from './types.ts';

const GUESSES = 20; // secret payments guessed wrong are guessed again

/** One state that fits what the seat knows: what it has not seen lies in the others' hands and in the deck. */
export function determinize({ seat, view, news }: Seen<SharesKinds>, chance: Chance): State {
  const own = (view.hands[seat].cards as CardId[]).map(cardOf);
  const unseen = unseenCards(view, own);
  const hands = guessHands({ seat, view, news }, unseen, chance);
  hands[seat] = own;
  return stateOf(view, hands, [...unseen, ...bonusesInDeck(view)]);
}

/** A state as a view shows it, with what is hidden given. */
export function stateOf(view: View, hands: Card[][], deck: Card[]): State {
  const owners = view.third ? [...view.portfolios, view.third] : view.portfolios;
  return {
    advanced: COMPANIES.map(company => view.companies[company].side === 'advanced'),
    first: view.first,
    active: view.active,
    turn: view.turn,
    hands,
    portfolios: owners.map(guessPortfolio),
    stacks: COMPANIES.map(company => view.companies[company].stack.map(cardOf)),
    row: view.row.map(cardOf),
    deck,
    discards: view.discards.map(cardOf),
    depletions: view.depletions,
    draws: view.draws,
    fresh: view.fresh,
    ending: view.ending,
    final: view.final,
    phase: guessPhase(view),
  };
}

const cardOf = (id: CardId): Card => parseCard(id) as Card;

const guessPortfolio = (portfolio: Portfolio): Card[][] =>
  COMPANIES.map(company => portfolio[company].map(cardOf));

function guessPhase({ phase }: View): Phase {
  if (phase.name === 'ability') return { name: 'ability', company: parseCompany(phase.company) as number };
  return { name: phase.name };
}

/** DS cards that lie neither open nor in the own hand. */
function unseenCards(view: View, own: readonly Card[]): Card[] {
  const seen = new Set<Card>(own);
  const owners = view.third ? [...view.portfolios, view.third] : view.portfolios;
  for (const company of COMPANIES) {
    for (const id of view.companies[company].stack) seen.add(cardOf(id));
    for (const portfolio of owners) for (const id of portfolio[company]) seen.add(cardOf(id));
  }
  for (const id of [...view.row, ...view.discards]) seen.add(cardOf(id));
  return CARDS.filter(card => !seen.has(card));
}

/** Bonus shares are never in a hand: what is not discarded lies in the deck. */
const bonusesInDeck = (view: View): Card[] =>
  view.third ? BONUSES.filter(bonus => !view.discards.some(id => cardOf(id) === bonus)) : [];

/** Deals the others' hands out of the unseen cards and leaves the deck's. */
function guessHands({ seat, view, news }: Seen<SharesKinds>, unseen: Card[], chance: Chance): Card[][] {
  for (let i = 0; i < GUESSES; i++) {
    const record = ledger(news, seat, view.hands.length, chance);
    if (record !== null) return dealByRecord(record, unseen, chance);
  }
  return view.hands.map(({ count }, other) => {
    const hand: Card[] = [];
    for (let i = 0; other !== seat && i < count; i++) addToHand(hand, draw(unseen, chance));
    return hand;
  });
}

function dealByRecord({ decks, hands }: Ledger, unseen: Card[], chance: Chance): Card[][] {
  const known = new Set<Card>();
  for (const hand of hands) for (const { card } of hand) if (card !== null) known.add(card);
  const pools: Card[][] = Array.from({ length: Math.max(...decks) + 1 }, () => []);
  for (const card of unseen) if (!known.has(card)) pools[decks[card]].push(card);
  const dealt = hands.map(held => {
    const hand: Card[] = [];
    for (const { deck, card } of held) addToHand(hand, card ?? draw(pools[deck], chance));
    return hand;
  });
  unseen.splice(0, unseen.length, ...pools.flat());
  return dealt;
}
