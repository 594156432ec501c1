/** A table begun under earlier rules is played to its end by them; only the next one is played by today's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAction } from '@fathoms/bots/levels.ts';
import { currentGame, findGame, findHints } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import type { BotQuestion } from '@fathoms/table/room/ports.ts';
import { type FlatTable, unfoldTable } from '@fathoms/table/seats/flat-table.ts';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import {
  person,
  startTestServer,
  type TestConnection,
  type TestPerson,
  type TestServer,
} from './test-server.ts';

/** As the release with version 1 alone stored it: Ada, Ben and a bot, 35 moves into a match. */
interface Stored {
  readonly meta: FlatTable;
  readonly lines: readonly JournalEntry[];
}
const stored = (): Stored =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'stored/scuba-v1.json'), 'utf8'));

const scuba = currentGame('scuba')!;
const scubaV1 = findGame('scuba', 1)!;
const asked: BotQuestion[] = [];
let server: TestServer;
afterEach(() => server.close());

async function think(question: BotQuestion): Promise<string> {
  const { game, version, level, seen, legal, choice, seed } = question;
  asked.push(question);
  return chooseAction(findGame(game, version)!, findHints(game)!, level, seen, legal, choice, seed);
}

interface Company {
  readonly ada: TestPerson;
  readonly connections: Pair;
  readonly table: string;
}
type Pair = readonly [TestConnection, TestConnection];

/** Ada and Ben are back, on a server of today. */
async function reopened(): Promise<Company> {
  server = await startTestServer(memoryStore(), think);
  const { meta, lines } = stored();
  const [ada, ben] = [await person(server.address), await person(server.address)];
  const [adaId, benId] = [await identityOf(ada), await identityOf(ben)];
  const owner = { ada: adaId, ben: benId };
  const seats = meta.seats.map(seat =>
    seat.kind === 'human' ? { ...seat, owner: owner[seat.owner as 'ada' | 'ben'] } : seat,
  );
  const { id, ...table } = unfoldTable({ ...meta, seats, host: adaId }, 0).table;
  await server.store.createTable({ id, ...table });
  const progress = { status: 'playing', entries: lines.length } as const;
  await server.store.append({ table: id, revision: table.revision, first: 0, entries: lines, progress });
  return { ada, connections: [await ada.join(id), await ben.join(id)], table: id };
}

const identityOf = async (one: TestPerson): Promise<string> =>
  (await server.store.readTable(await one.newTable(2)))!.host;

/** Both play by luck until it is over. */
async function playOut(connections: Pair): Promise<void> {
  const luck = seeded('the rest of the match');
  let seen = await Promise.all(connections.map(connection => connection.state()));
  while (seen[0]!.outcome === null) {
    const [mover] = seen[0]!.toAct;
    const { seq } = seen[0]!;
    if (mover === 0 || mover === 1) {
      const { legal, nth } = seen[mover]!;
      const answer = await connections[mover].act(mover, nth, legal[luck.below(legal.length)]!);
      expect(answer).toEqual({ t: 'accepted', seat: mover, nth });
    }
    seen = await Promise.all(connections.map(one => one.state(state => state.seq > seq)));
  }
}

test('TABLE-30: an open table of version 1 is played to its end by version 1, bots included', async () => {
  const { ada, connections, table } = await reopened();
  await playOut(connections);
  const response = await ada.fetch(`/api/tables/${table}/record`);
  const read = readRecord(await response.text());
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  const { lines: before } = stored();
  expect(record).toMatchObject({ game: 'scuba', version: 1 });
  expect(record.entries.slice(0, before.length)).toEqual(before);
  expect(record.entries.length).toBeGreaterThan(before.length);
  expect(checkRecord(scubaV1, record)).toMatchObject({ ok: true, assurance: 'open' });
  expect(checkRecord(scuba, record)).toMatchObject({ ok: false, flaw: 'header' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ version }) => version === 1)).toBe(true);
});

test('TABLE-30: its rematch is played by the rules of today', async () => {
  const { connections, table } = await reopened();
  await playOut(connections);
  connections[0].send({ t: 'rematch' });
  const answer = await connections[0].next(m => m.t === 'table' && m.table.next !== null);
  const next = answer.t === 'table' ? answer.table.next! : '';
  const { options } = stored().meta;
  expect(await server.store.readTable(table)).toMatchObject({ version: 1, status: 'over' });
  expect(await server.store.readTable(next)).toMatchObject({
    version: scuba.version,
    status: 'lobby',
    options,
  });
  connections[0].send({ t: 'hello', protocol: 1, table: next });
  const arrived = await connections[0].next(m => m.t === 'table' && m.table.id === next);
  expect(arrived).toMatchObject({ table: { status: 'lobby', host: true } });
});

test('a table whose rules this build does not know is not opened by others', async () => {
  server = await startTestServer();
  const ada = await person(server.address);
  const { meta } = stored();
  await server.store.createTable(unfoldTable({ ...meta, version: 99 }, 0).table);
  const connection = await ada.connect();
  connection.send({ t: 'hello', protocol: 1, table: meta.id });
  expect(await connection.next()).toMatchObject({ t: 'error' });
  expect(server.logged.join('')).toContain('scuba rules version 99, which this build does not know');
});
