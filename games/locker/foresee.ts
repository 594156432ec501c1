import { type Caution, type Foresight, foresee as play, unknown } from '@fathoms/kernel/foresee.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { type Card, parseCard } from './parts.ts';
import { apply, forced } from './turn.ts';
import type { Action, LockerKinds, Phase, State, View } from './types.ts';
import { redact, stateOf, view as viewOf } from './view.ts';

export interface Foreseen extends Foresight<LockerKinds> {
  readonly mark: Caution | null; // busts: an incident; wastes: an effect finds nothing, or turns against its user
}

const RULES = { apply, forced, redact, view: viewOf };

/** What a legal action of this seat will do, from what the seat sees alone. */
export function foresee(view: View, seat: Seat, action: Action): Foreseen {
  const foresight = play<LockerKinds>(RULES, imagine(view), seat, action);
  return { ...foresight, mark: markOf(foresight, seat) };
}

function markOf({ news }: Foresight<LockerKinds>, seat: Seat): Caution | null {
  if (news.some(event => event.type === 'crashed' && event.seat === seat)) return 'busts';
  const isWasted = news.some(({ type }) => type === 'fizzled' || type === 'sunk' || type === 'struck');
  return isWasted ? 'wastes' : null;
}

/** The table as the view shows it; what lies face down stays unknown. */
function imagine(view: View): State {
  const drawn = view.phase.name === 'map' ? (view.phase.drawn ?? []).map(cardOf) : [];
  const phase: Phase = view.phase.name === 'map' ? { name: 'map', drawn } : { ...view.phase };
  return stateOf(view, {
    top: view.peek.cards?.map(cardOf) ?? unknown(view.peek.count),
    deck: unknown(view.deck - view.peek.count),
    locker: [...drawn, ...unknown(view.locker - drawn.length)],
    phase,
  });
}

const cardOf = (id: string): Card => parseCard(id) as Card;
