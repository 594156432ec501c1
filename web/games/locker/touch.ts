import type { CardId, DiverId, VariantId } from '@fathoms/games/locker/parts.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { Moves } from './moves.ts';

/** What the pieces on the board need to be touched. */
export interface Touch {
  readonly moves: Moves;
  readonly chosen: string | null; // the action selected, not yet taken
  readonly mine: boolean; // it is up to this viewer
  readonly pick: (action: string) => void; // first tap selects, second takes
  readonly take: (action: string) => void; // at once
  readonly tryCard: (owner: Seat) => void; // tapped a card that cannot be chosen
  readonly refuse: (rule: RuleId) => void;
}

/** What one can ask about: written into `data-about`. */
export type Topic =
  | { readonly kind: 'loot'; readonly id: CardId }
  | { readonly kind: 'diver'; readonly id: DiverId }
  | { readonly kind: 'variant'; readonly id: VariantId };

export const topicText = ({ kind, id }: Topic): string => `${kind}:${id}`;

export function parseTopic(text: string): Topic | null {
  const [kind, id] = text.split(':');
  if (kind === 'loot') return { kind, id: id as CardId };
  if (kind === 'diver') return { kind, id: id as DiverId };
  return kind === 'variant' ? { kind, id: id as VariantId } : null;
}
