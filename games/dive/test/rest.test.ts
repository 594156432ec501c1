import { expect, test } from 'vitest';
import { dive } from '../index.ts';
import { zoneOf } from '../parts.ts';
import { LIGHTS, VIEWS } from '../picture/views.ts';
import { pictures, type StackScene } from '../pictures.ts';
import { expiring } from '../view.ts';
import { after, at, only, opened, rested, round } from './table.ts';

test('DIVE-59: a space for each level that still holds a token', () => {
  const { news } = after(
    { cards: ['–', '–', 'shark', '–'], spaces: [0, 0, 0] },
    '1n 2n 3s 4n',
    '1n 2n 3n',
    '1n',
  );
  expect(rested(news)).toEqual([4, 2, 1]);
  expect(only(news, 'rested')[0].moves[1]).toEqual({ pawn: 1, levels: 2, from: 0, to: 2, blocked: false });
});

test('DIVE-60: number and value of the tokens do not matter', () => {
  expect(rested(after({ cards: ['–', '–'] }, '1n 2n', '12n 345n').news)).toEqual([2, 2]);
});

test('DIVE-61: all advance at the same time; meeting or passing pawns has no effect', () => {
  const { news, spaces } = after({ cards: ['–', '–', '–'], spaces: [3, 4] }, '1n 2n 3n', '1n 2n');
  expect(spaces).toEqual([6, 6]);
  expect(only(news, 'rested')).toHaveLength(1);
});

test('DIVE-62: cards evaluated leave the game, and nobody may look at them again', () => {
  const { s, news } = after({ cards: ['shark+RT', 'MR'] }, '1s 2n', '5s');
  const [revealed] = only(news, 'revealed').map(expiring.rest);
  expect(revealed).toEqual({ type: 'revealed', programs: [null, null], chief: null });
  expect(only(news, 'turned').map(expiring.rest)).toEqual([
    { type: 'turned', level: 1, content: null, card: null },
    { type: 'turned', level: 2, content: null, card: null },
  ]);
  expect(only(news, 'judged').map(expiring.rest)).toEqual([
    { type: 'judged', level: 1, right: [], wrong: [] },
    { type: 'judged', level: 2, right: [], wrong: [] },
  ]);
  expect(only(news, 'raced').map(expiring.rest)).toEqual(only(news, 'raced')); // speeds and moves may be kept
  expect(news.filter(expiring.ends).map(({ type }) => type)).toEqual(['rested']);
  const seen = JSON.stringify([0, 1, null].map(viewer => dive.view(s, viewer)));
  for (const { card } of s.gone) expect(seen).not.toContain(card);
});

test('DIVE-63: then every diver takes back all five tokens and the next round begins', () => {
  const { s, news } = after({ cards: ['–'] }, '12345n', '1n');
  expect(news.at(-1)).toEqual({ type: 'round', round: 4, cards: 20 });
  expect(s.divers.map(({ program, ready }) => [program, ready])).toEqual([
    [null, false],
    [null, false],
  ]);
  expect(dive.toAct(s)).toEqual([0, 1]);
});

test('DIVE-64: the first card that was not evaluated becomes level 1', () => {
  const s = at({ cards: ['–', 'shark', 'GT', 'MR'] });
  const third = s.stack[2];
  round(s, '1n 2s', '1n');
  expect(s.stack[0]).toEqual(third);
  expect(only(round(s, '1n', '2n'), 'turned')[0]).toMatchObject({ level: 1, card: third.card });
});

test('DIVE-65: spaces 0 to 15 are Tranquil Waters, 16 and beyond Deep Waters', () => {
  expect([0, 1, 14, 15].map(zoneOf)).toEqual(['tranquil', 'tranquil', 'tranquil', 'tranquil']);
  expect([16, 17, 23, 40].map(zoneOf)).toEqual(['deep', 'deep', 'deep', 'deep']);
  const view = dive.view(at({ spaces: [15, 16], chief: 16 }), null);
  expect([...view.divers, view.chief].map(pawn => pawn?.zone)).toEqual(['tranquil', 'deep', 'deep']);
});

