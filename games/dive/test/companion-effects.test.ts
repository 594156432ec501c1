import { describe, expect, test } from 'vitest';
import { dive } from '../index.ts';
import { pictures } from '../pictures.ts';
import { act, after, at, brokenRule, only, options, rested, round } from './table.ts';

describe('what they do', () => {
  test('DIVE-93: the Octopus lies on the stack and hides what is under it from everyone', () => {
    const s = at({ holds: ['octopus', null] });
    expect(act(s, 0, 'octopus 35,60@3')).toEqual([
      { type: 'used', seat: 0, companion: 'octopus', to: null, spot: { x: 35, y: 60, turn: 3 } },
    ]);
    expect(pictures.scenes(s)).toMatchObject({ stack: { octopus: { x: 35, y: 60, turn: 3 } } });
    expect([0, 1, null].map(viewer => dive.view(s, viewer).octopus?.x)).toEqual([35, 35, 35]);
  });

  test('DIVE-94: it cannot be moved, and is removed at the start of the Dive phase', () => {
    const s = at({ cards: ['–'], holds: ['octopus', null] });
    act(s, 0, 'octopus 35,60@3');
    expect(brokenRule(s, 'octopus 36,60@3')).toBe('DIVE-88');
    round(s, '1n', '1n');
    expect(s.octopus).toBeNull();
    expect(pictures.scenes(s)).toMatchObject({ stack: { octopus: null } });
    for (const scene of Object.values(pictures.passing(s))) expect(scene).not.toHaveProperty('octopus.x');
  });

  test('DIVE-95: its owner picks a centre inside the card and a rotation', () => {
    const s = at({ holds: ['octopus', null] });
    for (const place of ['0,0@0', '100,100@7', '50,3@4'])
      expect(brokenRule(s, `octopus ${place}`)).toBeNull();
    for (const place of ['101,0@0', '0,101@0', '5,5@8'])
      expect(brokenRule(s, `octopus ${place}`)).toBe('DIVE-95');
    expect(dive.choices?.describe(s, 0)?.octopus).toBe(true);
    act(s, 0, 'octopus 50,50@0');
    const covered = pictures.scenes(s); // there is no scene without it until the Dive
    expect(Object.keys(covered)).toEqual(['stack']);
    expect(covered.stack).toHaveProperty('octopus.x', 50);
  });

  test('DIVE-100: the Anglerfish adds level 6 only if levels 1 to 5 all hold a token', () => {
    const s = at({ holds: ['angler', null] });
    expect(brokenRule(s, 'ready 1n 2n 3n 4n 5n angler s')).toBeNull();
    expect(brokenRule(s, 'ready 1n 2n 3n 45n angler s')).toBe('DIVE-100');
    expect(brokenRule(s, 'ready 1n 2n 3n 4n 5n angler s', 1)).toBe('DIVE-88');
  });

  const six = { cards: ['–', '–', '–', '–', '–', 'shark+GT'] as const, holds: ['angler', null] as const };
  const moment = { cards: [...six.cards], holds: [...six.holds] };
  const sixth = '1n 2n 3n 4n 5n angler s';

  test('DIVE-101: level 6 is evaluated if its owner still dives after level 5', () => {
    expect(only(after(moment, sixth, '1n').news, 'judged').at(-1)).toEqual({
      type: 'judged',
      level: 6,
      right: [0],
      wrong: [],
    });
    expect(only(after(moment, '1n 2n 3s 4n 5n angler s', '1n').news, 'turned')).toHaveLength(3);
  });

  test('DIVE-102: right on level 6 its owner takes any helper there', () => {
    const { news } = after({ ...moment, chief: 0 }, sixth, '1n');
    expect(only(news, 'raced').at(-1)).toMatchObject({
      level: 6,
      winner: 0,
      speeds: [{ pawn: 0, speed: 0 }],
    });
    expect(only(news, 'helped').at(-1)).toMatchObject({ pawn: 0, by: 'green' });
  });

  test('DIVE-103: a level 6 still standing adds a sixth space', () => {
    const { news, spaces } = after(moment, sixth, '1n');
    expect(rested(news)).toEqual([6, 1]);
    expect(spaces).toEqual([7, 1]);
  });

  test('DIVE-104: a mistake there keeps five levels in Tranquil Waters and loses all in Deep Waters', () => {
    const wrong = '1n 2n 3n 4n 5n angler n';
    expect(rested(after({ ...moment, spaces: [10, 0] }, wrong, '1n').news)).toEqual([5, 1]);
    expect(rested(after({ ...moment, spaces: [17, 0] }, wrong, '1n').news)).toEqual([0, 1]);
  });

  test('DIVE-105: without a sixth card the tile is discarded like a token', () => {
    const { news, spaces } = after(
      { cards: ['–', '–', '–', '–', '–'], last: true, holds: ['angler', null], spaces: [16, 0] },
      sixth,
      '1n',
    );
    expect(only(news, 'spent')).toEqual([{ type: 'spent', seat: 0, levels: [6] }]);
    expect(spaces).toEqual([21, 1]);
  });

  test('DIVE-106: with the Giant Green Turtle each green turtle gives one space more; nothing else does', () => {
    const using = { using: ['green' as const, null] };
    const { news } = after({ cards: ['GT', 'RT', 'GT'], ...using, spaces: [0, 9] }, '3n 2n 1n', '1n');
    expect(only(news, 'helped').map(({ by, from, to }) => [by, to - from])).toEqual([
      ['green', 2],
      ['red', 2],
      ['green', 2],
    ]);
    const manta = after({ cards: ['MR', 'GT'], ...using, spaces: [0, 3] }, '3n', '1n 2n');
    expect(only(manta.news, 'helped').map(({ pawn, from, to }) => [pawn, to - from])).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });

  test('DIVE-107: the Clownfish adds 3 to the speed of one programmed level', () => {
    const s = at({ cards: ['–', 'GT', 'GT'], holds: ['clown', null] });
    expect(brokenRule(s, 'ready 1n 2n clown 3')).toBe('DIVE-107');
    expect(brokenRule(s, 'ready 1n 2n clown 1')).toBeNull();
    const news = round(s, '1n 2n 3n clown 2', '1n 4n 2n');
    expect(only(news, 'raced').map(({ speeds }) => speeds.map(({ speed }) => speed))).toEqual([
      [5, 4],
      [3, 2],
    ]);
  });

  test('DIVE-108: it is no token: it opens no level, does not count in the Rest, and is lost with its level', () => {
    expect(brokenRule(at({ holds: ['clown', null] }), 'ready 1n clown 2')).toBe('DIVE-107');
    const { news, s } = after({ cards: ['–', 'shark'], holds: ['clown', null] }, '1n 2n clown 2', '1n');
    expect(rested(news)).toEqual([1, 1]);
    expect(s.divers[0].companion).toBeNull();
  });

  test('DIVE-109: if the other diver makes no mistake, the Dolphins’ owner alone advances 1 space', () => {
    const s = at({ cards: ['–', 'shark'], spaces: [4, 4, 4], holds: ['dolphins', null, null] });
    expect(options(s, 0)).toEqual(['dolphins B', 'dolphins C']);
    expect(brokenRule(s, 'dolphins A')).toBe('DIVE-109');
    expect(brokenRule(s, 'dolphins D')).toBe('DIVE-109');
    act(s, 0, 'dolphins B');
    const news = round(s, '1n', '1n 2s', '1n 2n');
    expect(only(news, 'thanked')).toEqual([{ type: 'thanked', seat: 0, for: 1, from: 4, to: 5 }]);
    expect(s.divers.map(({ space }) => space)).toEqual([6, 6, 5]);
    const wrong = at({ cards: ['–', 'shark'], spaces: [4, 4], using: ['dolphins', null], dolphinsTo: 1 });
    expect(only(round(wrong, '1n', '1n 2n'), 'thanked')).toEqual([]);
  });

  test('DIVE-110: after the last level and before any Rest; own mistakes and discarded tokens do not matter', () => {
    const s = at({ cards: ['shark'], last: true, spaces: [16, 9], using: ['dolphins', null], dolphinsTo: 1 });
    const news = round(s, '1n', '1s 2n 3n');
    const types = news.map(({ type }) => type);
    expect(types.indexOf('thanked')).toBeGreaterThan(types.lastIndexOf('turned'));
    expect(types.indexOf('thanked')).toBeLessThan(types.indexOf('rested'));
    expect(s.divers.map(({ space }) => space)).toEqual([17, 10]);
  });

  const white = { using: ['white' as const, null, null], spaces: [4, 4, 4] };

  test('DIVE-111: an opponent who errs under the Great White Shark gets no Rest', () => {
    const { news } = after({ cards: ['–', '–', 'shark'], ...white }, '1n 2n', '1n 2n 3n', '1n 2n 3s');
    expect(rested(news)).toEqual([2, 0, 3]);
    expect(only(news, 'rested')[0].moves[1]).toEqual({ pawn: 1, levels: 2, from: 4, to: 4, blocked: true });
  });

  test('DIVE-112: if no opponent errs its owner does not advance', () => {
    const { news } = after({ cards: ['–', '–'], ...white }, '1n 2n', '1n', '1n 2n');
    expect(rested(news)).toEqual([0, 1, 2]);
  });

  test('DIVE-113: only the Rest is blocked; the owner’s own mistakes neither help nor matter', () => {
    const owner = after({ cards: ['GT', 'shark'], ...white }, '5n 2n', '1n', '2n');
    expect(owner.spaces).toEqual([5, 5, 5]); // the turtle's space stays
    const opponent = after({ cards: ['GT', 'shark'], ...white }, '1n', '5n 2n', '2n');
    expect(opponent.spaces).toEqual([5, 5, 5]);
    const erring = after({ cards: ['–', 'shark'], ...white }, '1n 2n', '1n 2n', '1n');
    expect(rested(erring.news)).toEqual([1, 0, 1]);
  });
});
