import { type ClientMessage, PROTOCOL, type TableInfo } from '@fathoms/protocol/messages.ts';
import { clientMessage } from '@fathoms/protocol/read-message.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { PROGRAM_SAYS } from '@fathoms/table/seats/programs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../guests/limits.ts';
import { hashOf } from '../programs/tokens.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  openConnection,
  person,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Made {
  readonly id: string;
  readonly token: string;
}
type Place = { readonly table: string; readonly seat: number } | null;

const make = (owner: TestPerson, place: Place, of = 'Mara') =>
  owner.fetch('/api/me/programs', { name: 'Deepbot', of, place });
const made = async (owner: TestPerson, place: Place): Promise<Made> =>
  (await (await make(owner, place)).json()) as Made;

const connect = (token: string, { address } = server) =>
  openConnection(new WebSocket(`ws://${address}/ws`, { headers: { authorization: `Bearer ${token}` } }));

async function join(token: string, table: string, at = server): Promise<TestConnection> {
  const connection = await connect(token, at);
  connection.send({ t: 'hello', protocol: PROTOCOL, table });
  return connection;
}

async function sit(connection: TestConnection, seat: number) {
  connection.send({ t: 'sit', seat, name: 'Deepbot' });
  const answer = await connection.next(
    m => (m.t === 'table' && m.table.seats[seat]?.kind === 'human') || m.t === 'error',
  );
  return answer.t === 'error' ? answer.code : 'sat';
}

const seated = (table: TableInfo, seat: number) => table.seats[seat];

/** Plays whatever is offered first, to the end. */
async function playOut(connection: TestConnection, seat: number): Promise<void> {
  for (;;) {
    const state = await connection.state(m => m.seat === seat && (m.legal.length > 0 || m.outcome !== null));
    if (state.outcome) return;
    connection.send({ t: 'act', seat, nth: state.nth, action: state.legal[0] ?? '' });
  }
}

/** Mara's table of Locker with Mara, her program and a bot at it. */
async function withProgram(at = server) {
  const mara = await person(at.address);
  const table = await mara.newTable(3);
  const hers = await mara.join(table);
  hers.send({ t: 'sit', seat: 0, name: 'Mara' });
  const { id, token } = await made(mara, { table, seat: 1 });
  const program = await join(token, table, at);
  expect(await sit(program, 1)).toBe('sat');
  return { mara, hers, table, id, token, program };
}

test('PROGRAM-4: a token is told once, kept as a hash, and nothing else opens the socket to a program', async () => {
  const mara = await person(server.address);
  const { id, token } = await made(mara, null);
  expect(token).toMatch(/^fathoms_[\w-]{43}$/);
  const listed = await (await mara.fetch('/api/me/programs')).text();
  expect(listed).toContain(id);
  expect(listed).not.toContain(token);
  const kept = await server.store.programByHash(hashOf(token));
  expect(kept).toMatchObject({ identity: id, name: 'Deepbot', of: 'Mara', place: null });
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(server.logged.join('')).not.toContain(token);
  const ask = (header: string) =>
    fetch(`http://${server.address}/api/program`, { headers: { authorization: header } });
  const self = await ask(`Bearer ${token}`);
  expect(await self.json()).toMatchObject({ id, name: 'Deepbot', of: 'Mara', table: null, seat: null });
  const similar = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
  for (const wrong of ['', 'Bearer x', `Bearer ${similar}`, `Basic ${token}`]) {
    expect((await ask(wrong)).status).toBe(401);
    const socket = new WebSocket(`ws://${server.address}/ws`, { headers: { authorization: wrong } });
    await expect(openConnection(socket)).rejects.toThrow('401');
  }
});

