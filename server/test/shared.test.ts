import { findGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import type { SharedPage } from '@fathoms/protocol/shared.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fanout } from '../cluster/fanout.ts';
import { LIMITS } from '../guests/limits.ts';
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

let servers: TestServer[] = [];
let stores: Store[] = [];
const clock = { ms: 1_000_000 };
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  await Promise.all(stores.map(store => store.close()));
  [servers, stores] = [[], []];
});

/** Every move takes a moment, or one would be too fast for the limits. */
async function serve(store: Store = memoryStore(), fanout?: Fanout): Promise<TestServer> {
  const time = { now: () => clock.ms, after: () => () => {} };
  const server = await startTestServer(...[store, undefined, null, undefined, fanout, undefined, time]);
  servers.push(server);
  return server;
}

const page = async (guest: TestPerson, deal: string) =>
  (await (await guest.fetch(`/api/same/${deal}`)).json()) as SharedPage;
const ask = async (guest: TestPerson, path: string, body: object) => {
  const answer = await guest.fetch(path, body);
  return {
    status: answer.status,
    ...((await answer.json()) as { deal: string; table: string; tables: string[] }),
  };
};
const begin = (guest: TestPerson, deal: string, name = 'Ben') => ask(guest, `/api/same/${deal}`, { name });
const recordOf = async (guest: TestPerson, deal: string, n: number) => {
  const answer = await guest.fetch(`/api/same/${deal}/${n}`);
  if (!answer.ok) return answer.status;
  const read = readRecord(await answer.text());
  if (!read.ok) throw new Error(read.problem);
  return read.record;
};

/** Plays all seats of these connections to the end, or so many moves. Gives the last state of the first. */
async function play(
  connections: readonly { connection: TestConnection; seat: number }[],
  luck: string,
  most = 2000,
): Promise<StateMessage> {
  const chance = seeded(luck);
  const [{ connection: first } = connections[0]!] = connections;
  let state = await first.state();
  const latest = new Map<number, StateMessage>();
  for (let made = 0; state.outcome === null && made < most; ) {
    const mover = connections.find(({ seat }) => state.toAct.includes(seat));
    if (!mover) {
      const { seq } = state;
      state = await first.state(one => one.seq > seq);
      continue;
    }
    const { connection, seat } = mover;
    const own = connection === first ? state : await catchUp(connection, state.seq, latest.get(seat));
    latest.set(seat, own);
    clock.ms += 100;
    const action = pick(own.legal, chance);
    expect(await connection.act(seat, own.nth, action)).toMatchObject({ t: 'accepted' });
    made++;
    const { seq } = state;
    state = await first.state(one => one.seq > seq);
  }
  return state;
}

const catchUp = async (connection: TestConnection, seq: number, known?: StateMessage) =>
  known?.seq === seq ? known : connection.state(one => one.seq >= seq);

/** A finished match of one person against a bot that draws lots. */
async function finished(guest: TestPerson, name = 'Mara'): Promise<{ table: string; score: number }> {
  const table = await guest.newTable(2);
  const connection = await guest.join(table);
  connection.send({ t: 'sit', seat: 0, name });
  connection.send({ t: 'bot', seat: 1, level: 'minnow' });
  connection.send({ t: 'start' });
  const { outcome } = await play([{ connection, seat: 0 }], 'first');
  await connection.hangUp();
  return { table, score: outcome?.scores[0] ?? 0 };
}

/** Somebody's try, to its end. */
async function dive(guest: TestPerson, table: string, luck: string, most?: number): Promise<StateMessage> {
  const connection = await guest.join(table);
  const state = await play([{ connection, seat: 0 }], luck, most);
  await connection.hangUp();
  return state;
}

const forget = (address: string, { cookie }: TestPerson) =>
  fetch(`http://${address}/api/me`, { method: 'DELETE', headers: { cookie } });

