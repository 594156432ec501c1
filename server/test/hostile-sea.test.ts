import { PROTOCOL, type TableInfo } from '@fathoms/protocol/messages.ts';
import { afterEach, expect, test } from 'vitest';
import { household } from '../guests/guest-address.ts';
import { LIMITS } from '../guests/limits.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Paint } from '../workers/painters.ts';
import { MOST_THREADS } from '../workers/threads.ts';
import { diveTable, quickPaint, TABLE } from './dive-table.ts';
import { person, randomThink, startTestServer, type TestPerson, type TestServer } from './test-server.ts';

const MALLORY = '198.51.100.66';
const INNOCENT = '192.0.2.1';

type Time = Parameters<typeof startTestServer>[6];
const STOPPED: Time = { now: () => 0, after: () => () => {} }; // no patience is rewarded, however slow we are

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server that believes us who comes from where. */
async function sea(think = randomThink, paint: Paint = quickPaint, time?: Time): Promise<TestServer> {
  const server = await startTestServer(
    ...([memoryStore(), think, null, undefined, undefined, paint, time, undefined, true] as const),
  );
  servers.push(server);
  return server;
}

/** Something a test lets come to its end when it likes. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open };
}

/** A table of bots alone. */
async function botTable(who: TestPerson, game: string): Promise<void> {
  const id = await who.newTable(2, game);
  const connection = await who.join(id);
  for (const seat of [0, 1]) connection.send({ t: 'bot', seat, level: 'barracuda' });
  connection.send({ t: 'start' });
  await connection.state();
}

test('SYNC-35: a bot of somebody else’s table thinks before the many of one address, whatever their names', async () => {
  const asked: string[] = [];
  const [first, rest] = [gate(), gate()];
  const server = await sea(async question => {
    asked.push(question.game);
    await (asked.length === 1 ? first : rest).opened;
    return randomThink(question);
  });
  for (let i = 0; i <= MOST_THREADS + 2; i++) await botTable(await person(server.address, MALLORY), 'locker');
  expect(asked).toHaveLength(MOST_THREADS); // so many think at once, the others wait
  await botTable(await person(server.address, INNOCENT), 'scuba');
  first.open();
  await expect.poll(() => asked.length).toBeGreaterThan(MOST_THREADS);
  expect(asked[MOST_THREADS]).toBe('scuba');
  rest.open();
});

test('SYNC-36: a picture nobody waits for any more is never drawn', async () => {
  const first = gate();
  const drawn: string[] = [];
  const server = await sea(randomThink, async job => {
    drawn.push(job.frame);
    await first.opened;
    return quickPaint(job);
  });
  const { connections } = await diveTable(server, 'dead scenes');
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
  const under = drawn.length;
  await Promise.all(Object.values(connections).map(connection => connection.hangUp()));
  const isEmpty = async () => {
    const response = await fetch(`http://${server.address}/api/tables/${TABLE}`);
    const { seats, watchers } = (await response.json()) as TableInfo;
    return watchers === 0 && seats.every(seat => seat.kind === 'human' && !seat.here);
  };
  await expect.poll(isEmpty).toBe(true);
  first.open();
  await new Promise(resolve => setImmediate(resolve));
  expect(drawn).toHaveLength(under);
});

test('codes are not found by asking for pictures, nor told by what a wrong one costs', async () => {
  const server = await sea();
  const { ada, connections } = await diveTable(server, 'guessed');
  const mallory = await person(server.address, MALLORY);
  const answers = new Set<number>();
  for (let i = 0; i <= LIMITS.wrongCodes.burst; i++) {
    const table = i % 2 === 0 ? TABLE : `no-such-${i}`;
    answers.add((await mallory.fetch(`/picture/${table}.0000/c.webp`)).status);
  }
  expect([...answers]).toEqual([404, 429]);
  const seen = connections.ada.received.findLast(m => m.t === 'state');
  const stack = seen?.t === 'state' ? seen.pictures.stack : '';
  expect((await mallory.fetch(`/picture/${stack}/c.webp`)).status).toBe(429);
  expect((await ada.fetch(`/picture/${stack}/c.webp`)).status).toBe(200);
});

test('somebody at the table gets its pictures though a neighbour behind the same address guesses codes', async () => {
  const server = await sea();
  const cy = await person(server.address, MALLORY);
  const mallory = await person(server.address, MALLORY);
  const { connections } = await diveTable(server, 'neighbours');
  const looking = await cy.join(TABLE);
  for (let i = 0; i <= LIMITS.wrongCodes.burst; i++) await mallory.fetch(`/picture/no-such-${i}.0000/c.webp`);
  const seen = connections.ada.received.findLast(m => m.t === 'state');
  const stack = seen?.t === 'state' ? seen.pictures.stack : '';
  expect((await mallory.fetch(`/picture/${stack}/c.webp`)).status).toBe(429);
  expect((await cy.fetch(`/picture/${stack}/c.webp`)).status).toBe(200);
  await looking.hangUp();
});

test('an address of the sixth version counts as its network, the fourth in disguise as itself', () => {
  expect(household('2001:db8:0:7::1')).toBe(household('2001:0db8:0000:0007:ffff::9'));
  expect(household('2001:db8:0:7::1')).not.toBe(household('2001:db8:0:8::1'));
  expect(household('2001:db8::')).toBe('2001:db8:0:0::/64');
  expect(household('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(household('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(household('192.0.2.7')).toBe('192.0.2.7');
  expect(household('unknown')).toBe('unknown');
});

test('tables are counted per network: another address of the same household is not another guest', async () => {
  const server = await sea();
  const made: number[] = [];
  for (let i = 0; i <= LIMITS.tablesPerAddress.burst; i++) {
    const someone = await person(server.address, `2001:db8:0:7::${i.toString(16)}`);
    made.push((await someone.fetch('/api/tables', { game: 'locker', seats: 2 })).status);
  }
  expect(made.slice(0, -1).every(status => status === 201)).toBe(true);
  expect(made.at(-1)).toBe(429);
});

test('who greets a table again and again is told to wait', async () => {
  const server = await sea(randomThink, quickPaint, STOPPED);
  const mallory = await person(server.address, MALLORY);
  const id = await mallory.newTable(2);
  const connections = await Promise.all([mallory.join(id), mallory.join(id)]);
  const greet = { t: 'hello', protocol: PROTOCOL, table: id } as const;
  for (const connection of connections) for (let i = 0; i < 40; i++) connection.send(greet);
  const refused = await Promise.race(connections.map(({ next }) => next(m => m.t === 'error')));
  expect(refused).toEqual({ t: 'error', code: 'too-fast', about: 'hello' });
});
