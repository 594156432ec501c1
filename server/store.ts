import { NOBODY } from '@fathoms/table/forget.ts';
import type { TableMeta } from '@fathoms/table/lobby.ts';
import type { Journal } from '@fathoms/table/ports.ts';
import { settingsOf } from '@fathoms/table/settings.ts';

/** Where tables outlive the process. Every implementation passes test/store-contract.ts. */
export interface Store extends Journal {
  create(meta: TableMeta): Promise<'ok' | 'taken'>;
  saveMeta(meta: TableMeta): Promise<void>; // of a table that exists
  meta(id: string): Promise<TableMeta | null>;
  tablesOf(identity: string, limit: number): Promise<readonly TableMeta[]>; // hosted or played; newest first
  listed(limit: number): Promise<readonly TableMeta[]>; // unfinished tables anybody may find; newest first
  check(): Promise<void>; // rejects when it cannot serve
  close(): Promise<void>; // what was accepted before is durable
}

/** Whether a table is shown to everybody. */
export const isListed = (meta: TableMeta): boolean => settingsOf(meta).listed && meta.status !== 'over';

/** Everybody a table belongs to. */
export const peopleOf = (meta: TableMeta): string[] =>
  [
    ...new Set([meta.host, ...meta.seats.flatMap(seat => (seat.kind === 'human' ? [seat.owner] : []))]),
  ].filter(identity => identity !== NOBODY);
