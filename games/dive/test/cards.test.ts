import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECOYS, HELPERS, OCEAN, oceanCard, SHARK_ARTS, SIZES } from '../ocean/cards.ts';

const RULES = readFileSync(`${import.meta.dirname}/../../../rules/dive.md`, 'utf8');

/** Radius in % of the card side, as the rules give it with the table. */
const RADIUS: { readonly [thing: string]: number } = {
  ...{ 'shark-S': 10, 'shark-M': 14, 'shark-L': 18 },
  ...{ 'green-S': 8, 'green-M': 11, 'green-L': 14, 'red-S': 8, 'red-M': 11, 'red-L': 14 },
  ...{ 'manta-S': 10, 'manta-M': 13, 'manta-L': 16 },
  ...{ kelp: 13, coral: 11, school: 9, dolphin: 12, whale: 18, octopus: 12 },
  ...{ jelly: 7, star: 5, wreck: 15, snake: 10, rings: 6, crab: 5 },
};

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function discs(id: string): Disc[] {
  const { shark, helper, decoys, holes } = oceanCard(id);
  return [
    ...(shark ? [{ ...shark, r: RADIUS[`shark-${shark.size}`] }] : []),
    ...(helper ? [{ ...helper, r: RADIUS[`${helper.kind}-${helper.size}`] }] : []),
    ...decoys.map(decoy => ({ ...decoy, r: RADIUS[decoy.kind] })),
    ...holes,
  ];
}

const count = <T>(things: readonly T[], is: (thing: T) => boolean): number => things.filter(is).length;

test('DIVE-3: there are 36 Ocean cards, O01 to O36', () => {
  expect(OCEAN.map(card => card.id)).toEqual(
    Array.from({ length: 36 }, (_, i) => `O${String(i + 1).padStart(2, '0')}`),
  );
});

test('the cards are those printed in the rules', () => {
  const cell = (text: string | null): string => text ?? '—';
  const spot = (s: { x: number; y: number; heading: number }): string => `${s.x},${s.y}@${s.heading}`;
  const codes = { green: 'GT', red: 'RT', manta: 'MR' };
  for (const { id, shark, helper, decoys, holes } of OCEAN) {
    const row = [
      id,
      cell(shark && `${shark.art}-${shark.size} ${spot(shark)}`),
      cell(helper && `${codes[helper.kind]}-${helper.size} ${spot(helper)}`),
      cell(decoys.map(decoy => `${decoy.kind} ${spot(decoy)}`).join('; ') || null),
      cell(holes.map(hole => `${hole.x},${hole.y} r${hole.r}`).join('; ') || null),
    ];
    expect(RULES).toContain(`| ${row.join(' | ')} |`);
  }
});

test('DIVE-30: exactly three drawings are sharks: 15 cards, five of each drawing and of each size', () => {
  const sharks = OCEAN.flatMap(card => card.shark ?? []);
  expect(sharks).toHaveLength(15);
  for (const art of SHARK_ARTS) expect(count(sharks, shark => shark.art === art)).toBe(5);
  for (const size of SIZES) expect(count(sharks, shark => shark.size === size)).toBe(5);
  expect(new Set(sharks.map(shark => shark.art + shark.size)).size).toBe(9);
});

test('DIVE-28: helpers with and without a shark are as many as the rules count', () => {
  const classes = HELPERS.map(kind => [
    count(OCEAN, card => card.helper?.kind === kind && card.shark === null),
    count(OCEAN, card => card.helper?.kind === kind && card.shark !== null),
  ]);
  expect(classes).toEqual([
    [5, 3],
    [3, 2],
    [3, 2],
  ]);
  expect(count(OCEAN, card => card.helper === null && card.shark === null)).toBe(10);
  expect(count(OCEAN, card => card.helper === null && card.shark !== null)).toBe(8);
});

test('DIVE-29: the rest is decoration: 137 decoys of 12 kinds, 38 holes on 22 cards', () => {
  const decoys = OCEAN.flatMap(card => card.decoys);
  expect(decoys).toHaveLength(137);
  expect(new Set(decoys.map(decoy => decoy.kind))).toEqual(new Set(DECOYS));
  expect(OCEAN.flatMap(card => card.holes)).toHaveLength(38);
  expect(count(OCEAN, card => card.holes.length > 0)).toBe(22);
});

test('in the canonical layout nothing overlaps and nothing leaves the card', () => {
  for (const { id } of OCEAN) {
    const things = discs(id);
    things.forEach((a, i) => {
      for (const b of things.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y), id).toBeGreaterThanOrEqual(a.r + b.r);
      }
      expect(Math.min(a.x, a.y, 100 - a.x, 100 - a.y), id).toBeGreaterThanOrEqual(a.r);
    });
  }
});

test('an id that is not printed is an error', () => {
  expect(() => oceanCard('O37')).toThrow('O37');
});
