import type { Seat } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Action, PigKinds, View } from '../types.ts';

const TIMID = 8; // a beginner is content with this
const ENOUGH = 20; // from here on the next roll loses more than it brings
const NEAR = 24; // within one good turn of the target

export const pigHints: Hints<PigKinds> = {
  naive: ({ view, seat }) => holdAt(TIMID, view, seat),
  sound: ({ view, seat }) => holdAt(ENOUGH, view, seat),
  effort: { games: 1 },
  expert: ({ view, seat }) => holdAt(pace(view, seat), view, seat),
};

/** Holds once the turn is worth `enough`, or wins. */
function holdAt(enough: number, view: View, seat: Seat): Action {
  const wins = view.scores[seat] + view.total >= view.target;
  return view.total > 0 && (wins || view.total >= enough) ? { type: 'hold' } : { type: 'roll' };
}

/** Dares more when behind, and everything when somebody is about to win. */
function pace({ scores, target }: View, seat: Seat): number {
  const rival = Math.max(...scores.filter((_, other) => other !== seat));
  if (target - Math.max(scores[seat], rival) <= NEAR) return target;
  return ENOUGH + Math.round((rival - scores[seat]) / 8);
}
