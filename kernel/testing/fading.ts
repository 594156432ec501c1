import type { Game, Kinds } from '../game.ts';
import { promised, same } from './promised.ts';

/** What is left of news is settled once and for all, is the same for everybody, and a round stays over. */
export function checkFading<K extends Kinds>(
  game: Game<K>,
  seats: number,
  events: readonly K['event'][],
): void {
  const { fading } = game;
  if (!fading) return;
  const restOf = (event: K['event'] | null) => (event === null ? null : fading.rest(event));
  for (const event of events) {
    const rest = fading.rest(event);
    same(restOf(rest), rest, 'news fades once');
    promised(
      !fading.ends(event) || (rest !== null && fading.ends(rest)),
      'a round is still heard to be over',
    );
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      const hears = game.redact(event, viewer);
      const left = rest === null ? null : game.redact(rest, viewer);
      same(restOf(hears), left, 'what is left of news is the same for everybody');
    }
  }
}
