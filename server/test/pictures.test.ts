import { GAMES } from '@fathoms/games/catalog.ts';
import { loadPainter } from '@fathoms/games/painters.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { lagoonPainter } from '@fathoms/kernel/test/lagoon.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { afterEach, expect, test } from 'vitest';
import { openHub } from '../cluster/fanout.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Paint } from '../workers/painters.ts';
import { drawnBy } from '../workers/picture-drawing.ts';
import { firstFrames } from '../workers/warm-up.ts';
import { diveTable, playOn, quickPaint, TABLE } from './dive-table.ts';
import { person, randomThink, startTestServer, type TestConnection, type TestServer } from './test-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serverWith(paint: Paint = quickPaint, store = memoryStore()): Promise<TestServer> {
  const server = await startTestServer(store, randomThink, null, undefined, undefined, paint);
  servers.push(server);
  return server;
}

const lastState = (connection: TestConnection): StateMessage => {
  const found = connection.received.findLast(m => m.t === 'state');
  if (found?.t !== 'state') throw new Error('no state was received');
  return found;
};
const stackId = (connection: TestConnection): string => lastState(connection).pictures.stack ?? '';
const address = (id: string, frame = 'c'): string => `/picture/${id}/${frame}.webp`;
const bytesOf = async (response: Response): Promise<string> =>
  Buffer.from(await response.arrayBuffer()).toString('hex');

/** Everything an answer says, but for the time of day. */
async function whole(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'set-cookie');
  return JSON.stringify([response.status, headers, await bytesOf(response)]);
}

