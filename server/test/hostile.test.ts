import { once } from 'node:events';
import { connect } from 'node:net';
import { findGame, GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { type ClientMessage, LEVELS, PROTOCOL, REACTIONS } from '@fathoms/protocol/messages.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits.ts';
import { type Person, person, type Rig, startRig } from './rig.ts';

const SOCKET_MESSAGES = 90_000;
const REQUESTS = 10_000;
const BATCH = 30; // more at once, and a client that does not read meanwhile is let go
const GROWTH = 300 * 1024 * 1024; // bytes of heap, garbage included

let rig: Rig;
afterEach(() => rig.close());

let sent = 0; // messages, requests and broken lines, all of them hostile
const began = performance.now();
afterAll(() => {
  const seconds = (performance.now() - began) / 1000;
  console.log(`hostile: ${sent} messages and requests in ${seconds.toFixed(1)} s`);
});

/** A server whose clock runs so fast that nobody is too fast for it: the limits on rates have tests of their own. */
async function startHasty(): Promise<void> {
  let ms = 0;
  const time = { now: () => (ms += 1000), after: () => () => {} };
  rig = await startRig(undefined, undefined, null, undefined, undefined, undefined, time);
}

const KINDS =
  'hello act undo sync sit luck stand bot clear kick settings stand-in back propose answer say react move draft seats options start rematch ping pong nonsense'.split(
    ' ',
  );
const FIELDS =
  'seat nth action name luck level settings what yes text reaction count options table protocol draft t __proto__ constructor toString'.split(
    ' ',
  );

/** Values that have broken servers before. */
function anyValue(luck: Chance, depth = 0): unknown {
  const simple: (() => unknown)[] = [
    () => null,
    () => luck.below(2) === 0,
    () => luck.below(30) - 2,
    () => pick([1e308, -1e308, 0.5, 2 ** 53, -0, 99999999999], luck),
    () =>
      pick(
        ['', 'A', 'reveal', 'undo', '__proto__', 'constructor', '\u0000', '\ud800', '🐟'.repeat(30)],
        luck,
      ),
    () => 'x'.repeat(luck.below(luck.below(20) === 0 ? 5000 : 50)),
  ];
  const nested: (() => unknown)[] = [
    () => Array.from({ length: luck.below(20) }, () => anyValue(luck, depth + 1)),
    () => Object.fromEntries([[pick(FIELDS, luck), anyValue(luck, depth + 1)]]),
  ];
  return pick(depth < 6 ? [...simple, ...nested] : simple, luck)();
}

/** A message the schema lets pass: only the table itself can turn it down. */
function readableMessage(luck: Chance): ClientMessage {
  const [seat, nth, level] = [luck.below(5), luck.below(4), pick(LEVELS, luck)];
  const action = pick(['reveal', 'pass', 'bid 1', 'net key', 'A', 'ready', 'up 1', '1n 2e 3x'], luck);
  const messages: readonly ClientMessage[] = [
    { t: 'hello', protocol: luck.below(3), table: pick(['', 'coral-otter-42', '../../etc', '\u0000'], luck) },
    { t: 'act', seat, nth, action },
    { t: 'undo', seat, nth },
    { t: 'draft', seat, decision: pick(['round-1', ''], luck), draft: action },
    { t: 'sit', seat, name: 'Eve' },
    { t: 'luck', seat, luck: 'ab'.repeat(32) },
    { t: 'stand', seat },
    { t: 'bot', seat, level },
    { t: 'clear', seat },
    { t: 'kick', seat },
    { t: 'seats', count: 1 + luck.below(6) },
    { t: 'options', options: { divers: 'on', clock: luck.below(90), live: 'on' } },
    { t: 'settings', settings: { listed: true, watchable: false, watchDelay: 5, tempo: 'brisk' } },
    { t: 'stand-in', seat, level },
    { t: 'back', seat },
    {
      t: 'propose',
      what: pick([{ is: 'pause' }, { is: 'undo', seat, nth }, { is: 'stand-in', seat }], luck),
    },
    { t: 'answer', yes: luck.below(2) === 0 },
    { t: 'say', text: '<script>alert(1)</script>' },
    { t: 'react', reaction: pick(REACTIONS, luck) },
    { t: 'move' },
    { t: 'start' },
    { t: 'rematch' },
    { t: 'sync' },
  ];
  return pick(messages, luck);
}

/** A message of a known kind with fields of any kind. Watchers may say anything: nothing may come of it. */
function anyMessage(luck: Chance): string {
  if (luck.below(4) === 0) return JSON.stringify(readableMessage(luck));
  const fields = Array.from({ length: luck.below(5) }, () => [pick(FIELDS, luck), anyValue(luck)]);
  const message = {
    t: luck.below(20) === 0 ? anyValue(luck) : pick(KINDS, luck),
    ...Object.fromEntries(fields),
  };
  const text = JSON.stringify(message).slice(0, LIMITS.messageBytes + 100);
  const at = luck.below(text.length);
  switch (luck.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(luck.below(0x250)) + text.slice(at + 1);
    case 2:
      return `${'['.repeat(luck.below(3000))}${text}`;
    default:
      return text;
  }
}

const anyBytes = (luck: Chance, most: number): Buffer =>
  Buffer.from(Array.from({ length: luck.below(most) }, () => luck.below(256)));

/** A socket that sends a lot and only counts what it hears. */
async function openAttacker(who: Person, table: string) {
  const socket = new WebSocket(`ws://${rig.address}/ws`, { headers: { cookie: who.cookie } });
  let pongs = 0;
  let heard = 0;
  let wake = (): void => {};
  socket.on('message', data => {
    heard++;
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
    heard: () => heard,
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
async function startTable(game: string): Promise<{ table: string; ada: Person }> {
  const ada = await person(rig.address);
  const seats = Math.max(2, findGame(game)!.seats.min);
  const table = await ada.newTable(seats, game);
  const line = await ada.join(table);
  for (let seat = 0; seat < seats; seat++) line.say({ t: 'sit', seat, name: `P${seat}` });
  line.say({ t: 'start' });
  await line.state();
  await line.hangUp();
  return { table, ada };
}

const stateOf = async (table: string): Promise<string> => {
  const { revision, countdowns, ...facts } = (await rig.store.meta(table))!;
  return JSON.stringify([facts, await rig.store.load(table)]);
};

const failures = (): string[] =>
  rig.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50);

test(`${SOCKET_MESSAGES} messages from somebody who looks on change nothing, whatever they are`, async () => {
  await startHasty();
  const games = Object.keys(GAMES);
  const before = process.memoryUsage().heapUsed;
  for (const [i, game] of games.entries()) {
    const luck = seeded(`hostile ${game}`);
    const { table } = await startTable(game);
    const truth = await stateOf(table);
    const attacker = await openAttacker(await person(rig.address), table);
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
    expect(attacker.heard()).toBeGreaterThan(SOCKET_MESSAGES / games.length / 2);
    attacker.socket.close();
  }
  expect(failures()).toEqual([]);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(GROWTH);
});

test('unreadable messages of somebody who plays change nothing either', async () => {
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
        rig.app.inject({
          method: pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'], luck),
          url:
            luck.below(3) > 0
              ? pick(paths, luck)
              : `/${encodeURIComponent(anyBytes(luck, 60).toString('latin1'))}`,
          headers: {
            'content-type': pick(
              ['application/json', 'text/plain', 'application/x-www-form-urlencoded', ';;'],
              luck,
            ),
            cookie: pick(['', 'fathoms=x.y', `fathoms=${'a'.repeat(3000)}`, '=;=;;', 'fathoms=%00'], luck),
            origin: pick(['http://localhost:80', 'https://evil.example', 'null', 'x'], luck),
          },
          payload: luck.below(2) === 0 ? anyMessage(luck) : anyBytes(luck, 300),
        }),
      ),
    );
    sent += answers.length;
    for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  expect([...counts.keys()].filter(status => status >= 500)).toEqual([]);
  expect([...counts.values()].reduce((a, b) => a + b)).toBe(REQUESTS);
  expect(await stateOf(table)).toBe(truth);
  expect(failures()).toEqual([]);
});

test('raw bytes on the line, before and after the upgrade, end that line and nothing else', async () => {
  await startHasty();
  const luck = seeded('raw');
  const [host, port] = rig.address.split(':') as [string, string];
  const upgrade = [
    `GET /ws HTTP/1.1`,
    `Host: ${rig.address}`,
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
  expect((await fetch(`http://${rig.address}/healthz`)).status).toBe(200);
  expect(failures()).toEqual([]);
});

test('a frame above the limit closes its line unread, a message above its own is refused', async () => {
  await startHasty();
  const who = await person(rig.address);
  const table = await who.newTable(2);
  const attacker = await openAttacker(who, table);
  attacker.send('x'.repeat(LIMITS.messageBytes + 1));
  await attacker.quiet();
  attacker.send('x'.repeat(LIMITS.frameBytes + 1));
  const [code] = (await once(attacker.socket, 'close')) as [number];
  expect(code).toBe(1009);
});
