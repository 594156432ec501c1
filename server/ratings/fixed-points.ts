import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { START } from './scale.ts';

/**
 * How far above or below Seal each bot plays with two players, in Elo: measured by `lab tournament` and published
 * in bench/results/bots.json. Seal stands where newcomers start; that is a choice.
 */
const ABOVE_SEAL: { readonly [game: string]: { readonly [level in Level]?: number } } = {
  locker: { minnow: -323, seal: 0, barracuda: 65 },
  shares: { minnow: -458, seal: 0, barracuda: 326, orca: 526 },
  scuba: { minnow: -156, seal: 0, barracuda: 137 },
  dive: { minnow: -372, seal: 0, barracuda: 81 },
};

/** Where a bot stands on the scale of a game; null = nobody has measured it. */
export function fixedPoint(game: string, level: Level): number | null {
  const above = Object.hasOwn(ABOVE_SEAL, game) ? ABOVE_SEAL[game]?.[level] : undefined;
  return above === undefined ? null : START + above;
}

/** The bots of a game that have a point, the weakest first. */
export const ladderOf = (game: string): { level: Level; points: number }[] =>
  LEVELS.flatMap(level => {
    const points = fixedPoint(game, level);
    return points === null ? [] : [{ level, points }];
  }).sort((a, b) => a.points - b.points);
