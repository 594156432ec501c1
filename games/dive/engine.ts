import type { Engine } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { diveHints } from './bot/hints.ts';
import { dive } from './index.ts';

export const engine: Engine = { versions: [dive as Game], hints: diveHints as Hints };
