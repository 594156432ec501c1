import { setTimeout as wait } from 'node:timers/promises';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { type Generated, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { batched } from './batches.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { persist } from './retry.ts';
import { isListed, peopleOf, revisionBefore, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

interface Schema {
  tables: { number: Generated<string>; id: string; revision: number; listed: boolean; meta: string };
  people: { identity: string; table_number: string };
  journal: { table_id: string; seq: number; line: string };
  subscriptions: { identity: string; place: string };
  secrets: { name: string; value: string };
}

interface Appending {
  readonly table: string;
  readonly first: number;
  readonly lines: readonly JournalEntry[];
}
type Appended = 'ok' | 'conflict';

const CONNECTIONS = 10;
const MOST_AT_ONCE = 500; // appends in one statement
const STATEMENT_MS = 10_000;
const PATIENCE = { forMs: 15_000, everyMs: 100, wait: (ms: number) => wait(ms) };
const INTEGRITY = '23'; // class of errors: what was written does not fit what is there
const TAKEN = '23505'; // of these: the key is there already

/** One database for several nodes. `report` hears of connections that broke while nobody used them. */
export async function postgresStore(url: string, report: (problem: Error) => void): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: 2 * STATEMENT_MS,
    keepAlive: true,
  });
  pool.on('error', report);
  pool.on('connect', client => client.on('error', report)); // between two questions of one transaction
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await persist(PATIENCE, () => migratePostgres(db as unknown as Kysely<never>));

  const ask = <T>(question: () => Promise<T>): Promise<T> => persist(PATIENCE, question);
  const change = <T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    ask(() => db.transaction().execute(work));
  const append = batched<Appending, Appended>({
    most: MOST_AT_ONCE,
    run: items => ask(() => appendAll(db, items)),
    isOnesFault: problem =>
      problem instanceof pg.DatabaseError && problem.code?.startsWith(INTEGRITY) === true,
  });
  let closing: Promise<void> | null = null;

  return {
    append: (table, first, lines) => append({ table, first, lines }),
    async load(table, from = 0) {
      const query = db.selectFrom('journal').select('line').where('table_id', '=', table);
      const rows = await ask(() => query.where('seq', '>=', from).orderBy('seq').execute());
      return rows.map(({ line }) => line as unknown as JournalEntry);
    },
    create: meta =>
      change(async tx => {
        const row = { id: meta.id, ...factsOf(meta) };
        const made = await tx
          .insertInto('tables')
          .values(row)
          .onConflict(same => same.column('id').doNothing())
          .returning('number')
          .executeTakeFirst();
        if (!made) return 'taken';
        await savePeople(tx, made.number, meta);
        return 'ok';
      }),
    saveMeta: meta =>
      change(async tx => {
        const saved = await tx
          .updateTable('tables')
          .set(factsOf(meta))
          .where('id', '=', meta.id)
          .where('revision', '=', revisionBefore(meta))
          .returning('number')
          .executeTakeFirst();
        if (saved) await savePeople(tx, saved.number, meta);
        else await mustExist(tx, meta.id);
        return saved ? 'ok' : 'conflict';
      }),
    async meta(id) {
      const query = db.selectFrom('tables').select('meta').where('id', '=', id);
      return metaOf((await ask(() => query.executeTakeFirst())) ?? null);
    },
    async tablesOf(identity, limit) {
      const query = db
        .selectFrom('people')
        .innerJoin('tables', 'number', 'table_number')
        .select('meta')
        .where('identity', '=', identity)
        .orderBy('number', 'desc')
        .limit(limit);
      return (await ask(() => query.execute())).map(row => metaOf(row));
    },
    async listed(limit) {
      const query = db.selectFrom('tables').select('meta').where('listed', '=', true);
      const rows = await ask(() => query.orderBy('number', 'desc').limit(limit).execute());
      return rows.map(row => metaOf(row));
    },
    async subscription(identity) {
      const query = db.selectFrom('subscriptions').select('place').where('identity', '=', identity);
      const row = await ask(() => query.executeTakeFirst());
      return row ? (row.place as unknown as Subscription) : null;
    },
    subscribe: (identity, to) =>
      change(async tx => {
        await tx.deleteFrom('subscriptions').where('identity', '=', identity).execute();
        if (to)
          await tx
            .insertInto('subscriptions')
            .values({ identity, place: JSON.stringify(to) })
            .execute();
      }),
    async secret(name, fresh) {
      const made = db.insertInto('secrets').values({ name, value: fresh() });
      await ask(() => made.onConflict(same => same.column('name').doNothing()).execute());
      const query = db.selectFrom('secrets').select('value').where('name', '=', name);
      return (await ask(() => query.executeTakeFirstOrThrow())).value;
    },
    async replaceSecret(name, value) {
      const query = db.updateTable('secrets').set({ value }).where('name', '=', name);
      const { numUpdatedRows } = await ask(() => query.executeTakeFirst());
      if (numUpdatedRows === 0n) throw new Error(`no secret ${name}`);
    },
    async check() {
      await sql`SELECT 1`.execute(db); // no patience: whoever asks wants to know how it is now
    },
    close() {
      closing ??= db.destroy();
      return closing;
    },
  };
}

