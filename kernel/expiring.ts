import type { Game, Kinds } from './game.ts';

/** News of each step when it is sent again: of rounds that are over, only what may still be known. */
export function afterExpiry<K extends Kinds>(
  { expiring }: Game<K>,
  steps: readonly (readonly K['event'][])[],
): readonly (readonly K['event'][])[] {
  if (!expiring) return steps;
  const last = steps.findLastIndex(events => events.some(event => expiring.ends(event)));
  return steps.map((events, step) => {
    const end = step < last ? events.length : events.findLastIndex(event => expiring.ends(event));
    return events.flatMap((event, i) => {
      const rest = i > end ? event : expiring.rest(event);
      return rest === null ? [] : [rest];
    });
  });
}
