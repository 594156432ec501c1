import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { determinize } from '../determinize.ts';
import { companyOf } from '../parts.ts';
import { outcome, valuesNow } from '../scoring.ts';
import type { Action, SharesKinds, State } from '../types.ts';
import { standing } from './judgement.ts';
import { bestOptions } from './prospect.ts';

/** What Deep Shares tells the bots about itself. */
export const sharesHints: SearchHints<SharesKinds> = {
  effort: { games: 200, actions: 200 }, // to the end: what a card is worth shows nowhere else
  candidates: (s, seat, most = CANDIDATES) => bestOptions(s, seat, most),
  naive,
  sound: (_seen, candidates) => candidates[0],
  rollout: (_state, _seat, candidates) => candidates[0],
  worth,
};

const CANDIDATES = 8;

const WITS = 6; // of a beginner's decisions in ten: those of a sound player
const MOODS = 10; // tenths of a point by which a beginner changes its mind
const THRIFT = 0.4; // what a beginner thinks a card is worth
const DOUBT = 1; // and how much better it seems to leave an ability alone

/** Knows what the game is about, but often counts only today's values and pays with any cards. */
function naive(seen: Seen<SharesKinds>, legal: readonly Action[], chance: Chance): Action {
  const s = determinize(seen, chance);
  if (chance.below(10) < WITS) return bestOptions(s, seen.seat, 1)[0];
  const values = valuesNow(s);
  let choice = legal[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = today(s, seen.seat, values, action) + chance.below(MOODS) / 10;
    if (value <= highest) continue;
    choice = action;
    highest = value;
  }
  return choice;
}

function today(s: State, seat: Seat, values: readonly number[], a: Action): number {
  switch (a.type) {
    case 'take':
    case 'decline':
      return 0;
    case 'buy':
      return values[companyOf(a.card)] - THRIFT * a.with.length + 0.5;
    case 'acquire':
      return values[a.company] - THRIFT * a.with.length + 0.5;
    case 'expand':
      return s.portfolios[seat][a.company].length - 0.5;
    case 'draw':
      return 0.5;
    default:
      return -DOUBT;
  }
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
