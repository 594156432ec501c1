import { once } from 'node:events';
import { connect } from 'node:net';
import { currentGame, GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import { splitTable } from '@fathoms/table/seats/stored-table.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../guests/limits.ts';
import { aimedRequest, anyBytes, anyMessage, anyRequest, anyValue, FIELDS, KINDS } from './hostile-input.ts';
import { person, startTestServer, type TestPerson, type TestServer } from './test-server.ts';

const SOCKET_MESSAGES = 90_000;
const REQUESTS = 10_000;
const BATCH = 30; // more at once, and a client that does not read meanwhile is let go
const GROWTH = 300 * 1024 * 1024; // bytes of heap, garbage included

let server: TestServer;
afterEach(() => server.close());

let sent = 0; // messages, requests and broken connections, all of them hostile
const began = performance.now();
afterAll(() => {
  const seconds = (performance.now() - began) / 1000;
  console.log(`hostile: ${sent} messages and requests in ${seconds.toFixed(1)} s`);
});

/** A server whose clock runs so fast that nobody is too fast for it: the limits on rates have tests of their own. */
async function startHasty(): Promise<void> {
  let ms = 0;
  const time = { now: () => (ms += 1000), after: () => () => {} };
  server = await startTestServer(undefined, undefined, null, undefined, undefined, undefined, time);
}

/** A socket that sends a lot and only counts what it hears. */
async function openAttacker(guest: TestPerson, table: string) {
  const socket = new WebSocket(`ws://${server.address}/ws`, { headers: { cookie: guest.cookie } });
  let pongs = 0;
  let received = 0;
  let wake = (): void => {};
  socket.on('message', data => {
    received++;
    if (String(data) === '{"t":"pong"}') pongs++;
    wake();
  });
  let closed = false;
  socket.on('close', () => {
    closed = true;
    wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table }));
  return {
    socket,
    send(message: string | Buffer): void {
      sent++;
      socket.send(message);
    },
    received: () => received,
    /** Everything sent so far has been answered. */
    async quiet(): Promise<void> {
      const before = pongs;
      socket.send('{"t":"ping"}');
      while (pongs === before) {
        if (closed) throw new Error('the server hung up');
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
    },
  };
}

/** A running table of two bots and two people who do not move. */
async function startTable(game: string): Promise<{ table: string; ada: TestPerson }> {
  const ada = await person(server.address);
  const seats = Math.max(2, currentGame(game)!.seats.min);
  const table = await ada.newTable(seats, game);
  const connection = await ada.join(table);
  for (let seat = 0; seat < seats; seat++) connection.send({ t: 'sit', seat, name: `P${seat}` });
  connection.send({ t: 'start' });
  await connection.state();
  await connection.hangUp();
  return { table, ada };
}

const stateOf = async (table: string): Promise<string> => {
  const { body } = splitTable((await server.store.readTable(table))!);
  return JSON.stringify([
    { ...body, revision: 0 },
    await server.store.load(table),
    await server.store.chatOf(table),
  ]);
};

const failures = (): string[] =>
  server.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50);

test(`${SOCKET_MESSAGES} messages from somebody who looks on change nothing, whatever they are`, async () => {
  await startHasty();
  const games = Object.keys(GAMES);
  const before = process.memoryUsage().heapUsed;
  for (const [i, game] of games.entries()) {
    const luck = seeded(`hostile ${game}`);
    const { table } = await startTable(game);
    const truth = await stateOf(table);
    const attacker = await openAttacker(await person(server.address), table);
    for (let said = 0; said < SOCKET_MESSAGES / games.length; said += BATCH) {
      for (let n = 0; n < BATCH; n++) {
        if (luck.below(10) > 0) attacker.send(anyMessage(luck));
        else if (luck.below(2) === 0) attacker.send(anyBytes(luck, 200));
        else attacker.send(anyBytes(luck, 200).toString('latin1'));
      }
      attacker.socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table })); // it may have moved on
      await attacker.quiet();
    }
    expect(await stateOf(table), `${game} ${i}`).toBe(truth);
    expect(attacker.received()).toBeGreaterThan(SOCKET_MESSAGES / games.length / 2);
    attacker.socket.close();
  }
  expect(failures()).toEqual([]);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(GROWTH);
});