test('SAME-1 SAME-4 SAME-7: a friend gets the same luck and bots, and sees the rest when they are through', async () => {
  const { address, store } = await serve();
  const [mara, ben, cy] = [await person(address), await person(address), await person(address)];
  const { table, score } = await finished(mara);
  const { deal, status } = await ask(mara, '/api/same', { table });
  expect(status).toBe(201);
  expect((await ask(mara, '/api/same', { table })).deal).toBe(deal);
  const before = await page(ben, deal);
  expect(before).toEqual({
    ...{ deal, as: 'try', game: 'locker', seats: [null, 'minnow'], seat: 0, options: expect.any(Object) },
    ...{ first: { name: 'Mara', score }, maker: false, knows: false, full: false, open: false },
    tables: [{ n: 0, status: 'over', mine: false, table: null, result: null }],
  });
  const begun = await begin(ben, deal);
  expect(await begin(ben, deal, 'Benno')).toMatchObject({ table: begun.table });
  const [there, own] = [await store.readTable(table), await store.readTable(begun.table)];
  expect(own).toMatchObject({ deal: { rolls: there?.status === 'over' && there.deal?.rolls } });
  expect(await recordOf(ben, deal, 0)).toBe(409);
  await dive(ben, begun.table, 'other', 3);
  expect(await page(ben, deal)).toMatchObject({
    open: false,
    tables: [{ result: null }, { status: 'playing' }],
  });
  expect(await page(cy, deal)).toMatchObject({ open: false });
  const state = await dive(ben, begun.table, 'other');
  const after = await page(ben, deal);
  expect(after).toMatchObject({
    open: true,
    tables: [
      {
        n: 0,
        table: null,
        result: { names: ['Mara', expect.any(String)], scores: [score, expect.any(Number)] },
      },
      {
        mine: true,
        table: begun.table,
        result: { names: ['Ben', expect.any(String)], scores: state.outcome?.scores },
      },
    ],
  });
  for (const { n } of after.tables) {
    const record = await recordOf(ben, deal, n);
    if (typeof record === 'number') throw new Error(`${record}`);
    expect(checkRecord(findGame(record.game, record.version)!, record)).toMatchObject({ ok: true });
  }
  expect(await page(mara, deal)).toMatchObject({ open: true, knows: true, maker: true });
  expect(await page(cy, deal)).toMatchObject({
    open: false,
    tables: [{ result: null }, { result: null, table: null }],
  });
});

test('SAME-5 SAME-8: who knows the match gets no try, nobody else gives it away, and no result can be sent', async () => {
  const { address } = await serve();
  const [mara, ben] = [await person(address), await person(address)];
  const { table } = await finished(mara);
  expect((await ask(ben, '/api/same', { table })).status).toBe(403);
  expect((await ask(ben, '/api/same', { table: 'nowhere' })).status).toBe(404);
  const { deal } = await ask(mara, '/api/same', { table });
  expect((await begin(mara, deal)).status).toBe(409);
  expect((await ask(ben, `/api/same/${deal}`, { name: 'Ben', score: 99 })).status).toBe(400);
  expect((await ask(ben, `/api/same/${deal}/1`, { score: 99 })).status).toBe(404);
  expect((await ask(ben, `/api/same/${deal}`, { name: '' })).status).toBe(400);
  expect((await begin(ben, 'nothing')).status).toBe(404);
  expect((await ben.fetch('/api/same/nothing')).status).toBe(404);
  const wild = [
    [],
    7,
    {},
    { table: 7 },
    { table: 'x'.repeat(99) },
    { tables: 2.5, game: 'locker', seats: 2 },
  ];
  for (const path of ['/api/same', '/api/same/tables', `/api/same/${deal}`])
    for (const body of wild) expect((await ben.fetch(path, body as object)).status).toBe(400);
  const open = await mara.newTable(2);
  expect((await ask(mara, '/api/same', { table: open })).status).toBe(403); // no seat, and not over
});

test('SAME-5: there are so many tries at a match, and no more', async () => {
  const { address, store } = await serve();
  const [mara, ben] = [await person(address), await person(address)];
  const { deal } = await ask(mara, '/api/same', { table: (await finished(mara)).table });
  for (let i = 0; i < LIMITS.sharedTries; i++) await store.beginShared(deal, `guest ${i}`, `table ${i}`);
  expect((await begin(ben, deal)).status).toBe(429);
});

test('SAME-17: who asks to be forgotten takes their tries along; what they gave stays without their name', async () => {
  const { address, store } = await serve();
  const [mara, ben] = [await person(address), await person(address)];
  const { deal } = await ask(mara, '/api/same', { table: (await finished(mara)).table });
  const { table } = await begin(ben, deal);
  await dive(ben, table, 'x');
  await forget(address, ben);
  expect((await page(mara, deal)).tables).toHaveLength(1);
  expect(JSON.stringify(await store.sharedTables(deal))).toBe('[]');
  await forget(address, mara);
  expect((await store.sharedDeal(deal))?.maker).toBe('');
  expect(await page(ben, deal)).toMatchObject({ first: { name: 'Diver' }, maker: false });
});

/** Two people sit down at a table and start it. */
async function seated(address: string, table: string, names: readonly string[]) {
  const people = await Promise.all(names.map(() => person(address)));
  const connections = [];
  for (const [seat, guest] of people.entries()) {
    const connection = await guest.join(table);
    connection.send({ t: 'sit', seat, name: names[seat]! });
    await connection.next(m => m.t === 'table' && m.table.yours.includes(seat));
    connections.push({ connection, seat });
  }
  connections[0]!.connection.send({ t: 'start' });
  return { people, connections };
}

const LAY = { game: 'locker', seats: 2, tables: 2 };

