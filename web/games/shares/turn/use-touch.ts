import { explain, type Tried } from '@fathoms/games/shares/explain.ts';
import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Choice, View } from '@fathoms/games/shares/types.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Forecast } from '../../../board/forecast.tsx';
import type { BoardProps } from '../../../board/screen.ts';
import { type Turn, useTurn } from '../../../board/use-turn.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useWords } from '../../../words/words.ts';
import { WORDS } from '../words/table.ts';
import { payWith } from './advice.ts';
import { digitsOf, numberOf } from './cards.ts';
import { forecastOf } from './forecast.ts';
import { type Aim, keyOf, type Moves, movesOf, type Option, optionsFor, type Subject } from './moves.ts';
import { keysOf, NO_KEYS, type Numbered } from './numbered.ts';
import { isPaying, NOTHING, planOf, type TurnDraft, type TurnPlan, togglePaid } from './plan.ts';
import { triedCard, triedLine } from './tried.ts';

/** What the pieces on the board need to be touched. */
export interface Touch extends Turn<Tried> {
  readonly moves: Moves;
  readonly plan: TurnPlan;
  readonly keys: Numbered;
  readonly tap: (subject: Subject) => void; // choose it; again: commit, or put it back
  readonly tapHand: (card: CardId) => void; // while paying a card of the hand is money
  readonly aim: (aim: Aim) => void; // choose what becomes of it; again: commit
  readonly tapCompany: (company: CompanyId) => void;
  readonly lift: (card: CardId) => void; // somebody begins to carry it
  readonly drop: (card: CardId, company: CompanyId) => void; // carried there by hand
  readonly fill: () => void; // let the board choose the rest of the payment
  readonly back: () => void; // one step back
  readonly commit: () => void;
  readonly forecast: (option: Option) => Forecast; // what it will do
  readonly marked: (subject: Subject) => Pick<Forecast, 'mark'>; // all that could be done with it is marked
}

/** What one can ask about: written into `data-about`. */
export type Topic =
  | { readonly kind: 'company'; readonly id: CompanyId }
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'discards' }
  | { readonly kind: 'third' }
  | { readonly kind: 'line'; readonly id: CompanyId }
  | { readonly kind: 'portfolio'; readonly id: string } // whose
  | { readonly kind: 'deck' }
  | { readonly kind: 'hand' }
  | { readonly kind: 'fund' };

const NO_CARDS: readonly CardId[] = [];

