import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@fathoms/games/catalog.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { expect, test } from 'vitest';
import { closesAt, dayOf, daysAfter, endOf, isDay } from '../daily/days.ts';
import { barsOf, bestOf, diversIn, medianOf, standingOf } from '../daily/field.ts';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import {
  begin,
  clock,
  DAY,
  field,
  gameOn,
  identityOf,
  MINUTE,
  page,
  play,
  sameAt,
  serve,
  servers,
} from './daily-days.ts';
import { person, type TestPerson } from './test-server.ts';

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
