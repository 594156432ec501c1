import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { drawPreview } from '../http/preview-picture.ts';
import { memoryStore } from '../store/memory-store.ts';
import { person, randomThink, startedTable, startTestServer, type TestServer } from './test-server.ts';

const BEHIND_PROXY = [undefined, undefined, undefined, undefined, undefined, true] as const;
const SCRIPT = 'document.title += 1;\n';
const root = mkdtempSync(join(tmpdir(), 'fathoms-web-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html lang="en"><title>the page</title><script>${SCRIPT}</script>`,
  );
  writeFileSync(join(root, 'assets', 'main-a1b2c3.js'), 'export {}');
  writeFileSync(join(root, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync('export {}'));
  for (const file of ['preview.jpg', 'preview-letters.ttf'])
    copyFileSync(new URL(`../../web/public/${file}`, import.meta.url), join(root, file));
  server = await startTestServer(memoryStore(), randomThink, root);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('a new table has a readable code, and its maker is host but not seated', async () => {
  const ada = await person(server.address);
  const id = await ada.newTable(3);
  expect(id).toMatch(/^[a-z]+-[a-z]+-\d{2,4}$/);
  const info = await (await ada.fetch(`/api/tables/${id}`)).json();
  expect(info).toMatchObject({
    id,
    game: 'locker',
    status: 'lobby',
    host: true,
    yours: [],
    watchers: 0,
    next: null,
  });
  const seen = await (await person(server.address)).fetch(`/api/tables/${id}`);
  expect(await seen.json()).toMatchObject({ host: false });
});

test('a wish that cannot be is answered with its reason', async () => {
  const ada = await person(server.address);
  const answer = async (body: object) => {
    const response = await ada.fetch('/api/tables', body);
    return [response.status, await response.json()];
  };
  expect(await answer({ game: 'chess', seats: 2 })).toEqual([404, { error: 'no-game' }]);
  expect(await answer({ game: '__proto__', seats: 2 })).toEqual([404, { error: 'no-game' }]);
  expect(await answer({ game: 'locker', seats: 9 })).toEqual([400, { error: 'bad-options' }]);
  expect(await answer({ game: 'locker', seats: 2, options: { divers: 'maybe' } })).toEqual([
    400,
    { error: 'bad-options' },
  ]);
  expect(await answer({ game: 'locker' })).toEqual([400, { error: 'bad-message' }]);
  expect(await answer({ game: 'locker', seats: 2, more: 1 })).toEqual([400, { error: 'bad-message' }]);
  expect(await answer({ game: 'x'.repeat(LIMITS.messageBytes), seats: 2 })).toEqual([
    413,
    { error: 'too-large' },
  ]);
});

test('a failure of ours is reported without its details', async () => {
  const store = memoryStore();
  const broken = await startTestServer({
    ...store,
    readTable: async () => {
      throw new Error('disk gone: /secret/path');
    },
  });
  const response = await fetch(`http://${broken.address}/api/tables/coral-otter-42`);
  expect([response.status, await response.json()]).toEqual([500, { error: 'trouble' }]);
  expect(broken.logged.join('')).toContain('disk gone');
  await broken.close();
});

test('a table nobody made is not found', async () => {
  const ada = await person(server.address);
  for (const path of [
    '/api/tables/coral-otter-42',
    '/api/tables/coral-otter-42/record',
    '/api/tables/constructor',
  ])
    expect((await ada.fetch(path)).status).toBe(404);
});

test('SYNC-32: a person finds their tables again, with whose turn it is', async () => {
  const { ada, ben, table, states } = await startedTable(server.address);
  const answers = await Promise.all([ada, ben].map(async guest => (await guest.fetch('/api/me')).json()));
  const expected = (seat: number) => ({
    tables: [
      {
        id: table,
        game: 'locker',
        status: 'playing',
        names: [seat === 0 ? 'Ben' : 'Ada'],
        yourTurn: states[0].toAct.includes(seat),
      },
    ],
  });
  expect(answers).toMatchObject([expected(0), expected(1)]);
});

test('a cookie is signed, kept from scripts, and a forged one makes a stranger', async () => {
  const response = await fetch(`http://${server.address}/api/me`);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^fathoms=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const ada = await person(server.address);
  await ada.newTable(2);
  const [identity] = ada.cookie.split('.');
  const forged = await fetch(`http://${server.address}/api/me`, {
    headers: { cookie: `${identity}.${'A'.repeat(43)}` },
  });
  expect(await forged.json()).toMatchObject({ tables: [] });
});

test('opening the page makes a guest, once', async () => {
  const open = (cookie: string) =>
    fetch(`http://${server.address}/table/x`, { headers: { accept: 'text/html,*/*', cookie } });
  const cookie = (await open('')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^fathoms=/);
  expect((await open(cookie.split(';')[0] ?? '')).headers.get('set-cookie')).toBeNull();
});

test('a page of another site makes no tables', async () => {
  const post = (origin: string) =>
    fetch(`http://${server.address}/api/tables`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'locker', seats: 2 }),
    });
  expect((await post('https://otherNodes.example')).status).toBe(403);
  expect((await post('null')).status).toBe(403);
  expect((await post(`http://${server.address}`)).status).toBe(201);
});

