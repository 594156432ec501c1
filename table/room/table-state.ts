import { entriesBetween, follow, type LiveMatch } from '../match/live.ts';
import {
  entriesOf,
  type PlayingTable,
  type Progress,
  type StoredTable,
  withProgress,
} from '../seats/stored-table.ts';
import type { Snapshots } from './snapshots.ts';
import type { TableStorage, Written } from './storage.ts';

/** A table as this node knows it. */
export interface Snapshot {
  readonly table: StoredTable;
  readonly live: LiveMatch | null; // null before the start
}

/**
 * The table in memory, and how it is written down. Memory changes only once the store has it. When another
 * node wrote first the answer is `conflict`, and memory has caught up: look again. Not for several jobs at once.
 */
export interface TableState {
  readonly now: () => Snapshot;
  readonly save: (table: StoredTable) => Promise<Written>;
  readonly begin: (table: PlayingTable, live: LiveMatch) => Promise<Written>;
  readonly append: (live: LiveMatch, progress: Progress) => Promise<Written>;
  readonly catchUp: () => Promise<void>; // reads what other nodes have written
  readonly rest: () => Promise<void>; // nobody needs it in memory any more
}

interface Listeners {
  readonly matchMoved: (live: LiveMatch) => void; // by anybody
  readonly caughtUp: (before: Snapshot) => void; // with what another node wrote
}

/** Reads of a table that moves on between its row and its journal. */
const ATTEMPTS = 12;

export function openTableState(
  opened: StoredTable,
  storage: TableStorage,
  snapshots: Snapshots,
  { matchMoved, caughtUp }: Listeners,
): TableState {
  const { id } = opened;
  let table = opened;
  let live: LiveMatch | null = null;
  let read = 0; // entries of the journal that are in `live`

  const moveOn = (next: LiveMatch): void => {
    live = next;
    matchMoved(next);
  };

  /** The whole match, or what was added to the one in memory. */
  const readJournal = async (): Promise<void> => {
    const deal = table.status === 'lobby' ? null : table.deal;
    if (!deal) return;
    if (!live) {
      const whole = await snapshots.open(table);
      read = whole.read;
      moveOn(whole.live);
      return;
    }
    if (read === entriesOf(table)) return; // a row and its journal are written as one
    const added = await storage.load(id, read);
    if (added.length === 0) return;
    const next = follow(live, added);
    read += added.length; // only what could be played: nobody moves on from an earlier moment
    moveOn(next);
  };

  /** The row before the journal: that a match has begun is in its row. */
  const readAll = async (): Promise<void> => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const stored = await storage.readTable(id);
      if (stored && isNewer(stored, table)) table = stored;
      await readJournal();
      if (read === entriesOf(table)) return;
    }
    throw new Error(`table ${id}: the journal has ${read} entries, the table says ${entriesOf(table)}`);
  };

  const catchUp = async (): Promise<void> => {
    const before = { table, live };
    await readAll();
    caughtUp(before);
  };

  const save = async (changed: StoredTable): Promise<Written> => {
    if (changed.revision !== table.revision) return 'conflict'; // made from what is no longer so
    const next = { ...changed, revision: table.revision + 1 };
    const written = await storage.saveTable(next);
    if (written === 'ok') table = next;
    else await catchUp();
    return written;
  };

  return {
    now: () => ({ table, live }),
    save,
    async begin(playing, opening) {
      const written = await save(playing);
      if (written === 'ok') moveOn(opening);
      return written;
    },
    async append(next, progress) {
      const entries = entriesBetween(live, next);
      const { revision } = table;
      const written = await storage.append({ table: id, revision, first: read, entries, progress });
      if (written === 'conflict') {
        await catchUp();
        return written;
      }
      read += entries.length;
      table = withProgress(table, progress);
      if (next !== live) moveOn(next);
      snapshots.moved({ live: next, read });
      return written;
    },
    catchUp,
    async rest() {
      if (live) await snapshots.rest({ live, read });
    },
  };
}

function isNewer(stored: StoredTable, known: StoredTable): boolean {
  const [entries, had] = [entriesOf(stored), entriesOf(known)];
  return stored.revision > known.revision || (stored.revision === known.revision && entries > had);
}
