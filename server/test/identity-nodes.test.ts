import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Fanout, openHub } from '../cluster/fanout.ts';
import { natsFanout } from '../cluster/nats-fanout.ts';
import { postgresStore } from '../store/postgres-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { authenticator } from './authenticator.ts';
import { freshDatabase } from './databases.ts';
import { openConnection, person, startTestServer, type TestServer } from './test-server.ts';

const HOST = 'fathoms.example'; // what all nodes are called outside
const folder = mkdtempSync(join(tmpdir(), 'fathoms-identity-'));
afterAll(() => rmSync(folder, { recursive: true }));
let servers: TestServer[] = [];
let stores: Store[] = [];
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  await Promise.all(stores.map(store => store.close()));
  [servers, stores] = [[], []];
});

/** Nodes on one file, or on a database and a broker, and a line between them. */
async function nodesOn(kind: 'file' | 'services') {
  const url = kind === 'file' ? '' : await freshDatabase();
  const hub = openHub(problem => {
    throw problem;
  });
  const line = async (name: string): Promise<Fanout> =>
    url ? natsFanout(inject('nats'), name, () => {}) : hub(name);
  const start = async (): Promise<TestServer> => {
    const store = url ? await postgresStore(url, () => {}) : sqliteStore(join(folder, 'two.db'));
    stores.push(store);
    const server = await startTestServer(
      ...[store, undefined, null, undefined, await line(`node-${servers.length}`)],
    );
    servers.push(server);
    return server;
  };
  return { start, line };
}

/** Asks as a browser does that knows the site by its name. */
async function ask(node: TestServer, cookie: string, path: string, payload?: object) {
  const answer = await node.app.inject({
    ...{ method: payload ? 'POST' : 'GET', url: path, headers: { host: HOST, cookie } },
    ...(payload && { payload }),
  });
  const [set] = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, cookie: set?.split(';')[0] ?? cookie, body: answer.json() };
}

async function lookOn(node: TestServer, cookie: string, table: string) {
  const line = await openConnection(new WebSocket(`ws://${node.address}/ws`, { headers: { cookie } }));
  line.send({ t: 'hello', protocol: PROTOCOL, table });
  await line.next(m => m.t === 'table');
  return line;
}

for (const kind of ['file', 'services'] as const)
  test(`ME-4 ME-14: over two nodes (${kind}) a challenge is good once, and signing out ends all lines at once`, async () => {
    const { start, line } = await nodesOn(kind);
    const [one, two] = [await start(), await start()];
    const told: string[] = [];
    const listener = await line('listener');
    await listener.subscribe('sign-outs', from => told.push(from));
    const laptop = await person(one.address);
    const table = await laptop.newTable(2);
    const key = authenticator({ origin: `https://${HOST}`, domain: HOST });
    const { body: wish } = await ask(one, laptop.cookie, '/api/me/passkeys/options', { name: 'Ada' });
    const made = await ask(two, laptop.cookie, '/api/me/passkeys', key.make(wish.challenge));
    expect(made.status).toBe(201);

    const guest = await ask(two, '', '/api/sign-in/options', {});
    const signed = key.sign(guest.body.challenge);
    const both = await Promise.all(
      [one, two].map(node => ask(node, guest.cookie, '/api/sign-in/passkey', signed)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const phone = both.find(({ status }) => status === 200)!.cookie;

    const lines = [
      await lookOn(one, laptop.cookie, table),
      await lookOn(two, laptop.cookie, table),
      await lookOn(two, phone, table),
    ];
    const ben = await person(one.address);
    const stays = await lookOn(one, ben.cookie, table);
    const out = await ask(two, phone, '/api/me/sign-out', { where: 'others' });
    await Promise.all(lines.map(({ closed }) => closed));
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
    await expect.poll(() => told).toEqual(['node-1']); // who missed it finds it in the store a second later
    await listener.close();
    const third = await start(); // knows it from the store
    for (const node of [one, two, third]) {
      const knows = async (cookie: string) =>
        (await ask(node, cookie, '/api/me/ways')).body.passkeys.length === 1;
      expect([await knows(laptop.cookie), await knows(phone), await knows(out.cookie)]).toEqual([
        false,
        false,
        true,
      ]);
    }
    const again = await lookOn(one, out.cookie, table);
    expect(again.received.find(m => m.t === 'table')).toMatchObject({ table: { host: true } });
  });
