import { parentPort } from 'node:worker_threads';
import { chooseAction } from '@fathoms/bots/levels.ts';
import { findGame, findHints } from '@fathoms/games/catalog.ts';
import type { Question } from '@fathoms/table/ports.ts';
import type { Answer, Ask } from './think.ts';

function answer({ level, game: id, seen, legal, choice, seed }: Question): string {
  const game = findGame(id);
  const hints = findHints(id);
  if (!game || !hints) throw new Error(`no bot plays ${id}`);
  return chooseAction(game, hints, level, seen, legal, choice, seed);
}

function reply({ id, question }: Ask): Answer {
  try {
    return { id, action: answer(question) };
  } catch (problem) {
    return { id, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
}

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(reply(ask)));
