import type { Engine } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { scubaHints } from './hints.ts';
import { scuba } from './index.ts';

export const engine: Engine = { versions: [scuba as Game], hints: scubaHints as Hints };
