/// <reference types="vite/client" />
/** A game's rules and what it tells the bots, fetched when a table of it is set up or opened in this browser. */
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';

export interface Engine {
  readonly game: Game;
  readonly hints: Hints;
}

/** Found by folder, so that a new game is one more folder. The catalogue would fetch every game at once. */
const engines = import.meta.glob<{ engine: Engine }>('./*/engine.ts');

/** null = there is no such game. */
export async function loadEngine(id: string): Promise<Engine | null> {
  const load = engines[`./${id}/engine.ts`];
  return load ? (await load()).engine : null;
}
