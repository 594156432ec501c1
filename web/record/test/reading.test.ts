import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf, mixed } from '@fathoms/table/match/fairness.ts';
import { act, type LiveMatch, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { formatRecord, type MatchRecord } from '@fathoms/table/record/record.ts';
import { beforeAll, expect, test } from 'vitest';
import { currentEngine } from '../../games/engines.ts';
import { openReader, type ReplayWorker } from '../reader.ts';
import { openReading } from '../reading.ts';

const SHELL = 'ab'.repeat(32);
const STONE = '01'.repeat(32);
let record: MatchRecord;

/** A whole match of Locker by luck, as a table plays it. */
function playMatch(game: Game): MatchRecord {
  const contributions = [SHELL, null];
  const seed = 'pearl diver';
  const chance = seeded('players');
  const options = defaultOptions(game);
  let live: LiveMatch = settle(openMatch(game, 2, options, mixed(seed, contributions)));
  for (let [seat] = game.toAct(live.state); seat !== undefined; [seat] = game.toAct(live.state)) {
    const legal = game.legal(live.state, seat);
    const own = live.steps.filter(({ entry }) => entry.seat === seat && entry.by === undefined).length;
    const acted = act(live, seat, own, game.format(legal[chance.below(legal.length)]));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  const outcome = outcomeOf(live);
  if (!outcome) throw new Error('not over');
  return {
    game: game.id,
    version: game.version,
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Pip', kind: 'bot', level: 'seal' },
    ],
    options,
    commitment: commitmentOf(seed),
    contributions,
    rolls: live.rolls,
    entries: live.steps.map(step => step.entry),
    end: { outcome, seed },
  };
}

beforeAll(async () => {
  const engine = await currentEngine('locker');
  if (!engine) throw new Error('no engine');
  record = playMatch(engine.game);
});

async function reading(changed: MatchRecord = record) {
  const opened = await openReading(formatRecord(changed));
  if (!opened.ok) throw new Error(JSON.stringify(opened.trouble));
  return opened.reading;
}

test('a logbook opens at any moment, through any eyes', async () => {
  const { steps, moment, story } = await reading();
  expect(steps).toBe(record.entries.length);
  expect(story('all')).toHaveLength(steps + 1);
  expect(moment(0, 'all')).toMatchObject({ step: 0, outcome: null });
  expect(moment(steps, 0)).toMatchObject({ outcome: record.end?.outcome, legal: [] });
  const { toAct } = moment(3, 'all');
  expect(moment(3, toAct[0] ?? 0).legal).toContain(record.entries[3]?.action);
});

test('a fair logbook is found fair, with everything that was compared', async () => {
  const verdict = (await reading()).check();
  const rolls = record.entries.reduce((sum, entry) => sum + entry.rolls.length, record.rolls.length);
  expect(verdict).toEqual({
    flaw: null,
    at: 0,
    open: false,
    assurance: 'open',
    rolls,
    taken: 0,
    luck: mixed('pearl diver', [SHELL, null]),
  });
});

test('a seed, a contribution or a roll that was changed is found, and the replay opens all the same', async () => {
  const end = record.end && { ...record.end, seed: 'another' };
  expect((await reading({ ...record, end })).check()).toMatchObject({ flaw: 'seed' });
  expect((await reading({ ...record, contributions: [STONE, null] })).check()).toMatchObject({
    flaw: 'luck',
  });
  const { contributions: _, ...bare } = record;
  expect((await reading(bare)).check()).toMatchObject({ flaw: 'luck' });
});

test('a logbook of a match in play opens, and nothing is said about its luck', async () => {
  const open = { ...record, entries: record.entries.slice(0, 5), end: null };
  expect((await reading(open)).check()).toMatchObject({ flaw: null, open: true, luck: '' });
});

test('what cannot be shown says why', async () => {
  const trouble = async (text: string) => {
    const opened = await openReading(text);
    return opened.ok ? null : opened.trouble;
  };
  expect(await trouble('hello')).toMatchObject({ what: 'unreadable', line: 1 });
  expect(await trouble(formatRecord({ ...record, game: 'chess' }))).toEqual({
    what: 'no-game',
    game: 'chess',
  });
  expect(await trouble(formatRecord({ ...record, version: 99 }))).toMatchObject({
    what: 'flaw',
    flaw: 'header',
  });
  const entries = record.entries.with(1, { seat: 0, action: 'return', rolls: [] });
  expect(await trouble(formatRecord({ ...record, entries }))).toMatchObject({ what: 'flaw', flaw: 'move' });
  const end = record.end && { ...record.end, outcome: { places: [1, 1], scores: [0, 0] } };
  expect(await trouble(formatRecord({ ...record, end }))).toMatchObject({ what: 'flaw', flaw: 'outcome' });
});

/** A worker on this side of the fence. */
function worker(answer: (ask: { t: string }) => unknown): ReplayWorker & { ended: boolean } {
  const made: ReplayWorker & { ended: boolean } = {
    onmessage: null,
    onerror: null,
    ended: false,
    postMessage({ id, ask }) {
      const reply = answer(ask) as { problem?: string };
      queueMicrotask(() => made.onmessage?.({ data: { id, ...reply } } as never));
    },
    terminate() {
      made.ended = true;
    },
  };
  return made;
}

test('the page receives each answer, and each failure', async () => {
  const made = worker(({ t }) =>
    t === 'open'
      ? { value: { ok: true, record, steps: 3 } }
      : t === 'check'
        ? { problem: 'fell over' }
        : { value: t },
  );
  const opened = await openReader('', () => made);
  if (!opened.ok) throw new Error('refused');
  expect(await opened.reader.story(0)).toBe('story');
  await expect(opened.reader.check()).rejects.toThrow('fell over');
  const waiting = opened.reader.moment(1, 0);
  made.onmessage = null;
  made.onerror?.({ message: 'out of memory' } as ErrorEvent);
  await expect(waiting).rejects.toThrow('out of memory');
});

test('a worker whose logbook does not open is sent away', async () => {
  const made = worker(() => ({ value: { ok: false, trouble: { what: 'no-game', game: 'chess' } } }));
  expect(await openReader('', () => made)).toMatchObject({ ok: false });
  expect(made.ended).toBe(true);
});
