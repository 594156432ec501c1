/** What the board shows of a card that is not down yet: where it could go and who would draw. */
import { type CardId, COMPANIES, type CompanyId, decadeOf } from '@fathoms/games/shares/parts.ts';
import { previewExpand, scoresWith } from '@fathoms/games/shares/preview.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { companyIn, numberOf } from './cards.ts';
import type { Option } from './moves.ts';
import { isPaying, type TurnPlan, touchedCard } from './plan.ts';

/** A card that could go to the end of a line. */
export interface Prospect {
  readonly card: CardId;
  readonly option: Option;
  readonly chosen: boolean;
  readonly gain: number; // cards the viewer would draw
}

export function prospectFor(
  view: View,
  seat: Seat | null,
  plan: TurnPlan,
  company: CompanyId,
): Prospect | null {
  const option = plan.options.find(({ aim }) => aim === company);
  const card = touchedCard(plan);
  if (!option || card === null || seat === null) return null;
  if (isPaying(plan) && plan.option !== option) return null; // it is settled where the card goes
  const dividend = option.verb === 'expand' ? previewExpand(view, company, card).dividend : null;
  return { card, option, chosen: plan.option === option, gain: dividend?.[seat] ?? 0 };
}

/** From which number an expansion pays a dividend; 0 = any, null = none can. */
export function paysFrom(stack: readonly CardId[]): number | null {
  const top = stack.at(-1);
  if (!top) return 0;
  const next = (decadeOf(numberOf(top)) + 1) * 10;
  return next < 100 ? next : null;
}

/** What every portfolio would be worth if this were done. */
export function scoresAfter(view: View, seat: Seat, option: Option | null): readonly number[] {
  if (!option) return view.scores;
  const { subject, aim, verb } = option;
  const depth = (company: CompanyId, count: number) => ({ [company]: count });
  switch (verb) {
    case 'expand':
    case 'play':
      return scoresWith(view, { depth: depth(aim as CompanyId, 1) });
    case 'buy':
    case 'take':
      return subject.at === 'stake'
        ? view.scores
        : scoresWith(view, { shares: [{ seat, company: companyIn(subject.card), count: 1 }] });
    case 'remove':
      return subject.at === 'stake'
        ? view.scores
        : scoresWith(view, { depth: depth(homeOf(view, subject.card), -1) });
    case 'move':
      return subject.at === 'stake'
        ? view.scores
        : scoresWith(view, {
            depth: { ...depth(homeOf(view, subject.card), -1), ...depth(aim as CompanyId, 1) },
          });
    case 'top':
      return view.scores;
    case 'acquire': {
      if (subject.at !== 'stake') return view.scores;
      const { from, company } = subject;
      const lost = from === 'X' ? [] : [{ seat: from, company, count: -1 }];
      return scoresWith(view, { shares: [{ seat, company, count: 1 }, ...lost] });
    }
  }
}

/** The company in whose line a depth card lies. */
export function homeOf(view: View, card: CardId): CompanyId {
  const home = COMPANIES.find(company => view.companies[company].stack.includes(card));
  if (!home) throw new Error(`${card} lies in no line`);
  return home;
}
