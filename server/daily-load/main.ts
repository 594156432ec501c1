/** What `npm run bench -- daily` runs on each store: counted results as fast as they can be, and a full field. Prints JSON. */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type BackendSettings, openStore } from '../backends.ts';
import { countedScore } from '../daily/count.ts';
import { daysAfter, startOf } from '../daily/days.ts';
import { DAILY_GAMES, openDeals } from '../daily/deals.ts';
import type { Store } from '../store/store.ts';
import { askField, fillField } from './field-load.ts';
import { type Day, layTry, type PlayedTry, playTry } from './tries.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, database: { type: 'string' }, rounds: { type: 'string' } },
});
const settings: BackendSettings = {
  ...{ dataDir: values.data ?? '', databaseUrl: values.database, natsUrl: undefined },
};
const ROUNDS = Number(values.rounds ?? 3);
const TRIES = 2000; // a round
const MATCHES = 16; // of each game, played by several
const AT_ONCE = 64; // matches that end at the same moment
const FIELDS = [1000, 1_000_000];
const HALF_DAY_MS = 12 * 60 * 60 * 1000;
const FIRST_DAY = '2026-11-16';

const noonOf = (day: string): Day => ({ day, now: startOf(day) + HALF_DAY_MS });

async function allAtOnce<T>(
  items: readonly T[],
  run: (item: T, nth: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let nth = next++; nth < items.length; nth = next++) await run(items[nth] as T, nth);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Matches ended a second, and the CPU milliseconds each took here. */
interface Ended {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/** Ends as many matches as it can: the way of a room that ends one (`cluster/rooms.ts`), or the write alone. */
async function endings(
  store: Store,
  played: readonly PlayedTry[],
  { day, now }: Day,
  counted: boolean,
): Promise<Ended> {
  const tries = Array.from({ length: TRIES }, (_, i) => played[i % played.length] as PlayedTry);
  const last = new Array(TRIES);
  await allAtOnce(tries, async (one, nth) => {
    const id = `${counted ? 'try' : 'any'}-${day}-${nth}`;
    last[nth] = await layTry(store, one, { id, identity: `guest ${id}`, counted, now });
  });
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await allAtOnce(last, async moves => {
    const score = counted ? await countedScore(store, moves, now) : null;
    if (counted && score === null) throw new Error(`${moves.table} does not count`);
    const written = await store.append(score === null ? moves : { ...moves, score });
    if (written !== 'ok') throw new Error(`${moves.table}: ${written}`);
  });
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: (TRIES / (performance.now() - start)) * 1000,
    cpuMs: (user + system) / 1000 / TRIES,
  };
}

const store = await openStore(settings, pino({ level: 'silent' }));
const results: Ended[] = [];
const inserts: Ended[] = [];
const fields: Awaited<ReturnType<typeof askField>>[] = [];
const matchesOf = async (at: Day): Promise<PlayedTry[]> => {
  const deals = openDeals(store, () => at.now);
  const each = DAILY_GAMES.map(async game => {
    const seed = await deals.seed(at.day, game);
    return Array.from({ length: MATCHES }, (_, i) => playTry(game, seed, at, `${game} ${i}`));
  });
  const all = await Promise.all(each);
  return Array.from({ length: MATCHES }, (_, i) => all.map(matches => matches[i] as PlayedTry)).flat();
};
for (let round = 0; round < ROUNDS; round++) {
  const at = noonOf(daysAfter(FIRST_DAY, round));
  const played = await matchesOf(at);
  inserts.push(await endings(store, played, at, false));
  results.push(await endings(store, played, at, true));
  const counted = await Promise.all(DAILY_GAMES.map(game => store.dailyField(at.day, game)));
  const divers = counted.flat().reduce((sum, bar) => sum + bar.divers, 0);
  if (divers !== TRIES) throw new Error(`${divers} results were counted, not ${TRIES}`);
}
for (const [i, count] of FIELDS.entries()) {
  const at = noonOf(daysAfter(FIRST_DAY, ROUNDS + i));
  const own = (await matchesOf(at)).find(({ table }) => table.game === 'locker');
  if (!own) throw new Error('nobody dived');
  await fillField(settings, { day: at.day, game: own.table.game, results: count });
  fields.push(await askField(store, own, at, count));
}
await store.close();
console.log(JSON.stringify({ results, inserts, fields }));
