import { afterEach, expect, test } from 'vitest';
import {
  type DiveTable,
  diveTable,
  foretold,
  keyOf,
  type Moves,
  playOn,
  quickPaint,
  stackOf,
  TABLE,
  twins,
} from './dive-table.ts';
import { randomThink, startTestServer, type TestServer } from './test-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const OPTIONS = { companions: 'on', ageOrder: 'ABCD', flashlight: 'on' };
const BEGIN: Moves = [
  [0, 'take octopus'],
  [1, 'take clown'],
];
const FIRST: Moves = [
  [0, 'ready 1n'],
  [1, 'ready 2n'],
];
const SECOND: Moves = [
  [0, 'octopus 40,55@3'],
  [1, 'ready 1n'],
  [1, 'withdraw'],
  [1, 'ready 1n'],
  [0, 'ready 1n'],
];

/** Every byte that went to anybody, in the order it went to them; of pictures all but the body. */
interface Traffic {
  readonly sent: { readonly [who: string]: string[] };
  readonly asked: string[];
}

/** A whole afternoon at a table: looking, drafting, deciding, wrong tries, coming late and coming back. */
async function afternoon(server: TestServer, seed: string): Promise<Traffic> {
  const dive = await diveTable(server, seed, OPTIONS);
  const { ada, ben, connections } = dive;
  const asked: string[] = [];
  const raw: { readonly [who: string]: string[] } = { late: [], back: [] };

  const ask = async (path: string): Promise<void> => {
    const response = await ada.fetch(path);
    const headers = [...response.headers].filter(([name]) => !['date', 'content-length'].includes(name));
    const body = response.headers.get('content-type') === 'image/webp' ? '' : await response.text();
    asked.push(JSON.stringify([path, response.status, headers, body]));
  };
  const look = async (): Promise<void> => {
    const last = connections.ada.received.findLast(m => m.t === 'state');
    const ids = last?.t === 'state' ? Object.entries(last.pictures) : [];
    for (const [name, id] of ids)
      for (const frame of name === 'stack' ? ['c', 'l2', 'u1'] : ['c', 'l2'])
        await ask(`/picture/${id}/${frame}.webp`);
  };

  await look();
  await playOn(dive, BEGIN);
  connections.ben.send({ t: 'draft', seat: 1, decision: 'round-1', draft: 'draft 12s' });
  await refused(dive, 'ready 1n 1n');
  await refused(dive, 'ready 9z');
  await playOn(dive, FIRST);
  await look();
  connections.ada.send({ t: 'draft', seat: 0, decision: 'round-2', draft: 'draft 5s 4s' });
  await playOn(dive, SECOND);
  await look();
  for (const path of [`/api/tables/${TABLE}`, `/api/tables/${TABLE}/record`, '/api/tables', '/api/me'])
    await ask(path);
  const late = await dive.cy.join(TABLE);
  await late.state();
  const back = await ben.join(TABLE);
  await back.state();
  for (const connection of [late, back, ...Object.values(connections)]) {
    connection.send({ t: 'ping' }); // whatever was on its way comes before the answer
    await connection.next(m => m.t === 'pong');
  }
  raw.late?.push(...late.received.map(message => JSON.stringify(message)));
  raw.back?.push(...back.received.map(message => JSON.stringify(message)));
  const received = Object.entries(connections).map(([who, connection]) => [
    who,
    connection.received.map(m => JSON.stringify(m)),
  ]);
  return { sent: { ...raw, ...Object.fromEntries(received) }, asked };
}

async function refused({ connections }: DiveTable, action: string): Promise<void> {
  const last = connections.ada.received.findLast(m => m.t === 'state' && m.seat === 0);
  connections.ada.send({ t: 'act', seat: 0, nth: last?.t === 'state' ? last.nth : 0, action });
  await connections.ada.next(m => m.t === 'refused');
}

/** Names nobody can guess have the same length; what they are is luck, and so is how long something took. */
const plain = (text: string): string =>
  text
    .replace(/[0-9a-f]{16,64}/g, name => 'x'.repeat(name.length))
    .replace(/"awayMs":\d+/g, '"awayMs":0')
    .replace(/fathoms=[^;]*/g, cookie => 'x'.repeat(decodeURIComponent(cookie).length)); // a signature has more or fewer escapes

test('H3: over two different stacks everything but the pixels is the same, byte for byte', async () => {
  const moves = [...BEGIN, ...FIRST, ...SECOND];
  const pair = twins(OPTIONS, moves);
  const [one, other] = pair.map(seed => foretold(seed, OPTIONS, moves));
  expect(keyOf(one!)).not.toBe(keyOf(other!));
  expect(stackOf(one!).map(({ card }) => card)).not.toEqual(stackOf(other!).map(({ card }) => card));

  const traffic: Traffic[] = [];
  for (const seed of pair) {
    const server = await startTestServer(undefined, randomThink, null, undefined, undefined, quickPaint);
    servers.push(server);
    traffic.push(await afternoon(server, seed));
    const everything = JSON.stringify([traffic.at(-1), server.logged]);
    expect(everything).not.toMatch(/\bO\d\d\b|"turn":|"flipped"|"ways"|"removed"/); // no card, no way it lies, no scene
    expect(everything).not.toContain(keyOf(foretold(seed, OPTIONS, [])));
    expect(everything).not.toContain(seed);
  }
  const [first, second] = traffic;
  for (const who of Object.keys(first!.sent)) {
    expect(first!.sent[who]!.length).toBeGreaterThan(1);
    expect(first!.sent[who]!.map(plain), `what ${who} was sent`).toEqual(second!.sent[who]!.map(plain));
    expect(first!.sent[who]!.join('')).not.toBe(second!.sent[who]!.join('')); // or nothing was compared
  }
  expect(first!.asked.map(plain)).toEqual(second!.asked.map(plain));
  expect(first!.asked.filter(answer => answer.includes('image/webp')).length).toBeGreaterThan(6);
});

test('H3: before a card is turned nothing anybody is sent names what could be on it', async () => {
  const server = await startTestServer(undefined, randomThink, null, undefined, undefined, quickPaint);
  servers.push(server);
  const { connections } = await diveTable(server, 'nothing yet');
  const sent = JSON.stringify(Object.values(connections).map(connection => connection.received));
  expect(sent).not.toMatch(/shark|turtle|manta|hammerhead|helper|S[123]"/i);
});
