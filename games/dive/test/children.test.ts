import { readOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { dive } from '../index.ts';
import { after, at, brokenRule, type Card, only, rested } from './table.ts';

const CARDS: Card[] = ['shark', '–', 'RT', 'shark+MR', 'GT'];

test('DIVE-74: every diver programs all five levels, sides only', () => {
  const s = at({ mode: 'children' });
  expect(dive.choices?.describe(s, 0)).toMatchObject({ children: true, tokens: [], levels: 5 });
  expect([...(dive.choices?.all(dive.choices.describe(s, 0) as never) ?? [])]).toHaveLength(32);
  expect(brokenRule(s, 'ready nsnsn')).toBeNull();
  expect(brokenRule(s, 'ready nsns')).toBe('DIVE-74');
  expect(brokenRule(s, 'ready nsnsns')).toBe('DIVE-74');
  expect(brokenRule(s, 'ready 1n 2s 3n 4s 5n')).toBe('DIVE-74');
});

test('DIVE-75: all five levels are evaluated for everyone; a mistake stops nothing', () => {
  const { news } = after({ mode: 'children', cards: CARDS }, 'nsssn', 'nnnnn');
  expect(only(news, 'judged').map(({ right, wrong }) => [right, wrong])).toEqual([
    [[], [0, 1]],
    [[1], [0]],
    [[1], [0]],
    [[0], [1]],
    [[0, 1], []],
  ]);
  expect(only(news, 'lost')).toEqual([]);
});

test('DIVE-76: a space for each level guessed right', () => {
  const { spaces } = after({ mode: 'children', cards: CARDS, spaces: [0, 3, 0] }, 'snnsn', 'nsssn', 'nssns');
  expect(spaces).toEqual([5, 5, 0]);
});

test('DIVE-77: they are moved together in the Rest phase', () => {
  const { news } = after({ mode: 'children', cards: CARDS }, 'snnsn', 'nnnnn');
  expect(only(news, 'rested')).toHaveLength(1);
  expect(rested(news)).toEqual([5, 3]);
  expect(only(news, 'helped')).toEqual([]);
});

test('DIVE-78: turtles and mantas do nothing', () => {
  const { news, spaces } = after(
    { mode: 'children', cards: ['RT', 'GT', 'MR', 'RT', 'GT'], spaces: [0, 9] },
    'nnnnn',
    'sssss',
  );
  expect(news.some(({ type }) => type === 'raced' || type === 'helped')).toBe(false);
  expect(spaces).toEqual([5, 9]);
});

test('DIVE-79: zones are ignored', () => {
  const { spaces } = after({ mode: 'children', cards: CARDS, spaces: [17, 17] }, 'snnss', 'nnnnn');
  expect(spaces).toEqual([21, 20]);
});

test('DIVE-80: the end is triggered as ever: 23 or more at the end of Rest', () => {
  expect(
    dive.outcome(after({ mode: 'children', cards: CARDS, spaces: [18, 0] }, 'snnsn', 'nnnnn').s)?.places,
  ).toEqual([1, 2]);
  expect(
    dive.outcome(after({ mode: 'children', cards: CARDS, spaces: [17, 0] }, 'snnsn', 'nnnnn').s),
  ).toBeNull();
});

test('DIVE-81: divers tied for furthest share the victory', () => {
  const { s } = after({ mode: 'children', cards: CARDS, spaces: [18, 20, 0] }, 'snnsn', 'nnnnn', 'nnnnn');
  expect(dive.outcome(s)).toEqual({ places: [1, 1, 3], scores: [23, 23, 3] });
});

test('DIVE-82: levels without a card do not count, and an empty stack ends the game', () => {
  const { s, news, spaces } = after({ mode: 'children', cards: ['–', '–'], last: true }, 'nnnnn', 'nsnnn');
  expect(spaces).toEqual([2, 1]);
  expect(only(news, 'spent').map(({ seat, levels }) => [seat, levels])).toEqual([
    [0, [3, 4, 5]],
    [1, [3, 4, 5]],
  ]);
  expect(dive.outcome(s)?.places).toEqual([1, 2]);
  const tied = after({ mode: 'children', cards: ['–'], last: true }, 'nnnnn', 'nssss');
  expect(dive.outcome(tied.s)?.places).toEqual([1, 1]);
});

test('DIVE-83: not with companions or the Chief, and with two divers at least', () => {
  const rule = (seats: number, raw: object): string | null => {
    const read = readOptions(dive, seats, { mode: 'children', ...raw });
    return !read.ok && read.code === 'forbidden' ? read.rule : null;
  };
  expect(rule(2, { companions: 'on' })).toBe('DIVE-83');
  expect(rule(2, { chief: 'on' })).toBe('DIVE-132');
  expect(rule(1, {})).toBe('DIVE-83');
  expect([2, 3, 4].map(seats => rule(seats, {}))).toEqual([null, null, null]);
});
