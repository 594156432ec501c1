import { setTimeout as wait } from 'node:timers/promises';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { Append, Written } from '@fathoms/table/room/storage.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { MOST_PAST, type StoredChatMessage, type StoredTable } from '@fathoms/table/seats/stored-table.ts';
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { batched } from './batches.ts';
import { postgresDaily } from './postgres-daily.ts';
import { postgresDesk } from './postgres-desk.ts';
import { postgresEvenings } from './postgres-evenings.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { postgresRatings } from './postgres-rated.ts';
import { postgresShared } from './postgres-shared.ts';
import { postgresSnapshots } from './postgres-snapshots.ts';
import { postgresWaysBack } from './postgres-ways-back.ts';
import { addChat, appendAll, forgetChat, type Schema } from './postgres-writes.ts';
import type { PracticeAnswer } from './practice-answer.ts';
import { persist } from './retry.ts';
import { pastMatchesFrom, rowOf, type TableRow, tableFrom } from './rows.ts';
import { isListed, peopleOf, type Store } from './store.ts';
import type { Subscription } from './subscription.ts';

const CONNECTIONS = 10;
const MOST_AT_ONCE = 500; // appends in one statement
const MOST_WAITING = 20_000; // appends; more are refused
const APPEND_EVERY_MS = 6;
const STATEMENT_MS = 10_000;
const PATIENCE = { forMs: 15_000, everyMs: 100, wait: (ms: number) => wait(ms) };
const INTEGRITY = '23'; // class of errors: what was written does not fit what is there

