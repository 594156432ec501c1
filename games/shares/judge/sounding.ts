import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { sharesHints } from '../bot/hints.ts';
import { bestOptions } from '../bot/prospect.ts';
import type { SharesKinds, State } from '../types.ts';
import { look } from './look.ts';
import { reasons } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

const OPTIONS = 8; // of all payments and expansions, those a good player thinks about
const LATE = 8; // cards

export const sounding: Sounding<SharesKinds> = {
  rules: 1,
  weights: WEIGHTS,
  effort: { games: 400, options: 12, turns: 2, replies: 4 },
  look,
  isLate,
  options: (s, seat, most = OPTIONS) => bestOptions(s, seat, most),
  sensible: sharesHints.rollout,
  reasons,
};

/** Final turns have come, or will soon. */
function isLate(s: State): boolean {
  return s.ending !== null || (s.depletions > 0 && s.deck.length <= LATE);
}