test('H2: both divers and somebody who looks on get the same bytes with the same headers', async () => {
  const server = await serverWith();
  const { ada, ben, cy, connections } = await diveTable(server, 'same for all');
  expect(stackId(connections.ben)).toBe(stackId(connections.ada));
  expect(stackId(connections.cy)).toBe(stackId(connections.ada));
  for (const frame of ['c', 'l1', 'l2', 'r1', 'r2', 'u1', 'u2', 'd1', 'd2']) {
    const answers = await Promise.all(
      [ada, ben, cy].map(async someone =>
        whole(await someone.fetch(address(stackId(connections.ada), frame))),
      ),
    );
    expect(new Set(answers).size).toBe(1);
  }
  const answer = await ada.fetch(address(stackId(connections.ada)));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
  for (const telltale of ['etag', 'last-modified', 'content-disposition'])
    expect(answer.headers.has(telltale)).toBe(false);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('H8: an id that is covered, one that never was and a frame that is none are answered alike', async () => {
  const server = await serverWith();
  const dive = await diveTable(server, 'octopus', { companions: 'on', ageOrder: 'ABCD' });
  const { ada, connections } = dive;
  await playOn(dive, [
    [0, 'take octopus'],
    [1, 'take clown'],
  ]);
  const bare = stackId(connections.ada);
  expect((await ada.fetch(address(bare))).status).toBe(200);
  await playOn(dive, [[0, 'octopus 40,55@3']]);
  const covered = stackId(connections.ada);
  expect((await ada.fetch(address(covered))).status).toBe(200);
  const wrong = [
    address(bare),
    address(bare, 'l1'),
    address(`${TABLE}.${'0'.repeat(32)}`),
    address(`no-such-table.${'0'.repeat(32)}`),
    address(covered, 'x'),
    address(covered, 'side-0'), // there is no flashlight at this table
    address(covered, 'C'),
    `/picture/${covered}/c.png`,
  ];
  const answers = await Promise.all(wrong.map(async path => whole(await ada.fetch(path))));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^\[404,.*no-store/);
});

test('H3: ids are others at another table with the same seats, and in every round', async () => {
  const ids = new Set<string>();
  for (const seed of ['one', 'two']) {
    const dive = await diveTable(await serverWith(), seed);
    for (let round = 0; round < 3; round++) {
      ids.add(stackId(dive.connections.ada));
      await playOn(dive, [
        [0, 'ready 1n'],
        [1, 'ready 1n'],
      ]);
    }
  }
  expect(ids.size).toBe(6);
});

test('after a restart the same ids lead to the same bytes', async () => {
  const store = memoryStore();
  const server = await serverWith(quickPaint, store);
  const dive = await diveTable(server, 'restart');
  await playOn(dive, [
    [0, 'ready 1n'],
    [1, 'ready 1n'],
  ]);
  const { pictures } = lastState(dive.connections.ada);
  expect(Object.keys(pictures)).toEqual(['stack', 'card-1', 'under-1']);
  const before = await Promise.all(
    Object.values(pictures).map(async id => whole(await dive.ada.fetch(address(id)))),
  );
  await server.close();
  servers.length = 0;
  const stranger = await person((await serverWith(quickPaint, store)).address);
  const after = await Promise.all(
    Object.values(pictures).map(async id => whole(await stranger.fetch(address(id)))),
  );
  expect(after).toEqual(before);
});

test('any node shows the pictures of a table, and none what has been covered at another, though no word came through', async () => {
  const store = memoryStore();
  const node = (name: string) => openHub(problem => expect(problem).toBe(undefined))(name); // each on its own
  const start = async (name: string): Promise<TestServer> => {
    const server = await startTestServer(store, randomThink, null, undefined, node(name), quickPaint);
    servers.push(server);
    return server;
  };
  const [here, there] = [await start('a'), await start('b')];
  const dive = await diveTable(here, 'nodes', { companions: 'on', ageOrder: 'ABCD' });
  await playOn(dive, [
    [0, 'take octopus'],
    [1, 'take clown'],
    [0, 'ready 1n'],
    [1, 'ready 1n'],
  ]);
  const stranger = await person(there.address);
  const { pictures } = lastState(dive.connections.ada);
  expect(Object.keys(pictures)).toEqual(['stack', 'card-1', 'under-1']);
  for (const id of Object.values(pictures))
    expect(await whole(await stranger.fetch(address(id)))).toBe(
      await whole(await dive.ada.fetch(address(id))),
    );
  await playOn(dive, [[0, 'octopus 40,55@3']]);
  for (const id of Object.values(pictures)) expect((await stranger.fetch(address(id))).status).toBe(404);
  expect((await stranger.fetch(address(stackId(dive.connections.ada)))).status).toBe(200);
});

test('pictures of a new stack are drawn before anybody asks, each once', async () => {
  const drawn: string[] = [];
  const paint: Paint = job => {
    drawn.push(address(job.picture.id, job.frame));
    return quickPaint(job);
  };
  const dive = await diveTable(await serverWith(paint), 'ahead');
  const { ada, connections } = dive;
  const first = stackId(connections.ada);
  expect(drawn).toEqual(['c', 'l1', 'l2', 'r1', 'r2', 'u1', 'u2', 'd1', 'd2'].map(f => address(first, f)));
  await playOn(dive, [
    [0, 'ready 1n'],
    [1, 'ready 1n'],
  ]);
  const { pictures } = lastState(connections.ada);
  expect(drawn.slice(9, 11)).toEqual([address(pictures['card-1'] ?? ''), address(stackId(connections.ada))]);
  await ada.fetch(address(stackId(connections.ada)));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('DIVE-73: the flashlight shines where it was chosen, one new picture a person at a time', async () => {
  const { ada, ben, connections } = await diveTable(await serverWith(), 'light', { flashlight: 'on' });
  const id = stackId(connections.ada);
  const [one, other] = await Promise.all([
    ada.fetch(address(id, 'side-0')),
    ada.fetch(address(id, 'side-1')),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 429]);
  const [lit, dark] = one.status === 200 ? ['side-0', 'side-1'] : ['side-1', 'side-0'];
  expect((await ada.fetch(address(id, lit))).status).toBe(200); // it is there already
  expect((await ben.fetch(address(id, dark))).status).toBe(200); // his own first
  expect((await ada.fetch(address(id, dark))).status).toBe(200); // shared with the table
  expect((await ada.fetch(address(id, 'l2'))).status).toBe(200); // everybody looks at these
});

test('a table closed to onlookers gives them no id', async () => {
  const dive = await diveTable(await serverWith(), 'closed');
  dive.connections.ada.send({ t: 'settings', settings: { watchable: false } });
  await dive.connections.cy.next(m => m.t === 'table' && !m.table.settings.watchable);
  const { ada, ben, cy } = dive.connections;
  const before = cy.received.length;
  const seen = [ada, ben].map(connection => connection.state(state => state.toAct.length === 1));
  ada.send({ t: 'act', seat: 0, nth: 0, action: 'ready 1n' });
  await Promise.all(seen);
  cy.send({ t: 'sync' });
  await cy.next(m => m.t === 'table' && m.table.status === 'playing');
  expect(JSON.stringify(cy.received.slice(before))).not.toContain(`${TABLE}.`);
});

test('H1: what is drawn is a finished picture and nothing else: no metadata, no layers, no transparency', async () => {
  const { paint } = drawnBy(async () => lagoonPainter);
  const picture = { id: 'a', scene: { shell: 1 } };
  const bytes = Buffer.from(await paint({ game: 'lagoon', picture, frame: 'c' }));
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
  expect(bytes.subarray(8, 16).toString()).toBe('WEBPVP8 '); // the one chunk of a plain lossy picture
  expect(bytes.readUInt32LE(16) + 20 + (bytes.readUInt32LE(16) & 1)).toBe(bytes.length);
  const again = await drawnBy(async () => lagoonPainter).paint({ game: 'lagoon', picture, frame: 'c' });
  expect(Buffer.from(again).equals(bytes)).toBe(true);
});

test('a server that starts draws one frame of every game with pictures, of a match nobody plays', async () => {
  const jobs = firstFrames();
  const pictured = (Object.values(GAMES) as Game[]).filter(game => game.pictures);
  expect(jobs.map(({ game }) => game)).toEqual(pictured.map(({ id }) => id));
  for (const { game, picture, frame } of jobs)
    expect((await loadPainter(game))?.ahead(picture.scene)).toContain(frame);
});
