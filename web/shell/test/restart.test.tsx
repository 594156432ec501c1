// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearRestart, readRestart } from '../../session/restart.ts';
import { RestartNote } from '../RestartNote.tsx';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hearRestart(null, 0);
  cleanup();
  vi.useRealTimers();
});

const tell = (inMs: number, words = '') => act(() => hearRestart({ inMs, words }, Date.now()));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const seen = () => document.querySelector('b')?.textContent ?? null;
const heard = () => document.querySelector('.vh')?.textContent ?? null;

test('SYNC-41: a restart counts down for the eye each second, and for the ear a few times', async () => {
  render(<RestartNote />);
  expect(seen()).toBeNull();
  await tell(10 * MINUTE, 'A new version.');
  expect(screen.getByRole('status').textContent).toContain('A new version.');
  expect(seen()).toBe('The server restarts in 10:00.');
  expect(heard()).toBe('The server restarts in less than 10 minutes.');
  await pass(1000);
  expect(seen()).toBe('The server restarts in 9:59.');
  expect(heard()).toBe('The server restarts in less than 10 minutes.');
  await pass(5 * MINUTE);
  expect(heard()).toBe('The server restarts in less than 5 minutes.');
  await pass(5 * MINUTE);
  expect(seen()).toBe('The server restarts any moment now.');
  await act(() => hearRestart(null, Date.now()));
  expect(seen()).toBeNull();
});

test('it can be put away, also when it is told again, until the last minute', async () => {
  render(<RestartNote />);
  await tell(3 * MINUTE);
  fireEvent.click(screen.getByRole('button'));
  await pass(MINUTE);
  expect(seen()).toBeNull();
  await tell(2 * MINUTE + 300); // the line was lost and is back
  expect(seen()).toBeNull();
  await pass(MINUTE + 2000);
  expect(seen()).toBe('The server restarts in 0:59.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what an older server answers, or anything else, announces nothing', () => {
  expect(readRestart({ tables: [] })).toBeNull();
  expect(readRestart({ restart: { inMs: 'soon', words: '' } })).toBeNull();
  expect(readRestart({ restart: { inMs: 5, words: 'x' } })).toEqual({ inMs: 5, words: 'x' });
});
