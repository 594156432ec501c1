/** Options as they can be played: a plan is older than the rules, or has a seat less than it had. */
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';

/** Puts options back to their defaults until nothing forbids them: one alone if that will do (a seat was taken away). */
export function settle(game: Game, seats: number, options: OptionValues): OptionValues {
  const isOpen = (tried: OptionValues) => game.forbids(seats, tried) === null;
  if (isOpen(options)) return options;
  const defaults = defaultOptions(game);
  const names = Object.keys(game.options);
  const back = (of: OptionValues, name: string): OptionValues => ({ ...of, [name]: defaults[name] ?? '' });
  const alone = names.map(name => back(options, name)).find(isOpen);
  if (alone) return alone;
  let settled = options;
  for (const name of names) {
    settled = back(settled, name);
    if (isOpen(settled)) return settled;
  }
  return defaults;
}

/** What is played: the defaults, what was chosen of what the game offers, put right where it is forbidden. */
export function chosenOptions(game: Game, seats: number, chosen: OptionValues): OptionValues {
  const offered = Object.entries(chosen).filter(([name, value]) => game.options[name]?.includes(value));
  return settle(game, seats, { ...defaultOptions(game), ...Object.fromEntries(offered) });
}
