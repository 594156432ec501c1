import type { Game, Kinds, OptionValue, RuleId } from './game.ts';

export function defaultOptions<K extends Kinds>(game: Game<K>): K['options'] {
  const options: { [name: string]: OptionValue } = {};
  for (const name in game.options) options[name] = game.options[name][0];
  return options;
}

/**
 * Options a game may ask the table for: `live` ('on', 'off': everybody is here at the same time) and `bots`
 * (the letters of seats played by bots, such as 'CD'). The table fills them in at the start; a host cannot.
 */
const GIVEN: readonly string[] = ['live', 'bots'];
export const isGiven = (option: string): boolean => GIVEN.includes(option);

/** What of these is a host's to choose. */
export const chosen = (options: { readonly [name: string]: OptionValue }) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !isGiven(name)));

export type ReadOptions<K extends Kinds> =
  | { readonly ok: true; readonly options: K['options'] }
  | { readonly ok: false; readonly code: 'unknown-option' | 'bad-value'; readonly option: string }
  | { readonly ok: false; readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly ok: false; readonly code: 'forbidden'; readonly rule: RuleId };

/** The only way in for options from outside: missing ones take their default, the rest must be in the table. */
export function readOptions<K extends Kinds>(
  game: Game<K>,
  seats: number,
  raw: { readonly [name: string]: unknown },
): ReadOptions<K> {
  const options = defaultOptions(game);
  for (const [name, value] of Object.entries(raw)) {
    const allowed: readonly OptionValue[] | undefined = Object.hasOwn(game.options, name)
      ? game.options[name]
      : undefined;
    if (!allowed) return { ok: false, code: 'unknown-option', option: name };
    const found = allowed.find(option => option === value);
    if (found === undefined) return { ok: false, code: 'bad-value', option: name };
    (options as { [name: string]: OptionValue })[name] = found;
  }
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { ok: false, code: 'bad-seats', min, max };
  const rule = game.forbids(seats, options);
  return rule === null ? { ok: true, options } : { ok: false, code: 'forbidden', rule };
}
