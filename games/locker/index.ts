import type { Game } from '@fathoms/kernel/game.ts';
import { explain } from './explain.ts';
import { format, parse } from './notation.ts';
import { outcome } from './scoring.ts';
import { forbids, OPTIONS, setup } from './setup.ts';
import { tally } from './tally.ts';
import { apply, forced, legal, toAct } from './turn.ts';
import type { LockerKinds } from './types.ts';
import { determinize, hasSecrets, redact, reveals, view } from './view.ts';

/** Locker: turn up loot one card at a time; a repeated suit sinks the haul. Rules: rules/locker.md */
export const locker: Game<LockerKinds> = {
  id: 'locker',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  forbids,
  setup,
  toAct,
  legal,
  forced,
  apply,
  outcome,
  explain,
  view,
  hasSecrets,
  redact,
  reveals,
  determinize,
  tally,
  format,
  parse,
};
