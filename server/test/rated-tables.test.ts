import type { RatingsPage, TableRatings } from '@fathoms/protocol/ratings.ts';
import type { Ports } from '@fathoms/table/room/ports.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fanout } from '../cluster/fanout.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { ENGINES, nodesOver } from './engines.ts';
import {
  person,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const DAY = 24 * 60 * 60 * 1000;
const clock = { ms: NOON };
const time: Pick<Ports, 'now' | 'after'> = { now: () => clock.ms, after: () => () => {} };

let servers: TestServer[] = [];
let stores: Store[] = [];
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  await Promise.all(stores.map(store => store.close()));
  [servers, stores, clock.ms] = [[], [], NOON];
});

async function serve(store: Store, fanout?: Fanout, behindProxy = false): Promise<TestServer> {
  const server = await startTestServer(
    ...[store, undefined, null, undefined, fanout, undefined, time, undefined, behindProxy],
  );
  servers.push(server);
  return server;
}

const ratingsAt = async (guest: TestPerson, table: string) =>
  (await (await guest.fetch(`/api/tables/${table}/ratings`)).json()) as TableRatings;
const board = async (guest: TestPerson, page = 0) =>
  (await (await guest.fetch(`/api/ratings/locker?page=${page}`)).json()) as RatingsPage;
const identityOf = ({ cookie }: TestPerson): string =>
  decodeURIComponent(cookie).slice('fathoms='.length).split('.')[0]!;

interface Company {
  readonly table: string;
  readonly connections: readonly [TestConnection, TestConnection];
}

/** A rated table of two, not begun. */
async function lobby(ada: TestPerson, ben: TestPerson): Promise<Company> {
  clock.ms += 61_000; // who opens many tables has to wait a little
  const table = await ada.newTable(2);
  const connections = [await ada.join(table), await ben.join(table)] as const;
  for (const [seat, name] of ['Ada', 'Ben'].entries()) connections[seat]!.send({ t: 'sit', seat, name });
  connections[0].send({ t: 'settings', settings: { rated: true } });
  await connections[0].next(
    m => m.t === 'table' && m.table.settings.rated && m.table.seats.every(seat => seat.kind === 'human'),
  );
  return { table, connections };
}

/** Begun, and played until everybody has decided so often. */
async function begun(ada: TestPerson, ben: TestPerson, decisions = 2): Promise<Company> {
  const company = await lobby(ada, ben);
  const { connections } = company;
  connections[0].send({ t: 'start' });
  let states = [await connections[0].state(), await connections[1].state()];
  while (states.some(({ nth }) => nth < decisions)) {
    const seat = states[0]!.toAct[0]!;
    const { nth, legal, seq } = states[seat]!;
    clock.ms += 100;
    expect(await connections[seat]!.act(seat, nth, legal[0]!)).toMatchObject({ t: 'accepted' });
    states = await Promise.all(connections.map(connection => connection.state(one => one.seq > seq)));
  }
  return company;
}

async function resign({ table, connections }: Company, seat: 0 | 1): Promise<void> {
  connections[seat].send({ t: 'resign', seat });
  await connections[seat].next(
    m => m.t === 'table' && m.table.seats.some(there => there.kind === 'human' && there.standIn?.resigned),
  );
  expect(table).not.toBe('');
}

const leave = ({ connections }: Company) => Promise.all(connections.map(connection => connection.hangUp()));

test('RATING-11: who resigns has lost at once, and the table and the list say what it came to', async () => {
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const company = await begun(ada, ben);
  const before = await ratingsAt(ada, company.table);
  expect(before).toEqual({
    ...{ rated: true, fault: null, changes: null },
    seats: [
      { points: 1500, provisional: true, matches: 0 },
      { points: 1500, provisional: true, matches: 0 },
    ],
  });
  await resign(company, 1);
  const after = await ratingsAt(ada, company.table);
  expect(after.changes).toHaveLength(2);
  expect(after.changes![0]!.after).toBeGreaterThan(1550);
  expect(after.changes![1]).toMatchObject({ before: 1500, after: 3000 - after.changes![0]!.after });
  expect(after.seats[0]).toEqual({ points: after.changes![0]!.after, provisional: true, matches: 1 });
  expect((await board(ada)).mine).toEqual({ ...after.seats[0], place: null });
  await leave(company);
});

test('RATING-10 RATING-11: who lets a bot decide has left, and who stayed has won', async () => {
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const company = await begun(ada, ben);
  company.connections[0].send({ t: 'stand-in', seat: 0, level: 'minnow' });
  company.connections[1].send({ t: 'stand-in', seat: 1, level: 'minnow' });
  await expect.poll(async () => (await ratingsAt(ada, company.table)).changes).toHaveLength(2);
  await leave(company);
});

test('RATING-12: a match left in its first moves counts for nobody, and says why', async () => {
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const company = await begun(ada, ben, 1);
  await resign(company, 1);
  expect(await ratingsAt(ada, company.table)).toMatchObject({ fault: 'early', changes: null });
  expect((await board(ada)).mine).toBeNull();
  await leave(company);
});