test('SAME-11 SAME-13 SAME-14 SAME-15: tables of one deal are dealt alike, and nothing of one reaches another before the end', async () => {
  const { address, store } = await serve();
  const host = await person(address);
  const { deal, tables } = await ask(host, '/api/same/tables', LAY);
  expect(tables).toHaveLength(2);
  expect((await ask(host, '/api/same/tables', { ...LAY, tables: 9 })).status).toBe(400);
  expect((await ask(host, '/api/same/tables', { ...LAY, seats: 20 })).status).toBe(400);
  const waiting = await page(host, deal);
  expect(waiting).toMatchObject({ as: 'table', maker: true, open: false });
  expect(waiting.tables.map(({ table, status }) => [table, status])).toEqual(
    tables.map(id => [id, 'waiting']),
  );
  const one = await seated(address, tables[0]!, ['Ada', 'Ben']);
  const elsewhere = await one.people[0]!.join(tables[1]!);
  elsewhere.send({ t: 'sit', seat: 1, name: 'Spy' });
  const answered = await elsewhere.next(
    m => m.t === 'error' || (m.t === 'table' && m.table.yours.length > 0),
  );
  expect(answered).toMatchObject({ t: 'error', code: 'not-now' });
  const two = await seated(address, tables[1]!, ['Cy', 'Dee']);
  const begun = await Promise.all(tables.map(id => store.readTable(id)));
  expect(begun[0]).toMatchObject({ seed: begun[1]?.seed, commitment: begun[1]?.commitment });
  const seed = begun[0]?.seed ?? '';

  const [cy] = two.people;
  const third = await person(address);
  const seen = async () =>
    Promise.all([cy!, third, host].map(async guest => (await guest.fetch(`/api/same/${deal}`)).text()));
  const early = await seen();
  await play(one.connections, 'one', 6);
  expect(await seen()).toEqual(early); // not a byte of what was played
  const watcher = await cy!.join(tables[0]!);
  watcher.send({ t: 'sync' });
  watcher.send({ t: 'ping' });
  await watcher.next(m => m.t === 'pong');
  expect(watcher.received.some(m => m.t === 'state')).toBe(false);

  for (const { connection, seat } of one.connections)
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  await one.connections[0]!.connection.next(m => m.t === 'table' && m.table.status === 'over');
  const mid = await page(cy!, deal);
  expect(mid.tables).toMatchObject([
    { status: 'over', result: null, table: null },
    { status: 'playing', mine: true, result: null, table: tables[1] },
  ]);
  expect(await recordOf(cy!, deal, mid.tables[0]!.n)).toBe(409);
  expect((await cy!.fetch(`/api/tables/${tables[0]}/record`)).status).toBe(403);
  const [ada] = one.people;
  expect((await page(ada!, deal)).tables).toMatchObject([
    { result: { names: ['Ada', 'Ben'] } },
    { result: null },
  ]);
  const heard = [
    await (await ada!.fetch(`/api/tables/${tables[0]}/record`)).text(),
    await (await ada!.fetch(`/api/same/${deal}/${mid.tables[0]!.n}`)).text(),
    ...(await seen()),
    JSON.stringify([...one.connections, ...two.connections].map(({ connection }) => connection.received)),
  ].join('\n');
  expect(heard).toMatch(/^\{"outcome"/m);
  for (const part of [seed.slice(0, 16), seed.slice(-16)]) expect(heard).not.toContain(part);

  for (const { connection, seat } of two.connections)
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  await two.connections[0]!.connection.next(m => m.t === 'table' && m.table.status === 'over');
  const over = await page(third, deal);
  expect(over.open).toBe(true);
  expect(over.tables.map(({ result }) => result?.names)).toEqual([
    ['Ada', 'Ben'],
    ['Cy', 'Dee'],
  ]);
  const record = await recordOf(third, deal, over.tables[1]!.n);
  if (typeof record === 'number') throw new Error(`${record}`);
  expect(record.end?.seed).toBe(seed);
  expect(checkRecord(findGame('locker', record.version)!, record)).toMatchObject({
    ok: true,
    assurance: 'shared',
  });
});

for (const [name, open] of Object.entries(ENGINES))
  describe(`the same water over ${name}`, () => {
    test('SAME-4: a try that is asked for at two nodes at once is one, and goes on at the other', async () => {
      const start = await nodesOver(open, stores, serve);
      const nodes = [await start(), await start()];
      const mara = await person(nodes[0]!.address);
      const { deal } = await ask(mara, '/api/same', { table: (await finished(mara)).table });
      const ben = await person(nodes[0]!.address);
      const there = await person(nodes[1]!.address);
      there.cookie = ben.cookie;
      const tries = await Promise.all([begin(ben, deal), begin(there, deal), begin(ben, deal)]);
      expect(new Set(tries.map(({ table }) => table)).size).toBe(1);
      await dive(ben, tries[0]!.table, 'here', 3);
      const { outcome } = await dive(there, tries[0]!.table, 'there');
      expect(outcome).not.toBeNull();
      expect((await page(ben, deal)).tables[1]).toMatchObject({ result: { scores: outcome?.scores } });
    });
  });
