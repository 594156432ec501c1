import { chooseAction } from '@fathoms/bots/levels.ts';
import { findGame, findHints } from '@fathoms/games/catalog.ts';
import type { BotQuestion } from '@fathoms/table/room/ports.ts';
import { answerAll } from './threads.ts';

function answer({ level, game: id, version, seen, legal, choice, seed }: BotQuestion): string {
  const game = findGame(id, version);
  const hints = findHints(id);
  if (!game || !hints) throw new Error(`no bot plays ${id}`);
  return chooseAction(game, hints, level, seen, legal, choice, seed);
}

answerAll(answer);
