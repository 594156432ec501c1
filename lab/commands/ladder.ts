import { BOTS } from '@fathoms/bots/levels.ts';
import { canJudge } from '@fathoms/games/soundings.ts';
import type { Command } from '../terminal/io.ts';
import { tournament } from './tournament.ts';

export const ladder: Command = {
  usage: 'ladder GAME [--rules V] [--players N] [--games K] [--seed S] [--options k=v,…] [--json]',
  summary: 'A tournament of all bots of a game: where each stands, in Elo above random, with intervals.',
  run(args, io) {
    const there = BOTS.filter(bot => bot !== 'orca' || args.some(canJudge));
    return tournament.run([...args, '--bots', there.join(',')], io);
  },
};
