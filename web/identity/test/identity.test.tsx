// @vitest-environment happy-dom
import { type MyWays, RECOVERY_WORDS, WORDS_LISTED } from '@fathoms/protocol/ways-back.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepStreak } from '../KeepStreak.tsx';
import { SignInSheet } from '../SignInSheet.tsx';
import { SignOutSheet } from '../SignOutSheet.tsx';
import { Ways } from '../Ways.tsx';
import { LISTS, readWords, tellWords } from '../word-list.ts';

const asked: { path: string; body: unknown }[] = [];
afterEach(() => {
  cleanup();
  asked.length = 0;
  vi.unstubAllGlobals();
});

const GUEST: MyWays = { passkeys: [], words: false, guest: 0 };

/** A server that answers the same to everything. */
function answer(body: object, status = 200): void {
  vi.stubGlobal('fetch', async (path: string, wish?: RequestInit) => {
    asked.push({ path, body: wish?.body === undefined ? undefined : JSON.parse(String(wish.body)) });
    return new Response(JSON.stringify(body), { status });
  });
}
const tap = (name: RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const button = (name: RegExp) => screen.queryByRole('button', { name });

test('ME-1: before the first counted try nothing is offered and nothing asked; then it is what one would lose', async () => {
  answer(GUEST);
  render(<KeepStreak counted={0} />);
  await Promise.resolve();
  expect([asked, document.querySelectorAll('button').length]).toEqual([[], 0]);
  cleanup();
  render(<KeepStreak counted={1} streak={1} />);
  expect(await screen.findByRole('button', { name: 'Keep this result' })).toBeTruthy();
  cleanup();
  render(<KeepStreak counted={5} streak={3} />);
  expect(await screen.findByRole('button', { name: 'Keep this streak' })).toBeTruthy();
  cleanup();
  answer({ ...GUEST, words: true });
  asked.length = 0;
  render(<KeepStreak counted={5} streak={3} />);
  await expect.poll(() => asked.length).toBe(1);
  expect(button(/^Keep/)).toBeNull();
});

test('ME-1: without a dive at the server there is nothing to keep, and a way to sign in all the same', async () => {
  answer(GUEST);
  render(<Ways something={false} />);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect([button(/^Keep/), button(/^Sign out/)]).toEqual([null, null]);
  cleanup();
  render(<Ways something />);
  expect(await screen.findByRole('button', { name: 'Keep it on all my devices' })).toBeTruthy();
  cleanup();
  answer({ passkeys: [{ id: 'a', day: '2026-11-16' }], words: true, guest: 2 });
  render(<Ways something={false} />);
  expect(await screen.findByText(/^Your way back: 1 passkey and recovery words/)).toBeTruthy();
  expect(button(/^Sign in/)).toBeNull();
  expect(button(/^Bring 2 tables/)).toBeTruthy(); // what was left with the guest is not forgotten
});

test('ME-8: both lists have 512 words that differ in their first four letters, and either language is read', () => {
  const starts = [...LISTS.en, ...LISTS.de].map(word => word.slice(0, 4));
  expect([LISTS.en.length, LISTS.de.length]).toEqual([WORDS_LISTED, WORDS_LISTED]);
  expect(new Set(starts).size).toBe(2 * WORDS_LISTED);
  for (const word of [...LISTS.en, ...LISTS.de]) expect(word).toMatch(/^[a-z]{3,10}$/);
  const places = Array.from({ length: RECOVERY_WORDS }, (_, i) => (i * 211 + 5) % WORDS_LISTED);
  for (const language of ['en', 'de'] as const)
    expect(readWords(tellWords(places, language).join(',\n ').toUpperCase())).toEqual({
      places,
      unknown: [],
    });
  expect(readWords('xyzzy 7').unknown).toEqual(['xyzzy']);
});

test('words that cannot be right are named before anything is sent', async () => {
  const done = vi.fn();
  answer({ is: 'wrong' }, 403);
  render(<SignInSheet close={() => {}} done={done} />);
  const type = (value: string) => {
    fireEvent.input(screen.getByLabelText(/^Recovery words/), { target: { value } });
    tap(/^With these words/);
  };
  type(`${LISTS.en.slice(0, 11).join(' ')} xyzzy`);
  expect(screen.getByText('Not on the list: xyzzy')).toBeTruthy();
  type(LISTS.en.slice(0, 11).join(' '));
  expect(screen.getByText('That is 11 of twelve words.')).toBeTruthy();
  expect(asked).toEqual([]);
  type(LISTS.de.slice(0, 12).join(' '));
  expect(await screen.findByText('Nobody is known by that.')).toBeTruthy();
  expect(asked).toEqual([
    { path: '/api/sign-in/words', body: { words: Array.from({ length: 12 }, (_, i) => i) } },
  ]);
  expect(done).not.toHaveBeenCalled();
});

test('ME-12: what this device’s guest has is asked about, and comes along only if one says so', async () => {
  const done = vi.fn();
  for (const [name, paths] of [
    ['Leave it', ['/api/sign-in/words']],
    ['Bring it along', ['/api/sign-in/words', '/api/me/guest']],
  ] as const) {
    answer({ is: 'in', guest: 2 });
    asked.length = 0;
    render(<SignInSheet close={() => {}} done={done} />);
    fireEvent.input(screen.getByLabelText(/^Recovery words/), {
      target: { value: LISTS.en.slice(0, 12).join(' ') },
    });
    tap(/^With these words/);
    expect(await screen.findByText(/^As a guest you have 2 tables here/)).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
    tap(new RegExp(`^${name}`));
    await expect.poll(() => done.mock.calls.length).toBe(1);
    expect(asked.map(({ path }) => path)).toEqual(paths);
    done.mockClear();
    cleanup();
  }
});

test('ME-15: who has no way back is warned, and asked once more', async () => {
  const done = vi.fn();
  answer({ ok: true });
  render(<SignOutSheet wayBack={false} close={() => {}} done={done} />);
  expect(screen.getByText(/nothing leads back/)).toBeTruthy();
  tap(/^Everywhere/);
  expect(asked).toEqual([]);
  tap(/^Cancel/);
  tap(/^On all others/); // loses nothing
  expect(await screen.findByText('All other devices are signed out.')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ where: 'others' }]);
  expect(done).not.toHaveBeenCalled();
  tap(/^Everywhere/);
  tap(/lose them/);
  await expect.poll(() => done.mock.calls.length).toBe(1);
  cleanup();
  asked.length = 0;
  render(<SignOutSheet wayBack close={() => {}} done={done} />);
  expect(screen.queryByText(/nothing leads back/)).toBeNull();
  tap(/^Everywhere/);
  expect(asked.map(({ body }) => body)).toEqual([{ where: 'everywhere' }]);
});
