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

/** Puts options back to their defaults, one by one, until nothing forbids them (a seat was taken away). */
export function settle(game: Game, seats: number, options: OptionValues): OptionValues {
  const defaults = defaultOptions(game);
  let settled = options;
  for (const name of Object.keys(game.options)) {
    if (game.forbids(seats, settled) === null) return settled;
    const fallback = defaults[name];
    const other = fallback === undefined ? settled : { ...settled, [name]: fallback };
    if (game.forbids(seats, other) === null) return other;
    settled = other;
  }
  return game.forbids(seats, settled) === null ? settled : defaults;
}
