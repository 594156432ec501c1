import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { type Entry, play, playForced, start } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { commitmentOf } from '../match/fairness.ts';
import { continueMatch } from '../record/continue.ts';
import { checkRecord, readRecord, replayRecord } from '../record/read-record.ts';
import type { MatchRecord } from '../record/record.ts';
import { openReplay } from '../record/replay.ts';
import { openRoom } from '../room/room.ts';
import { guest, startedTable, testNode } from './test-node.ts';
import { toy } from './toy.ts';

const VIEWERS = [0, 1, null, 'all'] as const;

/** A whole match of four rounds, by luck. */
function match(): { record: MatchRecord; states: unknown[] } {
  const chance = seeded('tide');
  const opening = start(toy, 2, { rounds: 4 }, chance);
  const states: unknown[] = [opening.state];
  const entries: Entry[] = [];
  let { state } = opening;
  for (;;) {
    const forced = playForced({ game: toy, state, chance });
    entries.push(...forced.steps.map(step => step.entry));
    // the toy has at most one forced move at a time, so every step's state is at hand
    if (forced.steps.length > 0) states.push(forced.state);
    state = forced.state;
    const [seat] = toy.toAct(state);
    if (seat === undefined) break;
    const legal = toy.legal(state, seat);
    const played = play({ game: toy, state, chance }, seat, toy.format(legal[chance.below(legal.length)]));
    if (!played.ok) throw new Error(played.refusal.code);
    entries.push(played.entry);
    state = played.state;
    states.push(state);
  }
  const outcome = toy.outcome(state);
  if (!outcome) throw new Error('not over');
  const seats = ['Ada', 'Ben'].map(name => ({ name, kind: 'human' as const }));
  const commitment = commitmentOf('tide');
  const { rolls } = opening;
  const head = { game: 'pearls', version: 1, seats, options: { rounds: 4 }, commitment, rolls };
  return { record: { ...head, entries, end: { outcome, seed: 'tide' } }, states };
}

function opened(every: number) {
  const { record, states } = match();
  const replayed = replayRecord(toy, record);
  if (!replayed.ok) throw new Error(replayed.problem);
  return { record, states, replay: openReplay(toy, record, replayed, every) };
}

test('any moment, in any order and through any eyes, is what the table was then', () => {
  for (const every of [1, 3, 16, 1000]) {
    const { states, replay } = opened(every);
    expect(replay.steps).toBe(states.length - 1);
    const order = states.map((_, step) => (step * 7) % states.length);
    for (const step of order)
      for (const viewer of VIEWERS)
        expect(replay.moment(step, viewer), `step ${step}, snapshots every ${every}`).toEqual({
          step,
          view: toy.view(states[step], viewer),
          toAct: toy.toAct(states[step]),
          legal: typeof viewer === 'number' ? toy.legal(states[step], viewer).map(toy.format) : [],
          choice: null,
          outcome: toy.outcome(states[step]),
          pictures: {},
        });
  }
});

test('looking at a moment changes nothing about it', () => {
  const { replay } = opened(4);
  const before = clone(replay.moment(4, 'all'));
  replay.moment(7, 'all');
  replay.moment(5, 0);
  expect(replay.moment(4, 'all')).toEqual(before);
});

test('the story has one piece a step, and shows nobody more than their seat knew', () => {
  const { replay, record } = opened(16);
  const dealt = (viewer: (typeof VIEWERS)[number]) => replay.story(viewer)[0].events;
  expect(replay.story(0)).toHaveLength(record.entries.length + 1);
  expect([dealt('all').length, dealt(0).length, dealt(null).length]).toEqual([2, 1, 0]);
  expect(replay.story(1).map(news => news.seat)).toEqual([null, ...record.entries.map(entry => entry.seat)]);
});

test('a moment before the start or after the end is the first or the last', () => {
  const { replay } = opened(16);
  expect(replay.moment(-3, 0).view).toEqual(replay.moment(0, 0).view);
  expect(replay.moment(9999, 0).view).toEqual(replay.moment(replay.steps, 0).view);
});

