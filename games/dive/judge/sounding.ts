import type { Sounding } from '@fathoms/kernel/sounding.ts';
import type { DiveKinds } from '../types.ts';
import { expert } from './expert.ts';
import { asOne, imagineCarefully } from './imagine.ts';
import { lenient } from './lenient.ts';
import { look, lookAtChief } from './look.ts';
import { decideOthers, options } from './policy.ts';
import { reasons } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

export const sounding: Sounding<DiveKinds> = {
  rules: 3,
  weights: WEIGHTS,
  effort: { games: 180, options: 15, turns: 0, replies: 1 }, // `expert` always answers: only the first counts
  review: { each: 48, close: 240 },
  look,
  automaton: lookAtChief,
  isLate: () => false, // the judge has learned from positions right before the last round
  options,
  sensible: (_s, _seat, [first]) => first,
  rounds: {
    round: s => Math.max(1, s.round),
    isSealed: ({ type }) => type === 'ready',
    imagine: imagineCarefully,
    decideOthers,
    asOne,
    seenBy: lenient,
  },
  expert,
  reasons,
};