test('PROGRAM-5: a token of a seat is made by the host, for an open seat, and leads nowhere else', async () => {
  const mara = await person(server.address);
  const table = await mara.newTable(3);
  const other = await mara.newTable(2);
  const ben = await person(server.address);
  expect((await make(ben, { table, seat: 1 })).status).toBe(403);
  expect((await make(mara, { table, seat: 9 })).status).toBe(409);
  expect((await make(mara, { table: 'no-such-77', seat: 1 })).status).toBe(404);
  expect((await make(mara, { table, seat: 1 }, '\n')).status).toBe(400);
  const { token } = await made(mara, { table, seat: 1 });
  const elsewhere = await join(token, other);
  expect(await elsewhere.next()).toMatchObject({ t: 'error', code: 'no-seat' });
  const program = await join(token, table);
  expect(await sit(program, 2)).toBe('no-seat');
  expect(await sit(program, 1)).toBe('sat');
  expect(await sit(program, 2)).toBe('no-seat');
});

test('PROGRAM-6: a token of a person leads to a seat at the tables they host or sit at', async () => {
  const mara = await person(server.address);
  const ben = await person(server.address);
  const { token } = await made(mara, null);
  const table = await ben.newTable(3);
  const early = await join(token, table);
  expect(await early.next()).toMatchObject({ t: 'error', code: 'no-seat' });
  const hers = await mara.join(table);
  hers.send({ t: 'sit', seat: 0, name: 'Mara' });
  await hers.next(m => m.t === 'table' && m.table.yours.length === 1);
  const program = await join(token, table);
  expect(await sit(program, 2)).toBe('sat');
  expect(await sit(program, 1)).toBe('no-seat'); // one seat a table
});

test('PROGRAM-7, PROGRAM-8: everybody sees whose program plays; it gets the view of its seat, and plays', async () => {
  const { mara, hers, table, program } = await withProgram();
  const ben = await (await person(server.address)).join(table);
  const info = ben.received.find(m => m.t === 'table');
  expect(info?.t === 'table' && seated(info.table, 1)).toMatchObject({ name: 'Deepbot', program: 'Mara' });
  hers.send({ t: 'bot', seat: 2, level: 'minnow' });
  hers.send({ t: 'start' });
  await Promise.all([playOut(hers, 0), playOut(program, 1)]);
  const views = program.received.flatMap(m => (m.t === 'state' ? [m.seat] : []));
  expect(new Set(views)).toEqual(new Set([1]));
  const record = await (await mara.fetch(`/api/tables/${table}/record`)).text();
  const [header = ''] = record.split('\n');
  expect(JSON.parse(header).seats[1]).toEqual({ name: 'Deepbot', kind: 'bot', program: 'Mara' });
  expect(readRecord(record).ok).toBe(true);
});

test('PROGRAM-9: a program is nobody’s result: its owner’s figures are those of their own seats', async () => {
  const { mara, hers, table, program } = await withProgram();
  const ben = await person(server.address);
  hers.send({ t: 'stand', seat: 0 });
  const his = await ben.join(table);
  his.send({ t: 'sit', seat: 0, name: 'Ben' });
  hers.send({ t: 'bot', seat: 2, level: 'minnow' });
  await hers.next(m => m.t === 'table' && m.table.seats.every(({ kind }) => kind !== 'open'));
  hers.send({ t: 'start' });
  await Promise.all([playOut(his, 0), playOut(program, 1)]);
  expect(await (await mara.fetch('/api/me/results')).json()).toEqual({ results: [] });
  const { results } = (await (await ben.fetch('/api/me/results')).json()) as { results: object[] };
  expect(results).toMatchObject([{ table, levels: [null, 'program', 'minnow'] }]);
});

test('PROGRAM-8: a program plays and has no other say', async () => {
  const { program } = await withProgram();
  const examples: readonly ClientMessage[] = [
    { t: 'say', text: 'buy my bot' },
    { t: 'react', reaction: 'hello' },
    { t: 'start' },
    { t: 'settings', settings: { listed: true } },
    { t: 'bot', seat: 2, level: 'seal' },
    { t: 'move' },
    { t: 'promise', seat: 1, promise: '0'.repeat(64) },
    { t: 'propose', what: { is: 'pause' } },
    { t: 'rematch' },
  ];
  for (const message of examples) {
    program.send(message);
    expect(await program.next(m => m.t === 'error')).toMatchObject({ code: 'not-now', about: message.t });
  }
  const others = clientMessage.options.map(({ shape }) => shape.t.value).filter(t => !PROGRAM_SAYS.has(t));
  for (const { t } of examples) expect(others).toContain(t);
  expect(others).toHaveLength(clientMessage.options.length - 8);
});