/** The driver has read the JSON already. */
function metaOf(row: { meta: string }): TableMeta;
function metaOf(row: { meta: string } | null): TableMeta | null;
function metaOf(row: { meta: string } | null): TableMeta | null {
  return row && (row.meta as unknown as TableMeta);
}

const factsOf = (meta: TableMeta) => ({
  revision: meta.revision ?? 0,
  listed: isListed(meta),
  meta: JSON.stringify(meta),
});

async function savePeople(tx: Transaction<Schema>, number: string, meta: TableMeta): Promise<void> {
  const people = peopleOf(meta);
  await sql`DELETE FROM people WHERE table_number = ${number} AND identity <> ALL (${people})`.execute(tx);
  await sql`INSERT INTO people (identity, table_number)
    SELECT identity, ${number} FROM unnest(${people}::text[]) AS identity
    ON CONFLICT DO NOTHING`.execute(tx);
}

async function mustExist(tx: Transaction<Schema>, id: string): Promise<void> {
  const found = await tx.selectFrom('tables').select('number').where('id', '=', id).executeTakeFirst();
  if (!found) throw new Error(`no table ${id}`);
}

/**
 * Everything in one statement, hence one flush to disk. Where another node writes the same line at the same
 * moment, the statement fails on the journal's key; then each is tried alone and only the loser loses.
 */
async function appendAll(db: Kysely<Schema>, items: readonly Appending[]): Promise<Appended[]> {
  try {
    const written = await insertLines(db, items);
    return items.map(({ table }) => (written.has(table) ? 'ok' : 'conflict'));
  } catch (problem) {
    if (items.length > 1 || !isTaken(problem)) throw problem;
    return ['conflict'];
  }
}

const isTaken = (problem: unknown): boolean => problem instanceof pg.DatabaseError && problem.code === TAKEN;

/** The tables whose lines were written; not those whose journal is shorter or longer than expected. */
async function insertLines(db: Kysely<Schema>, items: readonly Appending[]): Promise<Set<string>> {
  const rows = items.flatMap(({ table, first, lines }) =>
    lines.map((line, i) => ({ table, first, seq: first + i, line: JSON.stringify(line) })),
  );
  const { rows: written } = await sql<{ table_id: string }>`
    INSERT INTO journal (table_id, seq, line)
    SELECT new.table_id, new.seq, new.line
    FROM unnest(
      ${rows.map(row => row.table)}::text[], ${rows.map(row => row.first)}::integer[],
      ${rows.map(row => row.seq)}::integer[], ${rows.map(row => row.line)}::json[]
    ) AS new (table_id, first, seq, line)
    WHERE new.first = (SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE journal.table_id = new.table_id)
    RETURNING table_id`.execute(db);
  return new Set(written.map(row => row.table_id));
}
