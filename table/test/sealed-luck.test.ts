import { expect, test } from 'vitest';
import { commitmentOf, mixed, promiseOf, sealOf } from '../match/fairness.ts';
import { checkRecord, readRecord } from '../record/read-record.ts';
import type { MatchRecord } from '../record/record.ts';
import { openRoom, type Room } from '../room/room.ts';
import { claimMove, offerMove } from '../seats/device-move.ts';
import { rematch } from '../seats/lobby.ts';
import type { OverTable } from '../seats/stored-table.ts';
import { type Guest, guest, openTable, pass } from './test-node.ts';
import { toy } from './toy.ts';

const SEED = 'pearl diver'; // of every table here
const SHELL = 'ab'.repeat(32);
const STONE = '01'.repeat(32);
const PEARL = '77'.repeat(32);
const promised = (luck: string): string => promiseOf(commitmentOf(SEED), luck);
const PROMISES = [promised(SHELL), promised(STONE)];

/** Ada and Ben have sat down and promised what they have. */
async function seated(luck: readonly (string | null)[] = [SHELL, STONE]) {
  const { room, node } = await openTable(toy, { options: { rounds: 1 } });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  for (const [seat, someone] of [ada, ben].entries()) {
    await someone.say({ t: 'sit', seat, name: ['Ada', 'Ben'][seat] });
    const own = luck[seat];
    if (own) await someone.say({ t: 'promise', seat, promise: promised(own) });
  }
  return { room, node, ada, ben };
}

const open = (someone: Guest, seat: number, luck: string) => someone.say({ t: 'luck', seat, luck });

const tableOf = ({ received }: Guest) => received.findLast(message => message.t === 'table')?.table;

async function playOut(room: Room, ada: Guest, ben: Guest): Promise<MatchRecord> {
  await ada.act(0, 'bid 2');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  const read = readRecord(room.record() ?? '');
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

async function played(): Promise<MatchRecord> {
  const { room, ada, ben } = await seated();
  await ada.say({ t: 'start' });
  await open(ada, 0, SHELL);
  await open(ben, 1, STONE);
  return playOut(room, ada, ben);
}

test('TABLE-82: with the start all promises are sealed and told; with the last number the match begins', async () => {
  const { room, ada, ben } = await seated();
  expect(tableOf(ben)?.seats).toMatchObject([{ promise: PROMISES[0] }, { promise: PROMISES[1] }]);
  expect(JSON.stringify([...ada.received, ...ben.received])).not.toMatch(new RegExp(`${SHELL}|${STONE}`));
  await ada.say({ t: 'start' });
  expect(tableOf(ben)).toMatchObject({ status: 'lobby', sealed: PROMISES });
  await open(ben, 1, STONE);
  expect(room.stored().status).toBe('lobby');
  await open(ada, 0, SHELL);
  expect(room.stored()).toMatchObject({ status: 'playing', deal: { promises: PROMISES } });
  expect(tableOf(ben)).not.toHaveProperty('sealed');
  const record = await playOut(room, ada, ben);
  expect(record).toMatchObject({ promises: PROMISES, contributions: [SHELL, STONE] });
  expect(checkRecord(toy, record)).toMatchObject({ ok: true, assurance: 'sealed' });
});

test('TABLE-82: a promised number is not taken before all promises are sealed, and no other one then', async () => {
  const { room, ada } = await seated();
  await open(ada, 0, SHELL);
  expect(room.stored().seats[0]).not.toHaveProperty('luck');
  await ada.say({ t: 'start' });
  await open(ada, 0, PEARL);
  expect(ada.last()).toEqual({ t: 'error', code: 'bad-message', about: 'luck' });
  expect(room.stored().seats[0]).not.toHaveProperty('luck');
});

test('TABLE-82: what is sealed stays: nobody sits, stands, promises or changes the table any more', async () => {
  const { room, ada, ben } = await seated([SHELL, null]);
  await ada.say({ t: 'start' });
  const before = room.stored();
  await ben.say({ t: 'stand', seat: 1 });
  await ben.say({ t: 'promise', seat: 1, promise: PROMISES[1] });
  await ben.say({ t: 'luck', seat: 1, luck: STONE });
  await ada.say({ t: 'kick', seat: 1 });
  await ada.say({ t: 'clear', seat: 1 });
  await ada.say({ t: 'options', options: { rounds: 2 } });
  await ada.say({ t: 'seats', count: 3 });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada L' });
  await ada.say({ t: 'start' });
  expect(room.stored()).toBe(before);
});

test('TABLE-78: standing up and sitting down brings no other promise, and nobody promises what another has', async () => {
  const { room, ada, ben } = await seated([SHELL, null]);
  await ada.say({ t: 'stand', seat: 0 });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'promise', seat: 0, promise: promised(PEARL) });
  expect(room.stored().seats[0]).toMatchObject({ promise: PROMISES[0] });
  await ben.say({ t: 'promise', seat: 1, promise: PROMISES[0] });
  expect(ben.last()).toEqual({ t: 'error', code: 'bad-message', about: 'promise' });
});

