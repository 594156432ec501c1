import { type Game, type OptionValue, seatLetter } from '@fathoms/kernel/game.ts';
import { type OptionValues, TEMPOS } from '@fathoms/protocol/messages.ts';
import { settingsOf } from './settings.ts';
import type { StoredTable } from './stored-table.ts';

/** The options with what the table itself knows at the start, as far as the game asks for it. */
export function withGivenOptions(game: Game, table: StoredTable): OptionValues {
  const given: { readonly [name: string]: OptionValue } = {
    live: TEMPOS[settingsOf(table).tempo]?.anew ? 'off' : 'on',
    bots: table.seats.flatMap((seat, i) => (seat.kind === 'bot' ? [seatLetter(i)] : [])).join(''),
  };
  const asked = Object.entries(given).filter(([name]) => Object.hasOwn(game.options, name));
  return { ...table.options, ...Object.fromEntries(asked) };
}
