import { type Engine, ownPoints } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { dive, diveV1, diveV2 } from '../index.ts';
import { diveHints } from './hints.ts';

export const engine: Engine = {
  title: 'Dive',
  versions: [diveV1 as Game, diveV2 as Game, dive as Game],
  hints: diveHints as Hints,
  daily: { bots: [], options: {}, score: ownPoints },
};
