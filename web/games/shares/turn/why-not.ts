/** The rule that says why something cannot be touched now, in the words of this moment. The table judges. */
import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { SharesWords } from '../words/en.ts';
import { companyIn, digitsOf } from './cards.ts';

export interface Reason {
  readonly rule: RuleId;
  readonly said?: string;
}

/** `card`: what somebody wants to let down there; null = nothing yet. */
export function whyNotCompany(
  view: View,
  card: CardId | null,
  company: CompanyId,
  words: SharesWords,
): Reason {
  if (card === null) {
    return view.phase.name === 'action'
      ? { rule: 'SHARES-30', said: words.prompt.why.cardFirst }
      : { rule: 'SHARES-72' };
  }
  const rule = view.phase.name === 'action' ? 'SHARES-31' : 'SHARES-105';
  const top = view.companies[company].stack.at(-1);
  return top && card !== top
    ? { rule, said: words.prompt.why.beat(digitsOf(card), digitsOf(top)) }
    : { rule };
}

export function whyNotHand(view: View): RuleId {
  switch (view.phase.name) {
    case 'draft':
      return 'SHARES-11';
    case 'ability':
      return view.phase.company === 'research' ? 'SHARES-94' : 'SHARES-72';
    case 'action':
      return 'SHARES-18';
    case 'over':
      return 'SHARES-66';
  }
}

export function whyNotBuy(view: View, seat: Seat, card: CardId, words: SharesWords): Reason {
  const { price } = view.companies[companyIn(card)];
  const others = (view.hands[seat]?.count ?? 1) - 1;
  return {
    rule: others + 1 === price ? 'SHARES-24' : 'SHARES-25',
    said: words.prompt.why.dear(price, others),
  };
}
