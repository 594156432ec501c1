import { cutTo, type Live, outcomeOf } from './live.ts';

/** What people without a seat see of a match: so many steps behind it, and all of it once it is over. */
export interface Audience {
  readonly sees: (live: Live, delay: number) => Live;
}

export function openAudience(): Audience {
  let past: Live[] = []; // what the newest grew from, oldest first
  return {
    sees(live, delay) {
      if (delay === 0 || outcomeOf(live)) return live;
      past = past.filter(earlier => earlier !== live && isPrefix(earlier, live));
      const length = Math.max(0, live.steps.length - delay);
      const at = past.findLastIndex(earlier => earlier.steps.length <= length);
      const seen = past[at] ?? cutTo(live, length);
      past = [seen, ...past.slice(at + 1), live];
      return seen;
    },
  };
}

/** Whether the later match only adds steps to the earlier one. Steps are never changed, so the last tells. */
export const isPrefix = (earlier: Live, later: Live): boolean => {
  const length = earlier.steps.length;
  return length <= later.steps.length && earlier.steps[length - 1] === later.steps[length - 1];
};
