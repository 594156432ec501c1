// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MyPrograms } from '../MyPrograms.tsx';
import { ProgramSheet } from '../ProgramSheet.tsx';

const asked: { path: string; method: string; body: unknown }[] = [];
let answer: (path: string, method: string) => Response;

beforeEach(() => {
  asked.length = 0;
  HTMLDialogElement.prototype.showModal ??= () => {};
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ path, method, body: body ? JSON.parse(String(body)) : null });
    return answer(path, method);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
const shownIn = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;

test('PROGRAM-4: a token is made for a seat and shown with the command that uses it', async () => {
  answer = () => json({ id: 'p', token: 'fathoms_secret' }, 201);
  render(<ProgramSheet place={{ table: 'coral-otter-42', seat: 1 }} close={() => {}} />);
  type('Your name', 'Mara');
  tap('Make a token');
  await screen.findByText(/This is shown once/);
  const place = { table: 'coral-otter-42', seat: 1 };
  expect(asked).toEqual([
    { path: '/api/me/programs', method: 'POST', body: { name: 'Deepbot', of: 'Mara', place } },
  ]);
  expect(shownIn('The token')).toBe('fathoms_secret');
  expect(shownIn('Run it like this')).toMatch(
    /seat .*\/t\/coral-otter-42 --program .* --token fathoms_secret$/,
  );
});

test('a seat that was taken meanwhile, or a server out of reach, is said to be so', async () => {
  answer = () => json({ error: 'not-now' }, 409);
  render(<ProgramSheet place={{ table: 'coral-otter-42', seat: 1 }} close={() => {}} />);
  type('Your name', 'Mara');
  tap('Make a token');
  await screen.findByText(/The seat is taken/);
  answer = () => {
    throw new TypeError('offline');
  };
  tap('Make a token');
  await screen.findByText(/did not get through/);
});

test('PROGRAM-11: somebody sees their tokens and ends one', async () => {
  const kept = [
    { id: 'a', name: 'Deepbot', of: 'Mara', made: 0, table: null, seat: null },
    { id: 'b', name: 'Squid', of: 'Mara', made: 0, table: 'coral-otter-42', seat: 1 },
  ];
  answer = (_path, method) => (method === 'GET' ? json({ programs: kept }) : json({ ok: true }));
  render(<MyPrograms />);
  await screen.findByText('At coral-otter-42, seat 2');
  tap('End the token of Squid');
  await vi.waitFor(() => expect(screen.queryByText('Squid')).toBeNull());
  expect(asked.at(-1)).toMatchObject({ path: '/api/me/programs/b', method: 'DELETE' });
  expect(screen.getByText('At any table you are at')).toBeTruthy();
});
