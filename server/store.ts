import type { TableMeta } from '@fathoms/table/lobby.ts';
import type { Journal } from '@fathoms/table/ports.ts';

/** Where tables outlive the process. Every implementation passes test/store-contract.ts. */
export interface Store extends Journal {
  create(meta: TableMeta): Promise<'ok' | 'taken'>;
  saveMeta(meta: TableMeta): Promise<void>; // of a table that exists
  meta(id: string): Promise<TableMeta | null>;
  tablesOf(identity: string, limit: number): Promise<readonly TableMeta[]>; // hosted or played; newest first
  check(): Promise<void>; // rejects when it cannot serve
  close(): Promise<void>; // what was accepted before is durable
}

/** Everybody a table belongs to. */
export const peopleOf = (meta: TableMeta): string[] => [
  ...new Set([meta.host, ...meta.seats.flatMap(seat => (seat.kind === 'human' ? [seat.owner] : []))]),
];
