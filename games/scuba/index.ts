import type { Game } from '@fathoms/kernel/game.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { format, parse } from './notation.ts';
import { MOST_DIVERS } from './parts.ts';
import type { Version } from './rulesets.ts';
import { outcome } from './scoring.ts';
import { forbids, OPTIONS, setup } from './setup.ts';
import { tally } from './tally.ts';
import { apply, forced, legal, toAct } from './turn.ts';
import type { ScubaKinds } from './types.ts';
import { hasSecrets, redact, reveals, view } from './view.ts';

/** The versions differ in their figures alone, and a state knows its own: only `setup` has to be told. */
const byRules = (version: Version): Game<ScubaKinds> => ({
  id: 'scuba',
  version,
  seats: { min: 2, max: MOST_DIVERS },
  options: OPTIONS,
  forbids,
  setup: (seats, options, dealer) => setup(version, seats, options, dealer),
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
});

/** Scuba: dive a reef, see its animals, be back before the air is gone. Rules: rules/scuba.md */
export const scuba = byRules(2);

/** For the tables and records of its time. */
export const scubaV1 = byRules(1);