test('PROGRAM-10: a token has a rate and a number of sockets of its own', async () => {
  const mara = await person(server.address);
  const { token } = await made(mara, null);
  const some = await Promise.all(Array.from({ length: LIMITS.socketsPerProgram }, () => connect(token)));
  for (const each of some) for (let i = 0; i < 55; i++) each.send({ t: 'ping' }); // no socket more than it may
  const heard = await Promise.any(some.map(each => each.next(m => m.t === 'error')));
  expect(heard).toMatchObject({ code: 'too-fast' });
  const spare = await connect(token);
  expect(await spare.next()).toMatchObject({ t: 'error', code: 'full' });
  await spare.closed;
  await Promise.all(some.map(connection => connection.hangUp()));
});

test('PROGRAM-11: an ended token is gone at every node, and its seat is like one whose player went', async () => {
  const store = memoryStore();
  const [here, there] = [await startTestServer(store), await startTestServer(store)];
  const { mara, hers, table, id, token, program } = await withProgram(here);
  const away = await join(token, table, there);
  await away.next(m => m.t === 'table');
  const answer = await fetch(`http://${here.address}/api/me/programs/${id}`, {
    method: 'DELETE',
    headers: { cookie: mara.cookie },
  });
  expect(answer.status).toBe(200);
  await Promise.all([program.closed, away.closed]);
  await hers.next(m => {
    const seat = m.t === 'table' ? seated(m.table, 1) : null;
    return seat?.kind === 'human' && seat.program === 'Mara' && !seat.here;
  });
  await expect(connect(token, here)).rejects.toThrow('401');
  await Promise.all([here.close(), there.close()]);
});

test('PROGRAM-12: whom a host kicks or blocks, or an operator bans, comes with no program either', async () => {
  const { hers, table, token, program } = await withProgram();
  hers.send({ t: 'kick', seat: 1 });
  await program.next(m => m.t === 'error' && m.code === 'kicked');
  expect(await sit(program, 1)).toBe('kicked');
  const again = await join(token, table);
  expect(await sit(again, 1)).toBe('kicked');
  const [ben, mal] = [await person(server.address), await person(server.address)];
  const bens = await ben.newTable(4);
  const [host, his] = [await ben.join(bens), await mal.join(bens)];
  his.send({ t: 'sit', seat: 0, name: 'Mal' });
  const told = await host.next(m => m.t === 'table' && m.table.seats[0]?.kind === 'human');
  const { token: malToken } = await made(mal, null);
  const bot = await join(malToken, bens);
  await bot.next(m => m.t === 'table');
  const seat = told.t === 'table' ? seated(told.table, 0) : null;
  const who = seat?.kind === 'human' ? seat.who : '';
  expect((await ben.fetch(`/api/tables/${bens}/block`, { who })).status).toBe(200);
  expect(await sit(bot, 1)).toBe('kicked');
  const { owner } = (await server.store.programByHash(hashOf(malToken))) ?? { owner: '' };
  await server.store.addAct(0, 'op', { is: 'ban', ban: { person: owner }, why: '' });
  await server.app.lookAtDesk();
  expect(await bot.next(m => m.t === 'error')).toMatchObject({ code: 'banned' });
  await bot.closed;
});

test('PROGRAM-13: who asks to be forgotten takes their programs along, tokens, names and all', async () => {
  const { mara, hers, table, token, program } = await withProgram();
  hers.send({ t: 'bot', seat: 2, level: 'minnow' });
  hers.send({ t: 'start' });
  await program.state();
  await fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie: mara.cookie } });
  await program.closed;
  await expect(connect(token)).rejects.toThrow('401');
  const stored = JSON.stringify(await server.store.readTable(table));
  expect(stored).not.toMatch(/Mara|Deepbot/);
});
