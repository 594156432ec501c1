import type { Game, Kinds } from '../game.ts';
import { promised, same } from './promised.ts';

/** What is left of news is settled once and for all, is the same for everybody, and a round stays over. */
export function checkExpiring<K extends Kinds>(
  game: Game<K>,
  seats: number,
  events: readonly K['event'][],
): void {
  const { expiring } = game;
  if (!expiring) return;
  const restOf = (event: K['event'] | null) => (event === null ? null : expiring.rest(event));
  for (const event of events) {
    const rest = expiring.rest(event);
    same(restOf(rest), rest, 'news expires once');
    promised(
      !expiring.ends(event) || (rest !== null && expiring.ends(rest)),
      'a round is still heard to be over',
    );
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      const redacted = game.redact(event, viewer);
      const left = rest === null ? null : game.redact(rest, viewer);
      same(restOf(redacted), left, 'what is left of news is the same for everybody');
    }
  }
}
