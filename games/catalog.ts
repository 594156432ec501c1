import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { diveHints } from './dive/bot/hints.ts';
import { dive } from './dive/index.ts';
import { lockerHints } from './locker/bot/hints.ts';
import { locker } from './locker/index.ts';
import { scubaHints } from './scuba/hints.ts';
import { scuba } from './scuba/index.ts';
import { sharesHints } from './shares/bot/hints.ts';
import { shares } from './shares/index.ts';

/** Every game there is. Nothing outside a game's own folders names it, except this list and those of painters and sites. */
export const GAMES = { dive, locker, scuba, shares };
export type GameId = keyof typeof GAMES;

/** What each game tells the bots. */
const HINTS = { dive: diveHints, locker: lockerHints, scuba: scubaHints, shares: sharesHints };

/** The game with this id, if there is one; ids from outside come this way. */
export const findGame = (id: string): Game | null =>
  Object.hasOwn(GAMES, id) ? (GAMES[id as GameId] as Game) : null;

/** The hints of the game with this id, if there is one. */
export const findHints = (id: string): Hints | null =>
  Object.hasOwn(HINTS, id) ? (HINTS[id as GameId] as Hints) : null;
