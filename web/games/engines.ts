/// <reference types="vite/client" />
/** A game's rules and what it tells the bots, fetched when a table of it is set up or opened in this browser. */
import type { Engine } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { patiently } from '../ui/patience.ts';

export interface LoadedRules {
  readonly game: Game;
  readonly hints: Hints;
}

/** Found by folder: the catalogue would fetch every game at once. */
const engines = import.meta.glob<{ engine: Engine }>('../../games/*/bot/engine.ts');

/** As new tables play it; null = there is no such game. */
export const currentEngine = (id: string): Promise<LoadedRules | null> =>
  load(id, ({ versions }) => versions.at(-1));

/** By the rules a table or a record was begun with; null = this build knows no such rules. */
export const loadEngine = (id: string, version: number): Promise<LoadedRules | null> =>
  load(id, ({ versions }) => versions.find(game => game.version === version));

async function load(id: string, pick: (engine: Engine) => Game | undefined): Promise<LoadedRules | null> {
  const found = engines[`../../games/${id}/bot/engine.ts`];
  const engine = found && (await patiently(found)).engine;
  const game = engine && pick(engine);
  return engine && game ? { game, hints: engine.hints } : null;
}
