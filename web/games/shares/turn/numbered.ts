/** Which number chooses what: first a card or a share, then the company it goes to, then the cards that pay. */
import { type CardId, COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import { shortcutOf } from '../../../ui/shortcuts.ts';
import { KEYS } from '../words/keys.ts';
import { type Aim, keyOf, type Moves, type Subject } from './moves.ts';
import { isPaying, type TurnPlan } from './plan.ts';

type Key = ReturnType<typeof shortcutOf>;

export interface Numbered {
  readonly hand: (card: CardId, place: number) => Key;
  readonly subject: (subject: Subject) => Key; // anything else that is chosen first
  readonly company: (company: CompanyId) => Key;
}

const none = (): Key => shortcutOf(undefined);
export const NO_KEYS: Numbered = { hand: none, subject: none, company: none };

/** `isAction`: every card in hand can be used, so its place is its number. */
export function keysOf(moves: Moves, plan: TurnPlan, isAction: boolean): Numbered {
  const pays = isPaying(plan);
  if (!pays && plan.options.some(({ aim }) => isCompany(aim)))
    return { ...NO_KEYS, company: company => shortcutOf(KEYS.company, COMPANIES.indexOf(company)) };
  if (pays || isAction) return { ...NO_KEYS, hand: (_, place) => shortcutOf(KEYS.choose, place) };
  const subjects = [...new Set(moves.options.map(option => keyOf(option.subject)))];
  const subject = (wanted: Subject) => shortcutOf(KEYS.choose, subjects.indexOf(keyOf(wanted)));
  return { ...NO_KEYS, subject, hand: card => subject({ at: 'hand', card }) };
}

const isCompany = (aim: Aim): boolean => COMPANIES.some(company => company === aim);