async function branch(step: number) {
  const { room, ada, ben } = await startedTable(toy, { options: { rounds: 2 } });
  for (const mark of ['red', 'blue']) {
    await ada.act(0, 'bid 2');
    await ben.act(1, 'bid 1');
    await (mark === 'red' ? ada : ben).act(mark === 'red' ? 0 : 1, `mark ${mark}`);
  }
  const read = readRecord(room.record() ?? '');
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  const wish = { id: 'branch', seed: 'another sea', host: 'me', step, seat: 1, level: 'minnow' } as const;
  const { table, entries } = continueMatch(toy, record, wish);
  const node = testNode();
  node.journals.set('branch', [...entries]);
  node.tables.set('branch', table);
  const next = await openRoom(toy, table, node);
  return { record, table, entries, next, me: await guest(next, 'me') };
}

test('a table continues from a moment: my seat is mine, everybody else is a bot', async () => {
  const { record, table, entries, next, me } = await branch(3);
  expect(entries).toEqual(record.entries.slice(0, 3));
  expect(table.seats).toEqual([
    { kind: 'bot', name: 'Ada', level: 'minnow' },
    { kind: 'human', name: 'Ben', owner: 'me' },
  ]);
  await next.settled();
  expect(me.state(1)).toMatchObject({ toAct: [1], view: { scores: expect.any(Array) } });
  expect(me.state(1).seq).toBeGreaterThan(entries.length);
});

test('what nobody had seen is drawn anew, from before the decisions that rest on it', () => {
  const { record, states } = match();
  const wish = { id: 'branch', seed: 'another sea', host: 'me', step: 5, seat: 1, level: 'minnow' } as const;
  const continued = (isFree: (state: unknown) => boolean) => {
    const redraw = (state: unknown, _options: object, rolls: readonly number[]) =>
      isFree(state) ? rolls.map(roll => roll + 1) : null;
    const { table, entries } = continueMatch({ ...toy, redraw } as Game, record, wish);
    return { deal: table.deal, entries };
  };
  const anew = record.rolls.map(roll => roll + 1);
  expect(anew).not.toEqual([]);
  expect(continued(state => JSON.stringify(state) === JSON.stringify(states[3]))).toEqual({
    deal: { rolls: anew, continues: 3 },
    entries: record.entries.slice(0, 3),
  });
  expect(continued(() => false)).toEqual({
    deal: { rolls: record.rolls, continues: 5 },
    entries: record.entries.slice(0, 5),
  });
});

test('the logbook of a continued match says so, and its own luck is checked', async () => {
  const { next, me, entries } = await branch(3);
  await next.settled();
  while (me.state(1).outcome === null) {
    await me.act(1, me.state(1).legal[0]);
    await next.settled();
  }
  const read = readRecord(next.record() ?? '');
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  expect(record.continues).toBe(3);
  expect(checkRecord(toy, record)).toMatchObject({ ok: true, assurance: 'continued' });
  const { continues: _, ...denied } = record;
  expect(checkRecord(toy, denied)).toMatchObject({ ok: false, flaw: 'luck' });
  const lucky = record.entries.findIndex((entry, i) => i >= entries.length && entry.rolls.length > 0);
  const rolls = [(record.entries[lucky].rolls[0] + 1) % 6];
  const changed = { ...record, entries: record.entries.with(lucky, { ...record.entries[lucky], rolls }) };
  const forged = checkRecord(toy, changed);
  if (forged.ok || forged.flaw !== 'outcome') throw new Error('the roll decides nothing');
  const outcome = JSON.parse(forged.problem.slice('the outcome is '.length)); // what a forger would write
  expect(checkRecord(toy, { ...changed, end: { outcome, seed: 'another sea' } })).toMatchObject({
    ok: false,
    flaw: 'luck',
    at: lucky + 1,
  });
});
