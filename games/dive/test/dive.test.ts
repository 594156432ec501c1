import { expect, test } from 'vitest';
import { dive } from '../index.ts';
import { OCEAN, SHARK_ARTS } from '../ocean/cards.ts';
import { contentOf } from '../parts.ts';
import { act, after, at, only, program, rested, round, spaces } from './table.ts';

test('DIVE-26: all programs with all their levels become public at the same moment', () => {
  const s = at({ cards: ['shark'] });
  expect(JSON.stringify(act(s, 0, 'ready 1n 2s 345n'))).not.toContain('levels');
  const [revealed] = only(act(s, 1, 'ready 5n'), 'revealed');
  expect(revealed.programs).toEqual([program('1n 2s 345n'), program('5n')]);
  expect(dive.redact(revealed, null)).toEqual(revealed);
});

test('DIVE-27: levels are evaluated in order, each through its steps', () => {
  const { news } = after({ cards: ['GT', 'shark', 'RT'], spaces: [0, 0] }, '1n 2s 3n', '2n 1n');
  const told = news.flatMap(event => ('level' in event ? [`${event.type} ${event.level}`] : []));
  expect(told).toEqual([
    'turned 1',
    'judged 1',
    'raced 1',
    'turned 2',
    'judged 2',
    'turned 3',
    'judged 3',
    'raced 3',
  ]);
});

test('DIVE-28: the card comes off the top and what counts on it is announced', () => {
  const cards = ['shark+RT', 'MR', '–'] as const;
  const { news, s } = after({ cards: [...cards] }, '1s 2n 3n', '1s');
  expect(only(news, 'turned').map(({ content }) => [content?.shark, content?.helper])).toEqual([
    [true, 'red'],
    [false, 'manta'],
    [false, null],
  ]);
  expect(s.stack).toHaveLength(20);
});

test('DIVE-29: the other art counts for nothing: cards of one class are all alike', () => {
  const classes = new Map<string, string>();
  for (const { id, shark, helper } of OCEAN) {
    const { art: _art, ...content } = contentOf({ card: id, turn: 0, flipped: false });
    const name = `${shark !== null} ${helper?.kind}`;
    expect(classes.get(name) ?? JSON.stringify(content)).toBe(JSON.stringify(content));
    classes.set(name, JSON.stringify(content));
  }
  expect(classes.size).toBe(8);
});

test('DIVE-30: three drawings are sharks, whatever their size and heading', () => {
  for (const { id, shark } of OCEAN) {
    const content = contentOf({ card: id, turn: 0, flipped: false });
    expect(content.shark).toBe(shark !== null && SHARK_ARTS.includes(shark.art));
  }
  const seen = OCEAN.map(({ id }) => contentOf({ card: id, turn: 0, flipped: false }).art).filter(Boolean);
  expect(new Set(seen)).toEqual(new Set(SHARK_ARTS));
});

test('DIVE-31: no card shows two sharks or two helpers', () => {
  for (const { shark, helper } of OCEAN) {
    expect(Array.isArray(shark)).toBe(false);
    expect(Array.isArray(helper)).toBe(false);
  }
  const { news } = after({ cards: ['shark+GT'] }, '1s', '1n');
  expect(only(news, 'turned')[0].content).toMatchObject({ shark: true, helper: 'green' });
});

test('DIVE-32: whoever still dives and has a program for the level is judged, all at the same time', () => {
  const { news } = after({ cards: ['–', 'shark', '–'], spaces: [0, 0, 0] }, '1n', '1n 2n 3n', '1n 2s 3n');
  expect(only(news, 'judged')).toEqual([
    { type: 'judged', level: 1, right: [0, 1, 2], wrong: [] },
    { type: 'judged', level: 2, right: [2], wrong: [1] },
    { type: 'judged', level: 3, right: [2], wrong: [] },
  ]);
});

test('DIVE-33: a program is right when its flag is what the card shows', () => {
  const judged = (card: 'shark' | '–' | 'shark+MR' | 'MR') =>
    only(after({ cards: [card] }, '1s', '1n').news, 'judged')[0].right;
  expect([judged('shark'), judged('shark+MR'), judged('–'), judged('MR')]).toEqual([[0], [0], [1], [1]]);
});

