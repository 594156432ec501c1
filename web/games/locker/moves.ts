import { parse } from '@fathoms/games/locker/notation.ts';
import { type CardId, cardId, SUITS } from '@fathoms/games/locker/parts.ts';
import type { Action, View } from '@fathoms/games/locker/types.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { idOf } from './cards.ts';

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
  for (const text of legal) {
    const action = parse(text);
    if (action === null) throw new Error(`the table offers what nobody can read: ${text}`);
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

/** The rule that says why this cannot be touched now. Words only: the table judges. */
export function whyNotCard(view: View, owner: Seat, seat: Seat): RuleId {
  switch (view.phase.name) {
    case 'net':
      return 'LOCKER-75';
    case 'harpoon':
      return view.phase.riposte === null ? 'LOCKER-78' : 'LOCKER-111';
    case 'knife':
      return owner === seat ? 'LOCKER-68' : 'LOCKER-66';
    case 'blade':
      return 'LOCKER-94';
    case 'map':
      return 'LOCKER-54';
    case 'raid':
      return 'LOCKER-105';
    case 'naming':
      return 'LOCKER-12';
    case 'exploring':
      return 'LOCKER-27';
    case 'over':
      return 'LOCKER-82';
  }
}

export function whyNotReveal(view: View, mine: boolean): RuleId {
  if (view.phase.name === 'over') return 'LOCKER-82';
  if (!mine) return 'LOCKER-9';
  return view.phase.name === 'exploring' ? 'LOCKER-25' : 'LOCKER-17';
}

export const whyNotReturn = (view: View): RuleId => (view.revealed ? 'LOCKER-24' : 'LOCKER-15');
