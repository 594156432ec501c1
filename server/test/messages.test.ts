import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { readClientMessage } from '@fathoms/protocol/read-message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../guests/limits.ts';
import { openConnection, person, startedTable, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const error = (code: string, about: string) => ({ t: 'error', code, about });

test('every kind of message is read as it was written', () => {
  const messages: ClientMessage[] = [
    { t: 'hello', protocol: 1, table: 'coral-otter-42' },
    { t: 'act', seat: 0, nth: 3, action: 'net key' },
    { t: 'undo', seat: 1, nth: 0 },
    { t: 'sync' },
    { t: 'sit', seat: 0, name: 'Ada' },
    { t: 'promise', seat: 0, promise: 'cd'.repeat(32) },
    { t: 'luck', seat: 0, luck: 'ab'.repeat(32) },
    { t: 'stand', seat: 0 },
    { t: 'bot', seat: 2, level: 'barracuda' },
    { t: 'clear', seat: 2 },
    { t: 'seats', count: 3 },
    { t: 'options', options: { divers: 'on' } },
    { t: 'kick', seat: 1 },
    { t: 'settings', settings: { listed: true, friendlyUndo: true, watchable: false, watchDelay: 5 } },
    { t: 'settings', settings: {} },
    { t: 'stand-in', seat: 1, level: 'seal' },
    { t: 'back', seat: 1 },
    { t: 'resign', seat: 1 },
    { t: 'nudge', seat: 1 },
    { t: 'here' },
    { t: 'host', seat: 1 },
    { t: 'swap', seat: 0, other: 2 },
    { t: 'propose', what: { is: 'clock', tempo: 'brisk' } },
    { t: 'say', text: 'hello', name: 'Cy' },
    { t: 'rematch', game: 'scuba' },
    { t: 'propose', what: { is: 'undo', seat: 0, nth: 3 } },
    { t: 'propose', what: { is: 'stand-in', seat: 0 } },
    { t: 'answer', yes: false },
    { t: 'propose', what: { is: 'pause' } },
    { t: 'say', text: 'Good luck!' },
    { t: 'react', reaction: 'ouch' },
    { t: 'move' },
    { t: 'start' },
    { t: 'rematch' },
    { t: 'ping' },
  ];
  for (const message of messages)
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, message });
});

test('what is not a message is refused, naming what it claims to be', () => {
  const about = (text: string) => {
    const read = readClientMessage(text);
    return read.ok ? 'read' : read.about;
  };
  for (const text of ['', '{', 'null', '[]', '7', '"ping"', '{"t":1}', '{"t":"xxxxxxxxxxxxxxxxxxxxxxxx"}'])
    expect(about(text)).toBe('');
  expect(about('{"t":"dance"}')).toBe('dance');
  expect(about('{"t":"act","seat":"0","nth":0,"action":"reveal"}')).toBe('act');
  expect(about('{"t":"act","seat":0.5,"nth":0,"action":"reveal"}')).toBe('act');
  expect(about('{"t":"act","seat":-1,"nth":0,"action":"reveal"}')).toBe('act');
  expect(about('{"t":"act","seat":0,"nth":1e99,"action":"reveal"}')).toBe('act');
  expect(about(`{"t":"act","seat":0,"nth":0,"action":"${'x'.repeat(5000)}"}`)).toBe('act');
  expect(about('{"t":"bot","seat":0,"level":"shark"}')).toBe('bot');
  expect(about('{"t":"ping","extra":1}')).toBe('ping');
  expect(about('{"t":"settings","settings":{"host":true}}')).toBe('settings');
  expect(about('{"t":"propose","what":{"is":"win","seat":0}}')).toBe('propose');
  expect(about('{"t":"options","options":{"a":{"b":1}}}')).toBe('options');
});

test('SYNC-7: a socket survives everything malformed, and says what was wrong each time', async () => {
  const ada = await person(server.address);
  const connection = await ada.connect();
  connection.raw('{');
  expect(await connection.next()).toEqual(error('bad-message', ''));
  connection.raw(Buffer.from([1, 2, 3]));
  expect(await connection.next()).toEqual(error('bad-message', ''));
  connection.raw('{"t":"act"}');
  expect(await connection.next()).toEqual(error('bad-message', 'act'));
  connection.raw(JSON.stringify({ t: 'ping', padding: 'x'.repeat(LIMITS.messageBytes) }));
  expect(await connection.next()).toEqual(error('too-large', ''));
  connection.send({ t: 'sync' });
  expect(await connection.next()).toEqual(error('no-table', 'sync'));
  connection.send({ t: 'hello', protocol: 99, table: 'coral-otter-42' });
  expect(await connection.next()).toEqual(error('stale-page', 'hello'));
  connection.send({ t: 'hello', protocol: 1, table: 'coral-otter-42' });
  expect(await connection.next()).toEqual(error('no-table', 'hello'));
  connection.send({ t: 'hello', protocol: 1, table: '__proto__' });
  expect(await connection.next()).toEqual(error('no-table', 'hello'));
  connection.send({ t: 'ping' });
  expect(await connection.next()).toEqual({ t: 'pong' });
  await connection.hangUp();
});

