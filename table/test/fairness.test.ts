import { replay } from '@fathoms/kernel/match.ts';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitmentOf, fairChance, isContribution, mixed } from '../match/fairness.ts';
import { countRolls } from '../record/check-luck.ts';
import { checkRecord, readRecord } from '../record/read-record.ts';
import type { MatchRecord } from '../record/record.ts';
import { openRoom } from '../room/room.ts';
import { rematch, sit } from '../seats/lobby.ts';
import { contribute } from '../seats/luck.ts';
import type { LobbyTable, OverTable } from '../seats/stored-table.ts';
import { guest, openTable } from './test-node.ts';
import { toy } from './toy.ts';

const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));
const SHELL = 'ab'.repeat(32);
const STONE = '01'.repeat(32);

/** Ada and Ben have sat down and, where they have one, added their luck. */
async function seated(luck: readonly (string | null)[]) {
  const { room, node } = await openTable(toy, { options: { rounds: 1 } });
  const guests = [await guest(room, 'ada'), await guest(room, 'ben')];
  for (const [seat, someone] of guests.entries()) {
    await someone.say({ t: 'sit', seat, name: ['Ada', 'Ben'][seat] });
    const own = luck[seat];
    if (own) await someone.say({ t: 'luck', seat, luck: own });
  }
  return { room, node, ada: guests[0], ben: guests[1] };
}

async function played(luck: readonly (string | null)[]): Promise<MatchRecord> {
  const { room, ada, ben } = await seated(luck);
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  const read = readRecord(room.record() ?? '');
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

test('the seed alone decides where nobody adds luck', () => {
  expect(mixed('pearl diver', [null, null])).toBe('pearl diver');
  expect(mixed('pearl diver', [])).toBe('pearl diver');
});

test('added luck is hashed with the seed, each with the letter of its seat', () => {
  expect(mixed('pearl diver', [null, SHELL, STONE])).toBe(sha256(`pearl diver:B:${SHELL}:C:${STONE}`));
  expect(mixed('pearl diver', [SHELL, null])).not.toBe(mixed('pearl diver', [null, SHELL]));
});

test('the luck of an entry is the SHA-256 stream that docs/records.md describes', () => {
  const first = Number.parseInt(sha256('pearl diver:3:0').slice(0, 8), 16);
  expect(fairChance('pearl diver', 3).below(1000)).toBe(first % 1000);
  expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a contribution is 64 hexadecimal digits', () => {
  expect(isContribution(SHELL)).toBe(true);
  for (const text of ['', 'ab', SHELL.toUpperCase(), `${SHELL}0`, 'zz'.repeat(32)])
    expect(isContribution(text), text).toBe(false);
});

test('TABLE-19: everybody sees whose luck is in, and the first contribution of a seat counts', async () => {
  const { ada, ben } = await seated([SHELL, null]);
  await ada.say({ t: 'luck', seat: 0, luck: STONE });
  await ben.say({ t: 'sync' });
  expect(ben.received.findLast(message => message.t === 'table')?.table.seats).toMatchObject([
    { name: 'Ada', luck: SHELL },
    { name: 'Ben' },
  ]);
  expect(ada.received.filter(message => message.t === 'error')).toEqual([]);
});

test("TABLE-19: nobody adds luck to somebody else's seat, nor nonsense to their own", async () => {
  const { room, ada, ben } = await seated([null, null]);
  await ben.say({ t: 'luck', seat: 0, luck: SHELL });
  await ada.say({ t: 'luck', seat: 0, luck: 'lucky seven' });
  expect(ada.last()).toEqual({ t: 'error', code: 'bad-message', about: 'luck' });
  expect(room.stored().seats.every(seat => !('luck' in seat))).toBe(true);
});

test('TABLE-19: luck that comes after the start changes nothing and is no fault', async () => {
  const { room, ada } = await seated([null, SHELL]);
  await ada.say({ t: 'start' });
  const before = room.stored();
  ada.fresh();
  await ada.say({ t: 'luck', seat: 0, luck: STONE });
  expect([room.stored(), ada.fresh()]).toEqual([before, []]);
});

test('TABLE-78: another name keeps the luck of a seat, and standing up and sitting down draws none anew', async () => {
  const { room, ada } = await seated([SHELL, null]);
  await ada.say({ t: 'sit', seat: 0, name: 'Ada L' });
  expect(room.stored().seats[0]).toMatchObject({ name: 'Ada L', luck: SHELL });
  await ada.say({ t: 'stand', seat: 0 });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'luck', seat: 0, luck: STONE });
  expect(room.stored().seats[0]).toMatchObject({ luck: SHELL });
});

