import type { Game } from '@fathoms/kernel/game.ts';
import { apply, explain, legal, outcome, setup, toAct } from './turn.ts';
import type { PigKinds, State } from './types.ts';

const copy = (s: State): State => ({ ...s, scores: [...s.scores] });

/** Pig: roll as often as you dare; a 1 costs the turn. Rules: rules.md */
export const pig: Game<PigKinds> = {
  id: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { target: [50, 100] },
  forbids: () => null,
  setup,
  toAct,
  legal,
  forced: () => null, // a die is rolled by whoever's turn it is, even where nothing else is possible
  apply,
  outcome,
  explain,
  view: copy, // nothing is secret …
  hasSecrets: () => false,
  redact: event => event,
  reveals: () => false,
  determinize: ({ view }) => copy(view), // … so what a seat knows is the whole state
  format: action => action.type,
  parse: text => (text === 'roll' || text === 'hold' ? { type: text } : null),
};
