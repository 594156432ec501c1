import type { Facts } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { balanceOf, describeBalance } from '../run/balance.ts';
import type { PlayedMatch } from '../run/match.ts';
import { fakeIo } from './fake-io.ts';

/** A match of two: who acted in which order, the scores, and what the game told of it. */
function played(order: readonly number[], scores: number[], end: string, fates: Facts[]): PlayedMatch {
  const best = Math.max(...scores);
  return {
    outcome: { scores, places: scores.map(score => (score === best ? 1 : 2)) },
    rolls: [],
    entries: order.map(seat => ({ seat, action: 'step', rolls: [] })),
    tally: { match: { end, rounds: order.length }, seats: fates },
  };
}

const MATCHES = [
  played([1, 0, 1], [10, 4], 'home', [{ fate: 'up' }, { fate: 'lost' }]),
  played([0, 1], [8, 6], 'home', [{ fate: 'up' }, { fate: 'up' }]),
  played([1, 1, 0, 0], [3, 3], 'adrift', [{ fate: 'up' }, { fate: 'up' }]),
  played([0, 1, 0], [1, 7], 'home', [{ fate: 'lost' }, { fate: 'up' }]),
];

test('victories and points are counted by who acted first, wherever they sit', () => {
  const [first, second] = balanceOf(MATCHES).order;
  expect([first.wins.mean, second.wins.mean]).toEqual([1.5 / 4, 2.5 / 4]);
  expect([first.score.mean, second.score.mean]).toEqual([4, 6.5]);
});

test('numbers come as a mean and the range of nine in ten', () => {
  const spreads = Object.fromEntries(balanceOf(MATCHES).spreads.map(one => [one.name, one]));
  expect(spreads.actions).toEqual({ name: 'actions', mean: 3, low: 2, high: 3 });
  expect(spreads['best score'].mean).toBe(7);
  expect(spreads['lead over the second'].mean).toBe(3.5);
  expect(spreads.rounds.mean).toBe(3);
});

test('labels of a match are counted, the most frequent first, and so are ties for the best score', () => {
  const labels = balanceOf(MATCHES).labels.map(({ name, label, share }) => [name, label, share.mean]);
  expect(labels).toEqual([
    ['best score', 'reached by several', 0.25],
    ['end', 'home', 0.75],
    ['end', 'adrift', 0.25],
  ]);
});

test('labels of a seat tell how those fared who had them', () => {
  const fates = balanceOf(MATCHES).fates.map(({ label, share, wins, score }) => [
    label,
    share.mean,
    wins.mean,
    score.mean,
  ]);
  expect(fates).toEqual([
    ['up', 6 / 8, 4 / 6, 37 / 6],
    ['lost', 2 / 8, 0, 2.5],
  ]);
});

test('a game that tells nothing still has order, length and points, and no empty tables', () => {
  const silent = MATCHES.map(match => ({ ...match, tally: null }));
  const balance = balanceOf(silent);
  expect(balance.fates).toEqual([]);
  expect(balance.spreads.map(({ name }) => name)).toEqual(['actions', 'best score', 'lead over the second']);
  expect(describeBalance(balance)).not.toContain('of all seats');
});

test.each([
  ['shares --players 3', ['end: ', 'triggered the end: yes', 'research depth']],
  ['scuba --players 2', ['last phase: ', 'fate: surfaced', 'deepest turn: ', 'rounds']],
])('sim %s tells what happened in its matches', async (line, sentences) => {
  const io = fakeIo();
  expect(await runLab(`sim ${line} --games 6 --seed pearl --bots seal`.split(' '), io)).toBe(0);
  for (const words of sentences) expect(io.out.join('\n')).toContain(words);
});
