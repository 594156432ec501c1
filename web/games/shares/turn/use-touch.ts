import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Choice, View } from '@fathoms/games/shares/types.ts';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { useWords } from '../../../words/words.ts';
import { WORDS } from '../words/table.ts';
import { payWith } from './advice.ts';
import { type Aim, keyOf, movesOf, optionsFor, type Subject } from './moves.ts';
import { type Draft, isPaying, NOTHING, planOf, togglePaid, touchedCard } from './plan.ts';
import type { Touch } from './touch.ts';
import { whyNotCompany, whyNotHand } from './why-not.ts';

const NO_CARDS: readonly CardId[] = [];

/** What may be touched now, and what has been put together so far. `skip` ends whatever is still moving. */
export function useTouch(props: BoardProps<View>, skip: () => void): Touch {
  const { view, legal, choice, seat, toAct, busy, act, explain } = props;
  const words = useWords(WORDS);
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const mine = seat !== null && toAct.includes(seat);
  const hand = (seat === null ? null : view.hands[seat]?.cards) ?? NO_CARDS;
  // the shell hands a board only choices of its own game
  const moves = useMemo(() => movesOf(legal, choice as Choice | null), [legal, choice]);
  const sole = view.phase.name !== 'action';
  const plan = useMemo(() => planOf(draft, moves, hand, sole), [draft, moves, hand, sole]);

  const take = (action: string) => {
    if (busy) return;
    skip();
    setDraft(NOTHING);
    act(action);
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
  const refuseCompany = (card: CardId | null, company: CompanyId) => {
    const { rule, said } = whyNotCompany(view, card, company, words);
    explain(rule, said);
  };
  const isSubject = (card: CardId) => plan.subject === keyOf({ at: 'hand', card });
  return {
    moves,
    plan,
    mine,
    tap,
    aim,
    take,
    commit,
    refuse: explain,
    tapHand: card => {
      if (!mine) explain('SHARES-17', words.prompt.why.notYours);
      else if (isPaying(plan) && isSubject(card))
        setDraft({ ...NOTHING, subject: sole ? null : plan.subject });
      else if (isPaying(plan)) paid(togglePaid(plan, card));
      else if (optionsFor(moves, keyOf({ at: 'hand', card })).length > 0) tap({ at: 'hand', card });
      else if (view.phase.name === 'action') explain('SHARES-31', words.prompt.card.neither);
      else explain(whyNotHand(view));
    },
    tapCompany: company => {
      if (!mine) explain('SHARES-17', words.prompt.why.notYours);
      else if (plan.options.some(option => option.aim === company)) aim(company);
      else refuseCompany(touchedCard(plan), company);
    },
    lift: card => setDraft({ ...NOTHING, subject: keyOf({ at: 'hand', card }) }),
    drop: (card, company) => {
      const subject = keyOf({ at: 'hand', card });
      const fits = optionsFor(moves, subject).some(option => option.aim === company);
      if (fits) setDraft({ subject, aim: company, paid: [] });
      else refuseCompany(card, company);
    },
    fill: () => {
      if (seat === null || !plan.option) return;
      const free = hand.filter(card => !plan.paid.includes(card) && !isSubject(card));
      paid([...plan.paid, ...payWith(free, plan.due, view, seat)]);
    },
    back: () => {
      if (plan.paid.length > 0) paid([]);
      else setDraft({ ...NOTHING, subject: sole && plan.options.length === 1 ? null : plan.subject });
    },
  };
}
