import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { SPECIES, type Species } from '../parts.ts';
import { animalPoints, cardsOf, combinationPoints, combinationsIn } from '../scoring.ts';
import { at, type DiverMoment } from './table.ts';

const over = (divers: DiverMoment[], first = 0) =>
  scuba.outcome(at({ divers, first, phase: { name: 'over', reason: 'home' } }));
const bonus = (...cards: Species[]): number => combinationPoints(cardsOf(cards));

test('SCUBA-145: living players score cards, combinations and positive chips less negative points', () => {
  const cards: Species[] = ['nurse', 'lemon', 'hammer'];
  expect(
    over([
      { at: 'boat', cards, plus: 7, minus: 4 },
      { at: '4/4', status: 'dead', cards, plus: 99 },
    ]),
  ).toEqual({
    places: [1, 2],
    scores: [4 + 5 + 10 + 3 + 7 - 4, 0],
  });
  expect(animalPoints(cardsOf(SPECIES))).toBe(70);
  expect(scuba.outcome(at({}))).toBeNull();
});

test('SCUBA-146: a complete pair is worth 3', () => {
  expect(bonus('clown', 'anemone')).toBe(3);
  expect(bonus('lemon', 'nurse')).toBe(3);
  expect(bonus('clown', 'nurse')).toBe(0);
  expect(bonus('clown')).toBe(0);
});

test('SCUBA-147: a complete triple is worth 6, two of its three 2', () => {
  expect(bonus('stingray', 'eagle', 'manta')).toBe(6);
  expect(bonus('seafan', 'stovepipe', 'vase')).toBe(6);
  expect([bonus('stingray', 'manta'), bonus('eagle', 'manta'), bonus('seafan', 'vase')]).toEqual([2, 2, 2]);
  expect(bonus('eagle')).toBe(0);
});

test('SCUBA-148: each combination counts once per player', () => {
  expect(combinationPoints(cardsOf(SPECIES))).toBe(18);
  const s = at({ divers: [{ at: 'boat', cards: ['lemon', 'nurse'], plus: 9 }, { at: '8/8' }] }); // both seen again
  expect(scuba.view(s, 0).divers[0].score).toBe(4 + 5 + 3 + 9);
  expect(combinationsIn(cardsOf(['lemon', 'nurse', 'eagle']))).toEqual([
    { id: 'PB', have: ['lemon', 'nurse'], bonus: 3 },
    { id: 'TA', have: ['eagle'], bonus: 0 },
  ]);
});

test('SCUBA-149: among living players the highest score wins', () => {
  expect(
    over([
      { at: 'boat', plus: 5 },
      { at: 'boat', plus: 9 },
      { at: '4/4', status: 'dead', plus: 50 },
    ]),
  ).toEqual({
    places: [2, 1, 3],
    scores: [5, 9, 0],
  });
  expect(
    over([
      { at: 'boat', minus: 30 },
      { at: '4/4', status: 'dead' },
      { at: '4/4', status: 'dead' },
    ])?.places,
  ).toEqual([1, 2, 2]);
});

test('SCUBA-150: first tie-break: more animal cards', () => {
  expect(
    over([
      { at: 'boat', cards: ['moray'] },
      { at: 'boat', cards: ['anemone', 'seafan'] },
    ])?.places,
  ).toEqual([2, 1]);
});

test('SCUBA-151: second tie-break: fewer negative points in total', () => {
  expect(
    over([
      { at: 'boat', plus: 9, minus: 5 },
      { at: 'boat', plus: 7, minus: 3 },
    ])?.places,
  ).toEqual([2, 1]);
});

test('SCUBA-152: last tie-break: earliest in turn order from the starting player', () => {
  const equal = (): DiverMoment[] => [{ at: 'boat' }, { at: 'boat' }, { at: 'boat' }];
  expect(over(equal(), 0)?.places).toEqual([1, 2, 3]);
  expect(over(equal(), 1)?.places).toEqual([3, 1, 2]);
  expect(over(equal(), 2)?.places).toEqual([2, 3, 1]);
});
