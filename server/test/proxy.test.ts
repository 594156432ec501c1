import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../app.ts';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';
import { randomThink } from './test-server.ts';

const app = await buildApp({
  store: memoryStore(),
  think: randomThink,
  paint: async () => new Uint8Array(),
  look: async () => null,
  key: Buffer.alloc(32, 7),
  push: { key: '', reaches: () => false, send: async () => 'gone' },
  log: pino({ level: 'silent' }),
  webRoot: null,
  trustProxy: true,
});
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const claim = (forwardedFor: string) =>
  app.inject({
    method: 'POST',
    url: '/api/tables/coral-otter-42/claim',
    headers: { 'x-forwarded-for': forwardedFor, 'content-type': 'application/json' },
    payload: { token: 'x' },
  });

test('behind a proxy a guest is known by the address the proxy saw, not by what the guest wrote before it', async () => {
  const tries = Array.from({ length: LIMITS.claims.burst + 1 }, (_, n) => `10.0.0.${n}, 192.0.2.7`);
  const answers = [];
  for (const written of tries) answers.push((await claim(written)).statusCode);
  expect(answers.slice(0, -1)).not.toContain(429);
  expect(answers.at(-1)).toBe(429);
  expect((await claim('192.0.2.8')).statusCode).not.toBe(429);
});

test('behind https the cookie is for https alone', async () => {
  const cookieVia = async (proto: string) =>
    String(
      (await app.inject({ url: '/api/me', headers: { 'x-forwarded-proto': proto } })).headers['set-cookie'],
    );
  expect(await cookieVia('https')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(await cookieVia('http')).not.toMatch(/Secure/);
});

/** A websocket of a new guest at this address; null = it was turned away. */
async function connectionFrom(address: string): Promise<WebSocket | null> {
  const { port } = app.server.address() as AddressInfo;
  const connection = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': address } });
  const [is, answer] = await Promise.race([
    once(connection, 'open').then(() => ['open', null] as const),
    once(connection, 'unexpected-response').then(([, response]) => ['refused', response] as const),
  ]);
  if (is === 'open') return connection;
  expect(answer.statusCode).toBe(429);
  return null;
}

test('one address holds so many connections and no more, under however many names', async () => {
  const connections = [];
  for (let n = 0; n < LIMITS.socketsPerAddress; n++)
    connections.push(await connectionFrom(`10.0.0.${n % 250}, 192.0.2.9`));
  expect(connections).not.toContain(null);
  expect(await connectionFrom('192.0.2.9')).toBeNull();
  const other = await connectionFrom('192.0.2.10');
  expect(other).not.toBeNull();
  connections[0]?.close();
  await expect.poll(() => connectionFrom('192.0.2.9')).not.toBeNull();
  for (const connection of [...connections, other]) connection?.terminate();
});

test('whatever a proxy calls a guest, and guests of this machine, are let in', async () => {
  for (const said of [
    'unknown',
    '192.0.2.7:4711',
    '[2001:db8::1]',
    '',
    ' , ',
    '::1',
    '::ffff:127.0.0.1',
    '127.0.0.1',
  ])
    (await connectionFrom(said))!.terminate();
});

test('whoever tries many wrong codes waits before the next, by any way in, and nobody else does', async () => {
  const made = await app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { 'content-type': 'application/json' },
    payload: { game: 'locker', seats: 2 },
  });
  const { id } = made.json<{ id: string }>();
  const look = async (table: string, address: string) =>
    (await app.inject({ url: `/api/tables/${table}`, headers: { 'x-forwarded-for': address } })).statusCode;
  const hello = async (address: string) => {
    const connection = (await connectionFrom(address))!;
    connection.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id }));
    const [received] = await once(connection, 'message');
    connection.terminate();
    return JSON.parse(String(received)) as unknown;
  };
  for (let n = 0; n < LIMITS.wrongCodes.burst; n++)
    expect(await look(`coral-otter-${n}`, '192.0.2.11')).toBe(404);
  expect(await look(id, '192.0.2.11')).toBe(429);
  expect(await hello('192.0.2.11')).toEqual({ t: 'error', code: 'too-fast', about: 'hello' });
  expect(await look(id, '192.0.2.12')).toBe(200);
  expect(await hello('192.0.2.12')).toMatchObject({ t: 'table', table: { id } });
});