test('TABLE-78: a second seat has a number of its own, which stays when its person changes places', async () => {
  const { room } = await openTable(toy, { seats: 3 });
  const ada = await guest(room, 'ada');
  const seats = () => room.stored().seats.map(seat => (seat.kind === 'human' ? seat.luck : seat.kind));
  for (const [seat, luck] of [SHELL, STONE].entries()) {
    await ada.say({ t: 'sit', seat, name: 'Ada' });
    await ada.say({ t: 'luck', seat, luck });
  }
  expect(seats()).toEqual([SHELL, STONE, 'open']);
  await ada.say({ t: 'stand', seat: 0 });
  await ada.say({ t: 'sit', seat: 2, name: 'Ada' });
  await ada.say({ t: 'luck', seat: 2, luck: '77'.repeat(32) });
  expect(seats()).toEqual(['open', STONE, SHELL]);
});

test('TABLE-78: nobody says the number of another again', async () => {
  const { room, ben } = await seated([SHELL, null]);
  await ben.say({ t: 'luck', seat: 1, luck: SHELL });
  expect(ben.last()).toEqual({ t: 'error', code: 'bad-message', about: 'luck' });
  expect(room.stored().seats[1]).not.toHaveProperty('luck');
});

test('TABLE-79: a contribution to the seat of a bot is refused, by the table and by the check', async () => {
  const { room } = await openTable(toy, { options: { rounds: 1 } });
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  const before = room.stored();
  await ada.say({ t: 'luck', seat: 1, luck: SHELL });
  expect(ada.last()).toEqual({ t: 'error', code: 'no-seat', about: 'luck' });
  expect(room.stored()).toBe(before);

  // a server that has no such scruples: every roll follows, and still it is refused
  const record = await played([SHELL, STONE]);
  const bot = { name: 'Marlow', kind: 'bot', level: 'seal' } as const;
  expect(checkRecord(toy, { ...record, seats: [record.seats[0], bot] })).toMatchObject({
    ok: false,
    flaw: 'contributions',
    problem: expect.stringMatching(/bot/),
  });
});

test('TABLE-79: whoever asks to be forgotten in the middle of a match was a person when it began', async () => {
  const { room, ada, ben } = await seated([SHELL, STONE]);
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await room.forget('ben');
  await ada.act(0, 'mark red');
  const read = readRecord(room.record() ?? '');
  if (!read.ok) throw new Error(read.problem);
  expect(read.record.seats[1]).toEqual({ name: 'Diver', kind: 'human' });
  expect(checkRecord(toy, read.record)).toMatchObject({ ok: true });
});

/** All luck of a match is 0, and the result is what comes of it: what a table that cheats would write. */
function zeroed(record: MatchRecord): MatchRecord {
  const none = (rolls: readonly number[]) => rolls.map(() => 0);
  const entries = record.entries.map(entry => ({ ...entry, rolls: none(entry.rolls) }));
  const forged = { ...record, rolls: none(record.rolls), entries };
  const found = replay(toy, { ...forged, seats: forged.seats.length });
  const outcome = found.ok ? toy.outcome(found.state) : null;
  if (!outcome || !record.end) throw new Error('the forgery does not replay');
  return { ...forged, end: { ...record.end, outcome } };
}

