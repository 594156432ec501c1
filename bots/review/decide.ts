import type { ReviewEffort } from '@fathoms/kernel/sounding.ts';
import type { Expertise, Outlook } from './imagine.ts';
import { qualityOf } from './quality.ts';
import type { Decision } from './review.ts';
import { settle, type Weighed, weigh } from './weigh.ts';
import { whole } from './whole.ts';

interface Decided {
  readonly favourite: Weighed; // what is best, as far as can be told
  readonly chosen: Weighed;
  readonly sensible: Weighed;
  readonly cost: number; // never above 0
  readonly decision: Decision | null;
}

/** Holds what a seat did against what it could have done. */
export function decide(expertise: Expertise, outlook: Outlook, text: string, effort: ReviewEffort): Decided {
  const { sounding } = expertise;
  const { seat } = outlook;
  const { options, chosen, sensible } = weigh(expertise, outlook, text, effort);
  const question = { options, sensible, asked: [chosen] };
  const {
    best: favourite,
    costs: [cost],
  } = settle(expertise, outlook, question, effort);
  const best = cost < 0 ? favourite : chosen;
  const decision: Decision | null =
    options.length === 1
      ? null
      : {
          quality: qualityOf(cost),
          chosen: text,
          best: best.text,
          options: options
            .map(option => ({ action: option.text, worth: whole(option.worth[seat]) }))
            .sort((a, b) => b.worth - a.worth),
          reasons: sounding.reasons(outlook.world(0), seat, chosen.action),
          instead: sounding.reasons(outlook.world(0), seat, best.action),
        };
  return { favourite, chosen, sensible, cost, decision };
}