/** One database for several nodes. `report` hears of connections that broke while nobody used them. */
export async function postgresStore(
  url: string,
  report: (problem: Error) => void,
  statementMs = STATEMENT_MS,
): Promise<Store> {
  const connect = (limits: pg.PoolConfig): Kysely<Schema> => openDatabase(url, report, limits);
  const migrated = connect({ max: 1 }); // no limit: a large database takes its time, and other nodes wait for it
  try {
    await persist(PATIENCE, () => migratePostgres(migrated as unknown as Kysely<never>));
  } finally {
    await migrated.destroy();
  }
  const limits = { statement_timeout: statementMs, query_timeout: 2 * statementMs };
  const db = connect({ max: CONNECTIONS, ...limits });

  const ask = <T>(question: () => Promise<T>): Promise<T> => persist(PATIENCE, question);
  const change = <T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    ask(() => db.transaction().execute(work));
  const append = batched<Append, Written>({
    ...{ most: MOST_AT_ONCE, mostWaiting: MOST_WAITING, everyMs: APPEND_EVERY_MS },
    run: items => ask(() => appendAll(db, items)),
    isOnesFault: problem =>
      problem instanceof pg.DatabaseError && problem.code?.startsWith(INTEGRITY) === true,
  });
  const rows = async (query: RawBuilder<unknown>): Promise<StoredTable[]> => {
    const found = await ask(() => (query as RawBuilder<TableRow<unknown>>).execute(db));
    return found.rows.map(row => tableFrom(row, json => json)); // the driver has read the JSON already
  };
  let closing: Promise<void> | null = null;

  return {
    ...postgresDaily(db, ask),
    ...postgresDesk(db, ask),
    ...postgresShared(db, ask),
    ...postgresWaysBack(db, ask),
    ...postgresPrograms(db, ask),
    ...postgresSnapshots(db, ask),
    ...postgresEvenings(db, { ask, change }),
    ...postgresRatings(db, ask),
    append,
    async load(table, from = 0) {
      const query = db.selectFrom('journal').select('line').where('table_id', '=', table);
      const rows = await ask(() => query.where('seq', '>=', from).orderBy('seq').execute());
      return rows.map(({ line }) => line as unknown as JournalEntry);
    },
    createTable: table =>
      change(async tx => {
        const { id, status, previous = null } = table;
        const { body, ...state } = rowOf(table);
        const made = await tx
          .insertInto('tables')
          .values({ id, listed: isListed(table), body, previous })
          .onConflict(same => same.column('id').doNothing())
          .returning('number')
          .executeTakeFirst();
        if (!made) return 'taken';
        await tx
          .insertInto('progress')
          .values({ table_id: id, status, ...state })
          .execute();
        await savePeople(tx, made.number, table);
        return 'ok';
      }),
    saveTable: table =>
      change(async tx => {
        const { id, status } = table;
        const { revision, entries, body, progress } = rowOf(table);
        const { numUpdatedRows } = await tx
          .updateTable('progress')
          .set({ revision, status, progress })
          .where('table_id', '=', id)
          .where('revision', '=', revision - 1)
          .where('entries', '=', entries)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) {
          await mustExist(tx, id);
          return 'conflict';
        }
        const saved = await tx
          .updateTable('tables')
          .set({ listed: isListed(table), body })
          .where('id', '=', id)
          .returning('number')
          .executeTakeFirstOrThrow();
        await savePeople(tx, saved.number, table);
        return 'ok';
      }),
    async readTable(id) {
      const [row] = await rows(sql`SELECT ${COLUMNS} WHERE id = ${id}`);
      return row ?? null;
    },
    async pastMatches({ previous }) {
      if (previous === undefined) return [];
      const before = await rows(sql`
        WITH RECURSIVE chain (link, before, depth) AS (
          SELECT id, previous, 1 FROM tables WHERE id = ${previous}
          UNION ALL
          SELECT id, previous, depth + 1 FROM chain JOIN tables ON id = before WHERE depth < ${MOST_PAST}
        )
        SELECT ${COLUMNS} JOIN chain ON link = id ORDER BY depth`);
      return pastMatchesFrom(before);
    },
    addChat: (table, message) => ask(() => addChat(db, table, message)),
    async chatOf(table) {
      const query = db.selectFrom('chat').selectAll().where('table_id', '=', table);
      const said = await ask(() => query.where('owner', '<>', NOBODY).orderBy('n').execute());
      return said.map(
        ({ n, owner, message }) => ({ n, owner, ...(message as unknown as object) }) as StoredChatMessage,
      );
    },
    async talkedAt(identity) {
      const query = db.selectFrom('chat').select('table_id').distinct().where('owner', '=', identity);
      return (await ask(() => query.execute())).map(row => row.table_id);
    },
    forgetChat: (table, owner) => ask(() => forgetChat(db, table, owner)),
    tablesOf: (identity, limit) =>
      rows(sql`SELECT ${COLUMNS} JOIN people ON number = table_number
        WHERE identity = ${identity} ORDER BY number DESC LIMIT ${limit}`),
    listed: limit => rows(sql`SELECT ${COLUMNS} WHERE listed ORDER BY number DESC LIMIT ${limit}`),
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
    count: (answers, most) =>
      change(async tx => {
        const rows = answers.map(answer => ({ answer: JSON.stringify(answer) }));
        await tx.insertInto('practice').values(rows).execute();
        await sql`DELETE FROM practice WHERE n <= (SELECT MAX(n) FROM practice) - ${most}`.execute(tx);
      }),
    async counted() {
      const rows = await ask(() => db.selectFrom('practice').select('answer').orderBy('n').execute());
      return rows.map(({ answer }) => answer as unknown as PracticeAnswer);
    },
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

function openDatabase(
  connectionString: string,
  report: (problem: Error) => void,
  limits: pg.PoolConfig,
): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: STATEMENT_MS,
    keepAlive: true,
    ...limits,
  });
  pool.on('error', report);
  pool.on('connect', client => client.on('error', report)); // between two questions of one transaction
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

const COLUMNS = sql`revision, entries, body, progress FROM tables JOIN progress ON table_id = id`;

async function savePeople(tx: Transaction<Schema>, number: string, table: StoredTable): Promise<void> {
  const people = peopleOf(table);
  await sql`DELETE FROM people WHERE table_number = ${number} AND identity <> ALL (${people})`.execute(tx);
  await sql`INSERT INTO people (identity, table_number)
    SELECT identity, ${number} FROM unnest(${people}::text[]) AS identity
    ON CONFLICT DO NOTHING`.execute(tx);
}

async function mustExist(tx: Transaction<Schema>, id: string): Promise<void> {
  const found = await tx.selectFrom('tables').select('number').where('id', '=', id).executeTakeFirst();
  if (!found) throw new Error(`no table ${id}`);
}