/** What may be touched now, and what has been put together so far. `skip` ends whatever is still moving. */
export function useTouch(props: BoardProps<View>, skip: () => void): Touch {
  const { view, legal, choice, seat, faces } = props;
  const words = useWords(WORDS);
  const { prompt } = words;
  const turn = useTurn(props, explain, skip);
  const { mine, refuse } = turn;
  const [draft, setDraft] = useState<TurnDraft>(NOTHING);
  const hand = (seat === null ? null : view.hands[seat]?.cards) ?? NO_CARDS;
  // the shell hands a board only choices of its own game
  const moves = useMemo(() => movesOf(legal, choice as Choice | null), [legal, choice]);
  const isAction = view.phase.name === 'action';
  const sole = !isAction;
  const plan = useMemo(() => planOf(draft, moves, hand, sole), [draft, moves, hand, sole]);
  const notYours = view.phase.name === 'over' ? undefined : prompt.why.notYours;

  const take = (action: string) => {
    setDraft(NOTHING);
    turn.take(action);
  };
  const commit = () => {
    if (plan.action !== null) take(plan.action);
  };
  const paid = (cards: readonly CardId[]) =>
    setDraft({ subject: plan.subject, aim: plan.option?.aim ?? null, paid: cards });
  const aim = (wanted: Aim) => {
    if (plan.option?.aim === wanted) commit();
    else setDraft({ subject: plan.subject, aim: wanted, paid: plan.paid });
  };
  const tap = (subject: Subject) => {
    const key = keyOf(subject);
    if (key !== plan.subject) setDraft({ subject: key, aim: null, paid: [] });
    else if (plan.action !== null && sole) commit();
    else setDraft(NOTHING);
  };
  const refuseLine = (subject: Subject | null, company: CompanyId) => {
    const tried = triedLine(view, subject, company);
    const isKindOffered = isAction || moves.options.some(({ verb }) => verb === tried.type);
    if (!isKindOffered) refuse(tried);
    else if (subject === null) refuse(tried, prompt.why.cardFirst);
    else refuse(tried, tooLow(view, subject, company, prompt.why.beat));
  };
  const back = () => {
    if (plan.paid.length > 0) paid([]);
    else if (plan.option !== null && !(sole && plan.options.length === 1))
      setDraft({ ...NOTHING, subject: plan.subject });
    else setDraft(NOTHING);
  };
  useEscape(plan.subject === null ? null : back);
  const forecast = useMemo(
    () => once((option: Option) => forecastOf(option, view, seat ?? view.active, faces, words)),
    [view, seat, faces, words],
  );
  const marked = useCallback(
    (subject: Subject) => {
      const [first, ...others] = optionsFor(moves, keyOf(subject));
      const mark = first ? forecast(first).mark : null;
      return { mark: others.every(option => mark !== null && forecast(option).mark !== null) ? mark : null };
    },
    [moves, forecast],
  );
  const keys = useMemo(() => (mine ? keysOf(moves, plan, isAction) : NO_KEYS), [mine, moves, plan, isAction]);
  const isSubject = (card: CardId) => plan.subject === keyOf({ at: 'hand', card });
  const hands = useLatest({
    refuse,
    tap,
    aim,
    take,
    commit,
    tapHand: (card: CardId) => {
      if (!mine) refuse(triedCard(view, card), notYours);
      else if (isPaying(plan) && isSubject(card))
        setDraft({ ...NOTHING, subject: sole ? null : plan.subject });
      else if (isPaying(plan)) paid(togglePaid(plan, card));
      else if (optionsFor(moves, keyOf({ at: 'hand', card })).length > 0) tap({ at: 'hand', card });
      else refuse(triedCard(view, card), isAction ? prompt.card.neither : undefined);
    },
    tapCompany: (company: CompanyId) => {
      const subject = plan.options[0]?.subject ?? null;
      if (!mine) refuse(triedLine(view, null, company), notYours);
      else if (plan.options.some(option => option.aim === company)) aim(company);
      else refuseLine(subject, company);
    },
    lift: (card: CardId) => setDraft({ ...NOTHING, subject: keyOf({ at: 'hand', card }) }),
    drop: (card: CardId, company: CompanyId) => {
      const subject = { at: 'hand', card } as const;
      const fits = optionsFor(moves, keyOf(subject)).some(option => option.aim === company);
      if (fits) setDraft({ subject: keyOf(subject), aim: company, paid: [] });
      else refuseLine(subject, company);
    },
    fill: () => {
      if (seat === null || !plan.option) return;
      const free = hand.filter(card => !plan.paid.includes(card) && !isSubject(card));
      paid([...plan.paid, ...payWith(free, plan.due, view, seat)]);
    },
    back,
  } satisfies Partial<Touch>);
  return useMemo(
    () => ({ mine, moves, plan, keys, forecast, marked, ...hands }),
    [mine, moves, plan, keys, forecast, marked, hands],
  );
}

/** Every option is played through once, however often the board is drawn while somebody makes up their mind. */
function once(foretell: (option: Option) => Forecast): (option: Option) => Forecast {
  const known = new WeakMap<Option, Forecast>();
  return option => {
    const forecast = known.get(option) ?? foretell(option);
    known.set(option, forecast);
    return forecast;
  };
}

/** Escape takes the last choice back, unless something that lies over the board wants it. */
function useEscape(back: (() => void) | null): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('.about.stay, dialog[open]')
      )
        return;
      latest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** That its number does not beat the line's, where that is so. */
function tooLow(
  view: View,
  subject: Subject,
  company: CompanyId,
  say: (number: string, top: string) => string,
): string | undefined {
  const top = view.companies[company].stack.at(-1);
  if (!top || subject.at === 'stake' || numberOf(subject.card) >= numberOf(top)) return undefined;
  return say(digitsOf(subject.card), digitsOf(top));
}
