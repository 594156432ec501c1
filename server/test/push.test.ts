import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownServices, loadPushKeys, newPushKeys, openPush } from '../push/push.ts';
import { memoryStore } from '../store/memory-store.ts';
import { at, setUp, tableOfGuest } from './evenings.ts';
import {
  person,
  startedTable,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';

/** A browser's half of web push: its keys, and reading what was encrypted for them (RFC 8188, RFC 8291). */
function browser() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, about, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')); // 2 ends the last record
    },
  };
}

interface PushRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine; `answers` says what it answers where. */
async function pushService() {
  const requests: PushRequest[] = [];
  const answers = new Map<string, number>();
  let wake = (): void => {};
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, body });
    response.writeHead(answers.get(path) ?? 201).end();
    wake();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    async called(count: number): Promise<void> {
      while (requests.length < count)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    },
    close: () => server.close(),
  };
}

let server: TestServer;
let service: Awaited<ReturnType<typeof pushService>>;
const store = memoryStore();
const clock = { ahead: 0 }; // of the world's
beforeAll(async () => {
  service = await pushService();
  const push = openPush({
    keys: newPushKeys(),
    contact: 'mailto:test@example.com',
    reaches: endpoint => endpoint.startsWith(service.url),
  });
  const time = {
    now: () => Date.now() + clock.ahead,
    after(ms: number, run: () => void) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  server = await startTestServer(store, undefined, null, push, undefined, undefined, time);
});
afterAll(async () => {
  await server.close();
  service.close();
});

const send = (guest: TestPerson, method: string, body?: object, origin?: string): Promise<Response> =>
  fetch(`http://${server.address}/api/me/calls`, {
    method,
    headers: {
      cookie: guest.cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(origin !== undefined && { origin }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const known = async (guest: TestPerson): Promise<string | null> =>
  ((await (await guest.fetch('/api/me/calls')).json()) as { endpoint: string | null }).endpoint;

/** A started table by roles: one has the move, the other has just closed the page. */
async function oneAway(place: string, language: string) {
  const { ada, ben, table, adaConnection, benConnection, states } = await startedTable(server.address);
  const mover = states[0].toAct[0]!;
  const seat = 1 - mover;
  const [connection, leaving, away] =
    mover === 0 ? [adaConnection, benConnection, ben] : [benConnection, adaConnection, ada];
  const { keys, read } = browser();
  const endpoint = `${service.url}${place}`;
  expect((await send(away, 'PUT', { endpoint, keys, language })).status).toBe(200);
  await leaving.hangUp();
  await connection.next(m => m.t === 'table' && m.table.seats.some(s => s.kind === 'human' && !s.here));
  return { table, connection, mover, away, seat, endpoint, read };
}

/** Plays whatever is possible until it is the other one's turn. */
async function endTurn(connection: TestConnection, seat: number): Promise<void> {
  connection.send({ t: 'sync' });
  let state = await connection.state(({ toAct, seat: eyes }) => eyes === seat && toAct.includes(seat));
  while (state.toAct.includes(seat)) {
    const action = state.legal.find(text => text === 'return') ?? state.legal[0] ?? '';
    expect(await connection.act(seat, state.nth, action)).toMatchObject({ t: 'accepted' });
    state = await connection.state(({ seat: eyes }) => eyes === seat);
  }
}

test('TABLE-69: whoever asked for it is notified when it is their turn and no page of theirs is open; the notification tells nothing of the match', async () => {
  const { table, connection, mover, away, seat, endpoint, read } = await oneAway('/away', 'de');
  expect(await known(away)).toBe(endpoint);
  await endTurn(connection, mover);
  await service.called(1);
  const [request] = service.requests;
  expect(read(request!.body)).toEqual({ table, game: 'locker', language: 'de' });
  expect(request!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const inTheClear = JSON.stringify([request!.path, request!.headers]);
  expect(inTheClear, 'the push service learns no table').not.toContain(table);
  expect(request!.headers.authorization).toMatch(/^vapid t=.+k=/);

  const back = await away.join(table);
  await endTurn(back, seat);
  await endTurn(connection, mover);
  await back.state(({ toAct }) => toAct.includes(seat));
  expect(service.requests, 'nobody at the table is notified').toHaveLength(1);
});

test('EVENING-27: who looks elsewhere when a round begins is told that their table is ready', async () => {
  const [ada, ben] = [await person(server.address), await person(server.address)];
  const id = await setUp(ada);
  await ben.fetch(`/api/evenings/${id}`, { do: 'join', name: 'Ben' });
  const { keys, read } = browser();
  for (const guest of [ada, ben])
    await send(guest, 'PUT', {
      endpoint: `${service.url}/${guest === ada ? 'looks' : 'waits'}`,
      keys,
      language: 'en',
    });
  clock.ahead = 60_000;
  await ada.fetch(`/api/evenings/${id}`); // looks, and notes it
  const before = service.requests.length;
  await ada.fetch(`/api/evenings/${id}`, { do: 'start' });
  await service.called(before + 1);
  const page = await at(ada, id).look();
  expect(service.requests.slice(before).map(({ path }) => path)).toEqual(['/waits']);
  expect(read(service.requests[before]!.body)).toEqual({
    ...{ table: tableOfGuest(page), game: 'locker', language: 'en', ready: true },
  });
});

test('a subscription the push service has given up is dropped; one that only fails is kept', async () => {
  for (const status of [410, 404, 503]) {
    const place = `/answers-${status}`;
    const { table, connection, mover, away, endpoint } = await oneAway(place, 'en');
    service.answers.set(place, status);
    const before = service.requests.length;
    await endTurn(connection, mover);
    await service.called(before + 1);
    if (status !== 503) await expect.poll(() => known(away)).toBe(null);
    else {
      const failed = () =>
        server.logged.some(text => text.includes('notification failed') && text.includes(table));
      await expect.poll(failed).toBe(true);
      expect(await known(away)).toBe(endpoint);
    }
    expect(server.logged.join(''), 'where somebody can be called is nobody’s business').not.toContain(
      endpoint,
    );
  }
});

test('a guest takes the wish back, and deleting one’s data forgets it', async () => {
  const ada = await person(server.address);
  const wish = { endpoint: `${service.url}/ada`, keys: browser().keys, language: 'en' };
  await send(ada, 'PUT', wish);
  await send(ada, 'DELETE');
  expect(await known(ada)).toBe(null);
  await send(ada, 'PUT', wish);
  const identity = decodeURIComponent(ada.cookie).split('=')[1]!.split('.')[0]!;
  expect(await store.subscription(identity)).toEqual(wish);
  await fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  expect(await store.subscription(identity)).toBe(null);
});

test('only a known push service is taken down, and only from our own page', async () => {
  const ada = await person(server.address);
  const { keys } = browser();
  const wish = { endpoint: `${service.url}/ada`, keys, language: 'en' };
  for (const wrong of [
    { ...wish, endpoint: 'http://169.254.169.254/latest' },
    { ...wish, keys: { ...keys, auth: 'short' } },
    { ...wish, language: '<script>' },
    { ...wish, more: 1 },
  ])
    expect((await send(ada, 'PUT', wrong)).status).toBe(400);
  expect((await send(ada, 'PUT', wish, 'https://otherNodes.example')).status).toBe(403);
  expect(await known(ada)).toBe(null);
});

test('push services are known by name, and others are let in by name only', () => {
  const reaches = knownServices(['push.example.org']);
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://push.example.org/abc',
  ])
    expect(reaches(good), good).toBe(true);
  for (const bad of [
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilpush.apple.com.example.org/abc',
    'https://notpush.example.org.evil.example/abc',
    'https://127.0.0.1/abc',
    'nonsense',
  ])
    expect(reaches(bad), bad).toBe(false);
});

test('the keys are made once and only we can read them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-push-'));
  const keys = loadPushKeys(folder);
  expect(loadPushKeys(folder)).toEqual(keys);
  expect(statSync(join(folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
