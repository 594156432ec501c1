import { findDaily, GAMES } from '@fathoms/games/catalog.ts';
import { type DailyDeal, ownPoints } from '@fathoms/kernel/engine.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { commitmentOf } from '../match/fairness.ts';
import type { JournalEntry } from '../match/journal.ts';
import { act, type LiveMatch, outcomeOf, settle, undo } from '../match/live.ts';
import { dailyScore, dealDaily } from '../record/daily.ts';
import { checkRecord, readRecord } from '../record/read-record.ts';
import { writeRecord } from '../record/record.ts';
import { storedMatch } from '../record/stored-match.ts';
import { openRoom } from '../room/room.ts';
import { type PlayingTable, withProgress } from '../seats/stored-table.ts';
import { legalFor } from '../talk/messages.ts';
import { guest, testNode } from './test-node.ts';
import { toy } from './toy.ts';

const DAY = '2026-11-16';
const UNTIL = 1_000_000;
const DEAL: DailyDeal = { bots: ['seal'], options: { rounds: 2 }, score: ownPoints };

function tableOf(game: Game = toy, deal = DEAL, seed = 'the day’s'): PlayingTable {
  const daily = { day: DAY, counted: true, until: UNTIL };
  const dealt = dealDaily(game, deal, { id: 'reef', seed, diver: 'ada', name: 'Ada', daily, now: 0 });
  if (!dealt.ok) throw new Error(dealt.code);
  return dealt.table;
}

