/** The rows of the settings' table: what can be chosen for each setting. */
import { BOTS, type Bot } from '@fathoms/bots/levels.ts';
import { playsIn } from '@fathoms/games/soundings.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { OptionWords } from '../board/screen.ts';
import { openValues } from '../setup/options.ts';
import type { Side } from './experiment.ts';
import { levelOf, optionsOf, withAll, withBot, withOption, withPlayers } from './sides.ts';
import type { LabWords } from './words.ts';

export type Choosable = readonly (readonly [value: string, name: string])[];

export interface SettingRow {
  readonly key: string;
  readonly name: string;
  readonly seat: number | null; // it is about this seat
  readonly value: (side: Side) => string | null; // null = that setting has no such thing
  readonly values: (side: Side) => Choosable;
  readonly set: (side: Side, to: string) => Side;
}

export const EACH = 'each'; // every seat has a bot of its own

interface Naming {
  readonly words: LabWords;
  readonly texts: { readonly [option: string]: OptionWords };
  readonly level: (bot: Bot) => string;
}

const botNamed = (name: string): Bot | undefined => BOTS.find(bot => bot === name);

export function settingRows(
  game: Game,
  sides: readonly Side[],
  naming: Naming,
  isEach: boolean,
): SettingRow[] {
  const { words, texts, level } = naming;
  const { min, max } = game.seats;
  const there = BOTS.filter(bot => playsIn(bot, game.id));
  const most = Math.max(...sides.map(({ bots }) => bots.length));
  return [
    {
      key: 'players',
      name: words.players,
      seat: null,
      value: ({ bots }) => `${bots.length}`,
      values: () => Array.from({ length: max - min + 1 }, (_, i) => [`${min + i}`, `${min + i}`]),
      set: (side, to) => withPlayers(game, side, Number(to)),
    },
    ...optionsOf(game, sides, texts).map(option => optionRow(game, option, texts[option])),
    {
      key: 'crew',
      name: words.crew,
      seat: null,
      value: side => (isEach ? EACH : levelOf(side)),
      values: () => [...there.map(bot => [bot, words.all(level(bot))] as const), [EACH, words.crews.each]],
      set: (side, to) => {
        const bot = botNamed(to);
        return bot ? withAll(side, bot) : side;
      },
    },
    ...Array.from({ length: isEach ? most : 0 }, (_, seat) => ({
      key: `seat ${seat}`,
      name: words.seat(seat + 1),
      seat,
      value: ({ bots }: Side) => bots[seat] ?? null,
      values: () => there.map(bot => [bot, level(bot)] as const),
      set: (side: Side, to: string) => withBot(side, seat, botNamed(to) ?? side.bots[seat]),
    })),
  ];
}

const optionRow = (game: Game, option: string, { name, values }: OptionWords): SettingRow => ({
  key: `option ${option}`,
  name,
  seat: null,
  value: ({ options }) => `${options[option]}`,
  values: ({ bots, options }) =>
    openValues(game, bots.length, options, option).map(one => [`${one}`, values[`${one}`]?.name ?? `${one}`]),
  set: (side, to) => withOption(side, option, game.options[option].find(one => `${one}` === to) ?? to),
});
