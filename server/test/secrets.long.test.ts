import { currentGame, GAMES } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { start } from '@fathoms/kernel/match.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { type ClientMessage, PROTOCOL, WATCH_DELAYS } from '@fathoms/protocol/messages.ts';
import { openPatchReader, PATCH_MARK } from '@fathoms/protocol/patch.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { act, type LiveMatch } from '@fathoms/table/match/live.ts';
import type { PlayingTable } from '@fathoms/table/seats/stored-table.ts';
import { afterAll, expect, test } from 'vitest';
import { type Metrics, openMetrics } from '../operations/metrics.ts';
import {
  person,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';
import { findPair, maskPictures, type Pair } from './worlds.ts';

const MATCHES = 8; // tried for each game
const FEWEST = 3; // of them must hide something

/** A server whose clock stands still until it is told. */
interface World extends TestServer {
  readonly clock: { ms: number };
  readonly metrics: Metrics;
}

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map(server => server.close())));

async function startWorld(): Promise<World> {
  const clock = { ms: 0 };
  const time = { now: () => clock.ms, after: () => () => {} };
  const metrics = openMetrics();
  const server = await startTestServer(
    undefined,
    undefined,
    null,
    undefined,
    undefined,
    undefined,
    time,
    metrics,
  );
  servers.push(server);
  return { ...server, clock, metrics };
}

/** Everything an operator's figures say but how long things took. */
const figures = async ({ metrics }: World): Promise<string[]> =>
  (await metrics.text()).split('\n').filter(line => /^fathoms_/.test(line) && !/_(bucket|sum)\b/.test(line));

/** The same guest in another world. */
async function twin(address: string, { cookie }: TestPerson): Promise<TestPerson> {
  const there = await person(address);
  there.cookie = cookie;
  return there;
}

/** Everything one pair of eyes received, in order, as it came over the wire. */
interface Listener {
  readonly person: TestPerson;
  readonly patches: 'whole' | 'read' | 'raw'; // whether it takes patches, and keeps what they make or also themselves
  readonly received: string[];
  connection: TestConnection;
}

async function listen(
  person: TestPerson,
  table: string,
  patches: Listener['patches'] = 'whole',
): Promise<Listener> {
  return enter({ person, patches, received: [], connection: await person.connect() }, table);
}

async function reconnect(listener: Listener, table: string): Promise<void> {
  await listener.connection.hangUp();
  listener.connection = await listener.person.connect();
  await enter(listener, table);
}

async function enter(listener: Listener, table: string): Promise<Listener> {
  const { patches, received, connection } = listener;
  const textOf = openPatchReader();
  connection.socket.on('message', (data, isBinary) => {
    received.push(`${isBinary} ${textOf(String(data))}`);
    if (patches === 'raw') received.push(`${data}`);
  });
  connection.send({ t: 'hello', protocol: PROTOCOL, table, ...(patches !== 'whole' && { patches: true }) });
  await listener.connection.next(m => m.t === 'table');
  await quiet(listener);
  return listener;
}

/** All that was said before has been answered and received. */
async function quiet({ connection }: Listener): Promise<void> {
  connection.send({ t: 'ping' });
  await connection.next(m => m.t === 'pong');
}

/** What an HTTP answer says, but for the clock and the cookie. */
async function page({ person, received }: Listener, path: string): Promise<void> {
  const answer = await person.fetch(path);
  const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'set-cookie');
  received.push(JSON.stringify([path, answer.status, headers, await answer.text()]));
}

function tableOf(id: string, world: LiveMatch, people: readonly TestPerson[]): PlayingTable {
  const identityOf = ({ cookie }: TestPerson) =>
    decodeURIComponent(cookie).slice('fathoms='.length).split('.')[0]!;
  const watchDelay = WATCH_DELAYS[world.steps.length % WATCH_DELAYS.length] ?? 0; // both worlds are as long
  return {
    id,
    game: world.game.id,
    version: world.game.version,
    options: world.options,
    seats: people.map((person, seat) => ({ kind: 'human', name: `P${seat}`, owner: identityOf(person) })),
    status: 'playing',
    seed: world.seed,
    commitment: commitmentOf(world.seed),
    host: identityOf(people[0]!),
    revision: 0,
    entries: 0,
    deal: { rolls: world.rolls },
    settings: { listed: true, friendlyUndo: true, watchable: true, watchDelay, tempo: 'calm', rated: false },
  };
}

