import { type Engine, ownPoints } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { shares } from '../index.ts';
import { sharesHints } from './hints.ts';

export const engine: Engine = {
  title: 'Deep Shares',
  versions: [shares as Game],
  hints: sharesHints as Hints,
  daily: { bots: ['seal', 'seal'], options: {}, score: ownPoints },
};
