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
  '0003-practice': step(`
    CREATE TABLE practice (
      n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      answer json NOT NULL
    );
  `),
  '0004-daily': step(`
    CREATE TABLE daily (
      table_id text PRIMARY KEY,
      day text NOT NULL,
      game text NOT NULL,
      identity text NOT NULL,
      score integer
    );
    CREATE UNIQUE INDEX daily_once ON daily (identity, day, game) WHERE identity <> '';
    CREATE INDEX daily_scores ON daily (day, game, score);
    CREATE TABLE daily_field (
      day text NOT NULL,
      game text NOT NULL,
      score integer NOT NULL,
      divers integer NOT NULL,
      PRIMARY KEY (day, game, score)
    ) WITH (fillfactor = 70);
  `),
  '0005-operators': step(`
    CREATE TABLE operator_log (
      n integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      time double precision NOT NULL,
      operator text NOT NULL,
      act json NOT NULL
    );
    CREATE TABLE node_answers (n integer NOT NULL, answer text NOT NULL);
    CREATE TABLE reports (
      n integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      time double precision NOT NULL,
      reporter text NOT NULL,
      table_id text NOT NULL,
      about text,
      name text NOT NULL,
      text text NOT NULL
    );
    CREATE INDEX reports_by ON reports (reporter);
    CREATE INDEX reports_about ON reports (about);
    CREATE TABLE blocks (
      n integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      blocker text NOT NULL,
      other text NOT NULL,
      UNIQUE (blocker, other)
    );
    CREATE INDEX blocks_of ON blocks (other);
  `),
  '0006-shared-deals': step(`
    CREATE TABLE shared_deals (
      id text PRIMARY KEY,
      maker text NOT NULL,
      source text,
      seat integer NOT NULL
    );
    CREATE UNIQUE INDEX shared_deals_once ON shared_deals (source, seat);
    CREATE INDEX shared_deals_by ON shared_deals (maker);
    CREATE TABLE shared_tables (
      n integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      deal text NOT NULL,
      table_id text NOT NULL,
      identity text NOT NULL
    );
    CREATE INDEX shared_tables_of ON shared_tables (deal);
    CREATE UNIQUE INDEX shared_tables_once ON shared_tables (identity, deal) WHERE identity <> '';
  `),
  '0007-ways-back': step(`
    CREATE TABLE passkeys (
      n bigint GENERATED ALWAYS AS IDENTITY,
      id text NOT NULL PRIMARY KEY,
      identity text NOT NULL,
      counter bigint NOT NULL,
      body json NOT NULL
    );
    CREATE INDEX passkeys_of ON passkeys (identity);
    CREATE TABLE recovery (identity text NOT NULL PRIMARY KEY, hash text NOT NULL UNIQUE);
    CREATE TABLE spent_challenges (challenge text NOT NULL PRIMARY KEY, until bigint NOT NULL);
    CREATE SEQUENCE sign_outs_n;
    CREATE TABLE sign_outs (
      mark text NOT NULL PRIMARY KEY,
      n bigint NOT NULL DEFAULT nextval('sign_outs_n'),
      epoch integer NOT NULL
    );
    CREATE INDEX sign_outs_by ON sign_outs (n);
    CREATE TABLE adopted (guest text NOT NULL PRIMARY KEY, identity text NOT NULL);
    CREATE INDEX adopted_by ON adopted (identity);
  `),
  '0008-evenings': step(`
    CREATE TABLE evenings (id text PRIMARY KEY, revision integer NOT NULL, body json NOT NULL);
    CREATE TABLE evening_guests (
      evening text NOT NULL REFERENCES evenings (id),
      identity text NOT NULL,
      seen double precision NOT NULL DEFAULT 0,
      PRIMARY KEY (evening, identity)
    ) WITH (fillfactor = 70);
    CREATE INDEX evenings_of ON evening_guests (identity);
  `),
  '0009-ratings': step(`
    CREATE TABLE rated_matches (
      table_id text PRIMARY KEY,
      game text NOT NULL,
      since double precision NOT NULL,
      state text NOT NULL,
      why text NOT NULL
    );
    CREATE INDEX rated_open ON rated_matches (table_id) WHERE state = 'open';
    CREATE TABLE rated_results (
      table_id text NOT NULL,
      seat integer NOT NULL,
      game text NOT NULL,
      identity text NOT NULL,
      day text NOT NULL,
      place integer NOT NULL,
      mu_before double precision NOT NULL,
      mu_after double precision NOT NULL,
      PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX rated_results_of ON rated_results (identity, day);
    CREATE TABLE ratings (
      game text NOT NULL,
      identity text NOT NULL,
      name text NOT NULL,
      mu double precision NOT NULL,
      sigma double precision NOT NULL,
      matches integer NOT NULL,
      settled boolean NOT NULL,
      PRIMARY KEY (game, identity)
    );
    CREATE INDEX ratings_of ON ratings (identity);
    CREATE INDEX ratings_best ON ratings (game, mu) WHERE settled;
  `),
  '0010-programs': step(`
    CREATE TABLE programs (
      n integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      hash text NOT NULL UNIQUE,
      owner text NOT NULL,
      identity text NOT NULL,
      program json NOT NULL
    );
    CREATE INDEX programs_of ON programs (owner);
  `),
  '0011-snapshots': step(`
    CREATE TABLE snapshots (
      table_id text PRIMARY KEY REFERENCES tables (id),
      build text NOT NULL,
      entries integer NOT NULL,
      body text NOT NULL
    );
  `),
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
    await unfoldRows(db, some);
}

/** Many at once: a database may have a million tables, and nobody plays meanwhile. */
async function unfoldRows(db: Kysely<never>, flatRows: readonly FlatRow[]): Promise<void> {
  const rows = flatRows.map(({ id, body, entries }) => {
    const { table, chat } = unfoldTable(body, entries);
    return { id, chat, status: table.status, previous: table.previous ?? null, ...rowOf(table) };
  });
  const said = rows.flatMap(({ id, chat }) =>
    chat.map(({ n, owner, ...message }) => ({ id, n, owner, message: JSON.stringify(message) })),
  );
  const ids = rows.map(({ id }) => id);
  await sql`
    UPDATE tables SET body = new.body, previous = new.previous
    FROM unnest(
      ${ids}::text[], ${rows.map(({ body }) => body)}::json[], ${rows.map(({ previous }) => previous)}::text[]
    ) AS new (id, body, previous) WHERE tables.id = new.id`.execute(db);
  await sql`
    INSERT INTO progress SELECT * FROM unnest(
      ${ids}::text[], ${rows.map(({ revision }) => revision)}::integer[],
      ${rows.map(({ entries }) => entries)}::integer[], ${rows.map(({ status }) => status)}::text[],
      ${rows.map(({ progress }) => progress)}::json[]
    )`.execute(db);
  await sql`
    INSERT INTO chat SELECT * FROM unnest(
      ${said.map(({ id }) => id)}::text[], ${said.map(({ n }) => n)}::integer[],
      ${said.map(({ owner }) => owner)}::text[], ${said.map(({ message }) => message)}::json[]
    )`.execute(db);
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
