import type { Facts } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { balanceOf, describeBalance } from '../run/balance.ts';
import type { PlayedMatch } from '../run/match.ts';
import { mergeTallies, newTallies, type Tallies, tallyMatch } from '../run/tallies.ts';
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

function tallied(matches: readonly PlayedMatch[]): Tallies {
  const all = newTallies(2);
  for (const match of matches) tallyMatch(all, match);
  return all;
}

const MATCHES = [
  played([1, 0, 1], [10, 4], 'home', [{ fate: 'up' }, { fate: 'lost' }]),
  played([0, 1], [8, 6], 'home', [{ fate: 'up' }, { fate: 'up' }]),
  played([1, 1, 0, 0], [3, 3], 'adrift', [{ fate: 'up' }, { fate: 'up' }]),
  played([0, 1, 0], [1, 7], 'home', [{ fate: 'lost' }, { fate: 'up' }]),
];

test('victories and points are counted by who acted first, wherever they sit', () => {
  const [first, second] = balanceOf(tallied(MATCHES)).order;
  expect([first.wins.mean, second.wins.mean]).toEqual([1.5 / 4, 2.5 / 4]);
  expect([first.score.mean, second.score.mean]).toEqual([4, 6.5]);
});

test('numbers come as a mean and the range of nine in ten', () => {
  const spreads = Object.fromEntries(balanceOf(tallied(MATCHES)).spreads.map(one => [one.name, one]));
  expect(spreads.actions).toEqual({ name: 'actions', mean: 3, low: 2, high: 3 });
  expect(spreads['best score'].mean).toBe(7);
  expect(spreads['lead over the second'].mean).toBe(3.5);
  expect(spreads.rounds.mean).toBe(3);
});

test('labels of a match are counted, the most frequent first, and so are ties for the best score', () => {
  const labels = balanceOf(tallied(MATCHES)).labels.map(({ name, label, share }) => [
    name,
    label,
    share.mean,
  ]);
  expect(labels).toEqual([
    ['best score', 'reached by several', 0.25],
    ['end', 'home', 0.75],
    ['end', 'adrift', 0.25],
  ]);
});

test('labels of a seat tell how those fared who had them', () => {
  const fates = balanceOf(tallied(MATCHES)).fates.map(({ label, share, wins, score }) => [
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
  const balance = balanceOf(tallied(silent));
  expect(balance.fates).toEqual([]);
  expect(balance.spreads.map(({ name }) => name)).toEqual(['actions', 'best score', 'lead over the second']);
  expect(describeBalance(balance)).not.toContain('of all seats');
});

test.each([
  ['locker --players 2', ['incidents', 'end: deck', 'sank the haul']],
  ['shares --players 3', ['end: ', 'triggered the end: yes', 'research depth']],
  [
    'scuba --players 2',
    ['last phase: ', 'fate: surfaced', 'deepest turn: ', 'rounds', 'animals seen, a match'],
  ],
])('sim %s tells what happened in its matches', async (line, sentences) => {
  const io = fakeIo();
  expect(await runLab(`sim ${line} --games 6 --seed pearl --bots seal`.split(' '), io)).toBe(0);
  for (const words of sentences) expect(io.out.join('\n')).toContain(words);
});

test('counting in parts and in another order gives the same figures to the last digit', () => {
  const [first, ...rest] = MATCHES;
  const [one, others] = [tallied([first]), tallied([...rest].reverse())];
  mergeTallies(others, one);
  expect(JSON.stringify(balanceOf(others))).toBe(JSON.stringify(balanceOf(tallied(MATCHES))));
});

test('places are added up and told a match, as a table in the terminal', () => {
  const places = { suits: { rows: ['home'], columns: ['key', 'net'], counts: [[3, 1]] } };
  const [match] = MATCHES;
  const told = { ...match, tally: { match: {}, seats: [{}, {}], places } };
  const balance = balanceOf(tallied([told, { ...match, tally: { match: {}, seats: [{}, {}] } }]));
  expect(balance.places).toEqual([
    { name: 'suits', rows: ['home'], columns: ['key', 'net'], means: [[1.5, 0.5]] },
  ]);
  expect(describeBalance(balance)).toMatch(/suits, a match\s+key\s+net\nhome\s+1\.50\s+0\.50/);
});
