import { lockerHints } from '@fathoms/games/locker/bot/hints.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Engine } from '../engines.ts';

export const engine: Engine = { game: locker as Game, hints: lockerHints as Hints };
