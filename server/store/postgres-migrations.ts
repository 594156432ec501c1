import { type FlatTable, unfoldTable } from '@fathoms/table/seats/flat-table.ts';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { rowOf } from './rows.ts';

/** Forward only: add at the end, never change one that was released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': step(`
    CREATE TABLE tables (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id text NOT NULL UNIQUE,
      revision integer NOT NULL,
      listed boolean NOT NULL,
      meta json NOT NULL
    );
    CREATE INDEX tables_listed ON tables (number) WHERE listed;
    CREATE TABLE people (
      identity text NOT NULL,
      table_number bigint NOT NULL REFERENCES tables (number),
      PRIMARY KEY (identity, table_number)
    );
    CREATE INDEX people_by_table ON people (table_number);
    CREATE TABLE journal (
      table_id text NOT NULL REFERENCES tables (id),
      seq integer NOT NULL,
      line json NOT NULL,
      PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE subscriptions (identity text PRIMARY KEY, place json NOT NULL);
    CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
  `),
  '0002-progress': { up: unfoldTables },
};

interface FlatRow {
  readonly number: string;
  readonly id: string;
  readonly body: FlatTable;
  readonly entries: number;
}

/**
 * Chat, past matches and what moves change leave the one JSON column: chat has rows, past matches follow from
 * the chain of tables, and progress is a small row that is written with the journal.
 */
async function unfoldTables(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`
    CREATE TABLE progress (
      table_id text PRIMARY KEY REFERENCES tables (id),
      revision integer NOT NULL,
      entries integer NOT NULL,
      status text NOT NULL,
      progress json
    ) WITH (fillfactor = 70);
    CREATE TABLE chat (
      table_id text NOT NULL REFERENCES tables (id),
      n integer NOT NULL,
      owner text NOT NULL,
      message json NOT NULL,
      PRIMARY KEY (table_id, n)
    );
    ALTER TABLE tables RENAME COLUMN meta TO body;
    ALTER TABLE tables DROP COLUMN revision;
    ALTER TABLE tables ADD COLUMN previous text;
  `)
    .execute(db);
  const tablesAfter = async (number: string): Promise<readonly FlatRow[]> => {
    const found = await sql<FlatRow>`
      SELECT number, id, body, (SELECT COUNT(*)::integer FROM journal WHERE table_id = id) AS entries
      FROM tables WHERE number > ${number} ORDER BY number LIMIT 500`.execute(db);
    return found.rows;
  };
  for (
    let some = await tablesAfter('0');
    some.length > 0;
    some = await tablesAfter(some.at(-1)?.number ?? '0')
  )
    for (const row of some) await unfoldRow(db, row);
}

async function unfoldRow(db: Kysely<never>, { id, body: flat, entries }: FlatRow): Promise<void> {
  const { table, chat } = unfoldTable(flat, entries);
  const { revision, body, progress } = rowOf(table);
  const previous = table.previous ?? null;
  await sql`UPDATE tables SET body = ${body}, previous = ${previous} WHERE id = ${id}`.execute(db);
  await sql`INSERT INTO progress VALUES (${id}, ${revision}, ${entries}, ${table.status}, ${progress})`.execute(
    db,
  );
  for (const { n, owner, ...message } of chat)
    await sql`INSERT INTO chat VALUES (${id}, ${n}, ${owner}, ${JSON.stringify(message)})`.execute(db);
}

function step(statements: string): Migration {
  return {
    async up(db) {
      await sql.raw(statements).execute(db);
    },
  };
}

/** Several nodes may start at once: one migrates, the others wait. A newer build's database is refused. */
export async function migratePostgres(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