/** Things the observer may try that change nothing, whatever they guess at. */
function probes({ worlds, observer, next }: Pair): ClientMessage[] {
  const [one] = worlds;
  const guesses = [...one.steps.map(step => step.entry.action), ...next.map(move => move.action), 'nonsense'];
  const harmless = guesses.filter(action =>
    worlds.every(world => [0, 1, 2].every(nth => act(world, observer, nth, action).kind !== 'accepted')),
  );
  const tries = harmless.slice(-6).flatMap((action): ClientMessage[] => [
    { t: 'act', seat: observer, nth: 0, action },
    { t: 'act', seat: observer, nth: 1, action },
    { t: 'act', seat: observer, nth: 2, action },
    { t: 'act', seat: (observer + 1) % one.seats, nth: 0, action },
  ]);
  return [
    ...tries,
    { t: 'undo', seat: observer, nth: 999 },
    { t: 'undo', seat: (observer + 1) % one.seats, nth: 1 },
    { t: 'draft', seat: observer, decision: '', draft: 'nonsense' },
    { t: 'propose', what: { is: 'pause' } },
    { t: 'answer', yes: false }, // withdrawn
    { t: 'back', seat: observer },
    { t: 'answer', yes: true },
    { t: 'start' },
    { t: 'rematch' },
    { t: 'options', options: { none: 1 } },
    { t: 'sync' },
  ];
}

/** One world on a real server: all that the observer and somebody who looks on receive. */
async function live(
  server: World,
  id: string,
  pair: Pair,
  world: LiveMatch,
  guests: readonly TestPerson[],
): Promise<string> {
  const [stranger, ...people] = (await Promise.all(guests.map(guest => twin(server.address, guest)))) as [
    TestPerson,
    ...TestPerson[],
  ];
  await server.store.createTable(tableOf(id, world, people));
  const entries = world.steps.map(step => step.entry);
  const progress = { status: 'playing', entries: entries.length } as const;
  await server.store.append({ table: id, revision: 0, first: 0, entries, progress });
  // pictures are named by luck, and a patch is as long as their names happen to have in common
  const observer = await listen(people[pair.observer]!, id, world.game.pictures ? 'read' : 'raw');
  const watcher = await listen(stranger, id);
  const connections: Listener[] = [];
  for (const [seat, person] of people.entries())
    connections.push(seat === pair.observer ? observer : await listen(person, id));
  const settle = async (): Promise<void> => {
    server.clock.ms += 10_000; // nobody is too fast
    for (const listener of [...connections, watcher]) await quiet(listener);
  };
  const pages = async (): Promise<void> => {
    for (const path of ['', '/record']) await page(observer, `/api/tables/${id}${path}`);
    for (const path of ['/api/me', '/api/me/results', '/api/tables/none']) await page(observer, path);
    await page(watcher, `/api/tables/${id}`);
  };

  await pages();
  for (const message of probes(pair)) {
    observer.connection.send(message);
    await settle();
  }
  observer.connection.raw('{"t":"act"');
  await settle();
  for (const [i, { seat, nth, action, back }] of pair.next.entries()) {
    const { connection } = connections[seat]!;
    connection.send({ t: 'act', seat, nth, action });
    await settle();
    if (back) connection.send({ t: 'undo', seat, nth: nth + 1 });
    await settle();
    if (back === 'accepted') connection.send({ t: 'act', seat, nth, action });
    await settle();
    if (i % 3 === 0) await reconnect(observer, id);
    if (i % 3 === 1) connection.send({ t: 'say', text: `I played ${i}` });
    if (i % 3 === 2) observer.connection.send({ t: 'sync' });
    await settle();
  }
  await reconnect(watcher, id);
  await pages();
  await settle();
  const traffic = maskPictures([...observer.received, '--', ...watcher.received].join('\n'));
  for (const { connection } of [...connections, watcher]) await connection.hangUp();
  return traffic;
}

/** A game that shows everybody from the start what it shows at the end has no other world to compare. */
function hides(game: Game): boolean {
  const { state } = start(game, game.seats.min, defaultOptions(game), seeded('hides'));
  return JSON.stringify(game.view(state, 'all')) !== JSON.stringify(game.view(state, null));
}

test.each(Object.keys(GAMES).filter(id => hides(currentGame(id)!)))(
  '%s: worlds a seat cannot tell apart give it the same bytes over every wire',
  async id => {
    const game = currentGame(id)!;
    const [one, two] = [await startWorld(), await startWorld()];
    let [pairs, moves, bytes, patches] = [0, 0, 0, 0];
    for (let n = 0; n < MATCHES; n++) {
      const pair = findPair(game, `wire ${n}`, n);
      if (!pair) continue;
      const table = `reef-${id}-${n}`;
      const guests = await Promise.all(
        Array.from({ length: pair.worlds[0].seats + 1 }, () => person(one.address)),
      );
      const traffic = await Promise.all([
        live(one, table, pair, pair.worlds[0], guests),
        live(two, table, pair, pair.worlds[1], guests),
      ]);
      if (traffic[0] !== traffic[1])
        expect(traffic[1].split('\n'), `${id} ${n}`).toEqual(traffic[0].split('\n'));
      expect(await figures(two)).toEqual(await figures(one));
      pairs++;
      moves += pair.next.length;
      bytes += traffic[0].length;
      patches += traffic[0].split(`\n${PATCH_MARK}`).length - 1;
    }
    expect(pairs).toBeGreaterThanOrEqual(FEWEST);
    if (!game.pictures) expect(patches).toBeGreaterThan(pairs);
    expect(moves).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(10_000 * pairs);
    console.info(`${id}: ${pairs} pairs of worlds, ${moves} moves, ${bytes} bytes alike`);
  },
);
