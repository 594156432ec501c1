import type { StoredTable } from '../seats/stored-table.ts';
import type { RoomCore } from './core.ts';
import type { Written } from './storage.ts';

/** Stores a changed table, with everybody's time as it is now. */
export const saveTimed = (
  { state, time }: Pick<RoomCore, 'state' | 'time'>,
  table: StoredTable,
): Promise<Written> => state.save(time.timed(table));