test('DIVE-66: pawns may move past 23, and the exact space matters', () => {
  const { s, spaces } = after({ cards: ['–', '–', '–'], spaces: [22, 22] }, '1n 2n 3n', '1n 2n');
  expect(spaces).toEqual([25, 24]);
  expect(dive.outcome(s)).toEqual({ places: [1, 2], scores: [25, 24] });
});

test('DIVE-67: the end is checked only after the Rest', () => {
  const reached = after({ cards: ['RT', 'shark', '–'], spaces: [21, 20] }, '5n 4n', '1n 2s 3n');
  expect(reached.spaces).toEqual([23, 23]); // A stood on 23 after level 1, and the round went on
  expect(only(reached.news, 'turned')).toHaveLength(3);
  expect(reached.news.at(-1)).toEqual({ type: 'ended', reason: 'stone', winners: [0, 1] });
  expect(dive.outcome(after({ cards: ['–'], spaces: [21, 5] }, '1n', '1n').s)).toBeNull();
  expect(dive.toAct(reached.s)).toEqual([]);
});

test('DIVE-68: the pawn furthest along wins, not the one that reached 23 first', () => {
  const { s } = after({ cards: ['RT', '–', '–'], spaces: [21, 21, 3] }, '5n', '1n 2n 3n', '2n');
  expect(s.divers.map(({ space }) => space)).toEqual([24, 24, 4]);
  const b = after({ cards: ['RT', '–', '–', '–'], spaces: [21, 21, 3] }, '5n', '1n 2n 3n 4n', '2n');
  expect(b.spaces).toEqual([24, 25, 4]);
  expect(dive.outcome(b.s)?.places).toEqual([2, 1, 3]);
});

test('DIVE-69: a tie for furthest is a draw between the tied divers; nothing is played on', () => {
  const { s, news } = after({ cards: ['–', '–'], spaces: [22, 22, 1] }, '1n 2n', '3n 4n', '1n');
  expect(dive.outcome(s)).toEqual({ places: [1, 1, 3], scores: [24, 24, 2] });
  expect(dive.view(s, null).winners).toEqual([0, 1]);
  expect(news.at(-1)).toEqual({ type: 'ended', reason: 'stone', winners: [0, 1] });
});

test('DIVE-70: an empty stack ends the game after that Rest, even if nobody reached 23', () => {
  const { s, news, spaces } = after({ cards: ['–', '–'], last: true, spaces: [9, 4] }, '1n 2n', '1n');
  expect(spaces).toEqual([11, 5]);
  expect(news.at(-1)).toEqual({ type: 'ended', reason: 'stack', winners: [0] });
  expect(dive.outcome(s)?.places).toEqual([1, 2]);
  expect(dive.outcome(after({ cards: ['–'], last: true, spaces: [4, 4] }, '1n', '2n').s)?.places).toEqual([
    1, 1,
  ]);
});

test('DIVE-72: the flashlight shines from above, below and the side, and may be moved; no card is touched', () => {
  for (const from of ['above', 'below', 'side']) {
    expect(LIGHTS.filter(light => light.startsWith(from)).length).toBeGreaterThan(1);
  }
  const [dark, lit] = (['off', 'on'] as const).map(
    flashlight => pictures.scenes(opened(2, { flashlight })).stack as StackScene,
  );
  expect([dark.ways, lit.ways]).toEqual(['tilted', 'lit']);
  expect({ ...lit, ways: 'tilted' }).toEqual(dark);
});

test('DIVE-73: it is one published set of views for every diver alike, and the rules are unchanged', () => {
  const s = [false, true].map(flashlight => ({ ...at({ cards: ['GT', 'shark'] }), flashlight }));
  const news = s.map(state => round(state, '5n 1n', '1n 2s'));
  expect(news[1]).toEqual(news[0]);
  expect(s.map(state => dive.view(state, 0).flashlight)).toEqual([false, true]);
  expect(VIEWS).toHaveLength(9);
  expect(new Set(LIGHTS).size).toBe(1 + 25 + 25 + 8);
});
