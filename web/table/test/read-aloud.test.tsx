// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { LogRow } from '../../logbook/log.ts';
import { ReadAloud } from '../ReadAloud.tsx';

afterEach(cleanup);

/** A log of so many steps with two lines each. */
const story = (steps: number, word = 'line'): LogRow[] =>
  Array.from({ length: steps }, (_, step) => [
    { kind: 'heading', key: `${step}.0h`, step, text: `Turn ${step}` } as const,
    ...[0, 1].map(i => ({
      kind: 'story' as const,
      key: `${step}.${i}`,
      step,
      seat: null,
      text: `${word} ${step}${i}`,
    })),
  ]).flat();

/** Everything a screen reader hears: each line that comes into the region. */
function listen(rows: readonly LogRow[]) {
  const known = new WeakSet<Element>();
  const { container, rerender } = render(<ReadAloud rows={rows} silent={false} />);
  const heard = (): string[] =>
    [...container.querySelectorAll('[role=log] p')].flatMap(line => {
      if (known.has(line)) return [];
      known.add(line);
      return line.textContent ?? '';
    });
  const show = (next: readonly LogRow[], how: { silent?: boolean; held?: boolean } = {}): string[] => {
    rerender(<ReadAloud rows={next} silent={how.silent ?? false} held={how.held ?? false} />);
    return heard();
  };
  return { heard, show, there: () => container.textContent };
}

test('every line is read once, those that land together too', () => {
  const { show } = listen(story(1));
  const beats = story(3);
  expect(show(beats.slice(0, -1))).toEqual(['line 10', 'line 11', 'line 20']);
  expect(show(beats)).toEqual(['line 21']);
  expect(show([...beats])).toEqual([]);
});

test('what was there when the page was opened or loaded again is not read', () => {
  const { heard, show } = listen(story(3));
  expect(heard()).toEqual([]);
  expect(show(story(3))).toEqual([]);
});

test('however many come at once after a lost connection, none is left out', () => {
  const { show } = listen(story(1));
  expect(show(story(60))).toHaveLength(118);
  expect(show(story(61))).toEqual(['line 600', 'line 601']);
});

test('behind the curtain nothing is read, nothing stays, and nothing is read afterwards', () => {
  const { show, there } = listen(story(1));
  expect(show(story(2))).toEqual(['line 10', 'line 11']);
  expect(show(story(3), { silent: true })).toEqual([]);
  expect(there()).toBe('');
  expect(show(story(3, 'as another seat heard it'))).toEqual([]);
  expect(show(story(4))).toEqual(['line 30', 'line 31']);
});

test('a move that was taken back is read anew', () => {
  const { show } = listen(story(2));
  expect(show(story(3))).toEqual(['line 20', 'line 21']);
  expect(show(story(1))).toEqual([]);
  expect(show(story(2, 'another'))).toEqual(['another 10', 'another 11']);
});

test('while the past is shown nothing is read; what came meanwhile is read afterwards', () => {
  const { show } = listen(story(4));
  expect(show(story(2), { held: true })).toEqual([]);
  expect(show(story(5), { held: true })).toEqual([]);
  expect(show(story(5))).toEqual(['line 40', 'line 41']);
});
