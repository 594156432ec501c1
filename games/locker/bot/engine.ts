import { type Engine, ownPoints } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { locker } from '../index.ts';
import { lockerHints } from './hints.ts';

export const engine: Engine = {
  title: 'Locker',
  versions: [locker as Game],
  hints: lockerHints as Hints,
  daily: { bots: ['seal', 'seal'], options: {}, score: ownPoints },
};
