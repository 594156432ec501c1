import { GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { commitmentOf, fairChance, tapeChance } from '../match/fairness.ts';
import { act, type LiveMatch, openMatch, outcomeOf, settle } from '../match/live.ts';
import { pictureOf } from '../pictures/picture-ids.ts';
import { matchpoints } from '../record/matchpoints.ts';
import { checkRecord, readRecord } from '../record/read-record.ts';
import { type MatchRecord, writeRecord } from '../record/record.ts';
import { dealShared, newSharedTable, tapeFrom, whyNotShared } from '../record/shared.ts';
import { storedMatch } from '../record/stored-match.ts';
import type { Ports } from '../room/ports.ts';
import { openRoom, type Room } from '../room/room.ts';
import type { PlayingTable, StoredTable } from '../seats/stored-table.ts';
import { choiceFor, legalFor } from '../talk/messages.ts';
import { guest, testNode } from './test-node.ts';
import { toy } from './toy.ts';

const SEED = 'seed of the first';
type Choose = (legal: readonly string[], live: LiveMatch) => string;

/** Plays on; `choose` says which of the legal moves. */
function played(game: Game, from: LiveMatch, choose: Choose, most = 3000): LiveMatch {
  let live = settle(from);
  for (let i = 0; i < most && !outcomeOf(live); i++) {
    const [seat] = game.toAct(live.state);
    if (seat === undefined) break;
    const acted = act(live, seat, live.made[seat] ?? 0, choose(legalFor(live, seat), live));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  return live;
}

/** Anything that is allowed, the same for the same luck. */
const any =
  (luck: string): Choose =>
  (legal, live) => {
    const chance = seeded(`${luck} ${live.steps.length}`);
    const [seat = 0] = live.game.toAct(live.state);
    const choice = choiceFor(live, seat);
    if (choice === null) return pick(legal, chance);
    return pick([...legal, live.game.format(live.game.choices?.sample(choice, chance))], chance);
  };

const first: Choose = legal => legal[0] as string;

function recordOf(game: Game, live: LiveMatch): MatchRecord {
  const outcome = outcomeOf(live);
  return {
    ...{ game: game.id, version: game.version, options: live.options, commitment: commitmentOf(SEED) },
    seats: Array.from({ length: live.seats }, (_, seat) =>
      seat === 0 ? { name: 'Mara', kind: 'human' } : { name: `Bot ${seat}`, kind: 'bot', level: 'minnow' },
    ),
    rolls: live.rolls,
    entries: live.steps.map(({ entry }) => entry),
    end: outcome && { outcome, seed: SEED },
  };
}

const WISH = { id: 'reef', deal: 'deal', seat: 0, diver: 'ben', name: 'Ben', now: 0 };

function tryOf(game: Game, record: MatchRecord): PlayingTable {
  const dealt = dealShared(game, record, WISH);
  if (!dealt.ok) throw new Error(dealt.code);
  return dealt.table;
}

const flat = ({ rolls, steps }: LiveMatch): number[] => [
  ...rolls,
  ...steps.flatMap(({ entry }) => entry.rolls),
];

test.each(Object.keys(GAMES))(
  'SAME-2: who makes the same moves at %s meets the same luck, from the first roll to the last',
  id => {
    const game = GAMES[id as keyof typeof GAMES] as unknown as Game;
    const options = { ...defaultOptions(game), ...(id === 'dive' && { bots: 'B' }) };
    const before = played(game, openMatch(game, Math.max(2, game.seats.min), options, SEED), any('moves'));
    const record = recordOf(game, before);
    expect(record.end).not.toBeNull();
    const table = tryOf(game, record);
    expect(table.deal.rolls).toEqual(before.rolls);
    const actions = before.steps.filter(({ entry }) => entry.by !== 'table').map(({ entry }) => entry.action);
    const again = played(game, storedMatch(game, table, []), () => actions.shift() ?? '');
    expect(again.steps.map(({ entry }) => entry)).toEqual(before.steps.map(({ entry }) => entry));
    expect(outcomeOf(again)).toEqual(outcomeOf(before));
  },
);

test('SAME-2: who makes other moves meets the rolls of the first match in their order, and then those of everybody', () => {
  const tape = [3, 0, 1, 2];
  const luck = (from: number, count: number, chance = tapeChance(SEED, tape, from)) =>
    Array.from({ length: count }, () => chance.below(1000));
  const entry = (n: number, count: number) => luck(0, count, fairChance(SEED, n));
  expect(luck(0, 6)).toEqual([...entry(0, 3), ...entry(2, 1), ...entry(3, 2)]);
  expect(luck(6, 3)).toEqual([4, 5, 6].map(n => entry(n, 1)[0])); // beyond the first match
  expect(luck(2, 4)).toEqual(luck(0, 6).slice(2)); // wherever one begins
  const locker = GAMES.locker as unknown as Game;
  const before = played(locker, openMatch(locker, 2, defaultOptions(locker), SEED), any('moves'));
  const table = tryOf(locker, recordOf(locker, before));
  const other = played(locker, storedMatch(locker, table, []), first, 4);
  const bound = Math.min(flat(other).length, before.rolls.length + 2);
  expect(flat(other).slice(0, bound)).toEqual(flat(before).slice(0, bound));
  expect(other.steps[0]?.entry.action).toBeDefined();
});

test('SAME-1: a try has the seed, options and bots of the first match, and bots where other people sat', () => {
  const record = recordOf(toy, played(toy, openMatch(toy, 3, { rounds: 2 }, SEED), first));
  const people = {
    ...record,
    seats: [record.seats[0], { name: 'Carl', kind: 'human' }, record.seats[2]] as MatchRecord['seats'],
  };
  const table = tryOf(toy, people);
  expect(table.seats).toMatchObject([
    { kind: 'human', name: 'Ben', owner: 'ben' },
    { kind: 'bot', level: 'seal' },
    { kind: 'bot', level: 'minnow', name: 'Bot 2' },
  ]);
  expect(JSON.stringify(table.seats)).not.toContain('Carl');
  expect(table).toMatchObject({ options: { rounds: 2 }, seed: SEED, settings: { watchable: false } });
  expect(whyNotShared(record)).toBeNull();
  expect(whyNotShared({ ...record, end: null })).toBe('not-over');
  expect(whyNotShared({ ...record, continues: 2 })).toBe('continued');
  const { seed, ...untold } = record.end as { seed: string; outcome: never };
  expect(whyNotShared({ ...record, end: untold })).toBe('untold');
});

test('SAME-3: the check of a try knows whose luck it is, and finds a roll that is not', () => {
  const record = recordOf(toy, played(toy, openMatch(toy, 2, { rounds: 2 }, SEED), first));
  const table = tryOf(toy, record);
  const live = played(toy, storedMatch(toy, table, []), legal => legal.at(-1) as string);
  const over: StoredTable = { ...table, status: 'over', entries: 0, outcome: outcomeOf(live), next: null };
  const read = readRecord(writeRecord(over, live));
  if (!read.ok) throw new Error(read.problem);
  expect(read.record.tape).toEqual(tapeFrom(record));
  expect(tapeFrom(read.record)).toEqual(read.record.tape); // handed on, it stays what it was
  expect(checkRecord(toy, read.record)).toMatchObject({ ok: true, assurance: 'shared' });
  const { tape, ...own } = read.record;
  expect(checkRecord(toy, { ...own, tape: [0, ...(tape ?? [])] })).toMatchObject({ ok: false, flaw: 'luck' });
  expect(checkRecord(toy, { ...read.record, continues: 1 })).toMatchObject({ flaw: 'contributions' });
});

function tableOfDeal(): StoredTable {
  const made = newSharedTable(toy, {
    ...{ id: 'reef', deal: 'deal', seed: SEED, host: 'host', seats: 2, options: { rounds: 2 } },
  });
  if (!made.ok) throw new Error(made.code);
  return made.table;
}

async function roomOf(table: StoredTable, ports: Partial<Ports> = {}): Promise<Room> {
  const node = testNode();
  await node.storage.createTable(table);
  return openRoom(toy, table, { ...node, ...ports });
}

test('SAME-6: at a try one moves, and nothing else', async () => {
  const record = recordOf(toy, played(toy, openMatch(toy, 2, { rounds: 2 }, SEED), first));
  const room = await roomOf(tryOf(toy, record));
  const ben = await guest(room, 'ben');
  const refused: ClientMessage[] = [
    { t: 'undo', seat: 0, nth: 1 },
    { t: 'stand-in', seat: 0, level: 'seal' },
    ...([{ t: 'rematch' }, { t: 'resign', seat: 0 }, { t: 'move' }] as const),
    { t: 'settings', settings: { watchable: true } },
  ];
  for (const message of refused) {
    await ben.say(message);
    expect(ben.last()).toEqual({ t: 'error', code: 'not-now', about: message.t });
  }
  await ben.act(0, 'bid 1');
  expect(ben.received).toContainEqual({ t: 'accepted', seat: 0, nth: 0 });
  await room.close();
});

test('SAME-11 SAME-12: at tables of one deal the first to sit is host; luck, options and seats are settled', async () => {
  const room = await roomOf(tableOfDeal());
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  expect(room.stored().host).toBe('ada');
  for (const message of [
    { t: 'options', options: { rounds: 4 } },
    { t: 'seats', count: 3 },
    { t: 'settings', settings: { watchable: true } },
  ] as const) {
    await ada.say(message);
    expect(ada.last()).toEqual({ t: 'error', code: 'not-now', about: message.t });
  }
  await ada.say({ t: 'promise', seat: 0, promise: 'ab'.repeat(32) });
  expect(room.stored().seats[0]).toEqual({ kind: 'human', name: 'Ada', owner: 'ada' });
  await ada.say({ t: 'start' });
  const begun = room.stored() as PlayingTable;
  expect(begun.status).toBe('playing');
  expect(begun.deal.rolls).toEqual(openMatch(toy, 2, { rounds: 2 }, SEED, []).rolls);
  await room.close();
});

test('SAME-13: who sits at another table of the deal gets no seat', async () => {
  const sitsElsewhere = async (deal: string, id: string, identity: string) =>
    deal === 'deal' && id === 'reef' && identity === 'ada';
  const room = await roomOf(tableOfDeal(), { sitsElsewhere });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  expect(ada.last()).toEqual({ t: 'error', code: 'not-now', about: 'sit' });
  await ben.say({ t: 'sit', seat: 0, name: 'Ben' });
  expect(room.stored().seats[0]).toMatchObject({ owner: 'ben' });
  await room.close();
});

test('SAME-14: the name of a picture at one table is of no use at another with the same luck', () => {
  const nameAt = (table: string): string =>
    pictureOf(table, SEED, { cards: [1, 2] }).id.split('.')[1] as string;
  expect(nameAt('reef')).toBe(nameAt('reef'));
  expect(nameAt('reef')).not.toBe(nameAt('cove'));
});

test('SAME-16: a seat gets a point for every table where the same seat got less, half for as much', () => {
  expect(
    matchpoints([
      [31, 12],
      [28, 12],
      [31, 20],
    ]),
  ).toEqual([
    [1.5, 0.5],
    [0, 0.5],
    [1.5, 2],
  ]);
  expect(matchpoints([[5, 3]])).toEqual([[0, 0]]);
});
