import type { Game } from '@fathoms/kernel/game.ts';
import { choices } from './choice.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { format, parse } from './notation.ts';
import { MOST_PLAYERS } from './parts.ts';
import { outcome } from './scoring.ts';
import { forbids, OPTIONS, setup } from './setup.ts';
import { tally } from './tally.ts';
import { apply, legal, toAct } from './turn.ts';
import type { SharesKinds } from './types.ts';
import { hasSecrets, redact, reveals, view } from './view.ts';

/** Deep Shares: one card is money, share or depth. Rules: rules/shares.md */
export const shares: Game<SharesKinds> = {
  id: 'shares',
  version: 1,
  seats: { min: 2, max: MOST_PLAYERS },
  options: OPTIONS,
  forbids,
  setup,
  toAct,
  legal,
  choices,
  forced: () => null, // no rule lets anything happen by itself: even the last card of the row is taken
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
