import { afterEach, expect, test } from 'vitest';
import { type Fanout, openHub } from '../cluster/fanout.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import {
  person,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';

let servers: TestServer[] = [];
let connections: TestConnection[] = [];
afterEach(async () => {
  await Promise.all(connections.map(connection => connection.hangUp()));
  await Promise.all(servers.map(server => server.close()));
  [servers, connections] = [[], []];
});

async function serve(store: Store = memoryStore(), fanout?: Fanout): Promise<TestServer> {
  const server = await startTestServer(...[store, undefined, null, undefined, fanout]);
  servers.push(server);
  return server;
}

const identityOf = ({ cookie }: TestPerson): string =>
  decodeURIComponent(cookie).slice('fathoms='.length).split('.')[0]!;

const ANY = { game: 'locker', seats: 0, rated: false, waitedMs: 0, at: null as string | null };
const find = async (guest: TestPerson, more: Partial<typeof ANY> = {}) =>
  ((await (await guest.fetch('/api/find', { ...ANY, ...more })).json()) as { table: string }).table;

/** Comes to a table and sits down at its first open seat. */
async function sitAt(guest: TestPerson, table: string, name: string): Promise<TestConnection> {
  const connection = await guest.join(table);
  connections.push(connection);
  const seen = connection.received.find(m => m.t === 'table');
  const seat = seen?.t === 'table' ? seen.table.seats.findIndex(({ kind }) => kind === 'open') : 0;
  connection.send({ t: 'sit', seat, name });
  await connection.next(m => m.t === 'table' && m.table.yours.length > 0);
  return connection;
}

/** A rating out of nowhere. */
async function rate(store: Store, guest: TestPerson, mu: number): Promise<void> {
  const identity = identityOf(guest);
  await store.openRated(identity, 'locker', 1);
  await store.countRated(
    { table: identity, game: 'locker', day: 'x', people: [{ identity, seat: 0, name: '', rank: 1 }] },
    { mu, sigma: 90, matches: 0, settled: true },
    before => before,
  );
}

test('RATING-17: who finds no table opens one, the next is led to it, and it begins by itself', async () => {
  const { address, store } = await serve();
  const [ada, ben] = [await person(address), await person(address)];
  const table = await find(ada);
  expect(await store.readTable(table)).toMatchObject({
    ...{ status: 'lobby', game: 'locker', settings: { listed: true, rated: false, tempo: 'calm' } },
  });
  const connection = await sitAt(ada, table, 'Ada');
  expect(await find(ada, { at: table })).toBe(table);
  expect(await find(ben)).toBe(table);
  expect(await find(await person(address), { game: 'scuba' })).not.toBe(table);
  expect(await find(await person(address), { rated: true })).not.toBe(table);
  expect(await find(await person(address), { seats: 3 })).not.toBe(table);
  await sitAt(ben, table, 'Ben');
  await connection.state();
  expect(await find(await person(address))).not.toBe(table);
  const wrong = await ada.fetch('/api/find', { ...ANY, seats: 99 });
  expect(wrong.status).toBe(400);
  expect((await ada.fetch('/api/find', { ...ANY, game: 'no-such' })).status).toBe(404);
});

test('RATING-17: the nearest rating first, and further away the longer one waits', async () => {
  const { address, store } = await serve();
  const [low, high, mid] = [await person(address), await person(address), await person(address)];
  await rate(store, low, 1300);
  await rate(store, high, 1900);
  await rate(store, mid, 1550);
  const [lower, higher] = [await find(low, { rated: true }), await find(high, { rated: true })];
  expect(higher).not.toBe(lower);
  expect(await store.readTable(lower)).toMatchObject({ settings: { rated: true, tempo: 'steady' } });
  await sitAt(low, lower, 'Low');
  await sitAt(high, higher, 'High');
  const own = await find(mid, { rated: true });
  expect([lower, higher]).not.toContain(own);
  expect(await find(mid, { rated: true, waitedMs: 12_000 })).toBe(lower); // 250 away
  await rate(store, await person(address), 0);
  expect(await find(high, { rated: true, at: higher, waitedMs: 30_000 })).toBe(higher); // 600 away
  expect(await find(high, { rated: true, at: higher, waitedMs: 60_000 })).toBe(lower);
});

test('RATING-18: nobody is led to somebody they blocked, who blocked them, or who kicked them', async () => {
  const { address, store } = await serve();
  const [ada, ben, cleo, dora] = await Promise.all([1, 2, 3, 4].map(() => person(address)));
  const table = await find(ada!, { seats: 3 });
  const connection = await sitAt(ada!, table, 'Ada');
  await sitAt(ben!, table, 'Ben');
  await store.block(identityOf(cleo!), identityOf(ben!));
  await store.block(identityOf(ben!), identityOf(dora!));
  expect(await find(cleo!, { seats: 3 })).not.toBe(table);
  expect(await find(dora!, { seats: 3 })).not.toBe(table);
  connection.send({ t: 'kick', seat: 1 });
  await connection.next(m => m.t === 'table' && m.table.seats[1]?.kind === 'open');
  expect(await find(ben!, { seats: 3 })).not.toBe(table);
  expect(await find(cleo!, { seats: 3 })).toBe(table);
});

test('RATING-19: of two who wait alone, at two nodes, the later is led to the earlier', async () => {
  const store = memoryStore();
  const hub = openHub(() => {});
  const [one, two] = [await serve(store, hub('a')), await serve(store, hub('b'))];
  const [ada, ben] = [await person(one.address), await person(two.address)];
  const [first, second] = [await find(ada, { rated: true }), await find(ben, { rated: true })];
  expect(second).not.toBe(first); // nobody was at the first yet
  await sitAt(ada, first, 'Ada');
  await sitAt(ben, second, 'Ben');
  const again = (guest: TestPerson, at: string) => find(guest, { rated: true, at });
  await expect.poll(() => again(ben, second)).toBe(first); // the other node hears of it
  expect(await again(ada, first)).toBe(first);
  const cleo = await person(one.address);
  await sitAt(cleo, second, 'Cleo');
  expect(await again(ben, second)).toBe(second); // who has company stays
});

test('RATING-21: the list tells ratings and moves, but no moves of a table that is seen later', async () => {
  const { address, store } = await serve();
  const [ada, ben] = [await person(address), await person(address)];
  await rate(store, ada, 1612.4);
  const listed = async (id: string) => {
    const { tables } = (await (await ben.fetch('/api/tables')).json()) as { tables: { id: string }[] };
    return tables.find(table => table.id === id);
  };
  for (const watchDelay of [0, 5]) {
    const table = await ada.newTable(2);
    const host = await sitAt(ada, table, 'Ada');
    host.send({ t: 'settings', settings: { rated: true, watchDelay } });
    await host.next(m => m.t === 'table' && m.table.settings.rated);
    const ratings = [{ points: 1612, provisional: false, matches: 0 }];
    expect(await listed(table)).toMatchObject({ status: 'lobby', rated: true, moves: null, ratings });
    const guest = await sitAt(ben, table, 'Ben');
    host.send({ t: 'start' });
    const states = [await host.state(), await guest.state()];
    const seat = states[0]!.toAct[0]!;
    await [host, guest][seat]!.act(seat, 0, states[seat]!.legal[0]!);
    expect(await listed(table)).toMatchObject({
      ...{ status: 'playing', moves: watchDelay === 0 ? 1 : null },
      ratings: [...ratings, { points: 1500, provisional: true }],
    });
  }
});
