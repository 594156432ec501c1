import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentGame, findGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import type { DailyField, DailyPage } from '@fathoms/protocol/daily.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fanout } from '../cluster/fanout.ts';
import { closesAt, dayOf, daysAfter, endOf, isDay, startOf } from '../daily/days.ts';
import { barsOf, bestOf, diversIn, medianOf, standingOf } from '../daily/field.ts';
import { LIMITS } from '../guests/limits.ts';
import { openMetrics } from '../operations/metrics.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { ENGINES } from './engines.ts';
import { person, startTestServer, type TestPerson, type TestServer } from './test-server.ts';

const DAY = '2026-11-16';
const NOON = startOf(DAY) + 12 * 60 * 60 * 1000;

let servers: TestServer[] = [];
let stores: Store[] = [];
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  await Promise.all(stores.map(store => store.close()));
  [servers, stores, clock.ms] = [[], [], NOON];
});

/** Set by a test; every move takes a moment, or one would be too fast for the limits. */
const clock = { ms: NOON };
const MINUTE = 60_000;

async function serve(store: Store, fanout?: Fanout): Promise<TestServer> {
  const time = { now: () => clock.ms, after: () => () => {} };
  const server = await startTestServer(
    ...[store, undefined, null, undefined, fanout, undefined, time, openMetrics()],
  );
  servers.push(server);
  return server;
}

const page = async (guest: TestPerson) => (await (await guest.fetch('/api/daily')).json()) as DailyPage;
const gameOn = async (guest: TestPerson, game: string) =>
  (await page(guest)).games.find(one => one.game === game)!;
const field = async (guest: TestPerson, game = 'locker', day = DAY) => {
  const answer = await guest.fetch(`/api/daily/${day}/${game}`);
  return answer.ok ? ((await answer.json()) as DailyField) : answer.status;
};
const begin = async (guest: TestPerson, game = 'locker') =>
  (await (await guest.fetch(`/api/daily/${game}`, { name: 'Ada' })).json()) as {
    table: string;
    counted: boolean;
  };
const identityOf = ({ cookie }: TestPerson): string =>
  decodeURIComponent(cookie).slice('fathoms='.length).split('.')[0]!;

/** Any move that is allowed; null = it is not up to this seat. */
function decide(game: Game, { toAct, legal, choice }: StateMessage, chance: Chance): string | null {
  if (!toAct.includes(0)) return null;
  const sampled = choice === null ? [] : [game.format(game.choices?.sample(choice, chance))];
  return pick([...legal, ...sampled], chance) ?? null;
}

/** Plays to the end, or until `most` moves are made. Says everything that was received. */
async function play(guest: TestPerson, table: string, luck = 'moves', most = Number.POSITIVE_INFINITY) {
  const connection = await guest.join(table);
  const joined = connection.received.find(m => m.t === 'table');
  const game = currentGame(joined?.t === 'table' ? joined.table.game : '')!;
  const chance = seeded(luck);
  let state = await connection.state();
  for (let made = 0; state.outcome === null && made < most; ) {
    const action = decide(game, state, chance);
    if (action === null) {
      state = await connection.state();
      continue;
    }
    const { nth, seq } = state;
    clock.ms += 100;
    const answer = await connection.act(0, nth, action);
    expect(answer).toMatchObject({ t: 'accepted' });
    made++;
    state = await connection.state(one => one.seq > seq);
  }
  if (state.outcome) await connection.next(m => m.t === 'table' && m.table.status === 'over');
  const { received } = connection;
  await connection.hangUp();
  return { score: state.outcome?.scores[0] ?? null, received };
}

test('DAILY-6: days are those of UTC, and a day is closed two hours after it ends', () => {
  expect(dayOf(endOf(DAY) - 1)).toBe(DAY);
  expect(dayOf(endOf(DAY))).toBe('2026-11-17');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(closesAt(DAY)).toBe(Date.UTC(2026, 10, 17, 2));
  expect(['2026-11-16', '2026-13-01', '2026-02-30', '16.11.2026', ''].map(isDay)).toEqual([
    ...[true, false, false, false, false],
  ]);
});

