import { sharesHints } from '@fathoms/games/shares/bot/hints.ts';
import { shares } from '@fathoms/games/shares/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Engine } from '../engines.ts';

export const engine: Engine = { game: shares as Game, hints: sharesHints as Hints };