test('one person makes only so many tables in a while', async () => {
  const ada = await person(server.address);
  const statuses: number[] = [];
  for (let i = 0; i <= LIMITS.tables.burst; i++)
    statuses.push((await ada.fetch('/api/tables', { game: 'locker', seats: 2 })).status);
  expect(statuses.slice(0, -1).every(status => status === 201)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('every answer carries the strict headers', async () => {
  for (const path of ['/', '/api/me', '/healthz', '/nowhere.png', '/assets/main-a1b2c3.js']) {
    const { headers } = await fetch(`http://${server.address}${path}`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});

test('the page’s own script may run, named by its hash, and nobody else’s', async () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const table = await (await person(server.address)).newTable(2);
  for (const path of ['/', '/new/locker/solo', `/t/${table}`]) {
    const { headers } = await fetch(`http://${server.address}${path}`);
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
});

test('hashed files are kept for ever, the page is asked for each time, and its paths lead to it', async () => {
  const get = async (path: string) => {
    const response = await fetch(`http://${server.address}${path}`);
    return [response.status, response.headers.get('cache-control'), await response.text()] as const;
  };
  const [, cache] = await get('/assets/main-a1b2c3.js');
  expect(cache).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/table/coral-otter-42', '/locker?bots=2']) {
    const [status, kept, text] = await get(path);
    expect([status, kept]).toEqual([200, 'private, no-cache']);
    expect(text).toContain('the page');
  }
  for (const path of ['/assets/gone.js', '/api/nothing', '/missing.png'])
    expect((await get(path))[0]).toBe(404);
  expect((await get('/..%2f..%2f..%2f..%2fetc%2fpasswd'))[2]).not.toContain('root:');
});

test('what the build has compressed is sent as it lies, to whoever can read it', async () => {
  const get = (encoding: string) =>
    fetch(`http://${server.address}/assets/main-a1b2c3.js`, { headers: { 'accept-encoding': encoding } });
  for (const [encoding, sent] of [
    ['gzip, br', 'br'],
    ['identity', null],
  ] as const) {
    const response = await get(encoding);
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('export {}');
  }
  expect((await get('br')).headers.get('vary')).toMatch(/accept-encoding/i);
});

test('it is healthy while it runs and ready while its store answers', async () => {
  const store = memoryStore();
  const broken = await startTestServer({
    ...store,
    check: async () => {
      throw new Error('disk gone');
    },
  });
  const status = async (address: string, path: string) => (await fetch(`http://${address}${path}`)).status;
  expect(await status(server.address, '/healthz')).toBe(200);
  expect(await status(server.address, '/readyz')).toBe(200);
  expect(await status(broken.address, '/healthz')).toBe(200);
  expect(await status(broken.address, '/readyz')).toBe(503);
  await broken.close();
});

test('TABLE-93: the preview of a table’s link names its game, and nobody at it', async () => {
  const ada = await person(server.address);
  const id = await ada.newTable(3);
  const connection = await ada.join(id);
  connection.send({ t: 'sit', seat: 0, name: 'Adalbert' });
  await connection.next(m => m.t === 'table' && m.table.yours.length === 1);
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://${server.address}${path}`, {
      headers: { accept: 'text/html', ...headers },
    });
    return answer.text();
  };
  const seen = await page(`/t/${id}`);
  expect(seen).toContain('<title>the page</title>');
  expect(seen).toContain('<meta property="og:title" content="Locker: come to our table" />');
  expect(seen).toContain(`content="http://${server.address}/preview.jpg"`);
  expect(seen).toContain('<html data-shows="lobby locker"');
  expect(await page(`/t/${id}`, { 'accept-language': 'de-CH,de' })).toContain('komm an unseren Tisch');
  expect(seen).not.toMatch(/Adalbert|seed|owner|seats/);
  const plain = `<!doctype html><html lang="en"><title>the page</title><script>${SCRIPT}</script>`;
  expect(await page('/t/no-such-9')).toBe(plain);
  expect(await page(`/t/${id}/replay`)).toBe(plain);
});

test('TABLE-93: links tried in bulk stop telling whether there is a table', async () => {
  const own = await startTestServer(...([memoryStore(), randomThink, root] as const), ...BEHIND_PROXY);
  const id = await (await person(own.address, '192.0.2.1')).newTable(2);
  const titled = async (path: string, from: string) => {
    const answer = await fetch(`http://${own.address}${path}`, { headers: { 'x-forwarded-for': from } });
    return (await answer.text()).includes('og:title');
  };
  for (let i = 0; i < LIMITS.wrongCodes.burst; i++)
    expect(await titled(`/t/no-such-${i}`, '203.0.113.7')).toBe(false);
  expect(await titled(`/t/${id}`, '203.0.113.7')).toBe(false);
  expect(await titled(`/t/${id}`, '192.0.2.1')).toBe(true);
  await own.close();
});

test('TABLE-97: the preview of a replay tells the scores, once the match is over and only where all may look on', async () => {
  const { ada, table, adaConnection, benConnection } = await startedTable(server.address);
  const seen = (path: string) =>
    fetch(`http://${server.address}${path}`, { headers: { accept: 'text/html' } });
  const title = async () =>
    /og:title" content="([^"]*)"/.exec(await (await seen(`/t/${table}/replay`)).text())?.[1] ?? null;
  const picture = `/preview/${table}.jpg`;
  expect([(await seen(picture)).status, await title()]).toEqual([404, null]); // still in play
  for (const [seat, connection] of [adaConnection, benConnection].entries())
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  const over = await adaConnection.state(({ outcome }) => outcome !== null);
  const scores = over.outcome?.scores ?? [];
  expect(await title()).toMatch(/^Locker: (Ada|Ben) -?\d+, (Ada|Ben) -?\d+$/);
  for (const score of scores) expect(await title()).toContain(`${score}`);
  const drawn = await seen(picture);
  expect(drawn.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await drawn.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  adaConnection.send({ t: 'settings', settings: { watchable: false } });
  await adaConnection.next(m => m.t === 'table' && !m.table.settings.watchable);
  expect([(await seen(picture)).status, await title()]).toEqual([404, null]);
  for (const path of ['/preview/no-such-9.jpg', '/preview/..%2fx', `/preview/${table}.png`])
    expect((await seen(path)).status).toBe(404);
  expect((await ada.fetch(`/api/tables/${table}/record`)).status).toBe(200); // who was there still has it
});

test('SAME-18: the preview of a deal’s link tells whose match it is and their score, or that there are several tables', async () => {
  const { ada, table, adaConnection, benConnection } = await startedTable(server.address);
  for (const [seat, connection] of [adaConnection, benConnection].entries())
    connection.send({ t: 'stand-in', seat, level: 'minnow' });
  const { outcome } = await adaConnection.state(state => state.outcome !== null);
  const made = async (path: string, body: object) =>
    ((await (await ada.fetch(path, body)).json()) as { deal: string }).deal;
  const page = async (deal: string) => (await fetch(`http://${server.address}/same/${deal}`)).text();
  const given = await page(await made('/api/same', { table }));
  expect(given).toContain('content="Locker: same water"');
  expect(given).toContain(`Ada scored ${outcome?.scores[0]} here.`);
  expect(given).not.toContain('Ben');
  const tables = await page(await made('/api/same/tables', { game: 'locker', seats: 2, tables: 2 }));
  expect(tables).toContain('content="Several tables, one deal."');
  expect(await page('nothing-of-16-xx')).not.toContain('og:title');
});

test('what people typed is drawn as they typed it, and nothing of it is taken for markup', async () => {
  const seats = [
    { name: '<b>&"Ж', score: -12, place: 2 },
    { name: 'W'.repeat(24), score: 131, place: 1 },
    { name: ' ', score: 0, place: 3 },
  ];
  const bytes = await drawPreview(root, { game: 'Deep Shares', seats });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});