test('RATING-3 RATING-4: two from one address are told before the start, and nobody is told from where', async () => {
  const { address } = await serve(memoryStore(), undefined, true);
  const [ada, ben] = [await person(address, '192.0.2.7'), await person(address, '192.0.2.7')];
  const company = await lobby(ada, ben);
  expect(await ratingsAt(ben, company.table)).toMatchObject({ rated: true, fault: 'address' });
  expect(await ratingsAt(await person(address, '192.0.2.9'), company.table)).toMatchObject({
    fault: 'address',
  });
  const told = JSON.stringify(company.connections.flatMap(({ received }) => received));
  expect(told).not.toContain('192.0.2.7');
  expect(told).not.toContain('"from"');
  await leave(company);
  const cleo = await person(address, '192.0.2.8');
  const other = await lobby(ada, cleo);
  expect(await ratingsAt(ada, other.table)).toMatchObject({ fault: null });
  await leave(other);
});

test('RATING-14: the same two count five times a day, and tomorrow again', async () => {
  const { address } = await serve(memoryStore());
  const [ada, ben] = [await person(address), await person(address)];
  const faults: (string | null)[] = [];
  for (const day of [0, 0, 0, 0, 0, 0, 1]) {
    if (day === 1) clock.ms += DAY;
    const company = await begun(ada, ben);
    await resign(company, faults.length % 2 === 0 ? 1 : 0);
    faults.push((await ratingsAt(ada, company.table)).fault);
    await leave(company);
  }
  expect(faults).toEqual([null, null, null, null, null, 'often', null]);
});

test('RATING-9: what a node could not count it counts when it starts again', async () => {
  const store = memoryStore();
  const broken: Store = {
    ...store,
    countRated: async () => {
      throw new Error('the database is away');
    },
  };
  const { address } = await serve(broken);
  const [ada, ben] = [await person(address), await person(address)];
  const company = await begun(ada, ben);
  await resign(company, 1); // the table goes on all the same
  expect(await store.ratedState(company.table)).toMatchObject({ is: 'open' });
  await leave(company);
  await servers.pop()!.close();
  const next = await serve(store);
  expect(await store.ratedState(company.table)).toMatchObject({ is: 'counted' });
  await next.close();
  servers = [];
});

test('RATING-6 RATING-15 RATING-16: provisional ratings are on no board, settled ones are until they are forgotten', async () => {
  const store = memoryStore();
  const { address } = await serve(store);
  const [ada, ben] = [await person(address), await person(address)];
  const company = await begun(ada, ben);
  await resign(company, 1);
  await leave(company);
  expect(await board(ada)).toMatchObject({ rows: [], pages: 1, mine: { provisional: true, place: null } });
  for (const [i, [name, mu]] of (
    [
      ['Ada', 1700],
      ['Ben', 1800],
      ['Cleo', 1600],
    ] as const
  ).entries()) {
    await store.openRated(`t${i}`, 'locker', 1);
    const identity = i === 0 ? identityOf(ada) : i === 1 ? identityOf(ben) : 'cleo';
    await store.countRated(
      { table: `t${i}`, game: 'locker', day: 'x', people: [{ identity, seat: 0, name, rank: 1 }] },
      { mu: 1500, sigma: 250, matches: 0, settled: false },
      () => [{ mu, sigma: 90, matches: 20, settled: true }],
    );
  }
  const { rows, mine, bots } = await board(ada);
  expect(rows).toEqual([
    { place: 1, name: 'Ben', points: 1800, matches: 20, guest: true },
    { place: 2, name: 'Ada', points: 1700, matches: 20, guest: true, you: true },
    { place: 3, name: 'Cleo', points: 1600, matches: 20, guest: true },
  ]);
  expect(mine).toEqual({ points: 1700, provisional: false, matches: 20, place: 2 });
  expect(bots).toEqual([
    { level: 'minnow', points: 1176 },
    { level: 'otter', points: 1333 },
    { level: 'seal', points: 1500 },
    { level: 'barracuda', points: 1565 },
    { level: 'orca', points: 1617 },
  ]);
  expect(await board(ada, 999)).toMatchObject({ page: 19, rows: [] });
  expect((await ada.fetch('/api/ratings/no-such')).status).toBe(404);
  expect(JSON.stringify(await board(ada))).not.toContain(identityOf(ben));
  await fetch(`http://${address}/api/me`, { method: 'DELETE', headers: { cookie: ben.cookie } });
  expect((await board(ada)).rows.map(({ name }) => name)).toEqual(['Ada', 'Cleo']);
});

for (const [name, open] of Object.entries(ENGINES))
  describe(`ratings over ${name}`, () => {
    test('RATING-8: a match played at two nodes counts once, also when one of them looks again and starts anew', async () => {
      const start = await nodesOver(open, stores, serve);
      const [one, two] = [await start(), await start()];
      const [ada, ben] = [await person(one.address), await person(two.address)];
      const played = await begun(ada, ben);
      for (const [seat, connection] of played.connections.entries()) connection.send({ t: 'resign', seat });
      await expect.poll(async () => (await ratingsAt(ben, played.table)).changes).toHaveLength(2);
      const counted = await ratingsAt(ben, played.table);
      expect(counted.seats.map(seat => seat?.matches)).toEqual([1, 1]);
      const third = await start(); // it sweeps
      expect(await ratingsAt(await person(third.address), played.table)).toEqual(counted);
      await leave(played);
    });
  });