/** Plays on until the end; `choose` says which of the legal moves. */
function played(
  game: Game,
  table: PlayingTable,
  choose: (legal: readonly string[]) => string,
  most = 2000,
): LiveMatch {
  let live = settle(storedMatch(game, table, []));
  for (let i = 0; i < most && !outcomeOf(live); i++) {
    const [seat] = game.toAct(live.state);
    if (seat === undefined) break;
    const acted = act(live, seat, live.made[seat] ?? 0, choose(legalFor(live, seat)));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  return live;
}

const first = (legal: readonly string[]): string => legal[0] as string;
const journalOf = ({ steps }: LiveMatch): JournalEntry[] => steps.map(step => step.entry);
const scoreOf = (table: PlayingTable, journal: readonly JournalEntry[], now = 0) =>
  dailyScore(toy, DEAL, table, journal, now);

test.each(Object.keys(GAMES).filter(findDaily))(
  'DAILY-1: %s is dealt by what it declares, and two tries are dealt alike',
  id => {
    const [game, deal] = [GAMES[id as keyof typeof GAMES], findDaily(id)];
    if (!deal) throw new Error('none');
    const [one, other] = [tableOf(game, deal), tableOf(game, deal)];
    expect(one).toEqual(other);
    expect(one.seats.map(({ kind }) => kind)).toEqual(['human', ...deal.bots.map(() => 'bot')]);
    expect(one.deal.rolls).not.toEqual(tableOf(game, deal, 'another day’s').deal.rolls);
    const outcome = { places: one.seats.map(() => 1), scores: one.seats.map((_, seat) => 7 + seat) };
    expect(Number.isInteger(deal.score(outcome, 0))).toBe(true);
  },
);

test('DAILY-3: whoever takes other moves still meets the same rolls in the same order', () => {
  const locker = GAMES.locker;
  const deal = findDaily('locker') as DailyDeal;
  const flat = ({ rolls, steps }: LiveMatch): number[] => [
    ...rolls,
    ...steps.flatMap(({ entry }) => entry.rolls),
  ];
  const bold = played(locker, tableOf(locker, deal), first, 30);
  const timid = played(
    locker,
    tableOf(locker, deal),
    legal => legal.find(action => action === 'return') ?? first(legal),
    30,
  );
  const SHARED = 6; // then one of them draws from another heap
  const movesTo = (live: LiveMatch, rolls: number): string => {
    const until = live.steps.findIndex(
      (_, i) => flat({ ...live, steps: live.steps.slice(0, i) }).length >= rolls,
    );
    return live.steps
      .slice(0, until)
      .map(({ entry }) => entry.action)
      .join();
  };
  expect(movesTo(bold, SHARED)).not.toBe(movesTo(timid, SHARED));
  expect(flat(bold).slice(0, SHARED)).toEqual(flat(timid).slice(0, SHARED));
});

test('DAILY-3: a try taken up from its journal goes on with the luck it would have had', () => {
  const whole = played(toy, tableOf(), first);
  const half = storedMatch(toy, tableOf(), journalOf(whole).slice(0, 4));
  expect(half.tape).toEqual([]);
  let live = settle(half);
  for (const { entry } of whole.steps.slice(live.steps.length)) {
    if (entry.by === 'table') continue;
    const acted = act(live, entry.seat, live.made[entry.seat] ?? 0, entry.action);
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  expect(journalOf(live)).toEqual(journalOf(whole));
});

test('DAILY-10: at a day’s table one moves, and nothing else', async () => {
  const node = testNode();
  const table = tableOf();
  node.tables.set('reef', table);
  const room = await openRoom(toy, table, node);
  const ada = await guest(room, 'ada');
  await room.settled();
  await ada.act(0, 'bid 1');
  await room.settled();
  await ada.act(0, 'mark red'); // what could be taken back elsewhere
  await room.settled();
  expect(ada.state(0).undo).toBe(false);
  const before = [node.tables.get('reef'), node.journals.get('reef')];
  const tries: ClientMessage[] = [
    { t: 'undo', seat: 0, nth: 2 },
    { t: 'stand-in', seat: 0, level: 'barracuda' },
    { t: 'propose', what: { is: 'undo', seat: 0, nth: 2 } },
    { t: 'propose', what: { is: 'pause' } },
    { t: 'move' },
    { t: 'settings', settings: { watchable: true } },
    { t: 'luck', seat: 0, luck: 'a'.repeat(64) },
    { t: 'say', text: 'what would you do?' },
    { t: 'rematch' },
  ];
  for (const message of tries) {
    await ada.say(message);
    expect(ada.last(), message.t).toEqual({ t: 'error', code: 'not-now', about: message.t });
  }
  expect([node.tables.get('reef'), node.journals.get('reef')]).toEqual(before);
  await room.close();
});

test('DAILY-10: not even the rules of a match give a move back', () => {
  let live = settle(storedMatch(toy, tableOf(), []));
  for (const [seat, action] of [
    [0, 'bid 1'],
    [1, 'bid 2'],
    [0, 'mark red'],
  ] as const) {
    const acted = act(live, seat, live.made[seat] ?? 0, action);
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  expect(undo(live, 0, 2).kind).toBe('no-undo');
  expect(undo({ ...live, tape: null }, 0, 2).kind).toBe('accepted'); // elsewhere it would be
});

test('DAILY-13: what counts follows from the journal alone', () => {
  const table = tableOf();
  const live = played(toy, table, first);
  const journal = journalOf(live);
  expect(scoreOf(table, journal)).toBe(outcomeOf(live)?.scores[0]);
  const luckyRoll = journal.map(entry =>
    'rolls' in entry && entry.rolls.length > 0
      ? { ...entry, rolls: [(entry.rolls[0] ?? 0) === 5 ? 4 : 5] }
      : entry,
  );
  expect(scoreOf(table, luckyRoll)).toBeNull();
  const other = { ...table, deal: { rolls: [99, 0] } };
  expect(scoreOf(other, journal)).toBeNull();
  const lent = journal.map(entry =>
    'seat' in entry && entry.seat === 0 && !entry.by ? { ...entry, by: 'bot' as const } : entry,
  );
  expect(scoreOf(table, lent)).toBeNull();
  expect(scoreOf(table, [...journal, { undo: 1 }, ...journal.slice(-1)])).toBeNull();
  expect(() => scoreOf(table, journal.slice(1))).toThrow(/does not replay/);
  expect(scoreOf(table, journal.slice(0, -1))).toBeNull(); // not over
  const forgotten = { ...table, seats: table.seats.with(0, { kind: 'bot', name: 'Diver', level: 'seal' }) };
  expect(scoreOf(forgotten, journal)).toBeNull();
});

test('DAILY-14: late is late, and practice is practice', () => {
  const table = tableOf();
  const journal = journalOf(played(toy, table, first));
  expect(scoreOf(table, journal, UNTIL - 1)).not.toBeNull();
  expect(scoreOf(table, journal, UNTIL)).toBeNull();
  expect(scoreOf({ ...table, daily: { day: DAY, counted: false, until: UNTIL } }, journal)).toBeNull();
});

test('DAILY-7: a logbook tells the seed once the day is closed, and is checked by it then', () => {
  const table = tableOf();
  const live = played(toy, table, first);
  const over = withProgress(table, {
    status: 'over',
    entries: live.steps.length,
    outcome: outcomeOf(live),
  });
  const read = (now: number) => {
    const text = writeRecord(over, live, now);
    const found = readRecord(text);
    if (!found.ok) throw new Error(found.problem);
    return { text, record: found.record };
  };
  const early = read(UNTIL - 1);
  expect(early.text).not.toContain(table.seed);
  expect(early.record).toMatchObject({ daily: DAY, commitment: commitmentOf(table.seed) });
  expect(checkRecord(toy, early.record)).toMatchObject({ ok: true, assurance: 'awaited' });
  const late = read(UNTIL);
  expect(late.record.end?.seed).toBe(table.seed);
  expect(checkRecord(toy, late.record)).toMatchObject({ ok: true, assurance: 'daily' });
  const { daily, ...undated } = late.record;
  expect(checkRecord(toy, undated)).toMatchObject({ ok: false, flaw: 'luck' }); // the luck of a day goes roll by roll
});
