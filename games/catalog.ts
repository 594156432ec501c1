import type { DailyDeal, Engine } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import * as games from './games.ts';

export type GameId = keyof typeof games;

const ENGINES: { readonly [id in GameId]: Engine } = { ...games };

const find = (id: string): Engine | null => (Object.hasOwn(ENGINES, id) ? ENGINES[id as GameId] : null);

/** Every game as new tables play it. */
export const GAMES = Object.fromEntries(
  Object.entries(ENGINES).map(([id, { versions }]) => [id, versions.at(-1)]),
) as { readonly [id in GameId]: Game };

/** The game with this id as new tables play it, if there is one; ids from outside come this way. */
export const currentGame = (id: string): Game | null => find(id)?.versions.at(-1) ?? null;

/** The same by the rules a stored table or a record was begun with; null = this build knows no such rules. */
export const findGame = (id: string, version: number): Game | null =>
  find(id)?.versions.find(game => game.version === version) ?? null;

/** What people call the game; null = there is none, or it has no name. */
export const titleOf = (id: string): string | null => find(id)?.title ?? null;

/** All released rules of a game, the current ones last. */
export const versionsOf = (id: GameId): readonly Game[] => ENGINES[id].versions;

/** The deal of the day of the game with this id; null = it has none. */
export const findDaily = (id: string): DailyDeal | null => find(id)?.daily ?? null;

/** What the game with this id tells the bots, whatever the version: they judge by what a state is worth in its own. */
export const findHints = (id: string): Hints | null => find(id)?.hints ?? null;
