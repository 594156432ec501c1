/** A table begun under earlier rules is played to its end by them; only the next one is played by today's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAction } from '@fathoms/bots/levels.ts';
import { currentGame, findGame, findHints } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import type { Question } from '@fathoms/table/room/ports.ts';
import type { TableMeta } from '@fathoms/table/seats/lobby.ts';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { type Line, type Person, person, type Rig, startRig } from './rig.ts';

/** As the release with version 1 alone stored it: Ada, Ben and a bot, 35 moves into a match. */
interface Stored {
  readonly meta: TableMeta;
  readonly lines: readonly JournalEntry[];
}
const stored = (): Stored =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'stored/scuba-v1.json'), 'utf8'));

const scuba = currentGame('scuba')!;
const scubaV1 = findGame('scuba', 1)!;
const asked: Question[] = [];
let rig: Rig;
afterEach(() => rig.close());

async function think(question: Question): Promise<string> {
  const { game, version, level, seen, legal, choice, seed } = question;
  asked.push(question);
  return chooseAction(findGame(game, version)!, findHints(game)!, level, seen, legal, choice, seed);
}

/** Ada and Ben are back, on a server of today. */
async function reopened(): Promise<{ ada: Person; lines: readonly [Line, Line]; table: string }> {
  rig = await startRig(memoryStore(), think);
  const { meta, lines } = stored();
  const [ada, ben] = [await person(rig.address), await person(rig.address)];
  const [adaId, benId] = [await identityOf(ada), await identityOf(ben)];
  const owner = { ada: adaId, ben: benId };
  const seats = meta.seats.map(seat =>
    seat.kind === 'human' ? { ...seat, owner: owner[seat.owner as 'ada' | 'ben'] } : seat,
  );
  await rig.store.create({ ...meta, seats, host: adaId });
  await rig.store.append(meta.id, 0, lines);
  return { ada, lines: [await ada.join(meta.id), await ben.join(meta.id)], table: meta.id };
}

const identityOf = async (one: Person): Promise<string> =>
  (await rig.store.meta(await one.newTable(2)))!.host;

/** Both play by luck until it is over. */
async function playOut(lines: readonly [Line, Line]): Promise<void> {
  const luck = seeded('the rest of the match');
  let seen = await Promise.all(lines.map(line => line.state()));
  while (seen[0]!.outcome === null) {
    const [mover] = seen[0]!.toAct;
    const { seq } = seen[0]!;
    if (mover === 0 || mover === 1) {
      const { legal, nth } = seen[mover]!;
      const answer = await lines[mover].act(mover, nth, legal[luck.below(legal.length)]!);
      expect(answer).toEqual({ t: 'accepted', seat: mover, nth });
    }
    seen = await Promise.all(lines.map(line => line.state(state => state.seq > seq)));
  }
}

test('an open table of version 1 is played to its end by version 1, bots included', async () => {
  const { ada, lines, table } = await reopened();
  await playOut(lines);
  const response = await ada.fetch(`/api/tables/${table}/record`);
  const read = readRecord(await response.text());
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  const { lines: before } = stored();
  expect(record).toMatchObject({ game: 'scuba', version: 1 });
  expect(record.entries.slice(0, before.length)).toEqual(before);
  expect(record.entries.length).toBeGreaterThan(before.length);
  expect(checkRecord(scubaV1, record)).toMatchObject({ ok: true, fair: true });
  expect(checkRecord(scuba, record)).toMatchObject({ ok: false, flaw: 'header' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ version }) => version === 1)).toBe(true);
}, 30_000);

test('its rematch is played by the rules of today', async () => {
  const { lines, table } = await reopened();
  await playOut(lines);
  lines[0].say({ t: 'rematch' });
  const told = await lines[0].next(m => m.t === 'table' && m.table.next !== null);
  const next = told.t === 'table' ? told.table.next! : '';
  const { options } = stored().meta;
  expect(await rig.store.meta(table)).toMatchObject({ version: 1, status: 'over' });
  expect(await rig.store.meta(next)).toMatchObject({ version: scuba.version, status: 'lobby', options });
  lines[0].say({ t: 'hello', protocol: 1, table: next });
  const arrived = await lines[0].next(m => m.t === 'table' && m.table.id === next);
  expect(arrived).toMatchObject({ table: { status: 'lobby', host: true } });
}, 30_000);

test('a table whose rules this build does not know is not opened by others', async () => {
  rig = await startRig();
  const ada = await person(rig.address);
  const { meta } = stored();
  await rig.store.create({ ...meta, version: 99 });
  const line = await ada.line();
  line.say({ t: 'hello', protocol: 1, table: meta.id });
  expect(await line.next()).toMatchObject({ t: 'error' });
  expect(rig.logged.join('')).toContain('scuba rules version 99, which this build does not know');
});
