/** Small questions about cards as the board knows them: by id. */
import { addCard, emptyHold, removeCard } from '@fathoms/games/locker/hold.ts';
import { type CardId, parseCard, SUITS, type Suit, type VariantId } from '@fathoms/games/locker/parts.ts';
import { holdScore } from '@fathoms/games/locker/scoring.ts';
import type { Hold, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';

export const suitIn = (id: CardId): Suit => id.slice(0, id.indexOf('-')) as Suit;
export const valueIn = (id: CardId): number => Number(id.slice(id.indexOf('-') + 1));
export const idOf = (suit: Suit, value: number): CardId => `${suit}-${value}`;

/** A suit in a hold: its best card and what lies below it. */
export interface Stack {
  readonly suit: Suit;
  readonly top: CardId;
  readonly under: readonly number[]; // lower values, highest first
}

/** Highest stacks first; equal ones in the order of the suits, so that nothing jumps about. */
export function stacksOf(hold: View['holds'][number]): Stack[] {
  const stacks = SUITS.flatMap(suit => {
    const [best, ...under] = hold[suit];
    return best === undefined ? [] : [{ suit, top: idOf(suit, best), under }];
  });
  return stacks.sort((a, b) => valueIn(b.top) - valueIn(a.top));
}

export function cardNumber(id: CardId): number {
  const card = parseCard(id);
  if (card === null) throw new Error(`no such card: ${id}`);
  return card;
}

export function holdOf(held: View['holds'][number]): Hold {
  const hold = emptyHold();
  for (const suit of SUITS) for (const value of held[suit]) addCard(hold, cardNumber(idOf(suit, value)));
  return hold;
}

/** What a seat's hold would be worth with these cards in it too, and without that one. */
export function worthWith(view: View, seat: Seat, more: readonly CardId[], less?: CardId): number {
  const held = view.holds[seat];
  if (!held) throw new Error(`no seat ${seat}`);
  const hold = holdOf(held);
  for (const id of more) addCard(hold, cardNumber(id));
  if (less) removeCard(hold, cardNumber(less));
  return holdScore(view.variant, hold, view.divers[seat] ?? null);
}

export const artOfDiver = (character: string): string => `dv-${character.replace('_', '')}`;
export const artOfVariant = (variant: VariantId): string => `var-${variant.toLowerCase()}`;