test('DAILY-15: place and share come from how many got how much', () => {
  const bars = barsOf([
    { score: -2, divers: 1 },
    { score: 10, divers: 3 },
    { score: 12, divers: 2 },
  ]);
  expect(diversIn(bars)).toBe(6);
  expect(standingOf(bars, 10)).toEqual({ place: 3, below: 1 });
  expect(standingOf(bars, 12)).toEqual({ place: 1, below: 4 });
  expect([bestOf(bars), medianOf(bars), medianOf([]), bestOf([])]).toEqual([12, 10, null, null]);
  expect(
    medianOf([
      [1, 1],
      [2, 1],
    ]),
  ).toBe(1);
});

test('DAILY-8: the first try counts, asking again leads back to it, and what comes after is practice', async () => {
  const { address, store } = await serve(memoryStore());
  const ada = await person(address);
  expect((await gameOn(ada, 'locker')).mine).toBeNull();
  const first = await begin(ada);
  expect(first.counted).toBe(true);
  expect(await begin(ada)).toEqual(first);
  await play(ada, first.table, 'a', 3);
  expect(await begin(ada)).toEqual(first);
  expect((await gameOn(ada, 'locker')).mine).toEqual({ is: 'under-way', table: first.table });
  const { score } = await play(ada, first.table, 'b');
  expect((await gameOn(ada, 'locker')).mine).toEqual({
    ...{ is: 'played', table: first.table, score, place: 1, below: 0 },
  });
  const again = await begin(ada);
  expect(again.counted).toBe(false);
  expect(again.table).not.toBe(first.table);
  const stored = (await Promise.all([first, again].map(({ table }) => store.readTable(table))))!;
  expect(stored[1]).toMatchObject({
    seed: stored[0]?.seed,
    options: stored[0]?.options,
    daily: { counted: false },
  });
  const ended = clock.ms;
  await play(ada, again.table, 'c');
  expect(await field(ada)).toMatchObject({ divers: 1, bars: [[score, 1]], mine: { score } });
  expect(await (await ada.fetch('/api/me/results')).json()).toMatchObject({
    results: [
      { table: again.table, kind: 'practice', ended: clock.ms },
      { table: first.table, kind: 'daily', ended },
    ],
  });
});

test('DAILY-8: who begins in two windows at once has one try', async () => {
  const { address, store } = await serve(memoryStore());
  const ada = await person(address);
  const tables = await Promise.all([begin(ada), begin(ada), begin(ada)]);
  expect(new Set(tables.map(({ table }) => table)).size).toBe(1);
  expect(await store.dailyTries(identityOf(ada), DAY)).toHaveLength(1);
});

