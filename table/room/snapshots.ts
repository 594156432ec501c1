import type { Game } from '@fathoms/kernel/game.ts';
import { follow, type LiveMatch } from '../match/live.ts';
import { matchOfSnapshot, snapshotText, storedMatch } from '../record/stored-match.ts';
import { entriesOf, type StoredTable } from '../seats/stored-table.ts';
import type { Ports } from './ports.ts';

/** Entries after which a new one is written: so many are played again at most when a table is opened. */
export const SNAPSHOT_EVERY = 64;
const WORTH_IT = 16; // entries, where a table leaves memory

/** A match, and how many entries of the journal are in it. */
export interface OpenedMatch {
  readonly live: LiveMatch;
  readonly read: number;
}

/**
 * Opens a match from its last snapshot and what came after it. The journal stays the truth: without a snapshot of
 * this very build, or with one that fails, everything is played again.
 */
export interface Snapshots {
  readonly open: (table: StoredTable) => Promise<OpenedMatch>;
  readonly moved: (match: OpenedMatch) => void; // now and then writes one
  readonly rest: (match: OpenedMatch) => Promise<void>; // the table leaves memory
}

type SnapshotPorts = Pick<Ports, 'storage' | 'snapshots' | 'report'>;

export function openSnapshots(
  game: Game,
  id: string,
  { storage, snapshots, report }: SnapshotPorts,
): Snapshots {
  let kept = 0; // entries in the one that is stored
  let writing = Promise.resolve();

  const replayed = async (table: StoredTable): Promise<OpenedMatch> => {
    const journal = await storage.load(id);
    return { live: storedMatch(game, table, journal), read: journal.length };
  };

  const resumed = async (table: StoredTable): Promise<OpenedMatch | null> => {
    const stored = snapshots && (await storage.snapshotOf?.(id));
    if (!stored || stored.build !== snapshots.build || stored.entries > entriesOf(table)) return null;
    const isChecked = snapshots.isChecked();
    const journal = await storage.load(id, isChecked ? 0 : stored.entries);
    const tail = isChecked ? journal.slice(stored.entries) : journal;
    const live = follow(matchOfSnapshot(game, table, stored.match), tail);
    if (isChecked && snapshotText(live) !== snapshotText(storedMatch(game, table, journal)))
      throw new Error(`table ${id}: its snapshot of ${stored.entries} entries is not what they lead to`);
    kept = stored.entries;
    return { live, read: stored.entries + tail.length };
  };

  const write = ({ live, read }: OpenedMatch): void => {
    if (!snapshots || !storage.keepSnapshot) return;
    kept = read;
    const snapshot = { build: snapshots.build, entries: read, match: snapshotText(live) };
    writing = storage.keepSnapshot(id, snapshot).catch(problem => report(problem, id));
  };

  return {
    async open(table) {
      try {
        return (await resumed(table)) ?? (await replayed(table));
      } catch (problem) {
        report(problem, id);
        return replayed(table);
      }
    },
    moved(match) {
      if (match.read - kept >= SNAPSHOT_EVERY) write(match);
    },
    async rest(match) {
      if (match.read - kept >= WORTH_IT) write(match);
      await writing;
    },
  };
}
