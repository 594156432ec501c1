// @vitest-environment happy-dom
import type { Outcome } from '@fathoms/kernel/game.ts';
import { act, cleanup, renderHook } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEnding } from '../use-ending.ts';

const OVER: Outcome = { places: [1, 2], scores: [30, 20] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const sit = (first: Outcome | null) =>
  renderHook(({ outcome }: { outcome: Outcome | null }) => useEnding(outcome), {
    initialProps: { outcome: first },
  });

test('the score comes by itself once the last card was looked at', () => {
  const { result, rerender } = sit(null);
  rerender({ outcome: OVER });
  pass(1700);
  expect(result.current.open).toBe(false);
  pass(200);
  expect(result.current.open).toBe(true);
});

test('asked for before that it opens at once, and once closed it stays closed', () => {
  const { result, rerender } = sit(null);
  rerender({ outcome: OVER });
  act(() => result.current.setOpen(true));
  expect(result.current.open).toBe(true);
  act(() => result.current.setOpen(false));
  pass(5000);
  expect(result.current.open).toBe(false);
  act(() => result.current.setOpen(true));
  expect(result.current.open).toBe(true);
});

test('a table that is over already opens on it; an end taken back comes by itself again', () => {
  const { result, rerender } = sit(OVER);
  expect(result.current.open).toBe(true);
  rerender({ outcome: null });
  expect(result.current.open).toBe(false);
  rerender({ outcome: OVER });
  expect(result.current.open).toBe(false);
  pass(1900);
  expect(result.current.open).toBe(true);
});
