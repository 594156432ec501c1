// @vitest-environment happy-dom
import type { Advice } from '@fathoms/bots/review/advice.ts';
import { currentGame } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewScreen } from '../../board/review.ts';
import type { Face } from '../../board/screen.ts';
import { siteOf } from '../../games/sites.ts';
import { changeSettings } from '../../settings/settings.ts';
import { AdviceSheet } from '../AdviceSheet.tsx';

const FACES: Face[] = [
  { name: 'You', colour: 'sun', you: true, level: null, here: true },
  { name: 'Ada', colour: 'red', you: false, level: 'seal', here: true },
];
const game = currentGame('locker') as Game;
const usual = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first]));
const state = game.setup(2, usual as never, { chance: seeded('advice'), tell: () => {} });
const seen = { seat: 0, view: game.view(state, 0), news: [] };
const review = siteOf('locker')?.review as () => Promise<ReviewScreen>;

const ADVICE: Advice = {
  options: [
    { action: 'return', worth: 5240, quality: 'best' },
    { action: 'reveal', worth: 4710, quality: 'mistake' },
  ],
  reasons: { bad: 7, total: 16, stake: 14 },
};

const open = (ask: () => Promise<Advice>) =>
  render(
    <AdviceSheet
      table={{ id: 'abc', game: 'locker' }}
      {...{ seen, review, ask }}
      faces={FACES}
      close={() => {}}
    />,
  );

beforeEach(() => changeSettings({ language: 'en' }));
afterEach(cleanup);

test('the best choice is read out with its chance and the game’s own reason, the others stand below', async () => {
  open(async () => ADVICE);
  const status = screen.getByRole('status', { hidden: true });
  expect(status.textContent).toBe('The coach thinks it over.');
  await vi.waitFor(() => expect(status.textContent).toMatch(/^Best: return, 52\u00a0%/));
  expect(status.textContent).toContain('7 of 16 cards sink you. 14 points at stake.');
  const rows = [...document.querySelectorAll('dl > div')].map(row => row.textContent);
  expect(rows).toEqual(['return52\u00a0%Best', 'go on47\u00a0%Mistake']);
});

test('in German as well', async () => {
  changeSettings({ language: 'de' });
  open(async () => ADVICE);
  await screen.findByText('Deine Gewinnchance nach jeder Wahl');
  expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(/^Beste: .*52\u00a0%.*7 von 16/);
});

test('where there is nothing to decide, or nobody can judge, it says so', async () => {
  open(async () => ({ ...ADVICE, options: ADVICE.options.slice(0, 1) }));
  await screen.findByText('There is nothing to decide here.');
  cleanup();
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  open(() => Promise.reject(new Error('no judge')));
  await screen.findByText('The coach cannot judge this position.');
  quiet.mockRestore();
});
