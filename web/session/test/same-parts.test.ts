import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSameParts } from '../same-parts.ts';
import { newsBy, stateOf } from './fakes.ts';

const at = (seq: number, view: unknown) => stateOf(0, seq, { view });
const viewAfter = <View>(before: View, now: View): View =>
  withSameParts(at(1, before), at(2, now)).view as View;

test('what has not changed stays the same object, what has is another', () => {
  const before = { line: [{ card: 'key-4' }], holds: [['map-3'], []] };
  const now = viewAfter(before, { line: [{ card: 'key-4' }], holds: [['map-3'], ['net-2']] });
  expect(now).toEqual({ line: [{ card: 'key-4' }], holds: [['map-3'], ['net-2']] });
  expect(now).not.toBe(before);
  expect(now.line).toBe(before.line);
  expect(now.holds).not.toBe(before.holds);
  expect(now.holds[0]).toBe(before.holds[0]);
});

test('a view that says the same is the same', () => {
  const before = { line: ['key-4'], peek: null };
  expect(viewAfter(before, { line: ['key-4'], peek: null })).toBe(before);
});

test('news are new, though they say what the last ones said', () => {
  const before = stateOf(0, 1, { news: [newsBy(1)] });
  const now = withSameParts(before, stateOf(0, 2, { news: [newsBy(1)] }));
  expect(now.news[0]).toEqual(before.news[0]);
  expect(now.news[0]).not.toBe(before.news[0]);
});

test('nothing is ever said otherwise than it was told', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 3 }), fc.object({ maxDepth: 3 }), (before, now) => {
      expect(viewAfter(before, now)).toStrictEqual(now);
    }),
  );
});
