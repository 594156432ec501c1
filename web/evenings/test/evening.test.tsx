// @vitest-environment happy-dom
import type { EveningPage, EveningRound, EveningTable, EveningWish } from '@fathoms/protocol/evenings.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Guests } from '../Guests.tsx';
import { mineIn, pointsText } from '../mine.ts';
import { Rounds } from '../Rounds.tsx';
import { Standings } from '../Standings.tsx';

afterEach(cleanup);

const table = (id: string, seats: (number | null)[], more: Partial<EveningTable> = {}): EveningTable => ({
  ...{ id, seats, is: 'waiting', awaited: [], missed: [], scores: null, points: null, ...more },
});
const round = (tables: EveningTable[], more: Partial<EveningRound> = {}): EveningRound => ({
  ...{ tables, byes: [], absent: [], begunAt: 0, done: false, late: false, deal: null, ...more },
});
const row = (person: number, place: number, points: number) => ({
  ...{ person, place, points, met: 1.5, won: 1, played: 1, byes: 0, rounds: [points] },
});
const PAGE: EveningPage = {
  ...{ id: 'e', mark: 'm', over: false, now: 0, nextAt: null, host: 0, you: 0, standings: [] },
  plan: {
    ...{ title: '', game: 'locker', options: {}, seats: 2, format: 'swiss', rounds: 3 },
    ...{ bots: null, auto: false, patience: 3 },
  },
  people: ['Ada', 'Ben', 'Cy'].map(name => ({ name, is: 'in', here: true })),
  rounds: [],
};

test('EVENING-5: everybody is told what the evening means to them', () => {
  const mine = (more: Partial<EveningPage>) => mineIn({ ...PAGE, ...more }).is;
  const played = round([table('t', [0, 1], { is: 'playing' })], { byes: [2] });
  expect(mine({})).toBe('between');
  expect(mine({ you: null })).toBe('stranger');
  expect(mine({ rounds: [played] })).toBe('table');
  expect(mine({ rounds: [played], you: 2 })).toBe('bye');
  expect(mine({ rounds: [round([table('t', [0, 1], { is: 'over' })])] })).toBe('done');
  expect(mine({ rounds: [round([table('t', [1, 2])], { absent: [0] })] })).toBe('absent');
  expect(mine({ rounds: [{ ...played, done: true, tables: [] }] })).toBe('between');
  expect(mine({ over: true })).toBe('over');
  const out = PAGE.people.with(0, { name: 'Ada', is: 'out', here: true });
  expect(mine({ people: out })).toBe('out');
  expect(mine({ people: out, rounds: [played] })).toBe('table'); // what was begun is played
  expect([pointsText(0.833333, 'en'), pointsText(0.5, 'de')]).toEqual(['0.83', '0,5']);
});

function rounds(page: Partial<EveningPage>, isHost = true): EveningWish[] {
  const wishes: EveningWish[] = [];
  render(<Rounds page={{ ...PAGE, ...page }} act={wish => void wishes.push(wish)} isHost={isHost} />);
  return wishes;
}
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('EVENING-16: the host deals with who is missing once they were waited for long enough', () => {
  const waits = table('t', [0, 1], { awaited: [1] });
  rounds({ rounds: [round([waits])] });
  expect(screen.getByText('Waiting for Ben')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const wishes = rounds({ rounds: [round([waits], { late: true })] });
  tap('Let a bot sit in');
  tap('Call it off: a bye for who came');
  expect(wishes).toEqual([
    { do: 'bot', table: 't' },
    { do: 'bye', table: 't' },
  ]);
  cleanup();
  rounds({ rounds: [round([waits], { late: true })] }, false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('EVENING-17: closing a table is asked for twice', () => {
  const wishes = rounds({ rounds: [round([table('t', [0, 1], { is: 'playing' })], { late: true })] });
  tap('Close as it stands');
  expect(wishes).toEqual([]);
  tap('Tap again: who is here shares it');
  expect(wishes).toEqual([{ do: 'close', table: 't' }]);
});

test('EVENING-21: a table that is over leads to its replay, tables of one deal to where they are compared', () => {
  const over = table('t', [0, 1], { is: 'over', scores: [7, 5], points: [1, 0] });
  rounds({ rounds: [round([over], { done: true })] });
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/t/t/replay');
  cleanup();
  rounds({ rounds: [round([over], { done: true, deal: 'e.1' })] });
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/same/e.1']);
});

test('EVENING-14: the standings name everybody by place', () => {
  render(<Standings page={{ ...PAGE, rounds: [round([])], standings: [row(1, 1, 1), row(0, 2, 0)] }} />);
  const names = screen.getAllByRole('rowheader').map(cell => cell.textContent);
  expect(names).toEqual(['Ben', 'Ada']);
});

test('EVENING-19: the host hands the evening over, and others are offered nothing', () => {
  const wishes: EveningWish[] = [];
  render(<Guests page={PAGE} act={wish => void wishes.push(wish)} isHost />);
  tap('Make Ben host');
  expect(wishes).toEqual([{ do: 'host', person: 1 }]);
  cleanup();
  render(<Guests page={{ ...PAGE, you: 1 }} act={() => {}} isHost={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
