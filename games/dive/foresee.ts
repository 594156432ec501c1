import { type Caution, type Foresight, foresee as play } from '@fathoms/kernel/foresee.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { CURRENT } from './rulesets.ts';
import { apply, forced } from './turn.ts';
import type { Action, DiveKinds, Lying, State, View } from './types.ts';
import { redact, view as viewOf } from './view.ts';

export interface Foreseen extends Foresight<DiveKinds> {
  readonly mark: Caution | null; // wastes: tokens on levels for which no card is left
  readonly cardless: number; // so many levels of the program have no card
  readonly wholly: boolean; // one mistake costs every level
}

const RULES = { apply, forced, redact, view: viewOf };

/** What a legal action of this seat will do, from what the seat sees alone. What the stack holds, nobody foresees. */
export function foresee(view: View, seat: Seat, action: Action): Foreseen {
  const foresight = dives(view, seat, action)
    ? { news: [{ type: 'ready' as const, seat }], view: null }
    : action.type === 'take' && view.sonar !== null // with the last one the sonar sounds the stack
      ? { news: [{ type: 'took' as const, seat, companion: action.companion }], view: null }
      : play<DiveKinds>(RULES, imagine(view, seat), seat, action);
  const cardless = action.type === 'ready' ? Math.max(0, action.program.levels.length - view.cards) : 0;
  const wholly = view.mode === 'standard' && view.divers[seat].zone === 'deep';
  return { ...foresight, mark: cardless > 0 ? 'wastes' : null, cardless, wholly };
}

/** With the last one ready the dive begins. */
const dives = (view: View, seat: Seat, action: Action): boolean =>
  action.type === 'ready' && view.divers.every(({ ready }, other) => ready || other === seat);

/** The table as the view shows it. Nothing but the dive looks at cards, programs and the Chief's deck. */
function imagine(view: View, seat: Seat): State {
  return {
    version: CURRENT, // what is imagined is neither drawn nor heard
    mode: view.mode,
    flashlight: view.flashlight,
    sonar: view.sonar,
    clock: 0,
    live: true,
    key: '',
    stack: Array.from({ length: view.cards }, (): Lying => ({ card: '', turn: 0, flipped: false })),
    gone: [],
    lastDive: 0,
    divers: view.divers.map(({ zone: _, ...diver }, other) => ({
      ...diver,
      program: other === seat ? view.program : null,
    })),
    chief: view.chief && { space: view.chief.space, deck: [], used: [] },
    offered: [...view.offered],
    ages: [...view.ages],
    octopus: view.octopus,
    round: view.round,
    phase: view.phase,
    reason: null,
    dream: null,
  };
}
