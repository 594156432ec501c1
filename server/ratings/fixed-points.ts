import { strengthOf } from '@fathoms/games/strengths.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';

/** Where a bot stands on the scale of a game, measured with two players; null = nobody has measured it. */
export const fixedPoint = (game: string, level: Level): number | null =>
  strengthOf(game, level)?.points ?? null;

/** The bots of a game that have a point, the weakest first. */
export const ladderOf = (game: string): { level: Level; points: number }[] =>
  LEVELS.flatMap(level => {
    const points = fixedPoint(game, level);
    return points === null ? [] : [{ level, points }];
  }).sort((a, b) => a.points - b.points);
