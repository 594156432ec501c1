import { expect, test } from 'vitest';
import { lenient } from '../judge/lenient.ts';
import { sounding } from '../judge/sounding.ts';
import { parse } from '../notation.ts';
import type { Action, Glimpse } from '../types.ts';
import { at, type Card } from './table.ts';

const CARDS: Card[] = ['shark', '–', 'shark', '–', '–', '–'];
const reading = (...sharks: number[]): Glimpse => ({
  sharks,
  helpers: sharks.map(() => ({ green: 0, red: 0, manta: 0 })),
});
const sharksFor = (program: string, read: Glimpse, mode: 'standard' | 'children' = 'standard') =>
  (lenient(read, at({ cards: CARDS, mode }), parse(`ready ${program}`) as Action) as Glimpse).sharks;

test('where a diver was right and the eye leaned the other way, the reading is even', () => {
  const eye = reading(200, 700, 900, 300, 100, 100);
  expect(sharksFor('1s 2n 3s 4n 5n', eye)).toEqual([500, 500, 900, 300, 100, 100]);
});

test('where the diver was wrong, or the eye right, the reading stays as it was', () => {
  const eye = reading(200, 700, 900, 300, 100, 100);
  expect(sharksFor('1n 2s 3n 4s 5s', eye)).toEqual(eye.sharks);
  expect(sharksFor('1s 2n 3s 4n 5n', reading(900, 100, 800, 200, 100, 100))).toEqual([
    900, 100, 800, 200, 100, 100,
  ]);
});

test('who stopped right above a level the eye was wrong about may have seen it; further down nobody knows', () => {
  const eye = reading(900, 100, 200, 800, 800, 100);
  expect(sharksFor('12n 345n', eye)).toEqual([900, 100, 500, 800, 800, 100]);
  expect(sharksFor('1n 2n 3n 4s 5s', eye)).toEqual(eye.sharks); // nothing but mistakes
  expect(sharksFor('nnnss', eye, 'children')).toEqual(eye.sharks);
});

test('a program is told with how sure its calls are and what it promises', () => {
  const glimpse = reading(900, 100, 300, 800, 500, 100);
  const tell = (program: string, spaces: number[]) =>
    sounding.reasons(
      { ...at({ cards: CARDS, spaces }), dream: { seat: 0, glimpse } },
      0,
      parse(`ready ${program}`) as Action,
    );
  expect(tell('12s 3n 45s', [3, 4])).toEqual({
    ...{ sure1: 90, sure2: 90, sure3: 30, levels: 3, all: 24, wholly: 0, rest: 2, helped: 0 },
  });
  expect(tell('12s 3n', [17, 4])).toMatchObject({ levels: 2, all: 81, wholly: 1, rest: 1.6 });
});

test('what may be weighed differs in more than the tokens a speed is made of, at every depth', () => {
  const s = at({ cards: CARDS });
  const glimpse = reading(900, 100, 800, 200, 300, 300);
  const programs = sounding
    .options({ ...s, dream: { seat: 0, glimpse } }, 0)
    .flatMap(action => (action.type === 'ready' ? [action.program] : []));
  expect(programs.length).toBe(15);
  const speeds = programs.map(({ levels }) =>
    levels.map(({ tokens }) => tokens.reduce((a, b) => a + b)).join(),
  );
  expect(new Set(speeds).size).toBe(15);
});

test('a companion may be used at once, kept, or chosen among all that are left', () => {
  const glimpse = reading(900, 100, 800, 200, 300, 300);
  const holding = {
    ...at({ cards: CARDS, holds: ['dolphins', 'octopus', null], spaces: [0, 0, 0] }),
    dream: { seat: 0, glimpse },
  };
  const types = (seat: number) => new Set(sounding.options(holding, seat).map(({ type }) => type));
  expect(types(0)).toEqual(new Set(['ready', 'dolphins']));
  expect(types(1)).toEqual(new Set(['ready', 'octopus']));
  expect(types(2)).toEqual(new Set(['ready']));
});

test('of two mantas one takes as far as any: together they promise no more than the ride', () => {
  const mantas = (manta: number): Glimpse => ({
    sharks: [0, 0, 0, 0, 0, 0],
    helpers: [0, 1, 2, 3, 4, 5].map(i => ({ green: 0, red: 0, manta: i < 2 ? manta : 0 })),
  });
  const s = at({ cards: ['MR', 'MR', '–'], spaces: [2, 8] });
  const helped = (glimpse: Glimpse): unknown =>
    sounding.reasons({ ...s, dream: { seat: 0, glimpse } }, 0, parse('ready 135n 24n') as Action).helped;
  expect(helped(mantas(0))).toBe(0);
  expect(helped(mantas(1000))).toBeGreaterThan(5.5);
  expect(helped(mantas(1000))).toBeLessThanOrEqual(6);
});
