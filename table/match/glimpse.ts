import type { Seat } from '@fathoms/kernel/game.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { glimpseChance } from './fairness.ts';
import type { LiveMatch } from './live.ts';

/**
 * What a bot makes of the pictures. Its luck is settled by seat and moment, so looking twice shows nothing
 * new, and neither does a restart.
 */
export function glimpseOf({ game, state, seed }: LiveMatch, seat: Seat, level: Level): unknown {
  const { pictures } = game;
  if (!pictures) return undefined;
  return pictures.glimpse(state, LEVELS.indexOf(level), glimpseChance(seed, seat, pictures.moment(state)));
}
