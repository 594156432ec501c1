import type { Game } from '@fathoms/kernel/game.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { format, parse } from './notation.ts';
import { outcome } from './scoring.ts';
import { forbids, OPTIONS, setup } from './setup.ts';
import { tally } from './tally.ts';
import { apply, forced, legal, toAct } from './turn.ts';
import type { ScubaKinds } from './types.ts';
import { hasSecrets, redact, reveals, view } from './view.ts';

/** Scuba: dive a reef, see its animals, be back before the air is gone. Rules: rules/scuba.md */
export const scuba: Game<ScubaKinds> = {
  id: 'scuba',
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
