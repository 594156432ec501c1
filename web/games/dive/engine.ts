import { diveHints } from '@fathoms/games/dive/bot/hints.ts';
import { dive } from '@fathoms/games/dive/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Engine } from '../engines.ts';

export const engine: Engine = { game: dive as Game, hints: diveHints as Hints };
