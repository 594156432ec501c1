import { hasOtter } from '@fathoms/games/otters.ts';
import { strengthOf } from '@fathoms/games/strengths.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';

/** The bots that can be asked to a table of this game, weakest first. An Orca only where it was measured to be one. */
export const levelsOf = (game: string): readonly Level[] =>
  LEVELS.filter(level =>
    level === 'otter' ? hasOtter(game) : level !== 'orca' || strengthOf(game, level) !== null,
  );
