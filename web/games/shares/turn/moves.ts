/** What may be done now, by the thing one touches to do it. The table judges; nothing is worked out here. */
import { parse } from '@fathoms/games/shares/notation.ts';
import { type CardId, type CompanyId, cardId } from '@fathoms/games/shares/parts.ts';
import type { Action, Choice, Deal, Owner } from '@fathoms/games/shares/types.ts';
import { readLegal } from '../../../board/use-turn.ts';
import { companyName } from './cards.ts';

/** What is touched first: a card of the draft row or the hand, a depth card, a share in a portfolio. */
export type Subject =
  | { readonly at: 'row' | 'hand' | 'stack'; readonly card: CardId }
  | { readonly at: 'stake'; readonly from: Owner; readonly company: CompanyId };

/** What becomes of it: it goes to a company, or something is done with it where it lies. */
export type Aim = CompanyId | 'take' | 'buy' | 'remove' | 'top' | 'acquire';

export interface Option {
  readonly subject: Subject;
  readonly aim: Aim;
  readonly verb: 'take' | 'expand' | Deal['type'];
  readonly price: number; // hand cards to pay
  readonly text: string | null; // the action, where it costs nothing
  readonly deal: Deal | null; // else what is to be paid for
}

export interface Moves {
  readonly draw: string | null;
  readonly decline: string | null;
  readonly options: readonly Option[];
}

export function movesOf(legal: readonly string[], choice: Choice | null): Moves {
  const options: Option[] = [];
  let draw: string | null = null;
  let decline: string | null = null;
  for (const [action, text] of readLegal(legal, parse)) {
    if (action.type === 'draw') draw = text;
    else if (action.type === 'decline') decline = text;
    else options.push({ ...touched(action), verb: action.type, price: 0, text, deal: null });
  }
  for (const { deal, price } of choice?.offers ?? []) {
    options.push({ ...touched(deal), verb: deal.type, price, text: null, deal });
  }
  return { draw, decline, options };
}

type Touched = Pick<Option, 'subject' | 'aim'>;

export function touched(action: Deal | Extract<Action, { type: 'take' | 'expand' }>): Touched {
  switch (action.type) {
    case 'take':
      return { subject: { at: 'row', card: cardId(action.card) }, aim: 'take' };
    case 'expand':
      return { subject: { at: 'hand', card: cardId(action.card) }, aim: companyName(action.company) };
    case 'buy':
      return { subject: { at: 'hand', card: cardId(action.card) }, aim: 'buy' };
    case 'play':
      return { subject: { at: 'hand', card: cardId(action.card) }, aim: companyName(action.on) };
    case 'remove':
      return { subject: { at: 'stack', card: cardId(action.card) }, aim: 'remove' };
    case 'top':
      return { subject: { at: 'stack', card: cardId(action.card) }, aim: 'top' };
    case 'move':
      return { subject: { at: 'stack', card: cardId(action.card) }, aim: companyName(action.to) };
    case 'acquire':
      return {
        subject: { at: 'stake', from: action.from, company: companyName(action.company) },
        aim: 'acquire',
      };
  }
}

export const keyOf = (subject: Subject): string =>
  subject.at === 'stake' ? `stake:${subject.from}:${subject.company}` : `${subject.at}:${subject.card}`;

export const optionsFor = (moves: Moves, subject: string): readonly Option[] =>
  moves.options.filter(option => keyOf(option.subject) === subject);
