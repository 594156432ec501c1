import type { Facts, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { ReviewEffort } from '@fathoms/kernel/sounding.ts';
import { type Expertise, openOutlook } from './imagine.ts';
import { type Quality, qualityOf } from './quality.ts';
import { FULL_EFFORT, settle, weigh } from './weigh.ts';
import { whole } from './whole.ts';

/** What a review would say of every option, before one of them is chosen. */
export interface Advice {
  readonly options: readonly AdvisedOption[]; // most worth first; a single one = there is nothing to decide
  readonly reasons: Facts; // of the first
}

export interface AdvisedOption {
  readonly action: string;
  readonly worth: number; // the seat's chance after it, in hundredths of a per cent
  readonly quality: Quality; // what a review would call it
}

/** Every option meets all games, so that the order of their chances is the order of the options. */
const WHOLE_EFFORT: ReviewEffort = { each: FULL_EFFORT.close, close: FULL_EFFORT.close };

/** Weighs what a seat may do now, from what it knows. The same question gets the same answer. */
export function advise(
  expertise: Expertise,
  seen: Seen<Kinds>,
  seed: string,
  effort: ReviewEffort = WHOLE_EFFORT,
): Advice {
  const { seat } = seen;
  const outlook = openOutlook(expertise.game, seen, seed);
  const { options, sensible } = weigh(expertise, outlook, null, effort);
  const { costs } = settle(expertise, outlook, { options, sensible, asked: options }, effort);
  const sorted = options
    .map((option, nth) => ({ ...option, cost: costs[nth] }))
    .sort((a, b) => b.worth[seat] - a.worth[seat]);
  return {
    options: sorted.map(option => ({
      action: option.text,
      worth: whole(option.worth[seat]),
      quality: qualityOf(option.cost),
    })),
    reasons: expertise.sounding.reasons(outlook.world(0), seat, sorted[0].action),
  };
}