test('SYNC-7: unreadable messages of somebody who plays change nothing either', async () => {
  await startHasty();
  const luck = seeded('hostile player');
  const { table, ada } = await startTable('locker');
  const truth = await stateOf(table);
  const attacker = await openAttacker(ada, table);
  for (let n = 0; n < 3000; n++) {
    const extra = { [pick(FIELDS, luck)]: anyValue(luck), unknown: 1 };
    const message = { t: pick(KINDS, luck), seat: 0, nth: 0, ...extra };
    attacker.send(JSON.stringify(message).slice(0, LIMITS.messageBytes));
    attacker.send(
      JSON.stringify({
        t: 'act',
        seat: luck.below(4),
        nth: luck.below(3),
        action: JSON.stringify(anyValue(luck)).slice(0, 4000),
      }),
    );
    if (n % BATCH === 0) await attacker.quiet();
  }
  await attacker.quiet();
  expect(await stateOf(table)).toBe(truth);
  expect(failures()).toEqual([]);
  attacker.socket.close();
});

test(`${REQUESTS} requests of any kind are answered, none with a failure of ours`, async () => {
  await startHasty();
  const luck = seeded('hostile requests');
  const { table } = await startTable('locker');
  const truth = await stateOf(table);
  const paths = [
    '/',
    '/api/tables',
    `/api/tables/${table}`,
    `/api/tables/${table}/record`,
    '/api/me',
    '/ws',
    `/api/tables/${table}/claim`,
    '/api/me/results',
    '/api/me/calls',
    '/picture/x/y.webp',
    '/assets/x.js',
    '/metrics',
  ]; // prettier-ignore
  const counts = new Map<number, number>();
  for (let n = 0; n < REQUESTS; n += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.app.inject(luck.below(2) === 0 ? aimedRequest(luck, table) : anyRequest(luck, paths)),
      ),
    );
    sent += answers.length;
    for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  expect([...counts.keys()].filter(status => status >= 500)).toEqual([]);
  expect([...counts.values()].reduce((a, b) => a + b)).toBe(REQUESTS);
  expect(counts.get(201)).toBeGreaterThan(10); // tables of their own they may have: the API was reached
  expect(await stateOf(table)).toBe(truth);
  expect(failures()).toEqual([]);
});

test('raw bytes on the connection, before and after the upgrade, end it and nothing else', async () => {
  await startHasty();
  const luck = seeded('raw');
  const [host, port] = server.address.split(':') as [string, string];
  const upgrade = [
    `GET /ws HTTP/1.1`,
    `Host: ${server.address}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n'); // prettier-ignore
  for (let n = 0; n < 300; n++) {
    const socket = connect(Number(port), host);
    socket.on('error', () => {}); // being cut off is what we ask for
    await once(socket, 'connect');
    if (n % 2 === 0) {
      socket.write(upgrade);
      await once(socket, 'data');
    }
    socket.end(anyBytes(luck, 400));
    sent++;
    socket.resume();
    await once(socket, 'close');
  }
  expect((await fetch(`http://${server.address}/healthz`)).status).toBe(200);
  expect(failures()).toEqual([]);
});

test('a frame above the limit closes its connection unread, a message above its own is refused', async () => {
  await startHasty();
  const guest = await person(server.address);
  const table = await guest.newTable(2);
  const attacker = await openAttacker(guest, table);
  attacker.send('x'.repeat(LIMITS.messageBytes + 1));
  await attacker.quiet();
  attacker.send('x'.repeat(LIMITS.frameBytes + 1));
  const [code] = (await once(attacker.socket, 'close')) as [number];
  expect(code).toBe(1009);
});
