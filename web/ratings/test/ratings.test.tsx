// @vitest-environment happy-dom
import type { RatingsPage as Board } from '@fathoms/protocol/ratings.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { tableOf } from '../../session/test/fakes.ts';
import { changeTexts } from '../changes.ts';
import { linesOf, RatingsPage } from '../RatingsPage.tsx';
import { RATINGS } from '../words.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const human = (name: string) => ({ kind: 'human', name, here: true, awayMs: 0, standIn: null }) as const;
const row = (place: number, points: number) => ({
  ...{ place, name: `Diver ${place}`, points, matches: 20, guest: true },
});
const BOARD: Board = {
  ...{ game: 'locker', page: 0, pages: 1, rows: [row(1, 1700), row(2, 1400)] },
  bots: [
    { level: 'minnow', points: 1177 },
    { level: 'seal', points: 1500 },
  ],
  mine: { points: 1421, provisional: true, matches: 1, place: null },
};
const names = (board: Board): string[] =>
  linesOf(board).map(line => (line.is === 'bot' ? line.bot.level : line.row.name));

test('RATING-7: bots stand between the people they are as strong as, each on one page', () => {
  expect(names(BOARD)).toEqual(['Diver 1', 'seal', 'Diver 2', 'minnow']);
  expect(names({ ...BOARD, pages: 2 })).toEqual(['Diver 1', 'seal', 'Diver 2']);
  const second = { ...BOARD, page: 1, pages: 2, rows: [row(3, 1390)] };
  expect(names(second)).toEqual(['Diver 3', 'minnow']);
  expect(names({ ...BOARD, rows: [] })).toEqual(['seal', 'minnow']);
});

test('RATING-6 RATING-15: the board shows places, guests as guests, and one’s own as provisional', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(BOARD)));
  render(<RatingsPage game="locker" />);
  await screen.findByText(/You: 1421\? after 1 match/);
  expect(screen.getAllByText('guest')).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: /Seal/ }).closest('tr')?.textContent).toContain('1500');
});

test('a board that does not come says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RatingsPage game="locker" />);
  await screen.findByText('No connection to the server.');
  vi.restoreAllMocks();
});

test('RATING-11: what a match came to is told by name', () => {
  const changes = [
    { seat: 0, before: 1500, after: 1579 },
    { seat: 1, before: 1500, after: 1421 },
  ];
  expect(changeTexts(tableOf([0], { seats: [human('Ada'), human('Ben')] }), changes, RATINGS.en)).toEqual([
    ...['Ada: 1500 → 1579 (+79)', 'Ben: 1500 → 1421 (−79)'],
  ]);
});
