import { expect, test } from 'vitest';
import { after, at, only, round, spaces as spacesOf } from './table.ts';

const raced = (news: Parameters<typeof only>[0]) => only(news, 'raced')[0];
const helped = (news: Parameters<typeof only>[0]) => only(news, 'helped')[0];

test('DIVE-39: without a helper on the card nothing happens', () => {
  const { news } = after({ cards: ['–', 'shark'] }, '5n 4s', '1n 2s');
  expect(only(news, 'raced')).toEqual([]);
  expect(only(news, 'helped')).toEqual([]);
});

test('DIVE-40: contenders are those who are right, and the Chief; who erred is ignored', () => {
  const { news, spaces } = after(
    { cards: ['RT'], spaces: [0, 0, 0], chief: 0, chiefCard: 'V13' },
    '45s',
    '5n',
    '3n',
  );
  expect(raced(news).speeds).toEqual([
    { pawn: 1, speed: 5 },
    { pawn: 2, speed: 3 },
    { pawn: 'chief', speed: 4 },
  ]);
  expect(spaces).toEqual([0, 3, 1]);
  expect(only(after({ cards: ['RT'] }, '1s', '5s').news, 'raced')).toEqual([]); // nobody is right
});

test('DIVE-41: speed is the sum of the tokens on that level', () => {
  const { news } = after({ cards: ['–', 'GT'] }, '5n 124n', '1n 5n');
  expect(raced(news)).toEqual({
    type: 'raced',
    level: 2,
    speeds: [
      { pawn: 0, speed: 7 },
      { pawn: 1, speed: 5 },
    ],
    winner: 0,
  });
});

test('DIVE-42: only the single fastest is helped', () => {
  const { news, spaces } = after({ cards: ['GT'], spaces: [0, 0, 0] }, '3n', '4n', '2n');
  expect(raced(news).winner).toBe(1);
  expect(spaces).toEqual([1, 2, 1]);
});

test('DIVE-43: a tie for the highest speed helps nobody, the runner-up neither', () => {
  const { news, spaces } = after({ cards: ['RT'], spaces: [0, 0, 0] }, '5n', '14n', '3n');
  expect(raced(news).winner).toBeNull();
  expect(only(news, 'helped')).toEqual([]);
  expect(spaces).toEqual([1, 1, 1]);
});

test('DIVE-44: a sole contender is helped whatever the speed', () => {
  const { spaces } = after({ cards: ['RT'] }, '1n', '45s');
  expect(spaces).toEqual([3, 0]);
});

test('DIVE-45: help is applied at once and cannot be refused, even from 15 into Deep Waters', () => {
  const { news, spaces } = after({ cards: ['GT', 'shark'], spaces: [15, 0] }, '2n 1n', '1n');
  const types = news.map(({ type }) => type);
  expect(types.indexOf('helped')).toBeLessThan(types.lastIndexOf('turned'));
  expect(helped(news)).toMatchObject({ from: 15, to: 16 });
  expect(spaces).toEqual([16, 1]);
});

test('DIVE-46: a green turtle gives 1 space', () => {
  const { news } = after({ cards: ['GT'], spaces: [4, 9] }, '2n', '1n');
  expect(helped(news)).toEqual({ type: 'helped', pawn: 0, by: 'green', from: 4, to: 5, why: null });
});

test('DIVE-47: a red turtle gives 2 spaces', () => {
  const { news } = after({ cards: ['RT'], spaces: [4, 9] }, '2n', '1n');
  expect(helped(news)).toEqual({ type: 'helped', pawn: 0, by: 'red', from: 4, to: 6, why: null });
});

test('DIVE-48: a manta carries to the nearest space ahead with a pawn, however far', () => {
  expect(helped(after({ cards: ['MR'], spaces: [1, 14, 12] }, '5n', '1n', '2n').news)).toMatchObject({
    from: 1,
    to: 12,
    why: null,
  });
  expect(helped(after({ cards: ['MR'], spaces: [11, 12, 14] }, '5n', '1n', '2n').news)).toMatchObject({
    from: 11,
    to: 12,
  });
});

test('DIVE-49: a manta never carries past 15', () => {
  expect(helped(after({ cards: ['MR'], spaces: [3, 20] }, '5n', '1n').news)).toMatchObject({
    from: 3,
    to: 15,
    why: null,
  });
});

test('DIVE-50: with nobody ahead a manta moves nobody', () => {
  const { news, spaces } = after({ cards: ['MR'], spaces: [9, 3] }, '5n', '1n');
  expect(helped(news)).toMatchObject({ from: 9, to: 9, why: 'nobody-ahead' });
  expect(spaces).toEqual([10, 4]);
});

test('DIVE-51: ahead means a strictly higher space', () => {
  expect(helped(after({ cards: ['MR'], spaces: [9, 9] }, '5n', '1n').news)).toMatchObject({
    to: 9,
    why: 'nobody-ahead',
  });
  expect(helped(after({ cards: ['MR'], spaces: [9, 9, 12] }, '5n', '1n', '1n').news)).toMatchObject({
    to: 12,
  });
});

test('DIVE-52: a pawn on 15 or in Deep Waters gets no movement from a manta', () => {
  for (const space of [15, 16, 19]) {
    const { news } = after({ cards: ['MR'], spaces: [space, 21] }, '5n', '1n');
    expect(helped(news)).toMatchObject({ from: space, to: space, why: 'too-deep' });
  }
});

test('DIVE-53: a leader who is fastest on a manta gains nothing but denies it to everyone else', () => {
  const { spaces } = after({ cards: ['MR'], spaces: [12, 7, 4] }, '5n', '4n', '3n');
  expect(spaces).toEqual([13, 8, 5]);
});

test('DIVE-54: the same holds for a fastest diver on 15 or deeper', () => {
  const { news, spaces } = after({ cards: ['MR'], spaces: [15, 17, 3] }, '5n', '1n', '4n');
  expect(raced(news).winner).toBe(0);
  expect(spaces).toEqual([16, 18, 4]);
});

test('DIVE-55: turtles work in both zones', () => {
  const s = at({ cards: ['GT', 'RT'], spaces: [18, 2] });
  round(s, '5n 4n', '1n');
  expect(spacesOf(s)).toEqual([23, 3]);
  expect(after({ cards: ['GT', 'RT'], spaces: [2, 2] }, '5n 4n', '1n').spaces).toEqual([7, 3]);
});