test('TABLE-79: a bot promises nothing, whoever says so for it', async () => {
  const { room } = await openTable(toy);
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'bot', seat: 1, level: 'minnow' });
  await ada.say({ t: 'promise', seat: 1, promise: PROMISES[1] });
  expect(ada.last()).toEqual({ t: 'error', code: 'no-seat', about: 'promise' });
  const record = await played();
  const bot = { name: 'Marlow', kind: 'bot', level: 'seal' } as const;
  const { contributions: _, ...withheld } = { ...record, seats: [record.seats[0], bot] };
  expect(checkRecord(toy, withheld)).toMatchObject({ ok: false, flaw: 'contributions' });
});

test('TABLE-83: a number that is not opened in time is left out, and the logbook shows whose', async () => {
  const { room, node, ada, ben } = await seated();
  await ada.say({ t: 'start' });
  await open(ada, 0, SHELL);
  pass(node, 7999);
  await room.settled();
  expect(room.stored().status).toBe('lobby');
  pass(node, 1);
  await room.settled();
  expect(room.stored().status).toBe('playing');
  await open(ben, 1, STONE); // too late, and no fault
  const record = await playOut(room, ada, ben);
  expect(record).toMatchObject({ promises: PROMISES, contributions: [SHELL, null] });
  expect(checkRecord(toy, record)).toMatchObject({ ok: true, assurance: 'withheld' });
  expect(record.rolls).not.toEqual((await played()).rolls);
});

test('TABLE-83: what is promised by somebody who is not here is left out before anything is opened', async () => {
  const { room, ada, ben } = await seated();
  room.leave(ben);
  await ada.say({ t: 'start' });
  expect(tableOf(ada)?.sealed).toEqual([PROMISES[0], null]);
  await open(ada, 0, SHELL);
  expect(room.stored()).toMatchObject({ status: 'playing', deal: { contributions: [SHELL, null] } });
});

test('TABLE-82: a restart while numbers are opened loses none and begins with the last', async () => {
  const { room, node, ada } = await seated();
  await ada.say({ t: 'start' });
  await open(ada, 0, SHELL);
  await room.close();
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  const [ada2, ben2] = [await guest(again, 'ada'), await guest(again, 'ben')];
  expect(tableOf(ben2)?.sealed).toEqual(PROMISES);
  await open(ben2, 1, STONE);
  expect(checkRecord(toy, await playOut(again, ada2, ben2))).toMatchObject({ assurance: 'sealed' });
});

test('TABLE-83: a table that was closed over the time for opening begins when somebody comes', async () => {
  const { room, node, ada } = await seated();
  await ada.say({ t: 'start' });
  await room.close();
  pass(node, 60_000);
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  await guest(again, 'ben');
  pass(node, 0);
  await again.settled();
  expect(again.stored()).toMatchObject({ status: 'playing', deal: { contributions: [null, null] } });
});

test('TABLE-82: a number added in the open by an earlier page counts beside those that are promised', async () => {
  const { room, ada, ben } = await seated([SHELL, null]);
  await open(ben, 1, STONE);
  await ada.say({ t: 'start' });
  await open(ada, 0, SHELL);
  const record = await playOut(room, ada, ben);
  expect(record).toMatchObject({ promises: [PROMISES[0], null], contributions: [SHELL, STONE] });
  expect(checkRecord(toy, record)).toMatchObject({ ok: true, assurance: 'sealed' });
});

test('TABLE-70: whoever asks to be forgotten while numbers are opened leaves a bot and no number', async () => {
  const { room, ada } = await seated();
  await ada.say({ t: 'start' });
  await room.forget('ben');
  expect(room.stored().seats[1]).toEqual({ kind: 'bot', name: 'Diver', level: 'seal' });
  expect(JSON.stringify(room.stored())).not.toContain('"ben"');
});

test('TABLE-43: another device promises anew, for it cannot open what the old one promised', async () => {
  const { room } = await seated();
  const offered = offerMove(room.stored(), 'ada', 'token');
  if (!offered.ok) throw new Error(offered.code);
  const claimed = claimMove(offered.table, 'phone', 'token');
  if (!claimed.ok) throw new Error(claimed.code);
  expect(claimed.table.seats[0]).toEqual({ kind: 'human', name: 'Ada', owner: 'phone' });
  expect(claimed.table.brought).toEqual([{ owner: 'ben', what: { promise: PROMISES[1] } }]);
});

