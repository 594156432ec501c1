import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { lockerHints } from '../bot/hints.ts';
import { deckSize } from '../flow.ts';
import { legal } from '../turn.ts';
import type { LockerKinds } from '../types.ts';
import { look } from './look.ts';
import { reasons } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

const LATE = 24; // cards

export const sounding: Sounding<LockerKinds> = {
  rules: 1,
  weights: WEIGHTS,
  effort: { positions: 700 },
  look,
  isLate: s => deckSize(s) <= LATE,
  options: legal,
  sensible: lockerHints.rollout,
  cautious: options => options.find(({ type }) => type === 'return') ?? null,
  reasons,
};
