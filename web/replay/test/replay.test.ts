import type { News } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import type { LogRow } from '../../logbook/log.ts';
import { hashOf, packedIn, readHash, replayPath } from '../../record/address.ts';
import { WORDS } from '../../record/words.ts';
import { newsBy, stateOf } from '../../session/test/fakes.ts';
import { mayLookBack, remember, type SeenMoment, seenAfter } from '../../table/look-back.ts';
import { decisionStops, stopAfter, stopBefore, turnStops } from '../stops.ts';
import { keyMove } from '../use-keys.ts';
import { following, type Shown } from '../use-shown.ts';

test('a moment in an address reads back, with its eyes', () => {
  for (const place of [
    { step: 0, eyes: 'all' },
    { step: 12, eyes: 1 },
  ] as const)
    expect(readHash(hashOf(place), 50, 3)).toEqual(place);
  expect(replayPath({ id: 'coral-otter-42', local: false }, { step: 7, eyes: 0 })).toBe(
    '/t/coral-otter-42/replay#7A',
  );
});

test('an address that is no moment of the match leads to one that is', () => {
  expect(readHash('#900', 50, 2)).toEqual({ step: 50, eyes: 'all' });
  expect(readHash('#9D', 50, 2)).toEqual({ step: 9, eyes: 'all' });
  for (const hash of ['', '#', '#rules', '#-3', '#1.5', '#9b'])
    expect(readHash(hash, 50, 2)).toEqual({ step: 0, eyes: 'all' });
});

const story: readonly News[] = [
  newsBy(null, 'table'), // 0: the setup
  newsBy(0, 'table'),
  newsBy(0),
  newsBy(1),
  newsBy(1, 'table'),
  newsBy(0),
];

test('stepping halts where somebody decides, and at the end', () => {
  expect(decisionStops(story)).toEqual([1, 2, 4, 5]);
  expect(decisionStops([newsBy(null, 'table')])).toEqual([0]);
});

test('a turn begins where the log has a heading', () => {
  const heading = (step: number): LogRow => ({ kind: 'heading', key: `${step}`, step, text: 'Turn' });
  const row: LogRow = { kind: 'story', key: 'x', step: 3, seat: 0, text: 'x' };
  expect(turnStops([heading(0), row, heading(4), heading(4)], 9)).toEqual([0, 4, 9]);
  expect(turnStops([], 9)).toEqual([0, 9]);
});

test('the next and the former stop are found from anywhere, and the ends hold', () => {
  const stops = [1, 4, 9];
  expect([0, 1, 5, 9].map(step => stopAfter(stops, step))).toEqual([1, 4, 9, 9]);
  expect([0, 1, 5, 9].map(step => stopBefore(stops, step))).toEqual([1, 1, 4, 4]);
});

test('arrows step, with shift by turns; space, home and end do what they say', () => {
  expect([keyMove('ArrowRight', false), keyMove('ArrowRight', true)]).toEqual(['on', 'turnOn']);
  expect([keyMove('ArrowLeft', false), keyMove('ArrowLeft', true)]).toEqual(['back', 'turnBack']);
  expect([' ', 'Home', 'End', 'x'].map(key => keyMove(key, false))).toEqual([
    'toggle',
    'first',
    'last',
    null,
  ]);
});

const shownAt = (step: number, eyes: Shown['eyes'] = 'all'): Shown => ({
  moment: { step, view: step, toAct: [], legal: [], choice: null, outcome: null, pictures: {} },
  eyes,
  story,
  fresh: [],
});

test('stepping on brings the news to animate; a jump, a step back or other eyes do not', () => {
  expect(following(shownAt(2), shownAt(4)).fresh).toEqual(story.slice(3, 5));
  expect(following(shownAt(2), shownAt(5)).fresh).toEqual([]);
  expect(following(shownAt(4), shownAt(2)).fresh).toEqual([]);
  expect(following(shownAt(2, 0), shownAt(4, 1)).fresh).toEqual([]);
  expect(following(null, shownAt(2)).fresh).toEqual([]);
});

const seen = (seq: number, seat = 0): SeenMoment => ({
  state: stateOf(seat, seq),
  history: story.slice(0, seq),
});

test('a log row leads to what the seat saw after it, and nowhere if it saw nothing', () => {
  const all = [seen(3), seen(5)].reduce(remember, [] as readonly SeenMoment[]);
  expect(seenAfter(all, 2)?.state.seq).toBe(3);
  expect(seenAfter(all, 3)?.state.seq, 'with the move it brought about').toBe(5);
  expect(seenAfter(all, 5)).toBe(undefined);
  expect(seenAfter([seen(5)], 2), 'before the page was opened').toBe(undefined);
});

test('what was taken back is forgotten, and other eyes begin afresh', () => {
  const all = [seen(3), seen(5), seen(6), seen(5)].reduce(remember, [] as readonly SeenMoment[]);
  expect(all.map(({ state }) => state.seq)).toEqual([3, 5]);
  expect(remember(all, seen(6, 1)).map(({ state }) => state.seat)).toEqual([1]);
});

test('nobody looks back on a device that several people share', () => {
  expect([[], [2], [0, 1]].map(yours => mayLookBack(yours))).toEqual([true, true, false]);
});

type Leaf = readonly [path: string, value: unknown];
const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [[path, value]];

test('both languages tell a replay, and no sentence was left untranslated', () => {
  const german = new Map(leaves(WORDS.de));
  const same = leaves(WORDS.en).filter(
    ([path, text]) => typeof text === 'string' && german.get(path) === text,
  );
  expect([leaves(WORDS.en).length, same]).toEqual([german.size, []]);
});

test('a game in the link keeps its place in the address, and other addresses hold none', () => {
  const place = { step: 12, eyes: 1 } as const;
  expect(readHash(hashOf(place, 'aB-_9'), 50, 3)).toEqual(place);
  expect(packedIn(hashOf(place, 'aB-_9'))).toBe('aB-_9');
  expect(packedIn('#g=')).toBe('');
  expect(packedIn('#12B')).toBeNull();
});
