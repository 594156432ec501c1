import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { determinize } from '../determinize.ts';
import { BLIND } from '../observer.ts';
import { plans } from '../plan.ts';
import { asIfTranquil } from '../prospect.ts';
import { readingIn } from '../sonar.ts';
import type { Action, DiveKinds, Program } from '../types.ts';
import { expert } from './expert.ts';

/** What Dive tells the bots about itself. */
export const diveHints: Hints<DiveKinds> = {
  effort: { games: 120 }, // imagined rounds
  candidates: (s, seat) => plans(s, seat, 1),
  naive,
  careless,
  sound: (_seen, [best]) => best,
  expert,
};

const SHYNESS = 4; // a beginner uses a companion in one decision of so many

/** Says what it thinks it sees and goes for levels, whatever the zone; speeds and helpers are an afterthought. */
function naive(seen: Seen<DiveKinds>, legal: readonly Action[], chance: Chance): Action {
  if (seen.view.phase === 'companions') return pick(legal, chance);
  const { sharks } = readingIn(seen) ?? BLIND;
  const uses = legal.filter(({ type }) => type !== 'ready');
  if (uses.length > 0 && chance.below(SHYNESS) === 0) return pick(uses, chance);
  let choice: Action | null = null;
  let highest = -1;
  for (const action of legal) {
    if (action.type !== 'ready') continue;
    const hope = levelsHoped(action.program, sharks) + chance.below(100) / 200;
    if (hope <= highest) continue;
    choice = action;
    highest = hope;
  }
  return choice ?? pick(legal, chance);
}

/** Plans with care, but as if all waters were tranquil: it forgets that a mistake costs all levels in the deep. */
function careless(seen: Seen<DiveKinds>, _legal: readonly Action[], chance: Chance): Action {
  return plans(determinize(seen, chance), seen.seat, 1, asIfTranquil)[0];
}

function levelsHoped({ levels }: Program, sharks: readonly number[]): number {
  let reach = 1;
  let hoped = 0;
  for (const [i, { shark }] of levels.entries()) {
    reach *= (shark ? sharks[i] : 1000 - sharks[i]) / 1000;
    hoped += reach;
  }
  return hoped;
}
