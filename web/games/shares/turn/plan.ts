/** What somebody is putting together before committing: the thing, what becomes of it, the cards that pay. */
import { format } from '@fathoms/games/shares/notation.ts';
import type { CardId } from '@fathoms/games/shares/parts.ts';
import type { Action } from '@fathoms/games/shares/types.ts';
import { numberOf } from './cards.ts';
import { type Aim, type Moves, type Option, optionsFor } from './moves.ts';

/** What was touched so far. */
export interface TurnDraft {
  readonly subject: string | null;
  readonly aim: Aim | null;
  readonly paid: readonly CardId[];
}

export const NOTHING: TurnDraft = { subject: null, aim: null, paid: [] };

/** The draft as the table stands: what is no longer possible has fallen away. */
export interface TurnPlan {
  readonly subject: string | null;
  readonly options: readonly Option[]; // with the thing touched
  readonly option: Option | null; // what is to happen
  readonly paid: readonly CardId[];
  readonly due: number; // cards still to be chosen
  readonly action: string | null; // ready to commit
}

/** `sole`: where only one thing can be done with what was touched, that is meant. */
export function planOf(draft: TurnDraft, moves: Moves, hand: readonly CardId[], sole: boolean): TurnPlan {
  const options = draft.subject === null ? [] : optionsFor(moves, draft.subject);
  if (options.length === 0) return { subject: null, options, option: null, paid: [], due: 0, action: null };
  const aimed = options.find(option => option.aim === draft.aim);
  const option = aimed ?? (sole && options.length === 1 ? (options[0] ?? null) : null);
  const paid = option ? draft.paid.filter(card => canPay(card, option, hand)).slice(0, option.price) : [];
  const due = option ? option.price - paid.length : 0;
  const action = option && due === 0 ? actionOf(option, paid) : null;
  return { subject: draft.subject, options, option, paid, due, action };
}

/** Not with itself: the card that is bought or played stays out of it. */
const canPay = (card: CardId, { subject }: Option, hand: readonly CardId[]): boolean =>
  hand.includes(card) && !(subject.at === 'hand' && subject.card === card);

function actionOf({ text, deal }: Option, paid: readonly CardId[]): string {
  if (text !== null) return text;
  if (deal === null) throw new Error('an option without an action');
  const cards = paid.map(numberOf).sort((a, b) => a - b);
  return format({ ...deal, with: cards } as Action);
}

export const isPaying = ({ option }: TurnPlan): boolean => option !== null && option.price > 0;

/** A tap on a card while paying: it pays, or is taken back. One too many pushes the first one out. */
export function togglePaid(plan: TurnPlan, card: CardId): readonly CardId[] {
  if (plan.paid.includes(card)) return plan.paid.filter(other => other !== card);
  const price = plan.option?.price ?? 0;
  return [...plan.paid, card].slice(-price);
}

/** The card that was touched first; null = none, or a share. */
export function touchedCard({ options }: TurnPlan): CardId | null {
  const subject = options[0]?.subject;
  return !subject || subject.at === 'stake' ? null : subject.card;
}
