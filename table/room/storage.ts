import type { PastMatch } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '../match/journal.ts';
import type { Progress, StoredChatMessage, StoredTable } from '../seats/stored-table.ts';
import type { NewChatMessage } from '../talk/chat.ts';

/** `conflict`: somebody else wrote first, and nothing was written. */
export type Written = 'ok' | 'conflict';

/** Journal entries, and what the table has come to by them. */
export interface Append {
  readonly table: string;
  readonly revision: number; // the stored table must be of this one,
  readonly first: number; // have so many entries
  readonly entries: readonly JournalEntry[]; // and be played
  readonly progress: Progress;
  readonly score?: number; // of a counted try at a day's deal, which this ends
}

/** A match as it stood after so many entries, for opening a table sooner. As secret as its seed. */
export interface StoredSnapshot {
  readonly build: string; // others may write it in another way
  readonly entries: number;
  readonly match: string;
}

/** Where tables outlive their rooms. What has been answered is durable. */
export interface TableStorage {
  readTable(id: string): Promise<StoredTable | null>;
  createTable(table: StoredTable): Promise<'ok' | 'taken'>;
  /** Replaces a table of the revision before, whose journal has as many entries. */
  saveTable(table: StoredTable): Promise<Written>;
  /** All entries and the progress, in one write; or nothing. */
  append(moves: Append): Promise<Written>;
  load(table: string, from?: number): Promise<readonly JournalEntry[]>; // from that entry on
  snapshotOf?(table: string): Promise<StoredSnapshot | null>; // the last one; none = every match is played again
  keepSnapshot?(table: string, snapshot: StoredSnapshot): Promise<void>; // in place of the one before
  /** How the matches ended of which this table is a rematch, oldest first. */
  pastMatches(table: StoredTable): Promise<readonly PastMatch[]>;
  /** A message gets the next number. Talking touches nothing else. */
  addChat(table: string, message: NewChatMessage): Promise<StoredChatMessage>;
  chatOf(table: string): Promise<readonly StoredChatMessage[]>; // the newest `CHAT_KEPT`, oldest first
  forgetChat(table: string, owner: string): Promise<void>;
}