test('DAILY-9: another identity on the same device begins practice; so does an address with too many', async () => {
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const call = (cookie: string) =>
    fetch(`http://${address}/api/daily/locker`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
  const first = await call(ada.cookie);
  const mark = first.headers.getSetCookie().find(text => text.startsWith('fathoms-daily='))!;
  expect(mark).toMatch(/HttpOnly/);
  expect(decodeURIComponent(mark)).not.toContain(identityOf(ada));
  expect(await (await call(`${ben.cookie}; ${mark.split(';')[0]}`)).json()).toMatchObject({ counted: false });
  const forged = mark.split(';')[0]!.replace('locker', 'scuba');
  expect(await (await call(`${ben.cookie}; ${forged}`)).json()).toMatchObject({ counted: true });
  clock.ms = endOf(DAY); // the mark is of one day
  expect(await (await call(`${ben.cookie}; ${mark.split(';')[0]}`)).json()).toMatchObject({ counted: true });
  const { burst } = LIMITS.dailyPerAddress;
  let counted = 0;
  for (let i = 0; i < burst + 2; i++) {
    clock.ms += 11_000; // new tables have a limit of their own
    const begun = await (await call('')).json();
    if ((begun as { counted?: boolean }).counted) counted++;
  }
  expect(counted).toBeLessThan(burst + 2);
  expect(counted).toBeGreaterThan(burst - 5);
});

test('DAILY-11: nobody looks on, and a day’s table is on no list', async () => {
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const { table } = await begin(ada);
  const watcher = await ben.join(table);
  await play(ada, table);
  watcher.send({ t: 'sync' });
  watcher.send({ t: 'ping' });
  await watcher.next(m => m.t === 'pong');
  expect(watcher.received.some(m => m.t === 'state')).toBe(false);
  expect((await ben.fetch(`/api/tables/${table}/record`)).status).toBe(403);
  expect(await (await ada.fetch('/api/me')).json()).toMatchObject({ tables: [] });
  expect(await (await ada.fetch('/api/tables')).json()).toEqual({ tables: [] });
});

test('DAILY-13: there is no way to send a result', async () => {
  const { address, store } = await serve(memoryStore());
  const ada = await person(address);
  const { table } = await begin(ada);
  for (const path of [
    `/api/daily/${DAY}/locker`,
    `/api/daily/${DAY}/locker/mine`,
    `/api/tables/${table}/record`,
  ])
    expect((await ada.fetch(path, { score: 999, name: 'Ada' })).status).toBe(404);
  expect((await ada.fetch('/api/daily/locker', { name: 'Ada', score: 999 })).status).toBe(400);
  expect((await ada.fetch('/api/daily/none', { name: 'Ada' })).status).toBe(404);
  const connection = await ada.join(table);
  connection.raw(JSON.stringify({ t: 'outcome', scores: [999, 0, 0] }));
  expect(await connection.next(m => m.t === 'error')).toMatchObject({ code: 'bad-message' });
  expect(await store.dailyField(DAY, 'locker')).toEqual([]);
});

test('DAILY-14: who ends after the day is closed ends a match that does not count', async () => {
  clock.ms = endOf(DAY) - 10 * MINUTE;
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const tries = [await begin(ada), await begin(ben)];
  await play(ada, tries[0]!.table, 'a', 2);
  clock.ms = closesAt(DAY) - 10 * MINUTE; // past midnight, in peace
  expect((await page(ada)).late).toEqual({ day: DAY, game: 'locker', table: tries[0]!.table });
  expect((await gameOn(ada, 'locker')).mine).toBeNull(); // today's is another one
  const { score } = await play(ada, tries[0]!.table, 'b');
  clock.ms = closesAt(DAY);
  const late = await play(ben, tries[1]!.table, 'c');
  expect(late.score).not.toBeNull();
  expect(await field(ben)).toMatchObject({
    ...{ open: false, divers: 1, bars: [[score, 1]], mine: { is: 'void', table: tries[1]!.table } },
  });
  expect((await page(ada)).counted).toEqual([{ day: DAY, game: 'locker' }]);
});

test('DAILY-4 DAILY-6 DAILY-8: a server of one file that is started anew over midnight seals, resumes and counts as before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-daily-'));
  const run = async () => {
    const store = sqliteStore(join(folder, 'fathoms.db'));
    const server = await serve(store);
    const stop = async () => {
      await server.close();
      servers.splice(servers.indexOf(server), 1);
      await store.close();
    };
    return { address: server.address, stop };
  };
  clock.ms = endOf(DAY) - 10 * MINUTE;
  const evening = await run();
  const ada = await person(evening.address);
  const sealOf = async (guest: TestPerson, day: string) =>
    (await gameOn(guest, 'locker')).seals.find(seal => seal.day === day)?.seal;
  const tomorrow = daysAfter(DAY, 1);
  const sealed = await sealOf(ada, tomorrow);
  const late = await begin(ada);
  await play(ada, late.table, 'a', 3);
  await evening.stop();

  clock.ms = endOf(DAY) + 10 * MINUTE;
  const morning = await run();
  const again = await sameAt(morning.address, ada);
  expect(sealed).toMatch(/^[0-9a-f]{64}$/);
  expect(await sealOf(again, tomorrow)).toBe(sealed);
  expect((await page(again)).late).toEqual({ day: DAY, game: 'locker', table: late.table });
  const today = await begin(again); // another day, another counted try
  expect(today).toMatchObject({ counted: true });
  const { score } = await play(again, late.table, 'b');
  const mine = await play(again, today.table, 'c');
  expect(await field(again, 'locker', DAY)).toMatchObject({ bars: [[score, 1]], mine: { score } });
  expect(await field(again, 'locker', tomorrow)).toMatchObject({ bars: [[mine.score, 1]] });
  expect((await page(again)).counted).toEqual(
    expect.arrayContaining([
      { day: DAY, game: 'locker' },
      { day: tomorrow, game: 'locker' },
    ]),
  );
  await morning.stop();
  rmSync(folder, { recursive: true });
});

