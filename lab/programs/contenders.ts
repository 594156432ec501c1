import { basename } from 'node:path';
import type { Bot } from '@fathoms/bots/levels.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { botsIn } from '../terminal/arguments.ts';
import { bad, good, type Read } from '../terminal/io.ts';

/** Somebody who plays in the arena: a bot of the house, or a program in a process of its own. */
export type ArenaPlayer = { readonly name: string } & (
  | { readonly is: 'bot'; readonly bot: Bot }
  | { readonly is: 'program'; readonly command: string }
);

const LONGEST = 24; // characters of a name

/** `bot:seal`, or a command line. Two of one name are told apart. */
export function readContenders(game: Game, texts: readonly string[]): Read<readonly ArenaPlayer[]> {
  if (texts.length < 2)
    return bad('name two or more: --program A --program B. bot:seal is a bot of the house.');
  const there = botsIn(game);
  const found: ArenaPlayer[] = [];
  for (const text of texts) {
    const bot = there.find(one => `bot:${one}` === text);
    if (!bot && text.startsWith('bot:'))
      return bad(`there is no ${text} in ${game.id}; there is ${there.map(one => `bot:${one}`).join(', ')}.`);
    const name = tellApart(bot ?? basename(text.trim().split(/\s+/).at(-1) ?? text).slice(0, LONGEST), found);
    found.push(bot ? { is: 'bot', name, bot } : { is: 'program', name, command: text });
  }
  return good(found);
}

function tellApart(name: string, others: readonly ArenaPlayer[]): string {
  const taken = others.filter(other => other.name.replace(/ \d+$/, '') === name).length;
  return taken === 0 ? name : `${name} ${taken + 1}`;
}
