import type { Seat } from '@fathoms/kernel/game.ts';
import { CARDS, type Card, cardValue, parseCard, rankOf, SUITS, type Suit, suitOf } from './parts.ts';
import type { Event, View } from './types.ts';

/**
 * What anybody who listened can know: every card that leaves the Loot Deck is announced. The server lists
 * neither pile; bots and the odds keep this record of their own.
 */
export interface Ledger {
  readonly deck: Card[]; // left in the Loot Deck, in no order
  readonly top: Card[]; // lies on top in this order, as far as the listener has peeked
}

export function ledger(news: readonly Event[], listener: Seat | null): Ledger {
  const gone = new Set<Card>();
  let top: Card[] = [];
  for (const event of news) {
    if (event.type === 'revealed') {
      gone.add(parseCard(event.card) as Card);
      top = top.slice(1);
    } else if (event.type === 'peeked' && event.seat === listener && event.cards) {
      top = event.cards.map(id => parseCard(id) as Card);
    }
  }
  return { deck: CARDS.filter(card => rankOf(card) > 0 && !gone.has(card)), top };
}

/** The Locker holds what is neither in the deck nor on the table. */
export function lockerCards(view: View, deck: readonly Card[]): Card[] {
  const elsewhere = new Set<Card>(deck);
  for (const placed of view.exploration) elsewhere.add(parseCard(placed.card) as Card);
  return CARDS.filter(card => !elsewhere.has(card) && !isHeld(view, card));
}

const isHeld = (view: View, card: Card): boolean =>
  view.holds.some(hold => hold[SUITS[suitOf(card)]].includes(cardValue(card)));

/** Of how many cards that may come up next, how many would sink the active player, and which. */
export interface Odds {
  readonly bad: number;
  readonly total: number;
  readonly sinkers: readonly { readonly by: Suit | number; readonly count: number }[]; // V5: by value
}

export function odds(view: View, { deck, top }: Ledger): Odds {
  const candidates = top.length > 0 ? [top[0]] : deck;
  const bad = candidates.filter(card => wouldSink(view, card));
  const markOf = (card: Card) => (view.variant === 'V5' ? cardValue(card) : SUITS[suitOf(card)]);
  const marks = new Set(view.exploration.map(({ card }) => markOf(parseCard(card) as Card)));
  const sinkers = [...marks].map(by => ({ by, count: bad.filter(card => markOf(card) === by).length }));
  return { bad: bad.length, total: candidates.length, sinkers: sinkers.filter(({ count }) => count > 0) };
}

function wouldSink(view: View, card: Card): boolean {
  const diver = view.divers[view.active];
  const suit = SUITS[suitOf(card)];
  if ((diver === 'D13' && suit === 'squid') || (diver === 'D16' && suit === 'mermaid')) return false;
  return view.exploration.some(placed => {
    const lying = parseCard(placed.card) as Card;
    return view.variant === 'V5' ? cardValue(lying) === cardValue(card) : suitOf(lying) === suitOf(card);
  });
}
