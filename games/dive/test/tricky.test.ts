import { expect, test } from 'vitest';
import { dive } from '../index.ts';
import { act, after, at, only, rested, round } from './table.ts';

const moved = (news: Parameters<typeof only>[0]) => only(news, 'helped').map(({ pawn, to }) => [pawn, to]);

test('T1: the fastest is wrong: the next one who is right is helped', () => {
  expect(moved(after({ cards: ['RT'], spaces: [0, 0, 0] }, '45s', '5n', '4n').news)).toEqual([[1, 2]]);
});

test('T2: a tie helps nobody, the third neither', () => {
  expect(moved(after({ cards: ['RT'], spaces: [0, 0, 0] }, '5n', '5n', '3n').news)).toEqual([]);
});

test('T3: the leader is fastest on a manta: nobody moves', () => {
  expect(moved(after({ cards: ['MR'], spaces: [12, 7, 4] }, '5n', '4n', '3n').news)).toEqual([[0, 12]]);
});

test('T4: two share the lead: the fastest of them stays', () => {
  expect(moved(after({ cards: ['MR'], spaces: [9, 9] }, '5n', '4n').news)).toEqual([[0, 9]]);
});

test('T5: own space is ignored, the nearest ahead counts', () => {
  expect(moved(after({ cards: ['MR'], spaces: [6, 6, 15, 20] }, '5n', '4n', '3n', '2n').news)).toEqual([
    [0, 15],
  ]);
});

test('T6: fastest on 15: nobody moves, the second fastest neither', () => {
  expect(moved(after({ cards: ['MR'], spaces: [15, 17, 3] }, '5n', '1n', '4n').news)).toEqual([[0, 15]]);
});

test('T7: into Deep Waters by a turtle, then a mistake: all levels lost', () => {
  const { news, spaces } = after({ cards: ['RT', '–', 'shark'], spaces: [14, 0] }, '5n 2n 3n', '1n');
  expect(rested(news)[0]).toBe(0);
  expect(spaces[0]).toBe(16);
});

test('T8: into Deep Waters without a mistake', () => {
  expect(after({ cards: ['–', 'GT', '–'], spaces: [15, 0] }, '1n 2n 3n', '1n').spaces[0]).toBe(19);
});

test('T9: three cards are left for five levels', () => {
  const { s, news } = after({ cards: ['–', '–', '–'], last: true, spaces: [16, 0] }, '1n 2n 3n 4n 5n', '1n');
  expect(only(news, 'spent')[0].levels).toEqual([4, 5]);
  expect(only(news, 'lost')).toEqual([]);
  expect(s.divers[0].space).toBe(19);
  expect(dive.outcome(s)).not.toBeNull();
});

test('T10: three levels evaluated: three cards leave, the fourth is next', () => {
  const s = at({ cards: ['–', '–', '–', 'GT'] });
  const [, , , fourth] = s.stack;
  round(s, '1n 2n 3n', '1n');
  expect(s.stack[0]).toEqual(fourth);
});

test('T11: 23 in mid-dive, then a mistake; another passes', () => {
  const { s, spaces } = after({ cards: ['–', 'RT', 'shark'], spaces: [21, 21] }, '1n 5n 2n', '2n 1n 3s');
  expect(spaces).toEqual([23, 24]);
  expect(dive.outcome(s)?.places).toEqual([2, 1]);
});

test('T12: the Chief starts on 17 with V26', () => {
  const { s, news } = after({ cards: ['GT', 'GT', 'GT'], spaces: [0], chief: 17, chiefCard: 'V26' }, '1s');
  expect(only(news, 'covered')).toEqual([{ type: 'covered', levels: [3, 4] }]);
  expect(only(news, 'raced').map(({ speeds }) => speeds)).toEqual([
    [{ pawn: 'chief', speed: 2 }],
    [{ pawn: 'chief', speed: 3 }],
  ]);
  expect(only(news, 'turned')).toHaveLength(2);
  expect(s.chief?.space).toBe(17 + 2 + 2);
  const diver = after({ cards: ['–', '–', 'GT'], spaces: [0], chief: 17, chiefCard: 'V26' }, '1n 2n 3n');
  expect(only(diver.news, 'turned')).toHaveLength(3);
});

test('T13: Chief and diver both on 24: the Chief wins', () => {
  const { s } = after({ cards: ['–', '–', '–', '–'], spaces: [22], chief: 21 }, '1n 2n');
  expect([s.divers[0].space, s.chief?.space]).toEqual([24, 24]);
  expect(dive.view(s, 0).winners).toEqual(['chief']);
  expect(dive.outcome(s)?.places).toEqual([2]);
});

test('T14: the White Shark’s owner keeps a turtle’s space though no opponent errs', () => {
  const { news, spaces } = after(
    { cards: ['GT', '–', '–', '–'], spaces: [3, 3], using: ['white', null] },
    '5n 1n 2n 3n',
    '1n',
  );
  expect(rested(news)).toEqual([0, 1]);
  expect(spaces).toEqual([4, 4]);
});

test('T15: the White Shark stops only who erred', () => {
  const { news } = after(
    { cards: ['–', '–', '–', 'shark'], spaces: [3, 3, 3], using: ['white', null, null] },
    '1n 2n',
    '1n 2n 3n 4n',
    '1n 2n 3n',
  );
  expect(rested(news)).toEqual([2, 0, 3]);
});

test('T16: the Dolphins’ other diver programs one level, right', () => {
  const s = at({ cards: ['–'], spaces: [5, 5], holds: ['dolphins', null] });
  act(s, 0, 'dolphins B');
  const news = round(s, '1s', '1n');
  expect(only(news, 'thanked')).toEqual([{ type: 'thanked', seat: 0, for: 1, from: 5, to: 6 }]);
  expect(s.divers.map(({ space }) => space)).toEqual([6, 6]);
});

test('T17: six levels, wrong on the sixth', () => {
  const wrong = (space: number) =>
    rested(
      after(
        { cards: ['–', '–', '–', '–', '–', 'shark'], spaces: [space, 0], holds: ['angler', null] },
        '1n 2n 3n 4n 5n angler n',
        '1n',
      ).news,
    )[0];
  expect([wrong(10), wrong(18)]).toEqual([5, 0]);
});

test('T18: the Clownfish makes a tie with the Chief’s 6', () => {
  const { news } = after(
    { cards: ['–', 'RT'], spaces: [0], chief: 0, chiefCard: 'V11', holds: ['clown'] },
    '1n 3n clown 2',
  );
  expect(only(news, 'raced')[0]).toMatchObject({ level: 2, winner: null });
});

test('T19: with the Giant Green Turtle from 14 to 16; the next mistake costs everything', () => {
  const { news, spaces } = after(
    { cards: ['GT', 'shark'], spaces: [14, 0], using: ['green', null] },
    '5n 1n',
    '1n',
  );
  expect(only(news, 'lost')[0].zone).toBe('deep');
  expect(spaces[0]).toBe(16);
});

test('T20: the Orca reaches 0 with tokens on levels 1 and 3', () => {
  const s = at({ holds: ['orca', null] });
  act(s, 0, 'announce orca');
  const action = dive.time?.expire(s, 1, 'draft 2s - 45n');
  expect(action && dive.format(action)).toBe('ready 2s');
});

test('T21: children: right, wrong, right, right, wrong', () => {
  const { spaces } = after(
    { cards: ['RT', '–', 'shark', 'GT', 'MR'], spaces: [15, 0], mode: 'children' },
    'nssns',
    'nnnnn',
  );
  expect(spaces[0]).toBe(18);
});
