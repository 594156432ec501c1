import { FIRST_AT_0 } from '../run/ladder.ts';
import { botsIn } from '../terminal/arguments.ts';
import type { Command } from '../terminal/io.ts';
import { play } from './tournament.ts';

const SEAL = 1500; // points: where newcomers begin (docs/ratings.md)

export const ladder: Command = {
  usage:
    'ladder GAME [--bots a,b,…] [--rules V] [--players N] [--games K] [--seed S] [--options k=v,…] [--json]',
  summary:
    'A tournament of all bots of a game, or of those named: where each stands, in Elo with Seal at 1500, with intervals.',
  run: (args, io) =>
    play(args, io, {
      usual: botsIn,
      anchor: names => {
        const bot = names.indexOf('seal');
        return bot < 0 ? FIRST_AT_0 : { bot, points: SEAL };
      },
    }),
};
