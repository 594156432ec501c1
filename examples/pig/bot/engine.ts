import type { Engine } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { pig } from '../index.ts';
import { pigHints } from './hints.ts';

/** What the list of games is given. */
export const engine: Engine = { versions: [pig as Game], hints: pigHints as Hints };
