import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { ClientMessage, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import type { Client } from '@fathoms/table/room/ports.ts';
import type { Room } from '@fathoms/table/room/room.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { openHub } from '../cluster/fanout.ts';
import { openRooms } from '../cluster/rooms.ts';
import { postgresStore } from '../store/postgres-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { freshDatabase, query } from './databases.ts';
import { randomThink } from './test-server.ts';

/**
 * Databases made by the last build that kept a table in one JSON column: a lobby with chat, somebody sent
 * ashore and a device move under way; matches with a clock and an open question, with a pause, with a
 * countdown; a chain of two rematches; a table an operator closed.
 */
const dump = (name: string): string =>
  readFileSync(new URL(`./fixtures/flat-tables.${name}.sql`, import.meta.url), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'fathoms-flat-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

function oldSqlite(): Store {
  const file = join(folder, `${++files}.db`);
  const db = new Database(file);
  db.exec(dump('sqlite'));
  db.close();
  return sqliteStore(file);
}

async function oldPostgres(): Promise<Store> {
  const url = await freshDatabase();
  await query(url, dump('postgres'));
  return postgresStore(url, () => {});
}

interface Guest extends Client {
  readonly received: ServerMessage[];
  readonly say: (message: ClientMessage) => Promise<void>;
}

async function comeTo(room: Room, identity: string): Promise<Guest> {
  const received: ServerMessage[] = [];
  const guest: Guest = {
    identity,
    received,
    send: ({ message }) => void received.push(message),
    say: message => room.receive(guest, message),
  };
  await room.join(guest);
  return guest;
}

async function roomsOver(store: Store) {
  const problems: unknown[] = [];
  const report = (problem: unknown): void => void problems.push(problem);
  const rooms = await openRooms(store, openHub(report)('only'), {
    ...{ think: randomThink, report, now: Date.now, after: () => () => {} },
  });
  return { rooms, problems };
}

const stateOf = ({ received }: Guest, seat: number): StateMessage =>
  received.findLast((m): m is StateMessage => m.t === 'state' && m.seat === seat)!;

/** Both people play whatever they may until the match is over. */
async function playOut(room: Room, people: readonly Guest[]): Promise<void> {
  const luck = seeded('play out');
  while (room.stored().status === 'playing') {
    const seat = room.toAct()[0]!;
    const owner = room.stored().seats[seat];
    const guest = people.find(({ identity }) => owner?.kind === 'human' && owner.owner === identity)!;
    const { legal, nth } = stateOf(guest, seat);
    await guest.say({ t: 'act', seat, nth, action: legal[luck.below(legal.length)]! });
    expect(guest.received.filter(m => m.t === 'refused' || m.t === 'error')).toEqual([]);
  }
}

function checked(table: StoredTable, text: string | null): void {
  const read = readRecord(text ?? '');
  if (!read.ok) throw new Error(read.problem);
  expect(checkRecord(findGame(table.game, table.version)!, read.record)).toMatchObject({
    ok: true,
    assurance: expect.stringMatching(/seed|open/),
  });
}

for (const [name, open] of [
  ['SQLite', async () => oldSqlite()],
  ['Postgres', oldPostgres],
] as const)
  describe(`a ${name} database with tables of one JSON column`, () => {
    test('SYNC-33: opens with every table, chat message, person, key and subscription in it', async () => {
      const store = await open();
      const found = await store.tablesOf('ada', 20);
      expect(found.map(({ id, status }) => [id, status]).sort()).toEqual([
        ['closed', 'over'],
        ['countdown', 'playing'],
        ['first', 'over'],
        ['lobby', 'lobby'],
        ['paused', 'playing'],
        ['playing', 'playing'],
        ['second', 'over'],
        ['third', 'lobby'],
      ]);
      expect(await store.tablesOf('cy', 20)).toEqual([]);
      expect((await store.listed(9)).map(({ id }) => id)).toEqual(['playing', 'lobby']);
      expect(await store.readTable('lobby')).toMatchObject({
        ...{ revision: 7, barred: ['cy'], moves: [{ owner: 'ben' }], settings: { friendlyUndo: true } },
        seats: [{ kind: 'open' }, { name: 'Ben', luck: 'ab'.repeat(32) }],
      });
      expect(await store.readTable('playing')).toMatchObject({
        ...{ entries: 9, clock: { left: expect.any(Array) }, asked: { by: 0, waiting: [1], entries: 9 } },
        deal: { contributions: ['cd'.repeat(32), null] },
      });
      expect(await store.readTable('paused')).toMatchObject({ pausedAt: expect.any(Number) });
      expect(await store.readTable('countdown')).toMatchObject({ countdowns: [{ key: 'clock-1' }] });
      expect(await store.readTable('closed')).toMatchObject({ outcome: null, deal: {} });
      expect((await store.chatOf('playing')).map(({ n, text, reaction }) => [n, text, reaction])).toEqual([
        [1, 'a fine dive', null],
        [2, null, 'thanks'],
      ]);
      expect(await store.chatOf('lobby')).toMatchObject([{ owner: 'ben', text: 'hello from the lobby' }]);
      expect(await store.subscription('ada')).toMatchObject({ endpoint: 'https://push.example/ada' });
      expect(await store.secret('key', () => 'new')).toBe('kept');
      await store.close();
    });

    test('SYNC-33: plays the matches on, question, clock, pause and countdown as they stood', async () => {
      const store = await open();
      const { rooms, problems } = await roomsOver(store);
      const room = (await rooms.enter('playing'))!;
      expect((await store.readTable('playing')) as object).toHaveProperty('toAct'); // noted on opening
      const people = [await comeTo(room, 'ada'), await comeTo(room, 'ben')];
      const info = room.table('ben');
      expect(info.asked).toEqual({ what: { is: 'pause' }, by: 0, waiting: [1] });
      expect(info.clock?.left.every(ms => ms > 60_000)).toBe(true);
      expect(people[1]!.received.at(-1)).toMatchObject({ t: 'chat', lines: [{ n: 1 }, { n: 2 }] });
      await playOut(room, people);
      checked(room.stored(), room.record());
      expect(await store.readTable('playing')).toMatchObject({ status: 'over', outcome: {} });
      expect((await store.listed(9)).map(({ id }) => id)).toEqual(['lobby']);

      const paused = (await rooms.enter('paused'))!;
      expect(paused.table('ada').clock).toMatchObject({ paused: true });
      await playOut(paused, [await comeTo(paused, 'ada'), await comeTo(paused, 'ben')]);
      checked(paused.stored(), paused.record());
      const countdown = (await rooms.enter('countdown'))!;
      expect(countdown.table('ada').countdowns).toMatchObject([{ key: 'clock-1', msLeft: 0 }]);
      expect(problems).toEqual([]);
      await rooms.close();
      await store.close();
    });

    test('reads the record of a match that was over, and the past matches of its rematches', async () => {
      const store = await open();
      const { rooms, problems } = await roomsOver(store);
      const first = (await rooms.enter('first'))!;
      checked(first.stored(), first.record());
      const third = (await rooms.enter('third'))!;
      const kept = /'third'.*"history":(\[\{.*?\}\])/.exec(dump(name.toLowerCase()))?.[1];
      expect(third.table('ada').history).toEqual(JSON.parse(kept ?? ''));
      expect(third.table('ada').history).toHaveLength(2);
      const ada = await comeTo(third, 'ada');
      const ben = await comeTo(third, 'ben');
      await ben.say({ t: 'start' }); // who asked for the rematch is its host
      await playOut(third, [ada, ben]);
      checked(third.stored(), third.record());
      expect(problems).toEqual([]);
      await rooms.close();
      await store.close();
    });
  });