test('DAILY-16: the field opens with the end of one’s own try, and the best and the median may be replayed', async () => {
  const { address } = await serve(memoryStore());
  const guests = await Promise.all([1, 2, 3].map(() => person(address)));
  const scores: number[] = [];
  for (const [i, guest] of guests.entries()) {
    const { table } = await begin(guest);
    expect(await field(guest)).toBe(409);
    expect((await guest.fetch(`/api/daily/${DAY}/locker/best`)).status).toBe(409);
    expect(await gameOn(guest, 'locker')).toMatchObject({ divers: i, bars: null });
    scores.push((await play(guest, table, `luck ${i}`)).score!);
  }
  const stranger = await person(address);
  expect(await field(stranger)).toBe(409);
  const sorted = scores.toSorted((a, b) => a - b);
  const open = await field(guests[0]!);
  expect(open).toMatchObject({ divers: 3, best: sorted[2], median: sorted[1], open: true });
  const records = await Promise.all(
    ['mine', 'median', 'best'].map(async which => {
      const answer = await guests[0]!.fetch(`/api/daily/${DAY}/locker/${which}`);
      const read = readRecord(await answer.text());
      if (!read.ok) throw new Error(read.problem);
      return read.record;
    }),
  );
  expect(records.map(({ end }) => end?.outcome.scores[0])).toEqual([scores[0], sorted[1], sorted[2]]);
  for (const record of records) {
    expect(record.seats[0]).toEqual({ kind: 'human', name: 'Diver' });
    expect(record.end?.seed).toBeUndefined();
    expect(checkRecord(findGame(record.game, record.version)!, record)).toMatchObject({
      assurance: 'awaited',
    });
  }
  expect((await guests[0]!.fetch(`/api/daily/${DAY}/locker/worst`)).status).toBe(409);
  clock.ms = closesAt(DAY);
  expect(await field(stranger)).toMatchObject({ divers: 3, open: false, mine: null });
  const opened = readRecord(await (await stranger.fetch(`/api/daily/${DAY}/locker/best`)).text());
  if (!opened.ok) throw new Error(opened.problem);
  const { record } = opened;
  expect(checkRecord(findGame(record.game, record.version)!, record)).toMatchObject({ assurance: 'daily' });
  expect(await field(stranger, 'locker', daysAfter(DAY, 1))).toBe(409);
  expect(await field(stranger, 'locker', daysAfter(DAY, 9))).toBe(404);
});

