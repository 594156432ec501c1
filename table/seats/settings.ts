import { type TableSettings, TEMPOS, WATCH_DELAYS } from '@fathoms/protocol/messages.ts';
import { type Change, no, type TableMeta, yes } from './lobby.ts';

const USUAL: TableSettings = {
  listed: false,
  friendlyUndo: false,
  watchable: true,
  watchDelay: 0,
  tempo: 'calm',
};

export const settingsOf = (meta: TableMeta): TableSettings => ({ ...USUAL, ...meta.settings });

/** What people agreed to by sitting down stays; who may find or watch the table is the host's to change. */
const ANY_TIME: readonly string[] = ['listed', 'watchable'] satisfies (keyof TableSettings)[];

export function setSettings(meta: TableMeta, identity: string, wanted: Partial<TableSettings>): Change {
  if (meta.host !== identity) return no('not-host');
  const names = Object.keys(wanted);
  if (meta.status !== 'lobby' && names.some(name => !ANY_TIME.includes(name))) return no('not-now');
  const settings = { ...settingsOf(meta), ...wanted };
  const known = (WATCH_DELAYS as readonly number[]).includes(settings.watchDelay);
  const tempo = Object.hasOwn(TEMPOS, settings.tempo);
  return known && tempo ? yes({ ...meta, settings }) : no('bad-options');
}

/** Whether somebody with no seat may see the match; before the start everybody sees who sits where. */
export const mayWatch = (meta: TableMeta, identity: string): boolean =>
  settingsOf(meta).watchable || meta.host === identity;
