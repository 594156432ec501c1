import { chooseAction } from '@fathoms/bots/levels.ts';
import { findGame, findHints } from '@fathoms/games/catalog.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import type { BotQuestion } from '@fathoms/table/room/ports.ts';
import { answerAll } from './threads.ts';

async function answer(question: BotQuestion): Promise<string> {
  const { level, game: id, version, seen, legal, choice, seed } = question;
  const game = findGame(id, version);
  const hints = findHints(id);
  if (!game || !hints) throw new Error(`no bot plays ${id}`);
  return chooseAction(game, await hintsFor(level, id, hints), level, seen, legal, choice, seed);
}

answerAll(answer);
