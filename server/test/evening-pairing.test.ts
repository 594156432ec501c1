import { seeded } from '@fathoms/kernel/chance.ts';
import { EVENING_FORMATS } from '@fathoms/protocol/evenings.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PairingWish, pairRound } from '../evenings/pairing.ts';
import { meetingsIn, type PastRound } from '../evenings/past.ts';
import { shapeOf } from '../evenings/shape.ts';

type Plan = Pick<PairingWish, 'format' | 'seats' | 'least' | 'bots'>;
const PAIRS: Plan = { format: 'robin', seats: 2, least: 2, bots: false };
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Plays an evening on paper; `here` says who comes to which round, the lower number always wins. */
function hold(plan: Plan, joined: number, rounds: number, seed = 'x', here = (_: number) => upTo(joined)) {
  const past: PastRound[] = [];
  const points = upTo(joined).map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const people = here(round);
    const paired = pairRound({ ...plan, people, joined, past, points, seed: `${seed} ${round}` });
    for (const table of paired.tables) {
      const best = Math.min(...table.filter(person => person !== null));
      points[best] = (points[best] ?? 0) + 1;
    }
    past.push(paired);
  }
  return past;
}

const plans = fc.record({
  format: fc.constantFrom(...EVENING_FORMATS),
  seats: fc.integer({ min: 2, max: 5 }),
  least: fc.constant(2),
  bots: fc.boolean(),
});

test('EVENING-8: nobody sits twice in a round, and whoever is there plays or has a bye', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 64 }), fc.string(), (plan, joined, seed) => {
      const luck = seeded(seed);
      const present = upTo(4).map(() => upTo(joined).filter(() => luck.below(4) > 0));
      const past = hold(plan, joined, present.length, seed, round => present[round]!);
      for (const [round, { tables, byes }] of past.entries()) {
        const seated = tables.flat().filter(person => person !== null);
        expect([...seated, ...byes].sort((a, b) => a - b)).toEqual(present[round]);
        for (const table of tables) {
          const people = table.filter(person => person !== null).length;
          expect(table.length).toBeLessThanOrEqual(plan.seats);
          expect(people).toBeGreaterThanOrEqual(plan.bots ? 1 : plan.least);
          if (plan.bots) expect(table.length).toBe(plan.seats);
        }
        if (plan.format === 'duplicate')
          expect(new Set(tables.map(({ length }) => length)).size).toBeLessThan(2);
      }
    }),
    { numRuns: 60 },
  );
});

test('EVENING-8: absences never stop the evening: any people make a round', () => {
  for (const format of EVENING_FORMATS)
    for (const bots of [true, false])
      for (const people of [[], [3], [3, 5], [0, 3, 5]]) {
        const { tables, byes } = pairRound({
          ...{ format, seats: 4, least: 2, bots, people, joined: 6, past: [], points: [], seed: '' },
        });
        expect(tables.flat().filter(person => person !== null).length + byes.length).toBe(people.length);
      }
});

describe('EVENING-9: in a round robin of pairs', () => {
  test.each([2, 4, 6, 8, 10, 12, 16, 20])('EVENING-9: %i people meet everybody once', joined => {
    const met = meetingsIn(hold(PAIRS, joined, joined - 1));
    for (const a of upTo(joined)) for (const b of upTo(a)) expect(met(a, b)).toBe(1);
  });
  test.each([3, 5, 7, 9, 15])('EVENING-9: %i people meet everybody once and have one bye', joined => {
    const past = hold(PAIRS, joined, joined);
    const met = meetingsIn(past);
    for (const a of upTo(joined)) for (const b of upTo(a)) expect(met(a, b)).toBe(1);
    expect(past.flatMap(({ byes }) => byes).sort((a, b) => a - b)).toEqual(upTo(joined));
  });
});

test('EVENING-9: at larger tables everybody meets as evenly as a search finds', () => {
  const most = (joined: number, seats: number, rounds: number): number => {
    const met = meetingsIn(hold({ ...PAIRS, seats }, joined, rounds));
    return Math.max(...upTo(joined).flatMap(a => upTo(a).map(b => met(a, b))));
  };
  expect(most(9, 3, 2)).toBe(1);
  expect(most(16, 4, 2)).toBe(1);
  expect(most(24, 4, 4)).toBe(1);
  expect(most(9, 3, 8)).toBeLessThanOrEqual(3); // two each is what an ideal schedule would have
  expect(most(64, 4, 8)).toBeLessThanOrEqual(2);
});

/** Whether people can be paired so that nobody meets again: tries everything. */
function canAvoid(people: readonly number[], met: (a: number, b: number) => number): boolean {
  const [first, ...others] = people;
  if (first === undefined) return true;
  return others.some(
    other =>
      met(first, other) === 0 &&
      canAvoid(
        others.filter(one => one !== other),
        met,
      ),
  );
}

