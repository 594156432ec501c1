import { expect, test } from 'vitest';
import { speedOf } from '../dive.ts';
import { dive } from '../index.ts';
import { after, at, brokenRule, only, program, rested } from './table.ts';

test('E1: a program: levels, tokens and speeds', () => {
  const text = '1n 3s 45n 2n';
  expect(brokenRule(at(), `ready ${text}`)).toBeNull();
  const romain = program(text);
  expect(romain.levels.map((_, i) => speedOf(romain, i + 1))).toEqual([1, 3, 9, 2]);
});

test('E2: two mantas in one round', () => {
  const { news } = after({ cards: ['MR', 'MR'], spaces: [8, 9, 13] }, '5n 1n', '1n 5n', '2n 3n');
  expect(only(news, 'helped').map(({ pawn, from, to }) => [pawn, from, to])).toEqual([
    [0, 8, 9],
    [1, 9, 13],
  ]);
});

test('E3: Rest: tokens on two levels are two spaces', () => {
  expect(rested(after({ cards: ['–', '–'] }, '135n 24n', '1n').news)[0]).toBe(2);
});

test('E4: a mistake in Deep Waters costs everything', () => {
  const cards = ['–', '–', '–', 'shark'] as const;
  expect(rested(after({ cards: [...cards], spaces: [16, 0] }, '1n 2n 3n 4n 5n', '1n').news)[0]).toBe(0);
  expect(rested(after({ cards: [...cards], spaces: [15, 0] }, '1n 2n 3n 4n 5n', '1n').news)[0]).toBe(3);
});

test('E5: the manta stops at 15', () => {
  const { news } = after({ cards: ['MR'], spaces: [11, 17] }, '5n', '1n');
  expect(only(news, 'helped')[0]).toMatchObject({ pawn: 0, from: 11, to: 15 });
});

test('E6: a complete round of three divers', () => {
  const [anthony, michael, romain] = ['45s 1n 23n', '3s 5s 12n 4n', '2s 145n 3s'];
  const { s, news, spaces } = after(
    { cards: ['shark+RT', 'MR', 'RT', '–'], spaces: [16, 18, 12] },
    anthony,
    michael,
    romain,
  );
  expect(only(news, 'judged').map(({ wrong }) => wrong)).toEqual([[], [1], [2]]);
  expect(only(news, 'helped').map(({ pawn, from, to }) => [pawn, from, to])).toEqual([
    [0, 16, 18],
    [2, 12, 15],
    [0, 18, 20],
  ]);
  expect(only(news, 'lost')).toEqual([
    { type: 'lost', seat: 1, levels: [1, 2, 3, 4], zone: 'deep' },
    { type: 'lost', seat: 2, levels: [3], zone: 'tranquil' },
  ]);
  expect(spaces).toEqual([23, 18, 17]);
  expect(dive.outcome(s)?.places).toEqual([1, 2, 3]);
  expect(only(news, 'turned')).toHaveLength(3);
});

test('E7: the Chief enters Deep Waters in mid-dive', () => {
  const { s, news } = after({ cards: ['–', 'GT', '–', '–'], spaces: [0], chief: 15, chiefCard: 'V11' }, '1n');
  expect(only(news, 'helped')[0]).toMatchObject({ pawn: 'chief', from: 15, to: 16 });
  expect(only(news, 'covered')).toEqual([{ type: 'covered', levels: [4] }]);
  expect(s.chief?.space).toBe(19);
});

test('E8: a complete round with the Chief', () => {
  const { s, news, spaces } = after(
    { cards: ['GT', 'shark', 'RT', 'shark', '–'], spaces: [10], chief: 14, chiefCard: 'V26' },
    '2n 4s 5n 1n 3n',
  );
  expect(only(news, 'raced').map(({ level, winner }) => [level, winner])).toEqual([
    [1, null],
    [3, 'chief'],
  ]);
  expect(only(news, 'covered')).toEqual([{ type: 'covered', levels: [4] }]);
  expect(only(news, 'lost')[0]).toMatchObject({ levels: [4, 5], zone: 'tranquil' });
  expect(only(news, 'turned')).toHaveLength(4);
  expect([spaces[0], s.chief?.space]).toEqual([13, 19]);
});
