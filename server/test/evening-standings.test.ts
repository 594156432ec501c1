import type { EveningPage } from '@fathoms/protocol/evenings.ts';
import { expect, test } from 'vitest';
import { resultsCsv, resultsJson } from '../evenings/results.ts';
import { type CountedRound, pointsByPlace, standingsOf } from '../evenings/standings.ts';

const played = (seats: (number | null)[], places: number[], scores = places.map(place => 10 - place)) => ({
  ...{ seats, missed: [], result: { is: 'played', places, scores } as const },
});

test('EVENING-13: points go from 1 for the first to 0 for the last, and who shares a place shares its points', () => {
  expect(pointsByPlace([1, 2])).toEqual([1, 0]);
  expect(pointsByPlace([1, 1])).toEqual([0.5, 0.5]);
  expect(pointsByPlace([3, 1, 2])).toEqual([0, 1, 0.5]);
  expect(pointsByPlace([1, 1, 3, 4])).toEqual([0.833333, 0.833333, 0.333333, 0]);
  expect(pointsByPlace([2, 2, 2])).toEqual([0.5, 0.5, 0.5]); // nobody won
  expect(pointsByPlace([1, 2, 3, 4, 5])).toEqual([1, 0.75, 0.5, 0.25, 0]);
  expect(pointsByPlace([1])).toEqual([0.5]);
});

test('EVENING-14: points, then the points of those one met, then tables won, then the place is shared', () => {
  const rounds: CountedRound[] = [
    { byes: [4], tables: [played([0, 1], [1, 2]), played([2, 3], [1, 2])] },
    { byes: [1], tables: [played([0, 2], [1, 1]), played([3, 4], [2, 1])] },
  ];
  const rows = standingsOf(5, rounds, 'robin');
  expect(rows.map(({ person, place, points }) => [person, place, points])).toEqual([
    [0, 1, 1.5],
    [2, 2, 1.5],
    [4, 3, 1.5],
    [1, 4, 0.5],
    [3, 5, 0],
  ]);
  expect(rows.map(({ met }) => met)).toEqual([2, 1.5, 0, 1.5, 3]);
  expect(rows[4]).toMatchObject({ byes: 0, played: 2, won: 0, rounds: [0, 0] });
  expect(rows[3]).toMatchObject({ byes: 1, played: 1, rounds: [0, 0.5] });
});

test('EVENING-14: who is equal in everything shares the better place', () => {
  const rows = standingsOf(
    4,
    [{ byes: [], tables: [played([0, 1], [1, 2]), played([3, 2], [1, 2])] }],
    'swiss',
  );
  expect(rows.map(({ person, place }) => [person, place])).toEqual([
    [0, 1],
    [3, 1],
    [1, 3],
    [2, 3],
  ]);
});

test('EVENING-15: a bye counts like the middle of a table, a missed round nothing', () => {
  const [bye, other, missed] = [0, 1, 2];
  const table = {
    seats: [other, null],
    missed: [missed],
    result: { is: 'played', places: [2, 1], scores: [1, 2] },
  } as const;
  const rows = standingsOf(3, [{ byes: [bye], tables: [table] }], 'robin');
  expect(rows.map(({ person, points }) => [person, points])).toEqual([
    [bye, 0.5],
    [other, 0],
    [missed, 0],
  ]);
  expect(rows[2]).toMatchObject({ played: 0, byes: 0, rounds: [null] });
});

test('EVENING-16: a table that was called off is a bye for who came', () => {
  const off = { seats: [0, null, 2], missed: [1], result: { is: 'off' } } as const;
  const rows = standingsOf(3, [{ byes: [], tables: [off] }], 'swiss');
  expect(rows.map(({ person, points, byes }) => [person, points, byes])).toEqual([
    [0, 0.5, 1],
    [2, 0.5, 1],
    [1, 0, 0],
  ]);
});

test('EVENING-17: a table that was closed is shared by those who are there; who is away comes last', () => {
  const closed = (away: number[]) => ({
    seats: [0, 1, 2],
    missed: [],
    result: { is: 'closed', away } as const,
  });
  const points = (away: number[]) =>
    standingsOf(3, [{ byes: [], tables: [closed(away)] }], 'robin')
      .toSorted((a, b) => a.person - b.person)
      .map(row => row.points);
  expect(points([])).toEqual([0.5, 0.5, 0.5]);
  expect(points([1])).toEqual([0.75, 0, 0.75]);
  expect(points([0, 1, 2])).toEqual([0.5, 0.5, 0.5]);
});

test('EVENING-18: in a duplicate one’s score is compared with the same seat at the other tables', () => {
  const tables = [
    played([0, 1], [2, 1], [5, 9]),
    played([2, 3], [1, 2], [8, 4]),
    played([4, null], [2, 1], [5, 6]),
  ];
  const rows = standingsOf(5, [{ byes: [], tables }], 'duplicate');
  const points = rows.toSorted((a, b) => a.person - b.person).map(row => row.points);
  expect(points).toEqual([0.25, 1, 1, 0, 0.25]); // seat A: 5 8 5; seat B: 9 4 6
  const alone = standingsOf(2, [{ byes: [], tables: tables.slice(0, 1) }], 'duplicate');
  expect(alone.map(row => row.points)).toEqual([0.5, 0.5]);
});

const PAGE: EveningPage = {
  id: 'e1',
  mark: '',
  plan: {
    ...{ title: 'Club', game: 'locker', options: {}, seats: 2, format: 'robin', rounds: 1 },
    ...{ bots: null, auto: false, patience: 3 },
  },
  ...{ over: true, now: 0, nextAt: null, host: 0, you: 0 },
  people: ['=HYPERLINK("x")', 'Ben, "the fish"'].map(name => ({ name, is: 'in', here: true })),
  rounds: [
    {
      ...{ byes: [], absent: [], begunAt: 5, done: true, late: false, deal: null },
      tables: [
        { id: 'reef-1', seats: [1, 0], is: 'over', awaited: [], missed: [], scores: [4, 3], points: [1, 0] },
      ],
    },
  ],
  standings: standingsOf(2, [{ byes: [], tables: [played([1, 0], [1, 2])] }], 'robin'),
};

test('EVENING-21: results as a table: cells stay cells, and what looks like a formula is text', () => {
  const lines = resultsCsv(PAGE, 'https://x.example').split('\r\n');
  expect(lines[0]).toBe('place,name,points,points of those met,tables won,tables played,byes,round 1');
  expect(lines[1]).toBe('1,"Ben, ""the fish""",1,0,1,1,0,1');
  expect(lines[2]).toBe(`2,"'=HYPERLINK(""x"")",0,1,0,1,0,0`);
  expect(lines[5]).toBe('1,1,1,"Ben, ""the fish""",over,4,1,https://x.example/t/reef-1/replay');
});

test('EVENING-21: results as data, with names and replays', () => {
  expect(resultsJson(PAGE, 'https://x.example')).toMatchObject({
    standings: [{ name: 'Ben, "the fish"', place: 1 }, { place: 2 }],
    rounds: [
      {
        tables: [
          {
            replay: 'https://x.example/t/reef-1/replay',
            scores: [4, 3],
            seats: ['Ben, "the fish"', '=HYPERLINK("x")'],
          },
        ],
      },
    ],
  });
});
