import { type Engine, ownPoints } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { scuba, scubaV1 } from '../index.ts';
import { scubaHints } from './hints.ts';

export const engine: Engine = {
  title: 'Scuba',
  versions: [scubaV1 as Game, scuba as Game],
  hints: scubaHints as Hints,
  daily: { bots: ['seal'], options: {}, score: ownPoints },
};