test('TABLE-80: rolls that are said to come from another match are never called fair', async () => {
  const forged = zeroed(await played([null, null]));
  expect(checkRecord(toy, forged)).toMatchObject({ ok: false, flaw: 'luck' });
  const excused = { ...forged, continues: forged.entries.length };
  expect(checkRecord(toy, excused)).toMatchObject({ ok: true, assurance: 'continued' });
  expect(countRolls(excused)).toEqual({ own: 0, taken: countRolls(forged).own });
  expect(countRolls(forged).own).toBeGreaterThan(0);
});

test('TABLE-80: more entries than there are, or people who added luck, are not taken from another match', async () => {
  const record = await played([SHELL, null]);
  const { contributions: _, ...bare } = record;
  for (const lie of [
    { ...record, continues: 1 },
    { ...bare, continues: record.entries.length + 1 },
  ])
    expect(checkRecord(toy, lie)).toMatchObject({ ok: false, flaw: 'contributions' });
});

test('TABLE-20: what the seats added decides the luck of the match', async () => {
  const [without, one, two] = [
    await played([null, null]),
    await played([SHELL, null]),
    await played([SHELL, STONE]),
  ];
  expect(without).not.toHaveProperty('contributions');
  expect(one.contributions).toEqual([SHELL, null]);
  expect(two.contributions).toEqual([SHELL, STONE]);
  expect(new Set([without, one, two].map(record => record.rolls.join())).size).toBe(3);
  expect([without, one, two].map(record => checkRecord(toy, record))).toMatchObject([
    { ok: true, assurance: 'seed' },
    { ok: true, assurance: 'open' },
    { ok: true, assurance: 'open' },
  ]);
});

test('TABLE-20: a table that is opened again goes on with the same luck', async () => {
  const { room, node, ada, ben } = await seated([SHELL, STONE]);
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 2');
  await room.close();
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  const [ada2, ben2] = [await guest(again, 'ada'), await guest(again, 'ben')];
  await ben2.act(1, 'bid 1');
  await ada2.act(0, 'mark red');
  expect(ben.received.length).toBeGreaterThan(0);
  const read = readRecord(again.record() ?? '');
  expect(read.ok && checkRecord(toy, read.record)).toMatchObject({ ok: true, assurance: 'open' });
});

test('a contribution that was changed, dropped, invented or moved to another seat is caught', async () => {
  const record = await played([SHELL, null]);
  const { contributions: _, ...bare } = record;
  const forged: readonly MatchRecord[] = [
    { ...record, contributions: [STONE, null] },
    { ...record, contributions: [SHELL, STONE] },
    { ...record, contributions: [null, SHELL] },
    bare,
  ];
  for (const forgery of forged) expect(checkRecord(toy, forgery)).toMatchObject({ ok: false, flaw: 'luck' });
  expect(checkRecord(toy, { ...record, contributions: [SHELL] })).toMatchObject({
    ok: false,
    flaw: 'contributions',
  });
});

test('a seed chosen to suit the contributions is not the promised one', async () => {
  const record = await played([SHELL, null]);
  const end = record.end && { ...record.end, seed: 'a better one' };
  expect(checkRecord(toy, { ...record, end })).toMatchObject({ ok: false, flaw: 'seed' });
});

test('a contribution of another shape is named by its line', async () => {
  const { room, ada, ben } = await seated([SHELL, null]);
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  const text = (room.record() ?? '').replace(SHELL, 'seven');
  expect(readRecord(text)).toMatchObject({ ok: false, line: 1, problem: expect.stringMatching(/64/) });
});

test('TABLE-47: a rematch begins without the luck of the match before', async () => {
  const { room } = await seated([SHELL, STONE]);
  const over: OverTable = {
    ...(room.stored() as LobbyTable),
    ...{ status: 'over', entries: 3, outcome: null, next: null },
    deal: { rolls: [], contributions: [SHELL, STONE] },
  };
  const next = rematch(over, 'ada', { id: 'next', seed: 'fresh' });
  expect(JSON.stringify(next)).not.toMatch(/luck|contributions/);
  const added = contribute(next, 'ada', 1, { luck: SHELL });
  expect(added.ok && added.table.seats[1]).toMatchObject({ name: 'Ada', luck: SHELL });
  expect(sit(next, 'ben', 0, 'Ben')).toMatchObject({ ok: true });
});
