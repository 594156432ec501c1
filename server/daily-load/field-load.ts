import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { BackendSettings } from '../backends.ts';
import { countedScore } from '../daily/count.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Day, layTry, type PlayedTry } from './tries.ts';

/** Milliseconds of every question, in the order they were asked. */
export interface FieldTimes {
  readonly results: number;
  readonly query: readonly number[]; // the field, from the store
  readonly field: readonly number[]; // its page's answer, over HTTP
  readonly page: readonly number[]; // that of the daily dive, with all games
}

const SCORES = 300; // different ones; results are spread over them
const QUESTIONS = 200;
const WARM = 20;
const STEP_MS = 40; // between two questions, by the server's clock: its limits hold here as well

/** What so many counted results leave: a row each, and one a score. */
export async function fillField(
  { dataDir, databaseUrl }: BackendSettings,
  { day, game, results }: { day: string; game: string; results: number },
): Promise<void> {
  const rows = `SELECT '${day} ' || n, '${day}', '${game}', 'diver' || n, n % ${SCORES} FROM counted`;
  const fill = [
    `INSERT INTO daily (table_id, day, game, identity, score) ${rows}`,
    `INSERT INTO daily_field (day, game, score, divers)
     SELECT day, game, score, COUNT(*) FROM daily WHERE day = '${day}' AND score IS NOT NULL GROUP BY day, game, score`,
  ];
  if (databaseUrl === undefined) {
    const db = openSqlite(join(dataDir, 'fathoms.db'));
    const counted = `WITH RECURSIVE counted (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n < ${results - 1})`;
    db.exec(`BEGIN; ${fill[0]?.replace('SELECT', `${counted} SELECT`)}; ${fill[1]}; COMMIT`);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const counted = `FROM generate_series(0, ${results - 1}) AS counted (n)`;
  await client.query(`${fill[0]?.replace('FROM counted', counted)}; ${fill[1]}; ANALYZE daily`);
  await client.end();
}

/** How long the field of a day takes that so many have dived, for one of them. */
export async function askField(
  store: Store,
  done: PlayedTry,
  { day, now }: Day,
  results: number,
): Promise<FieldTimes> {
  const clock = { ms: now };
  const app = await buildApp({
    ...{ store, key: Buffer.alloc(32, 7), webRoot: null, trustProxy: false },
    think: async () => '',
    paint: async () => new Uint8Array(),
    look: async () => null,
    push: { key: '', reaches: () => false, send: async () => 'gone' },
    log: pino({ level: 'silent' }),
    time: { now: () => clock.ms, after: () => () => {} },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { game } = done.table;
  try {
    const me = await fetch(`${address}/api/me`);
    const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const identity = decodeURIComponent(cookie).slice('fathoms='.length).split('.')[0] ?? '';
    const last = await layTry(store, done, { id: `own-${results}`, identity, counted: true, now });
    const score = await countedScore(store, last, now);
    if (score === null) throw new Error('a try does not count');
    await store.append({ ...last, score });
    const answerOf = async (path: string): Promise<string> => {
      clock.ms += STEP_MS;
      const answer = await fetch(address + path, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    };
    const { divers } = JSON.parse(await answerOf(`/api/daily/${day}/${game}`)) as { divers: number };
    if (divers !== results + 1) throw new Error(`${divers} divers, not ${results + 1}`);
    return {
      results,
      query: await timesOf(() => store.dailyField(day, game)),
      field: await timesOf(() => answerOf(`/api/daily/${day}/${game}`)),
      page: await timesOf(() => answerOf('/api/daily')),
    };
  } finally {
    await app.close();
  }
}

async function timesOf(question: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < WARM + QUESTIONS; i++) {
    const start = performance.now();
    await question();
    if (i >= WARM) times.push(performance.now() - start);
  }
  return times;
}
