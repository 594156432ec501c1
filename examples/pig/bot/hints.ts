import type { Seat } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import type { Action, PigKinds, View } from '../types.ts';

const TIMID = 10; // a beginner is content with this
const ENOUGH = 20; // from here on the next roll loses more than it brings

/** Holds once the turn is worth `enough`, or wins. */
function holdAt(enough: number, view: View, seat: Seat, legal: readonly Action[]): Action {
  const hold = legal.find(action => action.type === 'hold');
  const wins = view.scores[seat] + view.total >= view.target;
  return hold && (wins || view.total >= enough) ? hold : { type: 'roll' };
}

export const pigHints: SearchHints<PigKinds> = {
  naive: ({ view, seat }, legal) => holdAt(TIMID, view, seat, legal),
  sound: ({ view, seat }, legal) => holdAt(ENOUGH, view, seat, legal),
  effort: { games: 200, actions: 60 },
  rollout: (state, seat, legal) => holdAt(ENOUGH, state, seat, legal),
  worth: ({ scores, target }) => scores.map(score => Math.min(1, score / target)),
};
