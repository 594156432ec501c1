import { scubaHints } from '@fathoms/games/scuba/hints.ts';
import { scuba } from '@fathoms/games/scuba/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Engine } from '../engines.ts';

export const engine: Engine = { game: scuba as Game, hints: scubaHints as Hints };
