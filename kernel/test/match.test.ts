import { expect, test } from 'vitest';
import { scripted, seeded } from '../chance.ts';
import { clone } from '../clone.ts';
import { type Entry, play, replay, type Step, start, undoLength } from '../match.ts';
import { readOptions } from '../options.ts';
import { deepFreeze, isPlain } from '../testing/plain.ts';
import { type TenderEvent, type TenderKinds, type TenderState, tender } from './tender.ts';

const two: TenderState = {
  hands: [
    [1, 2, 3, 9],
    [4, 5, 6, 7],
  ],
  sealed: [null, null],
  spent: [],
  points: [0, 0],
  bag: [8],
};

test('an accepted action comes back with its state, its news and its log entry; the old state is untouched', () => {
  const before = deepFreeze(clone(two));
  const played = play({ game: tender, state: before, chance: scripted() }, 1, 'bid 4 5');
  expect(played).toMatchObject({
    ok: true,
    entry: { seat: 1, action: 'bid 4 5', rolls: [] },
    events: [{ type: 'sealed', seat: 1 }],
    state: { sealed: [null, [4, 5]] },
  });
});

test('what is not on offer is refused with the rule that forbids it', () => {
  const match = { game: tender, state: two, chance: scripted() };
  expect(play(match, 0, 'bid 4 5')).toEqual({ ok: false, refusal: { code: 'illegal', rule: 'TENDER-1' } });
  expect(play(match, 0, 'bid me')).toEqual({ ok: false, refusal: { code: 'unreadable' } });
  const sealed = play(match, 0, 'bid 1 2');
  const after = { ...match, state: sealed.ok ? sealed.state : two };
  expect(play(after, 0, 'bid 1 3')).toEqual({ ok: false, refusal: { code: 'not-your-turn', toAct: [1] } });
});

test('luck used is in the entry', () => {
  const state: TenderState = {
    ...two,
    hands: [
      [1, 7],
      [3, 5],
    ],
    sealed: [[1, 7], null],
  };
  const played = play({ game: tender, state, chance: scripted(1) }, 1, 'bid 3 5');
  expect(played).toMatchObject({ ok: true, entry: { rolls: [1] }, state: { points: [0, 1] } });
});

test('a log replays without its seed, and a changed one is caught', () => {
  const opening = start(tender, 2, { hand: 4 }, seeded('log'));
  const entries: Entry[] = [];
  let { state } = opening;
  while (!tender.outcome(state)) {
    const [seat] = tender.toAct(state);
    const [a, b] = state.hands[seat];
    const played = play({ game: tender, state, chance: seeded(`${entries.length}`) }, seat, `bid ${a} ${b}`);
    if (!played.ok) throw new Error('refused');
    entries.push(played.entry);
    state = played.state;
  }
  const log = { seats: 2, options: { hand: 4 }, rolls: opening.rolls, entries };
  expect(replay(tender, log)).toMatchObject({ ok: true, state });
  const wrongCard = entries.map((e, i) => (i === 1 ? { ...e, action: 'bid 1 99' } : e));
  expect(replay(tender, { ...log, entries: wrongCard })).toMatchObject({ ok: false, at: 2 });
  const extraRoll = entries.map((e, i) => (i === 0 ? { ...e, rolls: [0] } : e));
  expect(replay(tender, { ...log, entries: extraRoll })).toMatchObject({ ok: false, at: 1 });
  expect(replay(tender, { ...log, rolls: log.rolls.slice(1) })).toMatchObject({ ok: false, at: 0 });
});

const step = (entry: Partial<Entry>, events: TenderEvent[] = []): Step<TenderKinds> => ({
  entry: { seat: 0, action: 'bid 1 2', rolls: [], ...entry },
  events,
});

test('a decision is taken back only by its seat, before luck, secrets or somebody else’s decision', () => {
  const seal: TenderEvent = { type: 'sealed', seat: 0 };
  const shown: TenderEvent = { type: 'opened', bids: [], winner: 0 };
  expect(undoLength(tender, [step({}, [seal])], 0)).toBe(0);
  expect(undoLength(tender, [step({}), step({ seat: 1, by: 'table' })], 0)).toBe(0);
  expect(undoLength(tender, [step({}), step({ seat: 1 })], 0)).toBe(null);
  expect(undoLength(tender, [step({ rolls: [3] })], 0)).toBe(null);
  expect(undoLength(tender, [step({}), step({ by: 'table', rolls: [1] })], 0)).toBe(null);
  expect(undoLength(tender, [step({}, [shown])], 0)).toBe(null);
  expect(undoLength(tender, [], 0)).toBe(null);
});

test('options come from the table of allowed values', () => {
  expect(readOptions(tender, 2, {})).toEqual({ ok: true, options: { hand: 4 } });
  expect(readOptions(tender, 2, { hand: 6 })).toEqual({ ok: true, options: { hand: 6 } });
  expect(readOptions(tender, 2, { hand: 5 })).toEqual({ ok: false, code: 'bad-value', option: 'hand' });
  expect(readOptions(tender, 2, { constructor: 5 })).toEqual({
    ok: false,
    code: 'unknown-option',
    option: 'constructor',
  });
  expect(readOptions(tender, 4, {})).toEqual({ ok: false, code: 'bad-seats', min: 2, max: 3 });
});

test('plain data is what JSON gives back, and a clone shares nothing with it', () => {
  expect(isPlain({ a: [1, { b: null }] })).toBe(true);
  const shared = [1];
  for (const odd of [
    undefined,
    new Map(),
    Number.NaN,
    1.5,
    -0,
    { a: undefined },
    [shared, shared],
    new Date(0),
  ]) {
    expect(isPlain(odd)).toBe(false);
  }
  const copy = clone(deepFreeze({ a: [[1], { b: 2 }] }));
  copy.a.push([3]);
  expect(copy).toEqual({ a: [[1], { b: 2 }, [3]] });
});
