import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { type Kysely, sql } from 'kysely';
import type { CountedTry, DailyTries, FieldBar } from './daily-tries.ts';
import type { Schema } from './postgres-writes.ts';

export function postgresDaily(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>,
): DailyTries {
  return {
    async beginDaily({ day, game, identity, table }) {
      await ask(() =>
        sql`INSERT INTO daily (table_id, day, game, identity) VALUES (${table}, ${day}, ${game}, ${identity})
          ON CONFLICT DO NOTHING`.execute(db),
      );
      const { rows } = await ask(() =>
        sql<{ id: string }>`SELECT table_id AS id FROM daily
          WHERE identity = ${identity} AND day = ${day} AND game = ${game}`.execute(db),
      );
      const [found] = rows;
      if (!found) throw new Error(`no try of ${day} at ${game}`);
      return found.id;
    },
    async dailyTries(identity, from) {
      const { rows } = await ask(() =>
        sql<CountedTry>`SELECT day, game, table_id AS "table", score FROM daily
          WHERE identity = ${identity} AND day >= ${from} AND identity <> '' ORDER BY day, game`.execute(db),
      );
      return rows;
    },
    async dailyField(day, game) {
      const { rows } = await ask(() =>
        sql<FieldBar>`SELECT score, divers FROM daily_field WHERE day = ${day} AND game = ${game}
          ORDER BY score`.execute(db),
      );
      return rows;
    },
    async dailyTable(day, game, score) {
      const { rows } = await ask(() =>
        sql<{ id: string }>`SELECT table_id AS id FROM daily
          WHERE day = ${day} AND game = ${game} AND score = ${score} LIMIT 1`.execute(db),
      );
      return rows[0]?.id ?? null;
    },
    async forgetDaily(identity) {
      await ask(() =>
        sql`WITH dropped AS (DELETE FROM daily WHERE identity = ${identity} AND score IS NULL)
          UPDATE daily SET identity = ${NOBODY} WHERE identity = ${identity} AND score IS NOT NULL`.execute(
          db,
        ),
      );
    },
  };
}
