import { parse } from '@fathoms/games/locker/notation.ts';
import { type CardId, cardId, SUITS, suitOf } from '@fathoms/games/locker/parts.ts';
import type { Action, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { readLegal } from '../../board/use-turn.ts';
import { cardNumber, idOf } from './cards.ts';

/** The legal actions, by the thing one touches to take them. */
export interface Moves {
  readonly reveal: string | null; // the deck
  readonly home: string | null; // Return
  readonly cards: ReadonlyMap<CardId, string>; // cards in holds
  readonly crates: ReadonlyMap<Seat, string>; // whole holds
  readonly drawn: ReadonlyMap<CardId, string>; // Map candidates
}

export function movesOf(legal: readonly string[], view: View, seat: Seat | null): Moves {
  const cards = new Map<CardId, string>();
  const crates = new Map<Seat, string>();
  const drawn = new Map<CardId, string>();
  let reveal: string | null = null;
  let home: string | null = null;
  for (const [action, text] of readLegal(legal, parse)) {
    if (action.type === 'reveal') reveal = text;
    else if (action.type === 'return') home = text;
    else if (action.type === 'map') drawn.set(cardId(action.card), text);
    else if ('suit' in action)
      cards.set(topOf(view, 'from' in action ? action.from : seat, action.suit), text);
    else crates.set(crateOf(action), text);
  }
  return { reveal, home, cards, crates, drawn };
}

function topOf(view: View, seat: Seat | null, index: number): CardId {
  const suit = SUITS[index];
  const value = seat === null || !suit ? undefined : view.holds[seat]?.[suit][0];
  if (!suit || value === undefined) throw new Error('a choice of a card that is not there');
  return idOf(suit, value);
}

function crateOf(action: Extract<Action, { type: 'name' | 'strike' | 'raid' }>): Seat {
  switch (action.type) {
    case 'name':
      return action.victim;
    case 'strike':
      return action.at;
    case 'raid':
      return action.from;
  }
}

/** There is something to pick, not only to go on or home. */
export const isPicking = (moves: Moves): boolean =>
  moves.cards.size + moves.crates.size + moves.drawn.size > 0;

/** What a tap on a card in a hold would mean now. */
export function tappedCard({ phase }: View, owner: Seat, id: CardId): Action {
  const card = cardNumber(id);
  const suit = suitOf(card);
  switch (phase.name) {
    case 'harpoon':
    case 'knife':
      return { type: phase.name, from: owner, suit };
    case 'blade':
      return { type: 'blade', suit };
    case 'map':
      return { type: 'map', card };
    case 'raid':
      return { type: 'raid', from: owner };
    case 'naming':
      return { type: 'name', victim: owner };
    default:
      return { type: 'net', suit };
  }
}
