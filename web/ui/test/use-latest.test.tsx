// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { useLatest } from '../use-latest.ts';

afterEach(cleanup);

interface Piece {
  readonly card: string;
  readonly note?: string;
  readonly tap: (() => string) | null;
}

const over = (first: Piece) => {
  const hook = renderHook((piece: Piece) => useLatest(piece), { initialProps: first });
  return { now: () => hook.result.current, next: hook.rerender };
};

test('the same object as long as nothing in it is another, though its functions are', () => {
  const { now, next } = over({ card: 'key-4', tap: () => 'first' });
  const first = now();
  next({ card: 'key-4', tap: () => 'second' });
  expect(now()).toBe(first);
  expect(first.tap?.(), 'the newest').toBe('second');
});

test('another one when something is', () => {
  const { now, next } = over({ card: 'key-4', tap: () => 'first' });
  const first = now();
  next({ card: 'key-5', tap: () => 'second' });
  expect(now()).not.toBe(first);
  expect(now()).toMatchObject({ card: 'key-5' });
  expect(now().tap, 'functions stay').toBe(first.tap);
});

test('a function that comes or goes is a change', () => {
  const { now, next } = over({ card: 'key-4', tap: null });
  const first = now();
  next({ card: 'key-4', tap: () => 'now' });
  expect(now()).not.toBe(first);
  expect(now().tap?.()).toBe('now');
});

test('and so is what was not there before', () => {
  const { now, next } = over({ card: 'key-4', tap: null });
  next({ card: 'key-4', note: 'saved', tap: null });
  expect(now().note).toBe('saved');
  next({ card: 'key-4', tap: null });
  expect(now()).not.toHaveProperty('note');
});
