/** Changing a setting so that it stays one the game allows. */
import type { Bot } from '@fathoms/bots/levels.ts';
import type { Game, OptionValue } from '@fathoms/kernel/game.ts';
import { defaultOptions, isGiven } from '@fathoms/kernel/options.ts';
import type { OptionWords } from '../board/screen.ts';
import type { Experiment, Side } from './experiment.ts';

export function withPlayers(game: Game, { bots, options }: Side, players: number): Side {
  const seated = Array.from({ length: players }, (_, seat) => bots[Math.min(seat, bots.length - 1)]);
  const allowed = game.forbids(players, options) === null ? options : defaultOptions(game);
  return { bots: seated, options: allowed };
}

export const withBot = (side: Side, seat: number, bot: Bot): Side => ({
  ...side,
  bots: side.bots.map((old, i) => (i === seat ? bot : old)),
});

export const withAll = (side: Side, bot: Bot): Side => ({ ...side, bots: side.bots.map(() => bot) });

export const withOption = (side: Side, name: string, value: OptionValue): Side => ({
  ...side,
  options: { ...side.options, [name]: value },
});

/** The level everybody has; null = they differ. */
export const levelOf = ({ bots }: Side): Bot | null => (bots.every(bot => bot === bots[0]) ? bots[0] : null);

type Texts = { readonly [option: string]: OptionWords };

/** Options that mean something in one of the settings, and can be chosen. */
export const optionsOf = (game: Game, sides: readonly Side[], texts: Texts): string[] =>
  Object.keys(game.options).filter(name => {
    const when = texts[name]?.when;
    const counts = sides.some(({ options }) => !when || options[when.option] === when.is);
    return !isGiven(name) && game.options[name].length > 1 && texts[name] !== undefined && counts;
  });

/** What an experiment is about, in a few words. */
export function titleOf(
  { a, b }: Experiment,
  texts: Texts,
  say: {
    readonly game: string;
    readonly players: string;
    readonly crew: string;
    readonly versus: (a: string, b: string) => string;
  },
): string {
  if (!b) return `${say.game}, ${a.bots.length} ${say.players}`;
  const option = Object.keys(a.options).find(name => a.options[name] !== b.options[name]);
  const value = (side: Side, name: string) =>
    texts[name]?.values[`${side.options[name]}`]?.name ?? `${side.options[name]}`;
  if (a.bots.length !== b.bots.length)
    return `${say.game}, ${say.players}: ${say.versus(`${a.bots.length}`, `${b.bots.length}`)}`;
  if (option)
    return `${say.game}, ${texts[option]?.name ?? option}: ${say.versus(value(a, option), value(b, option))}`;
  return `${say.game}: ${say.crew}`;
}
