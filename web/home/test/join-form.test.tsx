// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JoinForm } from '../JoinForm.tsx';

const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Types a code and waits as long as somebody would who has finished typing. */
async function type(text: string): Promise<string> {
  render(<JoinForm />);
  const field = screen.getByRole('textbox');
  for (let i = 1; i <= text.length; i++) {
    fireEvent.input(field, { target: { value: text.slice(0, i) } });
    await vi.advanceTimersByTimeAsync(200);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  return screen.getByRole('status').textContent ?? '';
}
const join = (): void => void fireEvent.submit(screen.getByRole('textbox').closest('form')!);
const table = (status: string) => ({
  ...{ game: 'shares', status },
  seats: [{ kind: 'open' }, { kind: 'human' }, { kind: 'open' }],
});

test('a code is looked up once it stands, and what is there is said', async () => {
  answer = () => Response.json(table('lobby'));
  expect(await type('Coral Otter 42')).toBe('Deep Shares: 2 seats free.');
  expect(asked).toEqual(['/api/tables/coral-otter-42']); // neither half a code nor one with half its number
  join();
  expect(location.pathname).toBe('/t/coral-otter-42');
});

test('a table in play, and one that is over, say so', async () => {
  answer = () => Response.json(table('playing'));
  expect(await type('coral-otter-42')).toBe('Deep Shares: no seat free, but you may look on.');
  cleanup();
  answer = () => Response.json(table('over'));
  expect(await type('coral-otter-42')).toBe('Deep Shares: this game is over.');
});

test('a code that leads nowhere says so here, and nobody is sent there', async () => {
  answer = () => Response.json({ error: 'no-table' }, { status: 404 });
  expect(await type('coral-otter-43')).toBe('There is no table called coral-otter-43.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  join();
  expect(location.pathname).toBe('/');
});

test('who has tried too many waits', async () => {
  answer = () => Response.json({ error: 'too-fast' }, { status: 429 });
  expect(await type('coral-otter-44')).toBe('Too many tries. Wait a moment, then try again.');
});

test('without an answer the table’s own page tries on', async () => {
  answer = () => {
    throw new Error('offline');
  };
  expect(await type('coral-otter-45')).toBe('');
  join();
  expect(location.pathname).toBe('/t/coral-otter-45');
});

test('what is no code at all says what one looks like', async () => {
  expect(await type('otter')).toBe('');
  join();
  expect(screen.getByRole('status').textContent).toBe(
    'A code looks like coral-otter-42. A pasted link works too.',
  );
  expect(asked).toEqual([]);
});
