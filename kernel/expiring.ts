import type { Game, Kinds } from './game.ts';

/** News of each step when it is told again: of rounds that are over, only what may still be known. */
export function faded<K extends Kinds>(
  { expiring }: Game<K>,
  told: readonly (readonly K['event'][])[],
): readonly (readonly K['event'][])[] {
  if (!expiring) return told;
  const last = told.findLastIndex(events => events.some(event => expiring.ends(event)));
  return told.map((events, step) => {
    const end = step < last ? events.length : events.findLastIndex(event => expiring.ends(event));
    return events.flatMap((event, i) => {
      const rest = i > end ? event : expiring.rest(event);
      return rest === null ? [] : [rest];
    });
  });
}
