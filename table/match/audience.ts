import { cutTo, type LiveMatch, outcomeOf } from './live.ts';

/** What people without a seat see of a match: so many steps behind it, and all of it once it is over. */
export interface Audience {
  readonly sees: (live: LiveMatch, delay: number) => LiveMatch;
}

/** The same at every node and after a restart: exactly so many steps behind, wherever those fall. */
export function openAudience(): Audience {
  let past: LiveMatch[] = []; // what the newest grew from, back to what is seen of it
  return {
    sees(live, delay) {
      if (delay === 0 || outcomeOf(live)) return live;
      const length = Math.max(0, live.steps.length - delay);
      const kept = past.filter(earlier => earlier.steps.length >= length && isPrefix(earlier, live));
      const seen = kept.find(earlier => earlier.steps.length === length) ?? cutTo(live, length);
      past = [seen, ...kept.filter(earlier => earlier !== seen && earlier !== live), live];
      return seen;
    },
  };
}

/** Whether the later match only adds steps to the earlier one. Steps are never changed, so the last tells. */
export const isPrefix = (earlier: LiveMatch, later: LiveMatch): boolean => {
  const length = earlier.steps.length;
  return length <= later.steps.length && earlier.steps[length - 1] === later.steps[length - 1];
};
