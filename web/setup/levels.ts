import { hasOrca } from '@fathoms/games/orcas.ts';
import { hasOtter } from '@fathoms/games/otters.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';

/** The bots that can be asked to a table of this game, weakest first. */
export const levelsOf = (game: string): readonly Level[] =>
  LEVELS.filter(level => (level === 'otter' ? hasOtter(game) : level !== 'orca' || hasOrca(game)));
