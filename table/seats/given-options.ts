import { type Game, type OptionValue, seatLetter } from '@fathoms/kernel/game.ts';
import { type OptionValues, TEMPOS } from '@fathoms/protocol/messages.ts';
import type { TableMeta } from './lobby.ts';
import { settingsOf } from './settings.ts';

/** The options with what the table itself knows at the start, as far as the game asks for it. */
export function withGivenOptions(game: Game, meta: TableMeta): OptionValues {
  const given: { readonly [name: string]: OptionValue } = {
    live: TEMPOS[settingsOf(meta).tempo]?.anew ? 'off' : 'on',
    bots: meta.seats.flatMap((seat, i) => (seat.kind === 'bot' ? [seatLetter(i)] : [])).join(''),
  };
  const asked = Object.entries(given).filter(([name]) => Object.hasOwn(game.options, name));
  return { ...meta.options, ...Object.fromEntries(asked) };
}
