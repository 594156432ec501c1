import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './postgres-writes.ts';
import type { Leader, RateAll, RatedChange, RatedMatch, Ratings, Standing } from './rated.ts';
import { type RatedRow, type StandingRow, standingFrom, stateFrom } from './rated-rows.ts';

export function postgresRatings(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>,
): Ratings {
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
    (await ask(() => query.execute(db))).rows;
  const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await rows(query))[0]?.n ?? 0;

  return {
    async openRated(table, game, now) {
      await rows(sql`INSERT INTO rated_matches (table_id, game, since, state, why)
        VALUES (${table}, ${game}, ${now}, 'open', '') ON CONFLICT DO NOTHING`);
    },
    async openRatedTables(after, limit) {
      const found = await rows(sql<{ id: string }>`SELECT table_id AS id FROM rated_matches
        WHERE state = 'open' AND table_id > ${after} ORDER BY table_id LIMIT ${limit}`);
      return found.map(({ id }) => id);
    },
    async voidRated(table, why) {
      await rows(sql`UPDATE rated_matches SET state = 'void', why = ${why}
        WHERE table_id = ${table} AND state = 'open'`);
    },
    countRated: (match, newcomer, rate) =>
      ask(() => db.transaction().execute(tx => count(tx, match, newcomer, rate))),
    async ratedState(table) {
      const [row] = await rows(
        sql<RatedRow>`SELECT since, state, why FROM rated_matches WHERE table_id = ${table}`,
      );
      if (!row) return null;
      if (row.state !== 'counted') return stateFrom(row, []);
      const changes = sql<RatedChange>`SELECT seat, place AS rank, mu_before AS before, mu_after AS after
        FROM rated_results WHERE table_id = ${table} ORDER BY seat`;
      return stateFrom(row, await rows(changes));
    },
    async standings(game, identities) {
      const found = await rows(sql<
        StandingRow & { identity: string }
      >`SELECT identity, mu, sigma, matches, settled
        FROM ratings WHERE game = ${game} AND identity = ANY (${identities}::text[])`);
      return new Map(found.map(row => [row.identity, standingFrom(row)] as const));
    },
    async leaders(game, from, limit) {
      const found = await rows(sql<StandingRow & Pick<Leader, 'identity' | 'name' | 'kept'>>`
        SELECT identity, name, mu, sigma, matches, settled,
          EXISTS (SELECT 1 FROM recovery WHERE recovery.identity = ratings.identity)
            OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.identity = ratings.identity) AS kept
        FROM ratings WHERE game = ${game} AND settled
        ORDER BY mu DESC, identity COLLATE "C" LIMIT ${limit} OFFSET ${from}`);
      return found.map(row => ({
        ...{ identity: row.identity, name: row.name, kept: row.kept },
        ...standingFrom(row),
      }));
    },
    leaderCount: (game, most) =>
      numberOf(sql`SELECT COUNT(*)::integer AS n
        FROM (SELECT 1 FROM ratings WHERE game = ${game} AND settled LIMIT ${most}) AS found`),
    aheadOf: (game, mu, most) =>
      numberOf(sql`SELECT COUNT(*)::integer AS n
        FROM (SELECT 1 FROM ratings WHERE game = ${game} AND settled AND mu > ${mu} LIMIT ${most}) AS found`),
    async forgetRatings(identity) {
      await rows(sql`WITH gone AS (DELETE FROM ratings WHERE identity = ${identity})
        UPDATE rated_results SET identity = ${NOBODY} WHERE identity = ${identity}`);
    },
  };
}

/** Rows of people are locked in one order, so that matches that end at two nodes go one after the other. */
async function count(
  tx: Transaction<Schema>,
  { table, game, day, people }: RatedMatch,
  newcomer: Standing,
  rate: RateAll,
): Promise<void> {
  const { rows: open } = await sql`SELECT 1 FROM rated_matches
    WHERE table_id = ${table} AND state = 'open' FOR UPDATE`.execute(tx);
  if (open.length === 0) return;
  const identities = people.map(({ identity }) => identity);
  await sql`INSERT INTO ratings (game, identity, name, mu, sigma, matches, settled)
    SELECT ${game}, identity, '', ${newcomer.mu}, ${newcomer.sigma}, 0, false
    FROM unnest(${[...identities].sort()}::text[]) AS identity ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<StandingRow & { identity: string }>`
    SELECT identity, mu, sigma, matches, settled FROM ratings
    WHERE game = ${game} AND identity = ANY (${identities}::text[]) ORDER BY identity COLLATE "C" FOR UPDATE`.execute(
    tx,
  );
  const known = new Map(rows.map(row => [row.identity, standingFrom(row)] as const));
  const before = identities.map(identity => known.get(identity) ?? newcomer);
  const { rows: met } = await sql<{ times: number }>`
    SELECT COUNT(*)::integer AS times FROM rated_results one JOIN rated_results other
      ON other.table_id = one.table_id AND one.identity < other.identity
    WHERE one.identity = ANY (${identities}::text[]) AND other.identity = ANY (${identities}::text[])
      AND one.game = ${game} AND one.day = ${day}
    GROUP BY one.identity, other.identity ORDER BY times DESC LIMIT 1`.execute(tx);
  const after = rate(before, met[0]?.times ?? 0);
  const [state, why] = typeof after === 'string' ? ['void', after] : ['counted', ''];
  await sql`UPDATE rated_matches SET state = ${state}, why = ${why} WHERE table_id = ${table}`.execute(tx);
  if (typeof after === 'string') {
    await sql`DELETE FROM ratings WHERE game = ${game} AND matches = 0
      AND identity = ANY (${identities}::text[])`.execute(tx);
    return;
  }
  for (const [i, { identity, seat, name, rank }] of people.entries()) {
    const [was, is] = [before[i], after[i]];
    if (!was || !is) throw new Error(`rated match ${table}: nobody rated seat ${seat}`);
    await sql`UPDATE ratings SET name = ${name}, mu = ${is.mu}, sigma = ${is.sigma}, matches = ${is.matches},
      settled = ${is.settled} WHERE game = ${game} AND identity = ${identity}`.execute(tx);
    await sql`INSERT INTO rated_results VALUES
      (${table}, ${seat}, ${game}, ${identity}, ${day}, ${rank}, ${was.mu}, ${is.mu})`.execute(tx);
  }
}
