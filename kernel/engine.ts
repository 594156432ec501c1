import type { Game } from './game.ts';
import type { Hints } from './hints.ts';

/** What a game registers: its rules in every version that was ever released, and what it tells the bots. */
export interface Engine {
  readonly title?: string; // as people know it, in every language; none = it has no name yet
  readonly versions: readonly Game[]; // oldest first; new tables play the last
  readonly hints: Hints;
}
