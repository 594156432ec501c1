/** An experiment is its address: game, settings, luck and number of matches. The same address gives the same matches. */
import { BOTS, type Bot } from '@fathoms/bots/levels.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions, readOptions } from '@fathoms/kernel/options.ts';
import type { BotTable } from '@fathoms/lab/run/match.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';

/** One of the settings that are looked at. */
export interface Side {
  readonly bots: readonly Bot[]; // per seat
  readonly options: OptionValues;
}

export interface Experiment {
  readonly game: string;
  readonly version: number; // of its rules
  readonly seed: string;
  readonly games: number; // of each setting
  readonly a: Side;
  readonly b: Side | null; // null = one setting alone
}

export const tableOf = ({ game, version }: Experiment, { bots, options }: Side): BotTable => ({
  game,
  version,
  options,
  bots,
});

/** What is wrong with an address. */
export type LabTrouble =
  | { readonly is: 'games'; readonly most: number }
  | { readonly is: 'seed'; readonly most: number }
  | { readonly is: 'bots'; readonly text: string }
  | { readonly is: 'seats'; readonly min: number; readonly max: number }
  | { readonly is: 'option'; readonly option: string }
  | { readonly is: 'forbidden'; readonly rule: string }
  | { readonly is: 'game' | 'version' | 'long'; readonly text: string };

export type ReadExperiment =
  | { readonly ok: true; readonly experiment: Experiment }
  | { readonly ok: false; readonly trouble: LabTrouble };

export const MOST_GAMES = 10_000_000;
const USUAL_GAMES = 1000;
const MOST_SEED = 40;
const MOST_ADDRESS = 2000; // characters
const USUAL_BOT: Bot = 'seal';
const USUAL_SEATS = 3;

const SIDES = ['a', 'b'] as const;

/** The game an address names, before its rules are fetched; null = it names none. */
export function namedIn(search: string): { readonly game: string | null; readonly version: number | null } {
  const query = new URLSearchParams(search.slice(0, MOST_ADDRESS));
  const version = query.get('rules');
  return { game: query.get('game'), version: version === null ? null : Number(version) };
}

/** Reads an address. Whatever it leaves out is as usual; what makes no sense is said. */
export function readExperiment(search: string, game: Game, freshSeed: () => string): ReadExperiment {
  const wrong = (trouble: LabTrouble): ReadExperiment => ({ ok: false, trouble });
  if (search.length > MOST_ADDRESS) return wrong({ is: 'long', text: `${search.length}` });
  const query = new URLSearchParams(search);
  const games = Number(query.get('games') ?? USUAL_GAMES);
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
    return wrong({ is: 'games', most: MOST_GAMES });
  const seed = query.get('seed') ?? freshSeed();
  if (!new RegExp(`^[\\w-]{1,${MOST_SEED}}$`).test(seed)) return wrong({ is: 'seed', most: MOST_SEED });
  const sides: Side[] = [];
  for (const side of SIDES) {
    if (side === 'b' && !query.has('b')) continue;
    const read = readSide(query, side, game);
    if ('is' in read) return wrong(read);
    sides.push(read);
  }
  const [a, b = null] = sides;
  return { ok: true, experiment: { game: game.id, version: game.version, seed, games, a, b } };
}

function readSide(query: URLSearchParams, side: 'a' | 'b', game: Game): Side | LabTrouble {
  const names = query.get(side)?.split(',') ?? usualBots(game);
  const bots = names.map(name => BOTS.find(bot => bot === name));
  const unknown = names.find((_, seat) => bots[seat] === undefined);
  if (unknown !== undefined) return { is: 'bots', text: unknown };
  const raw: { [name: string]: unknown } = {};
  for (const [key, text] of query) {
    if (!key.startsWith(`${side}.`)) continue;
    const name = key.slice(2);
    const values = Object.hasOwn(game.options, name) ? game.options[name] : [];
    raw[name] = values.find(value => String(value) === text) ?? text;
  }
  const read = readOptions(game, names.length, raw);
  if (read.ok) return { bots: bots as Bot[], options: read.options };
  switch (read.code) {
    case 'bad-seats':
      return { is: 'seats', min: read.min, max: read.max };
    case 'forbidden':
      return { is: 'forbidden', rule: read.rule };
    default:
      return { is: 'option', option: read.option };
  }
}

export function usualBots({ seats: { min, max } }: Game): Bot[] {
  return Array.from({ length: Math.min(max, Math.max(min, USUAL_SEATS)) }, () => USUAL_BOT);
}

/** What comes after the question mark; options as usual are left out. */
export function searchOf({ games, seed, a, b, version }: Experiment, game: Game): string {
  const usual = defaultOptions(game);
  const query = new URLSearchParams({ game: game.id, rules: `${version}`, games: `${games}`, seed });
  for (const [name, side] of Object.entries({ a, ...(b && { b }) })) {
    query.set(name, side.bots.join(','));
    for (const [option, value] of Object.entries(side.options))
      if (value !== usual[option]) query.set(`${name}.${option}`, `${value}`);
  }
  return query.toString().replaceAll('%2C', ',');
}

/** The same matches in a terminal. */
export function commandOf({ game, version, games, seed }: Experiment, { bots, options }: Side): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const rest = chosen.length > 0 ? ` --options ${chosen.join(',')}` : '';
  return `npm run lab -- sim ${game} --rules ${version} --players ${bots.length} --bots ${bots.join(',')} --games ${games} --seed ${seed}${rest} --json`;
}
