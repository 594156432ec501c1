import { draw } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat } from '@fathoms/kernel/game.ts';
import { BONUS_SHARES, type Card, type CardId, DS_CARDS, parseCard } from './parts.ts';
import type { Event } from './types.ts';

/**
 * A card somebody else holds. Discards are open, so what a new deck is made of is known: a card drawn from the
 * nth deck is one that went into that deck.
 */
interface Held {
  readonly deck: number; // it was drawn from this deck, from 0
  readonly card: Card | null; // known because the listener paid it; null = not known
  readonly since: number; // the piece of news with which it came into this hand
  readonly giver: Seat | null; // who passed it on unseen
}

/** What a seat that listened from the start can know about the others' hands. */
export interface Ledger {
  readonly decks: number[]; // per card: the deck it went into last
  readonly hands: Held[][]; // per seat; the listener's own stays empty
}

/**
 * Keeps the record of one possible past: which cards changed hands between two others in secret is guessed.
 * Null = the guess does not fit what was seen later.
 */
export function ledger(news: readonly Event[], listener: Seat, seats: number, chance: Chance): Ledger | null {
  const decks = Array.from({ length: DS_CARDS + BONUS_SHARES }, () => 0);
  const hands: Held[][] = Array.from({ length: seats }, () => []);
  let deck = 0;
  for (const [since, event] of news.entries()) {
    if (event.type === 'shuffled') {
      deck++;
      for (const id of event.cards) decks[cardOf(id)] = deck;
    } else if (event.type === 'dealt' || event.type === 'drew') {
      const count = event.seat === listener ? 0 : event.count;
      for (let i = 0; i < count; i++) hands[event.seat].push({ deck, card: null, since, giver: null });
    } else if (event.type === 'acquired' && event.paid === null) {
      pass(hands, event.seat, event.from as Seat, event.price, since, chance);
    } else if ('seat' in event && event.seat !== listener) {
      for (const id of shown(event)) if (!part(hands, event.seat, cardOf(id), decks)) return null;
    } else if (event.type === 'acquired' && event.from !== 'X') {
      const cards = shown(event).map(cardOf);
      hands[event.from].push(...cards.map(card => ({ deck: decks[card], card, since, giver: null })));
    }
  }
  return { decks, hands };
}

const cardOf = (id: CardId): Card => parseCard(id) as Card;

/** The hand cards the news shows to the listener. */
function shown(event: Event): readonly CardId[] {
  switch (event.type) {
    case 'bought':
    case 'played':
      return [event.card, ...event.paid];
    case 'expanded':
      return [event.card];
    case 'removed':
    case 'moved':
    case 'topped':
      return event.paid;
    case 'acquired':
      return event.paid ?? [];
    default:
      return [];
  }
}

/** Cards pass from one hand to another unseen: any of them may be the ones. */
function pass(hands: Held[][], from: Seat, to: Seat, count: number, since: number, chance: Chance): void {
  for (let i = 0; i < count; i++) hands[to].push({ ...draw(hands[from], chance), since, giver: from });
}

/** A card leaves a hand in sight of the listener; false = by this record it cannot have been in it. */
function part(hands: Held[][], seat: Seat, card: Card, decks: readonly number[]): boolean {
  const isKnown = hands.some(hand => hand.some(held => held.card === card));
  const isIt = (held: Held): boolean =>
    isKnown ? held.card === card : held.card === null && held.deck === decks[card];
  const i = hands[seat].findIndex(isIt);
  if (i < 0) return hands.some((_, other) => exchange(hands, seat, other, isIt));
  hands[seat].splice(i, 1);
  return true;
}

/**
 * Somebody else holds what this hand must have held: then one of the cards passed between the two was another
 * one. Changes the guess if that is possible.
 */
function exchange(hands: Held[][], seat: Seat, other: Seat, isIt: (held: Held) => boolean): boolean {
  for (const [i, theirs] of hands[other].entries()) {
    if (!isIt(theirs)) continue;
    const j = hands[seat].findIndex(own =>
      theirs.giver === seat ? own.since < theirs.since : own.giver === other && theirs.since < own.since,
    );
    if (j < 0) continue;
    const [own] = hands[seat].splice(j, 1);
    hands[other][i] = { ...own, since: theirs.since, giver: theirs.giver };
    return true;
  }
  return false;
}
