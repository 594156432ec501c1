import { expect, test } from 'vitest';
import { tablesOf } from '../server.ts';
import { markdownOf } from '../shared/report.ts';

const round = {
  moves: 999.4,
  p50: 0.61,
  p99: 12.08,
  longest: 40,
  cpu: 200,
  engines: 0,
  generator: 100,
  bytes: 1213.6,
};

test('servers are held against bare ws at as many tables, what worked for them apart', () => {
  const results = [
    { name: 'ws', tables: 250, steady: [round, round], most: { ...round, moves: 4000 }, idle: 9.12 },
    {
      name: 'Fathoms on PostgreSQL and NATS',
      tables: 250,
      steady: [
        { ...round, cpu: 300, engines: 150 },
        { ...round, cpu: 500, engines: 160 },
      ],
      most: { ...round, moves: 3000, engines: 125 },
      idle: null,
    },
    { name: 'ws', tables: 2500, steady: [{ ...round, cpu: 100 }], most: null, idle: null },
  ];
  const [steady, most] = tablesOf(results).map(table => markdownOf(table).split('\n').slice(2));
  expect(steady).toEqual([
    '| ws | 250 | 999, 999 | 0.6, 0.6 | 12.1, 12.1 | 200, 200 |  | 1.00 | 1,214 | 9.1 |',
    '| Fathoms on PostgreSQL and NATS | 250 | 999, 999 | 0.6, 0.6 | 12.1, 12.1 | 300, 500 | 150, 160 | 2.00 | 1,214 |  |',
    '| ws | 2,500 | 999 | 0.6 | 12.1 | 100 |  | 1.00 | 1,214 |  |',
  ]);
  expect(most).toEqual([
    '| ws | 250 | 4,000 | 1.00 | 12.1 | 200 |  | 100 |',
    '| Fathoms on PostgreSQL and NATS | 250 | 3,000 | 0.75 | 12.1 | 200 | 125 | 100 |',
    '| ws | 2,500 | none |  |  |  |  |  |',
  ]);
});
