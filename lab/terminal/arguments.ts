import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BOTS, type Bot } from '@fathoms/bots/levels.ts';
import { currentGame, findGame, GAMES } from '@fathoms/games/catalog.ts';
import { playsIn } from '@fathoms/games/soundings.ts';
import type { Game, OptionValue } from '@fathoms/kernel/game.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { bad, good, type Read } from './io.ts';

export type Flags = NonNullable<ParseArgsConfig['options']>;

/** The flags of every command that seats bots at a table. */
export const TABLE_FLAGS = {
  rules: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies Flags;

export interface Parsed {
  readonly words: readonly string[];
  readonly flags: { readonly [name: string]: string | boolean | undefined };
}

export function readArguments(args: string[], flags: Flags): Read<Parsed> {
  try {
    const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true });
    return good({ words: positionals, flags: values as Parsed['flags'] });
  } catch (error) {
    // parseArgs throws only for what was typed, and says what is wrong with it
    return bad(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

export interface TableSetting {
  readonly game: Game;
  readonly players: number;
  readonly options: { readonly [name: string]: OptionValue };
}

export function readTable({ words, flags }: Parsed): Read<TableSetting> {
  const [id, ...more] = words;
  if (id === undefined) return bad(`which game? There is ${Object.keys(GAMES).join(', ')}.`);
  if (more.length > 0) return bad(`too many words: ${more.join(' ')}`);
  const current = currentGame(id);
  if (!current) return bad(`there is no game ${id}; there is ${Object.keys(GAMES).join(', ')}.`);
  const rules = readCount('rules', flags.rules, current.version);
  if (!rules.ok) return rules;
  const game = findGame(id, rules.value);
  if (!game) return bad(`${id} has rules versions 1 to ${current.version}, not ${rules.value}.`);
  const players = readCount('players', flags.players, game.seats.min);
  if (!players.ok) return players;
  const pairs = readPairs(typeof flags.options === 'string' ? flags.options : '', game);
  if (!pairs.ok) return pairs;
  const read = readOptions(game, players.value, pairs.value);
  if (read.ok) return good({ game, players: players.value, options: read.options });
  switch (read.code) {
    case 'unknown-option':
      return bad(`${id} has no option ${read.option}; it has ${Object.keys(game.options).join(', ')}.`);
    case 'bad-value':
      return bad(`${read.option} can be ${game.options[read.option].join(', ')}.`);
    case 'bad-seats':
      return bad(`${id} is for ${read.min} to ${read.max} players.`);
    case 'forbidden':
      return bad(`rule ${read.rule} forbids these options with ${players.value} players.`);
  }
}

/** `divers=on,variant=V2`: values are written as the game's table of options writes them. */
function readPairs(text: string, game: Game): Read<{ [name: string]: OptionValue }> {
  const values: { [name: string]: OptionValue } = {};
  for (const pair of text.split(',').filter(Boolean)) {
    const [name, value, ...rest] = pair.split('=');
    if (value === undefined || rest.length > 0) return bad(`options are written name=value, not ${pair}`);
    const allowed = Object.hasOwn(game.options, name) ? game.options[name] : [];
    values[name] = allowed.find(option => String(option) === value) ?? value;
  }
  return good(values);
}

export function readCount(name: string, raw: string | boolean | undefined, otherwise: number): Read<number> {
  if (raw === undefined) return good(otherwise);
  const count = Number(raw);
  return Number.isSafeInteger(count) && count > 0
    ? good(count)
    : bad(`--${name} must be a whole number above 0, not ${raw}`);
}

/** The bots that can play a game. */
export const botsIn = ({ id }: Game): readonly Bot[] => BOTS.filter(bot => playsIn(bot, id));

export function readBots(
  game: Game,
  raw: string | boolean | undefined,
  otherwise: readonly Bot[],
): Read<readonly Bot[]> {
  if (typeof raw !== 'string') return good(otherwise);
  const names = raw.split(',');
  const there = botsIn(game);
  const wrong = names.find(name => !there.some(bot => bot === name));
  return wrong === undefined
    ? good(names as Bot[])
    : bad(`there is no bot ${wrong || 'without a name'} in ${game.id}; there is ${there.join(', ')}.`);
}
