import { expect, test } from 'vitest';
import { type RoundKind, roundOf, roundsIn, tablesOf } from '../load/rounds.ts';
import { markdownOf } from '../shared/report.ts';

const figures = {
  moves: 999.4,
  p50: 0.61,
  p99: 12.08,
  longest: 40,
  engines: 0,
  generator: 100,
  bytes: 1213.6,
};

const pair = (server: string, tables: number, asked: RoundKind, bare: object, other: object) => [
  roundOf({ server: 'ws', beside: server, tables, asked }, { ...figures, ...bare }),
  roundOf({ server, beside: 'ws', tables, asked }, { ...figures, ...other }),
];

const ROUNDS = [
  roundOf({ server: 'ws', beside: '', tables: 250, asked: 'idle' }, { idle: 9.12 }),
  ...pair('Fathoms', 250, 'most', { moves: 4000, cpu: 150 }, { moves: 3000, cpu: 180 }),
  ...pair('Fathoms', 250, 'steady', { cpu: 200 }, { cpu: 150, engines: 30 }),
  ...pair('Fathoms', 250, 'steady', { cpu: 300 }, { cpu: 300, engines: 50, p99: 9 }),
  ...pair('Fathoms', 250, 'steady', { cpu: 100 }, { cpu: 200, engines: 40, p99: 10 }),
  ...pair('Socket.IO', 250, 'steady', { cpu: 400 }, { cpu: 100 }),
  roundOf({ server: 'ws', beside: 'Fathoms', tables: 2500, asked: 'most' }, null),
  roundOf(
    { server: 'Fathoms', beside: 'ws', tables: 2500, asked: 'most' },
    { ...figures, moves: 2000, cpu: 9 },
  ),
];

const bodyOf = (nth: number): string[] =>
  markdownOf(tablesOf(ROUNDS, 'ws')[nth] ?? expect.fail('no table'))
    .split('\n')
    .slice(2);

test('a server is held against the round of bare ws next to its own, what worked for it apart', () => {
  expect(bodyOf(0)).toEqual([
    '| ws | 250 | 4 | 999 | 0.6 | 12.1 (12.1 – 12.1) | 300 (100 – 400) |  |  | 1,214 | 9.1 |',
    '| Fathoms | 250 | 3 | 999 | 0.6 | 10.0 (9.0 – 12.1) | 200 (150 – 300) | 40 (30 – 50) | 1.00 (0.75 – 2.00) | 1,214 |  |',
    '| Socket.IO | 250 | 1 | 999 | 0.6 | 12.1 | 100 |  | 0.25 | 1,214 |  |',
  ]);
});

test('who is never in time has no most, and nobody is held against it', () => {
  expect(bodyOf(1)).toEqual([
    '| ws | 250 | 4,000 |  | 12.1 | 150 |  | 100 |',
    '| Fathoms | 250 | 3,000 | 0.75 | 12.1 | 180 |  | 100 |',
    '| ws | 2,500 | none |  |  |  |  |  |',
    '| Fathoms | 2,500 | 2,000 |  | 12.1 | 9 |  | 100 |',
  ]);
});

test('the rounds of a run are read back, so that another run can be added to them', () => {
  expect(roundsIn(tablesOf(ROUNDS, 'ws'))).toEqual(ROUNDS);
});
