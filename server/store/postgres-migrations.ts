import { type Kysely, type Migration, Migrator, sql } from 'kysely';

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
};

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
