import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { CountedTry, DailyTries, FieldBar } from './daily-tries.ts';
import type { Sqlite } from './sqlite.ts';

/** `rank`: to be called in the write that ends the match. */
export function sqliteDaily(
  db: Sqlite,
  write: <T>(work: () => T) => Promise<T>,
): DailyTries & { readonly rank: (table: string, score: number) => void } {
  const begin = db.prepare(
    'INSERT INTO daily (table_id, day, game, identity) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const begun = db
    .prepare<[string, string, string], string>(
      'SELECT table_id FROM daily WHERE identity = ? AND day = ? AND game = ?',
    )
    .pluck();
  const tries = db.prepare<[string, string], CountedTry>(
    `SELECT day, game, table_id AS "table", score FROM daily WHERE identity = ? AND day >= ? AND identity <> ''
     ORDER BY day, game`,
  );
  const field = db.prepare<[string, string], FieldBar>(
    'SELECT score, divers FROM daily_field WHERE day = ? AND game = ? ORDER BY score',
  );
  const table = db
    .prepare<[string, string, number], string>(
      'SELECT table_id FROM daily WHERE day = ? AND game = ? AND score = ? LIMIT 1',
    )
    .pluck();
  const score = db.prepare('UPDATE daily SET score = ? WHERE table_id = ? AND score IS NULL');
  const add = db.prepare(
    `INSERT INTO daily_field SELECT day, game, score, 1 FROM daily WHERE table_id = ?
     ON CONFLICT (day, game, score) DO UPDATE SET divers = divers + 1`,
  );
  const drop = db.prepare('DELETE FROM daily WHERE identity = ? AND score IS NULL');
  const disown = db.prepare('UPDATE daily SET identity = ? WHERE identity = ?');
  return {
    rank(id, points) {
      if (score.run(points, id).changes !== 0) add.run(id);
    },
    beginDaily: ({ day, game, identity, table: id }) =>
      write(() => {
        begin.run(id, day, game, identity);
        const found = begun.get(identity, day, game);
        if (found === undefined) throw new Error(`no try of ${day} at ${game}`);
        return found;
      }),
    dailyTries: async (identity, from) => tries.all(identity, from).map(row => ({ ...row })),
    dailyField: async (day, game) => field.all(day, game).map(row => ({ ...row })),
    dailyTable: async (day, game, score) => table.get(day, game, score) ?? null,
    forgetDaily: identity =>
      write(() => {
        drop.run(identity);
        disown.run(NOBODY, identity);
      }),
  };
}
