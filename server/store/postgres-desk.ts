import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  ANSWERS_KEPT,
  BLOCKS_KEPT,
  type Desk,
  LOOKS_KEPT,
  type LoggedAct,
  REPORTS_KEPT,
  type StoredComplaint,
} from './desk.ts';
import type { Schema } from './postgres-writes.ts';

/** What operators and people leave for each other, for all nodes. Each change is one statement: all of it or nothing. */
export function postgresDesk(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>, // also while the database is away for a moment
): Desk {
  const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await ask(() => query.execute(db))).rows;
  const run = async (query: RawBuilder<unknown>): Promise<void> => void (await rows(query));
  return {
    async addAct(time, by, act) {
      const [added] = await rows(sql<{ n: number }>`
        WITH added AS (
          INSERT INTO operator_log (time, operator, act)
          VALUES (${time}, ${by}, ${JSON.stringify(act)}::json) RETURNING n
        ), trimmed AS (
          DELETE FROM operator_log USING added
          WHERE operator_log.n <= added.n - ${LOOKS_KEPT}::integer AND act ->> 'is' = 'look'
        ), forgotten AS (
          DELETE FROM node_answers USING added WHERE node_answers.n <= added.n - ${ANSWERS_KEPT}::integer
        )
        SELECT n FROM added`);
      return added?.n ?? 0;
    },
    acts: after =>
      rows(
        sql<LoggedAct>`SELECT n, time, operator AS by, act FROM operator_log WHERE n > ${after} ORDER BY n`,
      ),
    answerAct: (n, answer) => run(sql`INSERT INTO node_answers VALUES (${n}, ${answer})`),
    async takeAnswers(n) {
      const taken = await rows(
        sql<{ answer: string }>`DELETE FROM node_answers WHERE n = ${n} RETURNING answer`,
      );
      return taken.map(({ answer }) => answer);
    },
    addReport: ({ time, by, table, about, name, text }) =>
      run(sql`
        WITH added AS (
          INSERT INTO reports (time, reporter, table_id, about, name, text)
          VALUES (${time}, ${by}, ${table}, ${about}, ${name}, ${text}) RETURNING n
        )
        DELETE FROM reports USING added WHERE reports.n <= added.n - ${REPORTS_KEPT}::integer`),
    reports: limit =>
      rows(sql<StoredComplaint>`
        SELECT n, time, reporter AS by, table_id AS table, about, name, text
        FROM reports ORDER BY n DESC LIMIT ${limit}`),
    block: (by, other) =>
      run(sql`
        WITH added AS (
          INSERT INTO blocks (blocker, other) VALUES (${by}, ${other})
          ON CONFLICT (blocker, other) DO UPDATE SET other = excluded.other
        )
        DELETE FROM blocks WHERE blocker = ${by} AND other <> ${other} AND n NOT IN
          (SELECT n FROM blocks WHERE blocker = ${by} AND other <> ${other}
           ORDER BY n DESC LIMIT ${BLOCKS_KEPT - 1})`),
    unblock: (by, other) => run(sql`DELETE FROM blocks WHERE blocker = ${by} AND other = ${other}`),
    async blockedBy(by) {
      const found = await rows(
        sql<{ other: string }>`SELECT other FROM blocks WHERE blocker = ${by} ORDER BY n`,
      );
      return found.map(({ other }) => other);
    },
    async hasBlocked(by, other) {
      return (await rows(sql`SELECT n FROM blocks WHERE blocker = ${by} AND other = ${other}`)).length > 0;
    },
    async forgetAtDesk(identity) {
      await run(sql`DELETE FROM blocks WHERE blocker = ${identity} OR other = ${identity}`);
      await run(sql`DELETE FROM reports WHERE reporter = ${identity}`);
      await run(sql`UPDATE reports SET about = NULL, name = '' WHERE about = ${identity}`);
    },
  };
}
