import type { Journal } from '@fathoms/table/room/ports.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { Subscription } from './subscription.ts';

/** Where tables outlive the process. Every implementation passes test/store-contract.ts. */
export interface Store extends Journal {
  create(meta: TableMeta): Promise<'ok' | 'taken'>;
  /** Of a table that exists. `conflict`: the stored facts are not those of the revision before. */
  saveMeta(meta: TableMeta): Promise<'ok' | 'conflict'>;
  meta(id: string): Promise<TableMeta | null>;
  tablesOf(identity: string, limit: number): Promise<readonly TableMeta[]>; // hosted or played; newest first
  listed(limit: number): Promise<readonly TableMeta[]>; // unfinished tables anybody may find; newest first
  subscription(identity: string): Promise<Subscription | null>; // where somebody wants to be called
  subscribe(identity: string, to: Subscription | null): Promise<void>; // null = nowhere any more
  secret(name: string, fresh: () => string): Promise<string>; // made once, then the same for everybody
  replaceSecret(name: string, value: string): Promise<void>; // of one that was made
  check(): Promise<void>; // rejects when it cannot serve
  close(): Promise<void>; // what was accepted before is durable
}

/** The revision that facts to be saved must find stored. */
export const revisionBefore = (meta: TableMeta): number => (meta.revision ?? 0) - 1;

/** Whether a table is shown to everybody. */
export const isListed = (meta: TableMeta): boolean => settingsOf(meta).listed && meta.status !== 'over';

/** Everybody a table belongs to. */
export const peopleOf = (meta: TableMeta): string[] =>
  [
    ...new Set([meta.host, ...meta.seats.flatMap(seat => (seat.kind === 'human' ? [seat.owner] : []))]),
  ].filter(identity => identity !== NOBODY);
