/** The action a tap that leads nowhere would have meant: the game's `explain` says what stands in its way. */
import type { Tried } from '@fathoms/games/shares/explain.ts';
import { type CardId, COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import { companyIn, numberOf } from './cards.ts';
import type { Subject } from './moves.ts';

/** A card of one's hand is touched. */
export function triedCard(view: View, card: CardId): Tried {
  return isOffered(view, 'research')
    ? triedBuy(card)
    : triedLine(view, { at: 'hand', card }, companyIn(card));
}

export const triedBuy = (card: CardId): Tried => ({ type: 'buy', card: numberOf(card), with: [] });

/** A company's line is touched; `subject`: what was touched before it. */
export function triedLine(view: View, subject: Subject | null, id: CompanyId): Tried {
  const company = COMPANIES.indexOf(id);
  if (subject === null || subject.at === 'stake') return { type: 'expand', company, card: null };
  const card = numberOf(subject.card);
  if (subject.at === 'stack') return { type: 'move', card, to: company, with: [] };
  if (isOffered(view, 'wildlife')) return { type: 'play', card, on: company, with: [] };
  return { type: 'expand', company, card };
}

const isOffered = ({ phase }: View, company: CompanyId): boolean =>
  phase.name === 'ability' && phase.company === company;
