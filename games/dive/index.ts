import type { Game } from '@fathoms/kernel/game.ts';
import { choices } from './choices.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { format, parse } from './notation.ts';
import { MOST_DIVERS } from './parts.ts';
import { pictures } from './pictures.ts';
import { redraw } from './redraw.ts';
import { CURRENT, type Version } from './rulesets.ts';
import { outcome } from './scoring.ts';
import { forbids, OPTIONS, setup } from './setup.ts';
import { tally } from './tally.ts';
import { countdowns, decision, expire } from './time.ts';
import { apply, forced, legal, toAct } from './turn.ts';
import type { DiveKinds } from './types.ts';
import { expiring, hasSecrets, redact, reveals, view } from './view.ts';

/** The versions differ in what is seen and heard, and a state knows its own: only `setup` has to be told. */
const byRules = (version: Version): Game<DiveKinds> => ({
  id: 'dive',
  version,
  seats: { min: 1, max: MOST_DIVERS },
  options: OPTIONS,
  forbids,
  setup: (seats, options, dealer) => setup(version, seats, options, dealer),
  toAct,
  legal,
  choices,
  forced,
  apply,
  outcome,
  explain,
  view,
  hasSecrets,
  redact,
  reveals,
  determinize,
  redraw,
  tally,
  time: { countdowns, expire, decision },
  pictures,
  expiring,
  format,
  parse,
});

/** Dive: look into the stack, bet level by level, peel it off. Rules: rules/dive.md */
export const dive = byRules(CURRENT);

/** For the tables and records of its time. */
export const diveV1 = byRules(1);
export const diveV2 = byRules(2);
