import type { Game } from './game.ts';
import type { Hints } from './hints.ts';

/** What a game registers: its rules in every version that was ever released, and what it tells the bots. */
export interface Engine {
  readonly versions: readonly Game[]; // oldest first; new tables play the last
  readonly hints: Hints;
}
