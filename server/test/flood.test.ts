import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { startedTable, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const CHUNK = 64 * 1024;
const MOST_BYTES = 8 * 1024 * 1024; // a server that takes all of it cuts nobody off
const LEAST_FRAME = 6; // bytes: a header and a mask

type Opcode = 'continuation' | 'text' | 'close' | 'ping' | 'pong';
const FIRST_BYTES: Record<Opcode, number> = {
  continuation: 0x00,
  text: 0x81,
  close: 0x88,
  ping: 0x89,
  pong: 0x8a,
};

/** A frame as a client sends it, masked with zeros. */
function frame(opcode: Opcode, payload = 0): Buffer {
  const bytes = Buffer.alloc(LEAST_FRAME + payload);
  bytes[0] = FIRST_BYTES[opcode];
  bytes[1] = 0x80 | payload;
  return bytes;
}

const UNFINISHED_TEXT = Buffer.from([0x01, 0x80, 0, 0, 0, 0]);

const upgradeTo = (path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${server.address}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n'); // prettier-ignore

/** A connection of which both ends are in our hands. */
async function rawConnection(request = upgradeTo('/ws')): Promise<{ attacker: Socket; connection: Duplex }> {
  const [host, port] = server.address.split(':') as [string, string];
  const upgraded = once(server.app.server, 'upgrade') as Promise<[unknown, Duplex]>;
  const attacker = connect({ host, port: Number(port), allowHalfOpen: true });
  attacker.on('error', () => {}); // being cut off is what we ask for
  attacker.write(request);
  const [, connection] = await upgraded;
  await once(attacker, 'readable');
  return { attacker, connection };
}

/** Sends the same frame again and again until it is cut off, and answers how many bytes the server read. */
async function flood(attacker: Socket, connection: Duplex, one: Buffer): Promise<number> {
  let read = 0;
  connection.prependListener('data', chunk => (read += chunk.length));
  const chunk = Buffer.concat(Array.from({ length: Math.floor(CHUNK / one.length) }, () => one));
  for (let sent = 0; sent < MOST_BYTES && !attacker.destroyed; sent += chunk.length) {
    if (attacker.write(chunk)) continue;
    await new Promise<void>(resolve => {
      attacker.once('drain', resolve).once('close', resolve);
    });
  }
  attacker.destroy();
  return read;
}

interface Flood {
  readonly of: string;
  readonly first?: Buffer;
  readonly again: Buffer;
  readonly most: number; // bytes that are read of it
}

const FRAMES = 4 * CHUNK; // one read holds more frames than are let pass; more reads may be under way
const BYTES = LIMITS.received.burst * 2; // with what comes to be allowed meanwhile

const FLOODS: readonly Flood[] = [
  { of: 'pings', again: frame('ping'), most: FRAMES },
  { of: 'long pings', again: frame('ping', 125), most: FRAMES },
  { of: 'pongs', again: frame('pong'), most: FRAMES },
  { of: 'empty messages', again: frame('text'), most: FRAMES },
  { of: 'fragments of one message', first: UNFINISHED_TEXT, again: frame('continuation'), most: BYTES },
  { of: 'what follows a farewell', first: frame('close'), again: frame('ping'), most: BYTES },
  { of: 'what follows a broken frame', first: Buffer.from([0xff, 0xff]), again: frame('ping'), most: BYTES },
];

test.each(FLOODS)(
  'a flood of $of is cut off, and others play on meanwhile',
  async ({ first, again, most }) => {
    const { adaConnection, benConnection, states } = await startedTable(server.address);
    const mover = states[0].toAct[0]!;
    const { attacker, connection } = await rawConnection();
    attacker.resume();
    if (first) attacker.write(first);
    const flooded = flood(attacker, connection, again);
    const moved = await (mover === 0 ? adaConnection : benConnection).act(mover, 0, 'reveal');
    expect(moved).toEqual({ t: 'accepted', seat: mover, nth: 0 });
    expect(await flooded).toBeLessThan(most);
  },
);

test('who pings and does not read the answers makes us hold a bounded amount', async () => {
  const { attacker, connection } = await rawConnection();
  attacker.pause();
  let most = 0;
  connection.on('data', () => {
    most = Math.max(most, connection.writableLength);
  });
  await flood(attacker, connection, frame('ping', 125));
  expect(connection.destroyed).toBe(true);
  expect(most).toBeLessThan(LIMITS.bufferedBytes);
});

test('a ping now and then is answered with what it said', async () => {
  const { adaConnection } = await startedTable(server.address);
  adaConnection.socket.ping('are you there?');
  const [payload] = (await once(adaConnection.socket, 'pong')) as [Buffer];
  expect(String(payload)).toBe('are you there?');
});

test.each([
  ['of another site', '/ws', ['Origin: https://elsewhere.example'], '403'],
  ['to nowhere', '/other', [], '404'],
] as const)(
  'an upgrade %s is turned down and its connection let go, though the guest keeps it open',
  async (_, path, headers, status) => {
    const { attacker, connection } = await rawConnection(upgradeTo(path, headers));
    expect(String(attacker.read())).toContain(status);
    if (!connection.closed) await once(connection, 'close');
    expect(connection.destroyed).toBe(true);
    attacker.destroy();
  },
);
