import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { Aim, Moves, Subject } from './moves.ts';
import type { Plan } from './plan.ts';

/** What the pieces on the board need to be touched. */
export interface Touch {
  readonly moves: Moves;
  readonly plan: Plan;
  readonly mine: boolean; // it is up to this viewer
  readonly tap: (subject: Subject) => void; // choose it; again: commit, or put it back
  readonly tapHand: (card: CardId) => void; // while paying a card of the hand is money
  readonly aim: (aim: Aim) => void; // choose what becomes of it; again: commit
  readonly tapCompany: (company: CompanyId) => void;
  readonly lift: (card: CardId) => void; // somebody begins to carry it
  readonly drop: (card: CardId, company: CompanyId) => void; // carried there by hand
  readonly fill: () => void; // let the board choose the rest of the payment
  readonly back: () => void; // one step back
  readonly commit: () => void;
  readonly take: (action: string) => void; // at once
  readonly refuse: (rule: RuleId, said?: string) => void;
}

/** What one can ask about: written into `data-about`. */
export type Topic =
  | { readonly kind: 'company'; readonly id: CompanyId }
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'discards' }
  | { readonly kind: 'third' };

export const topicText = (topic: Topic): string =>
  'id' in topic ? `${topic.kind}:${topic.id}` : `${topic.kind}:`;

export function parseTopic(text: string): Topic | null {
  const [kind, id] = text.split(':');
  if (kind === 'company') return { kind, id: id as CompanyId };
  if (kind === 'card') return { kind, id: id as CardId };
  return kind === 'discards' || kind === 'third' ? { kind } : null;
}
