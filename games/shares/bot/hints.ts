import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { determinize } from '../determinize.ts';
import { outcome } from '../scoring.ts';
import type { Action, SharesKinds, State } from '../types.ts';
import { outlook, ownOutlook, standing } from './judgement.ts';
import { bestOptions, bestWithoutAbilities } from './prospect.ts';

/** What Deep Shares tells the bots about itself. */
export const sharesHints: SearchHints<SharesKinds> = {
  effort: { games: 200, actions: 200 }, // to the end: what a card is worth shows nowhere else
  candidates: (s, seat, most = CANDIDATES) => bestOptions(s, seat, most),
  naive,
  careless,
  sound: (_seen, candidates) => candidates[0],
  rollout: (_state, _seat, candidates) => candidates[0],
  worth,
};

const CANDIDATES = 8;

/** Thinks of its own shares and hand alone: what a move brings the others it overlooks, and abilities as well. */
function naive(seen: Seen<SharesKinds>, _legal: readonly Action[], chance: Chance): Action {
  return bestWithoutAbilities(ownOutlook(determinize(seen, chance), seen.seat));
}

/** Overlooks abilities: it expands for depth and dividends, and takes what comes with it as it comes. */
function careless(seen: Seen<SharesKinds>, _legal: readonly Action[], chance: Chance): Action {
  return bestWithoutAbilities(outlook(determinize(seen, chance), seen.seat));
}

const SPREAD = 6; // points of lead that matter

/** Who won; before that, chances by what portfolios and hands will be worth. */
function worth(s: State): readonly number[] {
  const places = outcome(s)?.places;
  if (places) return places.map(place => (place === 1 ? 1 : 0));
  const points = s.hands.map((_, seat) => standing(s, seat));
  const top = Math.max(...points);
  const chances = points.map(p => Math.exp((p - top) / SPREAD));
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}
