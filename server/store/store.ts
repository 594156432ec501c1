import type { TableStorage } from '@fathoms/table/room/storage.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { DailyTries } from './daily-tries.ts';
import type { Desk } from './desk.ts';
import type { PracticeAnswer } from './practice-answer.ts';
import type { Programs } from './programs.ts';
import type { Ratings } from './rated.ts';
import type { SharedDeals } from './shared-deals.ts';
import type { SnapshotStore } from './snapshots.ts';
import type { Evenings } from './stored-evening.ts';
import type { Subscription } from './subscription.ts';
import type { WaysBack } from './ways-back.ts';

/** Where tables outlive the process. Every implementation passes test/store-contract.ts. */
export interface Store
  extends TableStorage,
    DailyTries,
    Desk,
    Ratings,
    SharedDeals,
    WaysBack,
    Evenings,
    Programs {
  readonly snapshotOf: SnapshotStore['snapshotOf'];
  readonly keepSnapshot: SnapshotStore['keepSnapshot'];
  tablesOf(identity: string, limit: number): Promise<readonly StoredTable[]>; // hosted or played; newest first
  talkedAt(identity: string): Promise<readonly string[]>; // tables that keep something they said
  listed(limit: number): Promise<readonly StoredTable[]>; // unfinished tables anybody may find; newest first
  subscription(identity: string): Promise<Subscription | null>; // where somebody wants to be notified
  subscribe(identity: string, to: Subscription | null): Promise<void>; // null = nowhere any more
  count(answers: readonly PracticeAnswer[], most: number): Promise<void>; // so many are kept, the newest
  counted(): Promise<readonly PracticeAnswer[]>; // oldest first
  secret(name: string, fresh: () => string): Promise<string>; // made once, then the same for everybody
  replaceSecret(name: string, value: string): Promise<void>; // of one that was made
  check(): Promise<void>; // rejects when it cannot serve
  close(): Promise<void>; // what was accepted before is durable
}

/** Whether a table is shown to everybody. */
export const isListed = (table: StoredTable): boolean => settingsOf(table).listed && table.status !== 'over';

/** Everybody a table belongs to, also by a program of theirs. */
export const peopleOf = (table: StoredTable): string[] =>
  [
    ...new Set([
      table.host,
      ...table.seats.flatMap(seat =>
        seat.kind === 'human' ? [seat.owner, ...(seat.program ? [seat.program.owner] : [])] : [],
      ),
    ]),
  ].filter(identity => identity !== NOBODY);
