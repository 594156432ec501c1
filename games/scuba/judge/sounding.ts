import type { Seat } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { candidates } from '../bot/hints.ts';
import type { Action, ScubaKinds, State } from '../types.ts';
import { expert } from './expert.ts';
import { look } from './look.ts';
import { reasons } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

export const sounding: Sounding<ScubaKinds> = {
  rules: 2,
  weights: WEIGHTS,
  effort: { games: 30, options: 6, turns: 0, replies: 1 }, // the last three where `expert` says nothing
  review: { each: 24, close: 96 },
  look,
  isLate: s => s.stage !== 'normal',
  options,
  sensible: (_s, _seat, [best]) => best, // what comes first is what a good diver does
  expert,
  reasons,
};

function options(s: State, seat: Seat, most?: number): readonly Action[] {
  return candidates(s, seat).slice(0, most);
}
