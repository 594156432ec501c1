import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { LIMITS } from '../limits.ts';
import { memoryStore } from '../memory-store.ts';
import { randomThink } from './rig.ts';

const app = await buildApp({
  store: memoryStore(),
  think: randomThink,
  paint: async () => new Uint8Array(),
  key: Buffer.alloc(32, 7),
  push: { key: '', reaches: () => false, send: async () => 'gone' },
  log: pino({ level: 'silent' }),
  webRoot: null,
  trustProxy: true,
});
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
