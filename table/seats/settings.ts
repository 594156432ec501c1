import type { Game } from '@fathoms/kernel/game.ts';
import { type TableSettings, TEMPOS, WATCH_DELAYS } from '@fathoms/protocol/messages.ts';
import { type Change, no, yes } from './lobby.ts';
import { asRated, mayBeRated, withUsualOptions } from './rated.ts';
import type { StoredTable } from './stored-table.ts';

const USUAL: TableSettings = {
  listed: false,
  friendlyUndo: false,
  watchable: true,
  watchDelay: 0,
  tempo: 'calm',
  rated: false,
};

export const settingsOf = (table: StoredTable): TableSettings => ({ ...USUAL, ...table.settings });

/** What people agreed to by sitting down stays; who may find or watch the table is the host's to change. */
const ANY_TIME: readonly string[] = ['listed', 'watchable'] satisfies (keyof TableSettings)[];

export function setSettings(
  table: StoredTable,
  identity: string,
  wanted: Partial<TableSettings>,
  game: Game,
): Change {
  if (table.host !== identity) return no('not-host');
  const names = Object.keys(wanted);
  if (table.status !== 'lobby' && names.some(name => !ANY_TIME.includes(name))) return no('not-now');
  if (wanted.rated !== undefined && table.status === 'lobby' && table.sealed) return no('not-now');
  const all = { ...settingsOf(table), ...wanted };
  const settings = wanted.rated ? asRated(all) : all;
  const known = (WATCH_DELAYS as readonly number[]).includes(settings.watchDelay);
  const tempo = Object.hasOwn(TEMPOS, settings.tempo);
  if (!known || !tempo || (settings.rated && !mayBeRated(table, settings))) return no('bad-options');
  const before = settingsOf(table);
  const isSame = Object.entries(wanted).every(
    ([name, value]) => before[name as keyof TableSettings] === value,
  );
  if (isSame) return yes(table);
  const kept = { ...table, settings };
  return yes(settings.rated && !before.rated ? withUsualOptions(kept, game) : kept);
}

/** Whether somebody with no seat may see the match; before the start everybody sees who sits where. */
export const mayWatch = (table: StoredTable, identity: string): boolean =>
  settingsOf(table).watchable || table.host === identity;
