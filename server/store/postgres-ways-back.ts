import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './postgres-writes.ts';
import type { SignOut, StoredPasskey, WaysBack } from './ways-back.ts';

type Body = Pick<StoredPasskey, 'domain' | 'key' | 'transports' | 'day'>;
interface Row extends Pick<StoredPasskey, 'id' | 'identity' | 'counter'> {
  readonly body: Body; // the driver has read the JSON already
}
const read = ({ body, ...rest }: Row): StoredPasskey => ({ ...rest, ...body });

export function postgresWaysBack(
  db: Kysely<Schema>,
  ask: <T>(question: () => Promise<T>) => Promise<T>,
): WaysBack {
  const rows = async <T>(query: RawBuilder<T>): Promise<readonly T[]> =>
    (await ask(() => query.execute(db))).rows;
  const run = async (query: RawBuilder<unknown>): Promise<void> => void (await rows(query));
  const COLUMNS = sql`id, identity, counter::float8 AS counter, body FROM passkeys`;
  return {
    addPasskey: ({ id, identity, counter, ...body }) =>
      run(sql`INSERT INTO passkeys (id, identity, counter, body)
        VALUES (${id}, ${identity}, ${counter}, ${JSON.stringify(body)}::json) ON CONFLICT (id) DO NOTHING`),
    async passkey(id) {
      const [row] = await rows(sql<Row>`SELECT ${COLUMNS} WHERE id = ${id}`);
      return row ? read(row) : null;
    },
    passkeysOf: async identity =>
      (await rows(sql<Row>`SELECT ${COLUMNS} WHERE identity = ${identity} ORDER BY n`)).map(read),
    countPasskey: (id, counter) =>
      run(sql`UPDATE passkeys SET counter = ${counter} WHERE id = ${id} AND counter < ${counter}`),
    removePasskey: (identity, id) =>
      run(sql`DELETE FROM passkeys WHERE identity = ${identity} AND id = ${id}`),
    setWords: (identity, hash) =>
      run(
        hash === null
          ? sql`DELETE FROM recovery WHERE identity = ${identity}`
          : sql`INSERT INTO recovery (identity, hash) VALUES (${identity}, ${hash})
              ON CONFLICT (identity) DO UPDATE SET hash = excluded.hash`,
      ),
    hasWords: async identity =>
      (await rows(sql`SELECT 1 FROM recovery WHERE identity = ${identity}`)).length > 0,
    async whoseWords(hash) {
      const [row] = await rows(sql<{ identity: string }>`SELECT identity FROM recovery WHERE hash = ${hash}`);
      return row?.identity ?? null;
    },
    async spend(challenge, until, now) {
      await run(sql`DELETE FROM spent_challenges WHERE until < ${now}`);
      const spent = await rows(sql`INSERT INTO spent_challenges (challenge, until)
        VALUES (${challenge}, ${until}) ON CONFLICT DO NOTHING RETURNING challenge`);
      return spent.length > 0;
    },
    async signOut(mark) {
      const [row] = await rows(sql<{ epoch: number }>`INSERT INTO sign_outs (mark, epoch) VALUES (${mark}, 1)
        ON CONFLICT (mark) DO UPDATE SET epoch = sign_outs.epoch + 1, n = nextval('sign_outs_n')
        RETURNING epoch`);
      if (!row) throw new Error('nobody was signed out');
      return row.epoch;
    },
    signOuts: after =>
      rows(
        sql<SignOut>`SELECT n::float8 AS n, mark, epoch FROM sign_outs WHERE n > ${after} ORDER BY sign_outs.n`,
      ),
    adopt: (guest, identity) =>
      run(sql`INSERT INTO adopted (guest, identity) VALUES (${guest}, ${identity})
        ON CONFLICT (guest) DO UPDATE SET identity = excluded.identity`),
    guestsOf: async identity =>
      (await rows(sql<{ guest: string }>`SELECT guest FROM adopted WHERE identity = ${identity}`)).map(
        ({ guest }) => guest,
      ),
    forgetWaysBack: identity =>
      run(sql`WITH keys AS (DELETE FROM passkeys WHERE identity = ${identity}),
          words AS (DELETE FROM recovery WHERE identity = ${identity})
        DELETE FROM adopted WHERE identity = ${identity} OR guest = ${identity}`),
  };
}