test('DIVE-34: a mistake in Tranquil Waters costs this level and all deeper ones', () => {
  const { news } = after({ cards: ['–', '–', 'shark'], spaces: [15, 0] }, '1n 2n 3n 4n 5n', '1n');
  expect(only(news, 'lost')).toEqual([{ type: 'lost', seat: 0, levels: [3, 4, 5], zone: 'tranquil' }]);
  expect(rested(news)).toEqual([2, 1]);
});

test('DIVE-35: a mistake in Deep Waters costs all levels; what helpers gave stays', () => {
  const { news, spaces } = after({ cards: ['GT', '–', 'shark'], spaces: [16, 0] }, '5n 2n 3n 4n', '1n');
  expect(only(news, 'lost')).toEqual([{ type: 'lost', seat: 0, levels: [1, 2, 3, 4], zone: 'deep' }]);
  expect(spaces).toEqual([17, 1]);
});

test('DIVE-36: the zone is that of the moment the level is judged', () => {
  const { news, spaces } = after({ cards: ['GT', 'shark'], spaces: [15, 0] }, '5n 4n', '1n');
  expect(only(news, 'lost')[0]).toMatchObject({ levels: [1, 2], zone: 'deep' });
  expect(spaces).toEqual([16, 1]);
  const before = after({ cards: ['shark+GT', '–'], spaces: [15, 0] }, '5n 4n', '1s');
  expect(only(before.news, 'lost')[0]).toMatchObject({ levels: [1, 2], zone: 'tranquil' });
});

test('DIVE-37: who erred does nothing more in this Dive phase', () => {
  const { news, spaces } = after({ cards: ['shark', 'RT', 'GT'] }, '1n 5n 4n', '1s 2n 3n');
  expect(only(news, 'judged').map(({ right, wrong }) => [right, wrong])).toEqual([
    [[1], [0]],
    [[1], []],
    [[1], []],
  ]);
  expect(only(news, 'raced').flatMap(({ speeds }) => speeds.map(({ pawn }) => pawn))).toEqual([1, 1]);
  expect(spaces).toEqual([0, 6]);
});

test('DIVE-38: who has no tokens on a level has stopped and keeps what was passed', () => {
  const { news, spaces } = after({ cards: ['–', 'shark', 'shark'], spaces: [18, 2] }, '1n', '1n 2s 3s');
  expect(only(news, 'lost')).toEqual([]);
  expect(spaces).toEqual([19, 5]);
});

test('DIVE-56: the next level is evaluated while anybody who still dives has a program for it', () => {
  const turned = (...programs: string[]) =>
    only(after({ cards: ['–', 'shark', '–', '–'] }, ...programs).news, 'turned').length;
  expect(turned('1n', '1n')).toBe(1);
  expect(turned('1n', '1n 2s 3n 4n')).toBe(4);
  expect(turned('1n 2n 3n 4n', '1n')).toBe(2); // nobody is left after the mistake
  expect(turned('1s 2s 3s', '1s 2s')).toBe(1);
});

test('DIVE-57: what lies on levels without a card is simply discarded', () => {
  const { news, spaces } = after({ cards: ['–', '–'], last: true }, '1n 2n 3n 4n', '1n 2n');
  expect(only(news, 'spent')).toEqual([{ type: 'spent', seat: 0, levels: [3, 4] }]);
  expect(only(news, 'turned')).toHaveLength(2);
  expect(spaces).toEqual([2, 2]);
});

test('DIVE-58: that is no mistake, not even in Deep Waters', () => {
  const { news, spaces } = after({ cards: ['–', '–'], last: true, spaces: [17, 0] }, '1n 2n 3n', '1n');
  expect(only(news, 'lost')).toEqual([]);
  expect(spaces).toEqual([19, 1]);
});

test('a card is gone once, and in order', () => {
  const s = at({ cards: ['–', 'shark'] });
  const [first, second] = s.stack;
  round(s, '1n 2s', '1n');
  expect(s.gone.slice(-2)).toEqual([first, second]);
  expect(s.lastDive).toBe(2);
  expect(spaces(s)).toEqual([2, 1]);
});
