import type { PastMatch } from '@fathoms/protocol/messages.ts';
import type { StoredTable } from '../seats/stored-table.ts';
import type { TableStorage } from './storage.ts';

/** The matches a table is a rematch of. They lie in the tables before it and change only when a person is forgotten. */
export interface PastMatches {
  readonly known: () => readonly PastMatch[];
  readonly read: () => Promise<void>;
}

export function openPastMatches(table: StoredTable, storage: TableStorage): PastMatches {
  let known: readonly PastMatch[] = [];
  return {
    known: () => known,
    async read() {
      if (table.previous !== undefined) known = await storage.pastMatches(table);
    },
  };
}
