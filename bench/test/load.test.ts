import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@fathoms/kernel/chance.ts';
import { openSqlite } from '@fathoms/server/store/sqlite.ts';
import { afterAll, expect, test } from 'vitest';
import { openBoardgameIo, readState } from '../load/boardgame-io-connections.ts';
import { openColyseus } from '../load/colyseus-connections.ts';
import { dial, type Open, openSocketIo, openWs, SOCKET_IO } from '../load/connections.ts';
import { type Figures, FLAT_OUT, gather, mostInTime } from '../load/pace.ts';
import { PEERS, type Serving } from '../load/peers.ts';
import { fill } from '../load/tables.ts';

const VIEW_BYTES = 1200;
const LINES: { readonly [name: string]: Open } = {
  ws: openWs,
  'ws, no game': openWs,
  'ws, on disk': openWs,
  'ws, no game, on disk': openWs,
  'Socket.IO': openSocketIo,
  Colyseus: openColyseus,
  'boardgame.io': openBoardgameIo,
};

const folder = mkdtempSync(join(tmpdir(), 'fathoms-load-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function serve(name: string): Promise<Serving> {
  process.env.VIEW_BYTES = String(VIEW_BYTES);
  process.env.DATA_DIR = join(folder, name);
  return (await PEERS[name]?.()) ?? expect.fail(name);
}

/** Plays so many moves one after the other at one table; answers the bytes each seat was sent a move. */
async function playMoves(open: Open, port: number, table: string, moves: number): Promise<number> {
  let [seen, bytes] = [0, 0];
  const named: Open = (at, _, listeners) => open(at, table, listeners);
  const tables = await fill(named, port, 1, (_, size) => {
    seen++;
    bytes += size;
  });
  const luck = seeded(table);
  for (let made = 0; made < moves; made++) {
    expect(tables.moveSome(1, luck), `move ${made}`).toBe(1);
    await expect.poll(() => seen, { interval: 1 }).toBe(made + 1);
    expect(tables.underWay()).toBe(0);
  }
  tables.close();
  return bytes / moves / 4;
}

test('every peer is spoken to in its own language: each move is seen by all four seats', async () => {
  for (const [name, open] of Object.entries(LINES)) {
    const { port, close } = await serve(name);
    const bytes = await playMoves(open, port, 'reef', 30);
    expect(bytes, name).toBeGreaterThan(500);
    if (name.startsWith('ws, no game')) expect(Math.abs(bytes - VIEW_BYTES)).toBeLessThan(20);
    close();
  }
});

test('what is answered on disk is in the journal', () => {
  for (const name of ['ws, on disk', 'ws, no game, on disk']) {
    const db = openSqlite(join(folder, name, 'kept.db'));
    const [count] = db.prepare<[], number>('SELECT COUNT(*) FROM journal').pluck().all();
    expect(count, name).toBe(30);
    db.close();
  }
});

test('people who look on see every move as the two in their seats do', async () => {
  process.env.SEATS = '2';
  const { port, close } = await serve('ws');
  delete process.env.SEATS;
  const seen: number[] = [];
  const company = { seats: 2, watchers: 3 };
  const tables = await fill(openWs, port, 1, (_, bytes) => seen.push(bytes), company);
  const luck = seeded('watched');
  for (let made = 0; made < 10; made++) {
    expect(tables.moveSome(1, luck)).toBe(1);
    await expect.poll(() => seen.length, { interval: 1 }).toBe(made + 1);
  }
  expect(Math.min(...seen)).toBeGreaterThan(5 * 500); // a view for each of the five
  tables.close();
  close();
});

test('flat out there are moves left to be measured, however fast a server settles', async () => {
  const { port, close } = await serve('ws');
  const crowd = await gather({ open: openWs, engines: [] }, { pid: process.pid, port }, 4);
  const { moves } = await crowd.pace(FLAT_OUT);
  expect(moves).toBeGreaterThan(0);
  crowd.leave();
  close();
});

/** What boardgame.io tells a player who comes to a match. */
async function seenBy(port: number, match: string, player: string) {
  const socket = dial(port, SOCKET_IO);
  const text = await new Promise<string>(resolve => {
    socket.on('message', data => {
      const message = String(data);
      if (message.startsWith('0')) socket.send('40/locker,');
      if (message.startsWith('40'))
        socket.send(`42/locker,${JSON.stringify(['sync', match, player, null, 4])}`);
      if (message.startsWith('42/locker,["sync"')) resolve(message);
    });
  });
  socket.terminate();
  return readState(text);
}

test('boardgame.io sends every seat a view of its own: the active one alone has options, nobody the deck', async () => {
  const { port, close } = await serve('boardgame.io');
  await playMoves(openBoardgameIo, port, 'wreck', 40);
  const states = await Promise.all(['0', '1', '2', '3'].map(player => seenBy(port, 'wreck', player)));
  for (const [player, { G, ctx, _stateID }] of states.entries()) {
    expect(_stateID).toBe(40);
    expect(G.deck).toBeTypeOf('number');
    expect(G.locker).toBeTypeOf('number');
    const isActive = ctx.currentPlayer === String(player);
    expect(G.legal.length > 0).toBe(isActive);
    expect(G.drawn === null).toBe(!isActive);
  }
  close();
});

/** A server that is in time up to so many moves a second and does no more than half again as many. */
const serverOf =
  (inTime: number) =>
  async ({ perSecond }: { readonly perSecond: number }): Promise<Figures> => ({
    moves: Math.min(perSecond, inTime * 1.5),
    p99: perSecond <= inTime ? 10 : 500,
    longest: 600,
    ...{ p50: 1, cpu: 1, engines: 0, generator: 1, bytes: 1 },
  });

test('the most moves a second are those still in time, not the most there can be', async () => {
  const most = await mostInTime({ pace: serverOf(2000) });
  expect(most?.moves).toBeLessThanOrEqual(2000);
  expect(most?.moves).toBeGreaterThan(1500);
  const late = async (load: { readonly perSecond: number }) => ({ ...(await serverOf(2000)(load)), p99: 60 });
  expect(await mostInTime({ pace: late })).toBe(null);
});