test('DAILY-17: who asks to be forgotten leaves a result without an owner, and no try', async () => {
  const { address, store } = await serve(memoryStore());
  const ada = await person(address);
  const identity = identityOf(ada);
  const { table } = await begin(ada);
  const { score } = await play(ada, table);
  await begin(ada, 'scuba');
  const gone = await fetch(`http://${address}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  expect(gone.status).toBe(200);
  expect(await store.dailyTries(identity, '')).toEqual([]);
  expect(await store.dailyField(DAY, 'locker')).toEqual([{ score, divers: 1 }]);
  expect(await store.dailyTable(DAY, 'locker', score!)).toBe(table);
  expect(JSON.stringify(await store.readTable(table))).not.toContain(identity);
});

for (const [name, open] of Object.entries(ENGINES))
  describe(`the day’s deal over ${name}`, () => {
    test('DAILY-2 DAILY-4 DAILY-5 DAILY-7: nodes that start at once seal the same, and tomorrow it is played and opened', async () => {
      const engine = await open();
      const company = randomBytes(4).toString('hex');
      const start = async (n: number) => {
        const store = await engine.store();
        if (!stores.includes(store)) stores.push(store);
        return serve(store, await engine.fanout(`${company}-${n}`));
      };
      const nodes = await Promise.all([start(0), start(1)]);
      const pages = await Promise.all(nodes.map(async ({ address }) => page(await person(address))));
      expect(pages[0]!.games.map(({ seals }) => seals)).toEqual(pages[1]!.games.map(({ seals }) => seals));
      const [today, tomorrow] = pages[0]!.games[0]!.seals;
      expect([today?.day, tomorrow?.day]).toEqual([DAY, daysAfter(DAY, 1)]);
      expect(tomorrow).toMatchObject({ sealedAt: NOON, seed: null });
      const all = pages[0]!.games.flatMap(({ seals }) => seals.map(({ seal }) => seal));
      expect(new Set(all).size).toBe(all.length);

      clock.ms = endOf(DAY); // midnight; one node is started anew
      await nodes[0].close();
      servers.splice(servers.indexOf(nodes[0]), 1);
      const third = await start(2);
      const ada = await person(third.address);
      const game = pages[0]!.games[0]!.game;
      const sealed = (await gameOn(ada, game)).seals.find(({ day }) => day === daysAfter(DAY, 1));
      expect(sealed).toEqual(tomorrow);
      const ben = await person(nodes[1].address);
      const tries = [await begin(ada, game), await begin(ben, game)];
      const there = await nodes[1].store.readTable(tries[0]!.table);
      const here = await third.store.readTable(tries[1]!.table);
      expect(there?.seed).toBe(here?.seed);
      expect(there?.commitment).toBe(tomorrow?.seal);
      expect(
        (await page(await sameAt(nodes[1].address, ada))).games.find(one => one.game === game)?.mine,
      ).toEqual({
        ...{ is: 'under-way', table: tries[0]!.table },
      });

      clock.ms = closesAt(daysAfter(DAY, 1)) - 1;
      const closing = (await gameOn(ada, game)).seals.find(({ day }) => day === daysAfter(DAY, 1));
      expect(closing?.seed).toBeNull();
      clock.ms++;
      const opened = (await gameOn(ada, game)).seals.find(({ day }) => day === daysAfter(DAY, 1));
      expect(opened?.seed).toBe(there?.seed);
      expect(commitmentOf(opened?.seed ?? '')).toBe(tomorrow?.seal);
    });

    test('DAILY-12: a try that is ended at two nodes counts once', async () => {
      const engine = await open();
      const company = randomBytes(4).toString('hex');
      const nodes: TestServer[] = [];
      for (const n of [0, 1]) {
        const store = await engine.store();
        if (!stores.includes(store)) stores.push(store);
        nodes.push(await serve(store, await engine.fanout(`${company}-${n}`)));
      }
      const ada = await person(nodes[0]!.address);
      const { table } = await begin(ada);
      await play(ada, table, 'here', 4);
      const there = await sameAt(nodes[1]!.address, ada);
      const { score } = await play(there, table, 'there');
      expect(await field(ada)).toMatchObject({ divers: 1, bars: [[score, 1]] });
      const { nth } = (await (await ada.join(table)).state()) as { nth: number };
      const again = await there.join(table);
      expect(await again.act(0, nth, 'return')).toMatchObject({ t: expect.stringMatching(/error|refused/) });
      expect(await field(ada)).toMatchObject({ divers: 1 });
    });
  });

async function sameAt(address: string, guest: TestPerson): Promise<TestPerson> {
  const there = await person(address);
  there.cookie = guest.cookie;
  return there;
}

test('DAILY-7: nothing that leaves the server before the day is closed has a seed in it', async () => {
  const store = memoryStore();
  const { address, logged } = await serve(store);
  const ada = await person(address);
  const heard: string[] = [];
  const listen = async (path: string, body?: object) => {
    const answer = await ada.fetch(path, body);
    heard.push(JSON.stringify([...answer.headers]), await answer.text());
  };
  const games = (await page(ada)).games.map(({ game }) => game);
  const seeds: string[] = [];
  for (const game of games)
    for (const day of [DAY, daysAfter(DAY, 1)]) {
      const kept = await store.secret(`daily ${day} ${game}`, () => '');
      seeds.push((JSON.parse(kept) as { seed: string }).seed);
    }
  for (const game of games) {
    const { table } = await begin(ada, game);
    const { received } = await play(ada, table, game, game === 'locker' ? Number.POSITIVE_INFINITY : 40);
    heard.push(JSON.stringify(received));
    for (const path of [`/api/tables/${table}`, `/api/tables/${table}/record`, `/api/daily/${DAY}/${game}`])
      await listen(path);
    for (const which of ['mine', 'best', 'median']) await listen(`/api/daily/${DAY}/${game}/${which}`);
  }
  clock.ms = closesAt(DAY) - 1;
  await listen('/api/daily');
  await listen('/api/me/results');
  heard.push(...logged);
  const text = heard.join('\n');
  expect(text.length).toBeGreaterThan(50_000);
  expect(text).toMatch(/^\{"outcome"/m); // a whole logbook is among it
  for (const seed of seeds)
    for (const part of [seed.slice(0, 16), seed.slice(-16)]) expect(text).not.toContain(part);
  expect(text).toContain(commitmentOf(seeds[0]!)); // what is promised instead
});
