import { type Caution, type Foresight, foresee as play, unknown } from '@fathoms/kernel/foresee.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { stateOf } from './determinize.ts';
import { type Card, parseCard } from './parts.ts';
import { apply } from './turn.ts';
import type { Action, SharesKinds, State, View } from './types.ts';
import { redact, view as viewOf } from './view.ts';

export interface Foreseen extends Foresight<SharesKinds> {
  readonly mark: Caution | null; // wastes: it brings its player nothing now
  readonly dividend: readonly number[] | null; // cards due per seat; null = none is paid
  readonly ability: boolean; // it may be used next
}

const RULES = { apply, forced: () => null, redact, view: viewOf };

/** What a legal action of this seat will do, from what the seat sees alone. */
export function foresee(view: View, seat: Seat, action: Action): Foreseen {
  const foresight = play<SharesKinds>(RULES, imagine(view), seat, action);
  const declared = foresight.news.find(event => event.type === 'declared');
  const ability = foresight.news.some(({ type }) => type === 'offered');
  const dividend = declared?.amounts ?? null;
  const mark = isWaste(view, seat, action, foresight, dividend) ? 'wastes' : null;
  return { ...foresight, mark, dividend, ability };
}

/** No card, no ability, no more worth than before; a share bought may still grow until the final turns. */
function isWaste(
  view: View,
  seat: Seat,
  action: Action,
  { news, view: after }: Foresight<SharesKinds>,
  dividend: readonly number[] | null,
): boolean {
  if (news.some(event => event.type === 'missed' && event.seat === seat)) return true;
  if (after === null || action.type === 'take' || action.type === 'draw' || action.type === 'decline')
    return false;
  if (action.type === 'buy' && !view.final) return false;
  if ((dividend?.[seat] ?? 0) > 0 || news.some(({ type }) => type === 'offered')) return false;
  const lead = ({ scores }: View) => scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
  return after.scores[seat] <= view.scores[seat] && lead(after) <= lead(view);
}

/** The table as the view shows it; others' hands and the deck stay unknown. */
function imagine(view: View): State {
  const hands = view.hands.map(
    ({ cards, count }) => cards?.map(id => parseCard(id) as Card) ?? unknown(count),
  );
  return stateOf(view, hands, unknown(view.deck));
}