test('a message far too large closes the socket with 1009', async () => {
  const connection = await (await person(server.address)).connect();
  connection.raw('x'.repeat(LIMITS.frameBytes + 1));
  expect(await connection.closed).toBe(1009);
});

test('illegal, untimely and foreign actions are refused, and a duplicate is accepted once more', async () => {
  const { adaConnection, benConnection, states } = await startedTable(server.address);
  const mover = states[0].toAct[0]!;
  const [moving, waiting] = mover === 0 ? [adaConnection, benConnection] : [benConnection, adaConnection];
  const other = 1 - mover;
  expect(await moving.act(mover, 0, 'return')).toMatchObject({
    t: 'refused',
    refusal: { code: 'illegal', rule: expect.stringMatching(/^LOCKER-\d+$/) },
  });
  expect(await moving.act(mover, 0, 'dance')).toMatchObject({ refusal: { code: 'unreadable' } });
  expect(await waiting.act(other, 0, 'reveal')).toMatchObject({ refusal: { code: 'not-your-turn' } });
  expect(await waiting.act(mover, 0, 'reveal')).toEqual(error('no-seat', 'act'));
  expect(await moving.act(mover, 5, 'reveal')).toEqual(error('out-of-turn', 'act'));
  expect(await moving.act(mover, 0, 'reveal')).toEqual({ t: 'accepted', seat: mover, nth: 0 });
  expect(await moving.act(mover, 0, 'reveal')).toEqual({ t: 'accepted', seat: mover, nth: 0 });
  expect(await moving.act(mover, 0, 'return')).toEqual(error('out-of-turn', 'act'));
});

test('whoever sends too fast is told so and may stay', async () => {
  const connection = await (await person(server.address)).connect();
  for (let i = 0; i < LIMITS.messages.burst * 3; i++) connection.send({ t: 'ping' });
  expect(await connection.next(m => m.t === 'error')).toEqual(error('too-fast', ''));
  expect(await connection.next(m => m.t === 'pong')).toEqual({ t: 'pong' });
  expect(connection.socket.readyState).toBe(WebSocket.OPEN);
  await connection.hangUp();
});

test('whoever does not stop sending is cut off', async () => {
  const connection = await (await person(server.address)).connect();
  for (let i = 0; i < LIMITS.messages.burst * 3 + LIMITS.excess * 3; i++) connection.send({ t: 'ping' });
  expect(await connection.closed).toBe(1006); // without a farewell: we read no further
});

test('one person holds only so many connections; one that closes makes room', async () => {
  const ada = await person(server.address);
  const connections = await Promise.all(
    Array.from({ length: LIMITS.socketsPerIdentity }, () => ada.connect()),
  );
  const extra = await ada.connect();
  expect(await extra.next()).toEqual(error('full', 'hello'));
  expect(await extra.closed).toBe(1013);
  await connections.pop()?.hangUp();
  const again = await ada.connect();
  again.send({ t: 'ping' });
  expect(await again.next()).toEqual({ t: 'pong' });
  await Promise.all([again, ...connections].map(connection => connection.hangUp()));
});

test('a page of another site gets no connection', async () => {
  const socket = new WebSocket(`ws://${server.address}/ws`, { origin: 'https://otherNodes.example' });
  await expect(openConnection(socket)).rejects.toThrow(/403/);
  const own = await openConnection(
    new WebSocket(`ws://${server.address}/ws`, { origin: `http://${server.address}` }),
  );
  await own.hangUp();
  await expect(openConnection(new WebSocket(`ws://${server.address}/other`))).rejects.toThrow(/404/);
});

test('a stranger who opens a connection becomes a guest', async () => {
  const socket = new WebSocket(`ws://${server.address}/ws`);
  const headers = new Promise<string | undefined>(resolve =>
    socket.on('upgrade', response => resolve(response.headers['set-cookie']?.[0])),
  );
  const connection = await openConnection(socket);
  expect(await headers).toMatch(/^fathoms=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  await connection.hangUp();
});

test('logs hold no seed, cookie or card', async () => {
  const { table, ada, adaConnection, benConnection, states } = await startedTable(server.address);
  const mover = states[0].toAct[0]!;
  await (mover === 0 ? adaConnection : benConnection).act(mover, 0, 'reveal');
  const stored = (await server.store.readTable(table))!;
  const logs = server.logged.join('');
  expect(logs).toContain('/api/tables');
  for (const secret of [stored.seed, stored.host, ada.cookie, '"rolls"', 'cookie'])
    expect(logs).not.toContain(secret);
});
