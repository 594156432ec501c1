/** The set-up's options, made from the game's own table: nothing here knows what they mean. */
import type { Game, OptionValue } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';

/** How an option is best shown. */
export type OptionKind = 'switch' | 'segments' | 'list';

const SWITCHES = [
  ['off', 'on'],
  [false, true],
];
const MOST_SEGMENTS = 3;

export function kindOf(values: readonly OptionValue[]): OptionKind {
  const isSwitch = SWITCHES.some(
    pair => pair.length === values.length && pair.every(value => values.includes(value)),
  );
  if (isSwitch) return 'switch';
  return values.length <= MOST_SEGMENTS ? 'segments' : 'list';
}

/** The value of a switch that means "on". */
export const onValue = (values: readonly OptionValue[]): OptionValue => (values.includes('on') ? 'on' : true);
export const offValue = (values: readonly OptionValue[]): OptionValue =>
  values.includes('off') ? 'off' : false;

/** The values of one option that may be chosen with everything else as it is. */
export const openValues = (game: Game, seats: number, options: OptionValues, name: string): OptionValue[] =>
  (game.options[name] ?? []).filter(value => game.forbids(seats, { ...options, [name]: value }) === null);

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