test('EVENING-10: two meet again only where that cannot be avoided, whoever comes, stays away or is late', () => {
  const cases = fc.record({
    format: fc.constantFrom('robin' as const, 'swiss' as const),
    joined: fc.integer({ min: 2, max: 9 }),
    rounds: fc.integer({ min: 1, max: 9 }),
    seed: fc.string(),
  });
  fc.assert(
    fc.property(cases, ({ format, joined, rounds, seed }) => {
      const luck = seeded(seed);
      const present = upTo(rounds).map(() => upTo(joined).filter(() => luck.below(5) > 0));
      const past = hold({ ...PAIRS, format }, joined, rounds, seed, round => present[round]!);
      for (const [round, { tables }] of past.entries()) {
        const met = meetingsIn(past.slice(0, round));
        const people = tables.flat().filter(person => person !== null);
        const again = tables.some(([a, b]) => met(a!, b!) > 0);
        if (again) expect(canAvoid(people, met)).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});

test('EVENING-11: a Swiss round pairs equals: after three rounds of eight, the two who won all meet no weaker one', () => {
  const past = hold({ ...PAIRS, format: 'swiss' }, 8, 3);
  const points = upTo(8).map(
    person => past.filter(({ tables }) => tables.some(([a, b]) => Math.min(a!, b!) === person)).length,
  );
  expect([...points].sort()).toEqual([0, 1, 1, 1, 2, 2, 2, 3]);
  const [, second] = past;
  const first = past[0]!.tables.map(table => Math.min(...(table as number[])));
  for (const table of second!.tables) expect(new Set(table.map(p => first.includes(p!))).size).toBe(1);
});

test('EVENING-11: in a Swiss evening the bye goes to who has least, and to nobody twice before all had one', () => {
  const past = hold({ ...PAIRS, format: 'swiss' }, 5, 5);
  expect(past.flatMap(({ byes }) => byes).sort()).toEqual(upTo(5));
  const [, second] = past;
  const lost = past[0]!.tables.map(table => Math.max(...(table as number[])));
  expect(lost).toContain(second!.byes[0]);
});

test('EVENING-12: the start, and every other seat, goes round', () => {
  for (const [seats, joined, rounds] of [
    [2, 8, 7],
    [2, 7, 7],
    [3, 9, 9],
    [4, 16, 12],
    [4, 13, 12],
  ] as const) {
    const past = hold({ ...PAIRS, seats }, joined, rounds);
    for (const person of upTo(joined)) {
      const tables = past.flatMap(({ tables }) => tables).filter(table => table.includes(person));
      const starts = tables.filter(table => table[0] === person).length;
      const share = tables.reduce((sum, { length }) => sum + 1 / length, 0);
      expect(Math.abs(starts - share)).toBeLessThan(2);
    }
  }
});

test('EVENING-12: a bot takes no seat from anybody’s turn', () => {
  const past = hold({ ...PAIRS, seats: 4, bots: true }, 6, 8);
  for (const person of upTo(6)) {
    const starts = past.filter(({ tables }) => tables.some(table => table[0] === person)).length;
    expect(starts).toBeGreaterThanOrEqual(1);
    expect(starts).toBeLessThanOrEqual(4);
  }
});

test('EVENING-8: the same wish gives the same round, another seed another one', () => {
  const wish = { ...PAIRS, format: 'swiss', people: upTo(16), joined: 16, past: [], points: [] } as const;
  expect(pairRound({ ...wish, seed: 'a' })).toEqual(pairRound({ ...wish, seed: 'a' }));
  expect(pairRound({ ...wish, seed: 'a' })).not.toEqual(pairRound({ ...wish, seed: 'b' }));
});

test('EVENING-7: tables are as full as may be, and as few people as may be stand aside', () => {
  const shape = (people: number, seats: number, more = {}) => {
    const { sizes, byes } = shapeOf(people, { seats, least: 2, bots: false, equal: false, ...more });
    return [...sizes, -byes];
  };
  expect(shape(8, 4)).toEqual([4, 4, -0]);
  expect(shape(9, 4)).toEqual([3, 3, 3, -0]);
  expect(shape(5, 4)).toEqual([3, 2, -0]);
  expect(shape(7, 2)).toEqual([2, 2, 2, -1]);
  expect(shape(1, 4)).toEqual([-1]);
  expect(shape(5, 4, { bots: true })).toEqual([3, 2, -0]);
  expect(shape(1, 4, { bots: true })).toEqual([1, -0]);
  expect(shape(7, 4, { equal: true })).toEqual([3, 3, -1]);
  expect(shape(8, 4, { equal: true })).toEqual([4, 4, -0]);
  expect(shape(4, 4, { equal: true })).toEqual([2, 2, -0]);
  expect(shape(3, 4, { equal: true })).toEqual([3, -0]);
  for (const people of upTo(65))
    for (const seats of [2, 3, 4, 5]) {
      const { sizes, byes } = shapeOf(people, { seats, least: 2, bots: false, equal: false });
      expect(sizes.reduce((sum, size) => sum + size, byes)).toBe(people);
      expect(byes).toBeLessThanOrEqual(1);
    }
});
