import type { PastMatch } from '@fathoms/protocol/messages.ts';
import {
  entriesOf,
  joinTable,
  type Progress,
  pastMatchAt,
  type StoredTable,
  splitTable,
  type TableBody,
} from '@fathoms/table/seats/stored-table.ts';

/** What every move rewrites of a table is a small row of its own, `progress`; the rest is `body`. */
export interface TableRow<Json> {
  readonly revision: number;
  readonly entries: number;
  readonly body: Json;
  readonly progress: Json | null; // null = not begun
}

/** `read`: from what the database gives for a JSON column. */
export function tableFrom<Json>(row: TableRow<Json>, read: (json: Json) => unknown): StoredTable {
  const body = { ...(read(row.body) as Omit<TableBody, 'revision'>), revision: row.revision };
  if (row.progress === null) return joinTable({ body, progress: null });
  const progress = { ...(read(row.progress) as Progress), entries: row.entries };
  return joinTable({ body, progress });
}

/** The row of a table, its JSON written out. */
export function rowOf(table: StoredTable): TableRow<string> {
  const { body, progress } = splitTable(table);
  const { revision, ...rest } = body;
  return {
    revision,
    entries: entriesOf(table),
    body: JSON.stringify(rest),
    progress: progress && progressText(progress),
  };
}

/** The number of entries is a column. */
export const progressText = ({ entries, ...progress }: Progress): string => JSON.stringify(progress);

/** From the tables before, the nearest first. */
export const pastMatchesFrom = (tables: readonly StoredTable[]): PastMatch[] =>
  tables
    .map(pastMatchAt)
    .filter(past => past !== null)
    .reverse();
