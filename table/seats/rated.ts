import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { TableSettings } from '@fathoms/protocol/messages.ts';
import type { StoredTable } from './stored-table.ts';

/** Whether the result of this table is to move ratings. */
export const isRated = ({ settings }: StoredTable): boolean => settings?.rated === true;

/** A rated table can be found by everybody, has a clock, and takes nothing back by agreement. */
export const asRated = (settings: TableSettings): TableSettings => ({
  ...settings,
  ...{ listed: true, friendlyUndo: false, tempo: settings.tempo === 'calm' ? 'steady' : settings.tempo },
});

/** A deal others have, too, is compared with theirs and with nothing else; a program is measured in the arena. */
export const mayBeRated = (
  { shared, seats }: StoredTable,
  { listed, friendlyUndo, tempo }: TableSettings,
): boolean =>
  listed &&
  !friendlyUndo &&
  tempo !== 'calm' &&
  !shared &&
  !seats.some(seat => seat.kind === 'human' && seat.program);

/** It is played with the usual options, so that results compare. */
export const withUsualOptions = (table: StoredTable, game: Game): StoredTable => ({
  ...table,
  options: defaultOptions(game),
});