test('TABLE-47: a rematch keeps no promise', async () => {
  const { room, ada, ben } = await seated();
  await ada.say({ t: 'start' });
  await open(ada, 0, SHELL);
  await open(ben, 1, STONE);
  await playOut(room, ada, ben);
  const next = rematch(room.stored() as OverTable, 'ada', { id: 'next', seed: 'fresh' });
  expect(JSON.stringify(next)).not.toMatch(/promise|luck|brought|sealed/);
});

// What a table that cheats might try, with all it knows.

test('forged: another seed, number or promise after the opening is found', async () => {
  const record = await played();
  const end = record.end!;
  const flaw = (part: Partial<MatchRecord>) => {
    const checked = checkRecord(toy, { ...record, ...part });
    return checked.ok ? checked.assurance : checked.flaw;
  };
  expect(flaw({})).toBe('sealed');
  expect(flaw({ end: { ...end, seed: 'a better one' } })).toBe('seed');
  // a whole new seed, commitment included: promises hold at the old table only
  expect(flaw({ end: { ...end, seed: 'better' }, commitment: commitmentOf('better') })).toBe('contributions');
  expect(flaw({ contributions: [SHELL, PEARL] })).toBe('contributions'); // another number than promised
  expect(flaw({ contributions: [SHELL, PEARL], promises: [PROMISES[0], promised(PEARL)] })).toBe('luck');
  expect(flaw({ contributions: [SHELL, SHELL], promises: [PROMISES[0], PROMISES[0]] })).toBe('contributions');
  expect(flaw({ contributions: [SHELL, null] })).toBe('luck'); // hers, denied
  expect(flaw({ promises: [...PROMISES].reverse() })).toBe('contributions');
  expect(flaw({ promises: [PROMISES[0], null] })).toBe('luck');
  expect(flaw({ promises: PROMISES.slice(1) })).toBe('contributions');
  expect(flaw({ continues: record.entries.length })).toBe('contributions');
  const { promises: _, ...older } = record; // passed off as a match of the earlier way
  expect(checkRecord(toy, older)).toMatchObject({ ok: false, flaw: 'luck' });
});

test('forged: knowing everybody’s number, a table has no choice but whose accomplice stays silent', () => {
  // two accomplices sit at B and C; Ada at A is honest, and the table has learnt her number
  const numbers = [SHELL, STONE, PEARL];
  const promises = numbers.map(promised);
  const lucks = new Set<string>();
  for (let silent = 0; silent < 4; silent++)
    lucks.add(
      mixed(
        SEED,
        numbers.map((luck, seat) => (seat > 0 && (silent >> (seat - 1)) & 1 ? null : luck)),
        promises,
      ),
    );
  expect(lucks.size).toBe(4); // two to the number of accomplices; three of the four are in the logbook as withheld
});

test('forged: what accomplices promise before they know her number is worth nothing', () => {
  // they try numbers until the first roll of the luck they foresee, with a guess for hers, pleases them
  const pleases = (own: string, hers: string): boolean => {
    const promises = [promised(hers), promised(own)];
    return Number.parseInt(mixed(SEED, [hers, own], promises).slice(0, 2), 16) < 16;
  };
  const numberOf = (n: number): string => commitmentOf(`number ${n}`);
  let lucky = 0;
  for (let game = 0; game < 400; game++) {
    let own = 0;
    while (!pleases(numberOf(1000 * game + own), SHELL)) own++;
    if (pleases(numberOf(1000 * game + own), numberOf(-1 - game))) lucky++;
  }
  expect(lucky).toBeGreaterThan(5); // 25 of 400 by luck alone
  expect(lucky).toBeLessThan(50);
});

test('the luck of sealed numbers is what docs/fairness.md says', () => {
  const seal = commitmentOf(`${commitmentOf(SEED)}:A:${PROMISES[0]}:B:${PROMISES[1]}`);
  expect(sealOf(commitmentOf(SEED), PROMISES)).toBe(seal);
  expect(PROMISES[0]).toBe(commitmentOf(`${commitmentOf(SEED)}:${SHELL}`));
  expect(mixed(SEED, [SHELL, STONE], PROMISES)).toBe(commitmentOf(`${SEED}:${seal}:A:${SHELL}:B:${STONE}`));
  expect(mixed(SEED, [SHELL, null], PROMISES)).toBe(commitmentOf(`${SEED}:${seal}:A:${SHELL}`));
});
