import { NOBODY } from '@fathoms/table/seats/forget.ts';
import type { Leader, RatedChange, Ratings, Standing } from './rated.ts';
import { type RatedRow, type StandingRow, standingFrom, stateFrom } from './rated-rows.ts';
import type { Sqlite } from './sqlite.ts';

type LeaderRow = StandingRow & Pick<Leader, 'identity' | 'name'> & { kept: number };

export function sqliteRatings(db: Sqlite, write: <T>(work: () => T) => Promise<T>): Ratings {
  const matches = matchStatements(db);
  const people = peopleStatements(db);
  const standingIn = (game: string, identity: string): Standing | null => {
    const row = people.standing.get(game, identity);
    return row ? standingFrom(row) : null;
  };

  return {
    openRated: (table, game, now) => write(() => void matches.open.run(table, game, now)),
    openRatedTables: async (after, limit) => matches.opened.all(after, limit),
    voidRated: (table, why) => write(() => void matches.close.run('void', why, table)),
    countRated: ({ table, game, day, people: all }, newcomer, rate) =>
      write(() => {
        if (matches.state.get(table)?.state !== 'open') return;
        const before = all.map(({ identity }) => standingIn(game, identity) ?? newcomer);
        const identities = JSON.stringify(all.map(({ identity }) => identity));
        const after = rate(before, matches.met.get(identities, identities, game, day) ?? 0);
        if (typeof after === 'string') {
          matches.close.run('void', after, table);
          return;
        }
        for (const [i, { identity, seat, name, rank }] of all.entries()) {
          const [was, is] = [before[i], after[i]];
          if (!was || !is) throw new Error(`rated match ${table}: nobody rated seat ${seat}`);
          people.put.run(game, identity, name, is.mu, is.sigma, is.matches, Number(is.settled));
          matches.result.run(table, seat, game, identity, day, rank, was.mu, is.mu);
        }
        matches.close.run('counted', '', table);
      }),
    async ratedState(table) {
      const row = matches.state.get(table);
      return row ? stateFrom(row, row.state === 'counted' ? matches.changes.all(table) : []) : null;
    },
    async standings(game, identities) {
      const found = identities.flatMap(identity => {
        const standing = standingIn(game, identity);
        return standing ? [[identity, standing] as const] : [];
      });
      return new Map(found);
    },
    leaders: async (game, from, limit) =>
      people.leaders
        .all(game, limit, from)
        .map(row => ({ identity: row.identity, name: row.name, kept: row.kept === 1, ...standingFrom(row) })),
    leaderCount: async (game, most) => people.count.get(game, most) ?? 0,
    aheadOf: async (game, mu, most) => people.ahead.get(game, mu, most) ?? 0,
    forgetRatings: identity =>
      write(() => {
        people.forget.run(identity);
        matches.disown.run(NOBODY, identity);
      }),
  };
}

const matchStatements = (db: Sqlite) => ({
  open: db.prepare(
    `INSERT INTO rated_matches (table_id, game, since, state, why) VALUES (?, ?, ?, 'open', '') ON CONFLICT DO NOTHING`,
  ),
  opened: db
    .prepare<[string, number], string>(
      `SELECT table_id FROM rated_matches WHERE state = 'open' AND table_id > ? ORDER BY table_id LIMIT ?`,
    )
    .pluck(),
  state: db.prepare<[string], RatedRow>('SELECT since, state, why FROM rated_matches WHERE table_id = ?'),
  close: db.prepare(`UPDATE rated_matches SET state = ?, why = ? WHERE table_id = ? AND state = 'open'`),
  result: db.prepare('INSERT INTO rated_results VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
  changes: db.prepare<[string], RatedChange>(
    'SELECT seat, place AS rank, mu_before AS before, mu_after AS after FROM rated_results WHERE table_id = ? ORDER BY seat',
  ),
  met: db
    .prepare<[string, string, string, string], number>(
      `SELECT COUNT(*) AS times FROM rated_results one JOIN rated_results other
         ON other.table_id = one.table_id AND one.identity < other.identity
       WHERE one.identity IN (SELECT value FROM json_each(?)) AND other.identity IN (SELECT value FROM json_each(?))
         AND one.game = ? AND one.day = ?
       GROUP BY one.identity, other.identity ORDER BY times DESC LIMIT 1`,
    )
    .pluck(),
  disown: db.prepare('UPDATE rated_results SET identity = ? WHERE identity = ?'),
});

const peopleStatements = (db: Sqlite) => ({
  standing: db.prepare<[string, string], StandingRow>(
    'SELECT mu, sigma, matches, settled FROM ratings WHERE game = ? AND identity = ?',
  ),
  put: db.prepare(
    `INSERT INTO ratings (game, identity, name, mu, sigma, matches, settled) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (game, identity) DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,
       matches = excluded.matches, settled = excluded.settled`,
  ),
  leaders: db.prepare<[string, number, number], LeaderRow>(
    `SELECT identity, name, mu, sigma, matches, settled,
       EXISTS (SELECT 1 FROM recovery WHERE recovery.identity = ratings.identity)
         OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.identity = ratings.identity) AS kept
     FROM ratings WHERE game = ? AND settled = 1 ORDER BY mu DESC, identity LIMIT ? OFFSET ?`,
  ),
  count: db
    .prepare<[string, number], number>(
      'SELECT COUNT(*) FROM (SELECT 1 FROM ratings WHERE game = ? AND settled = 1 LIMIT ?)',
    )
    .pluck(),
  ahead: db
    .prepare<[string, number, number], number>(
      'SELECT COUNT(*) FROM (SELECT 1 FROM ratings WHERE game = ? AND settled = 1 AND mu > ? LIMIT ?)',
    )
    .pluck(),
  forget: db.prepare('DELETE FROM ratings WHERE identity = ?'),
});
