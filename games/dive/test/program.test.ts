import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import { isLegal } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../choices.ts';
import { speedOf } from '../dive.ts';
import { dive } from '../index.ts';
import { pictures } from '../pictures.ts';
import type { Action, Choice, Program } from '../types.ts';
import { act, after, at, brokenRule, only, options, program, refusal, rested, round } from './table.ts';

const speeds = (one: Program): number[] => one.levels.map((_, i) => speedOf(one, i + 1));

test('DIVE-8: each round is Program, then Dive, then Rest, and then the next one', () => {
  const { s, news } = after({ cards: ['–'] }, '1n', '1n');
  const types = news.map(({ type }) => type);
  const order = ['ready', 'revealed', 'turned', 'rested', 'round'].map(type =>
    types.indexOf(type as 'ready'),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(s).toMatchObject({ phase: 'program', round: 4 });
});

test('DIVE-9: there is no turn order: everybody may decide at any time, and the order makes no difference', () => {
  const programs = ['1n 2s', '5s 4n', '3n'];
  const results = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ].map(order => {
    const s = at({ cards: ['GT', 'shark'], spaces: [3, 4, 5] });
    expect(dive.toAct(s)).toEqual([0, 1, 2]);
    for (const seat of order) act(s, seat, `ready ${programs[seat]}`);
    return s;
  });
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});

test('DIVE-10: every round begins with all five tokens', () => {
  const { s } = after({ cards: ['–'] }, '12345n', '1n');
  expect(dive.choices?.describe(s, 0)?.tokens).toEqual([1, 2, 3, 4, 5]);
  expect(brokenRule(s, 'ready 1n 2n 3n 4n 5n')).toBeNull();
});

test('DIVE-11: nobody learns anything of a program but that it is ready', () => {
  const seen = ['1n', '5s 4s 3s 2s 1s'].map(text => {
    const s = at();
    const news = act(s, 0, `ready ${text}`);
    return JSON.stringify([
      news.map(event => dive.redact(event, 1)),
      [1, null].map(viewer => dive.view(s, viewer)),
      dive.toAct(s),
    ]);
  });
  expect(seen[0]).toBe(seen[1]);
  const s = at();
  act(s, 0, 'ready 5s');
  expect(dive.view(s, 0).program).toEqual(program('5s'));
  expect(dive.view(s, 1).program).toBeNull();
});

test('DIVE-12: level k is the k-th card from the top as the phase begins', () => {
  const { news } = after({ cards: ['shark', '–', 'shark+GT'] }, '1s 2n 3s', '1n');
  expect(only(news, 'judged').map(({ right }) => right)).toEqual([[0], [0], [0]]);
  expect(only(news, 'turned').map(({ content }) => content?.helper)).toEqual([null, null, 'green']);
});

test('DIVE-13: the levels used are 1 to d without a gap, d at most 5', () => {
  const s = at();
  expect(brokenRule(s, 'ready 1n 2n 3n 4n 5n 1n')).toBe('DIVE-13');
  for (const text of ['1n', '1n 2n', '1n 2n 3n', '1n 2n 3n 4n', '1n 2n 3n 4n 5n']) {
    expect(brokenRule(s, `ready ${text}`)).toBeNull();
  }
  const gap: Action = {
    type: 'ready',
    program: {
      levels: [
        { tokens: [1], shark: false },
        { tokens: [], shark: false },
        { tokens: [2], shark: false },
      ],
      angler: null,
      clown: null,
    },
  };
  expect(isLegal(dive, s, 0, gap)).toBe(false);
  expect(dive.explain(dive.view(s, 0), 0, gap)).toBe('DIVE-13');
});

test('DIVE-14: each token lies on one level at most, in any order', () => {
  const s = at();
  expect(brokenRule(s, 'ready 1n 12n')).toBe('DIVE-14');
  expect(brokenRule(s, 'ready 11n')).toBe('DIVE-14');
  expect(brokenRule(s, 'ready 5n 3n 1n 2n 4n')).toBeNull();
});

test('DIVE-15: any number of tokens may be stacked; their values add up', () => {
  expect(brokenRule(at(), 'ready 12345s')).toBeNull();
  expect(speeds(program('12345s'))).toEqual([15]);
  expect(speeds(program('13n 245s'))).toEqual([4, 11]);
});

test('DIVE-16: all tokens on one level show the same side', () => {
  expect(refusal(at(), 0, 'ready 1n3s')).toEqual({ code: 'unreadable' });
  expect(refusal(at(), 0, 'ready 13')).toEqual({ code: 'unreadable' });
  expect(program('13s').levels).toEqual([{ tokens: [1, 3], shark: true }]);
});

test('DIVE-17: at least one token must be programmed', () => {
  expect(brokenRule(at(), 'ready nnnnn')).toBe('DIVE-17');
  const nothing: Action = { type: 'ready', program: { levels: [], angler: null, clown: null } };
  expect(isLegal(dive, at(), 0, nothing)).toBe(false);
  expect(dive.explain(dive.view(at(), 0), 0, nothing)).toBe('DIVE-17');
});

test('DIVE-18: tokens may be left unused, and earn nothing', () => {
  const { news } = after({ cards: ['–', '–'] }, '1n', '1n 2345n');
  expect(rested(news)).toEqual([1, 2]);
});

test('DIVE-19: programming deeper than cards are left is legal', () => {
  const s = at({ cards: ['–'], last: true });
  expect(brokenRule(s, 'ready 1n 2n 3n 4n 5n')).toBeNull();
  round(s, '1n 2n 3n 4n 5n', '1n');
  expect(s.divers[0].space).toBe(1);
});

test('DIVE-20: nothing but the Octopus changes the picture in a Program phase', () => {
  const s = at({ spaces: [0, 0, 0, 0], holds: ['octopus', 'orca', 'green', 'dolphins'] });
  const before = JSON.stringify(pictures.scenes(s));
  act(s, 0, 'ready 1n');
  act(s, 0, 'withdraw');
  act(s, 1, 'announce orca');
  act(s, 2, 'announce green');
  act(s, 3, 'dolphins A');
  act(s, 3, 'ready 5s');
  expect(JSON.stringify(pictures.scenes(s))).toBe(before);
  act(s, 0, 'octopus 20,70@3');
  expect(pictures.scenes(s)).toMatchObject({ stack: { octopus: { x: 20, y: 70, turn: 3 } } });
});

test('DIVE-21: a diver may withdraw until the last one is ready; then the Dive phase starts at once', () => {
  const s = at({ cards: ['–'] });
  act(s, 0, 'ready 1n');
  expect(dive.toAct(s)).toEqual([1]);
  expect(options(s, 0)).toEqual(['withdraw']);
  expect(brokenRule(s, 'ready 2n')).toBe('DIVE-21');
  expect(act(s, 0, 'withdraw')).toEqual([{ type: 'withdrew', seat: 0 }]);
  expect(dive.toAct(s)).toEqual([0, 1]);
  expect(dive.view(s, 0).program).toEqual(program('1n')); // there to be edited
  expect(brokenRule(s, 'withdraw')).toBe('DIVE-21');
  act(s, 1, 'ready 1n');
  expect(s.gone).toHaveLength(36 - s.stack.length);
  expect(only(act(s, 0, 'ready 2n'), 'revealed')[0].programs).toEqual([program('2n'), program('1n')]);
  expect(s.round).toBe(4);
});

const every = (choice: Partial<Choice> = {}): Action[] => {
  const full = { ...(dive.choices?.describe(at(), 0) as Choice), ...choice };
  return [...(dive.choices?.all(full) ?? [])];
};

test('DIVE-25: 1,081 layouts, 13,502 programs, 9,002 of them with all five tokens', () => {
  expect(LAYOUTS.map(layouts => layouts.length)).toEqual([31, 180, 390, 360, 120]);
  const texts = every().map(dive.format);
  expect(texts).toHaveLength(13_502);
  expect(new Set(texts).size).toBe(13_502);
  expect(texts.filter(text => text.replace(/[^1-5]/g, '').length === 5)).toHaveLength(9_002);
});

test('description, validator and notation agree on every program', () => {
  const choice = { ...(dive.choices?.describe(at(), 0) as Choice), angler: true, clown: true };
  const all = every({ angler: true, clown: true });
  const fives = 120 * 32;
  const clowns = [31 * 2, 180 * 4, 390 * 8, 360 * 16, fives].reduce((sum, n, i) => sum + n * (i + 1), 0);
  expect(all).toHaveLength(13_502 + 2 * fives + clowns);
  for (const action of all) {
    if (!dive.choices?.allows(choice, action)) throw new Error(`not allowed: ${dive.format(action)}`);
    const again = dive.parse(dive.format(action));
    if (JSON.stringify(again) !== JSON.stringify(action)) throw new Error(`not read: ${dive.format(action)}`);
  }
});

test('without the tile no program with it is allowed', () => {
  const choice = dive.choices?.describe(at(), 0) as Choice;
  const withTiles = every({ angler: true, clown: true }).filter(
    action => action.type === 'ready' && (action.program.angler !== null || action.program.clown !== null),
  );
  expect(withTiles.some(action => dive.choices?.allows(choice, action))).toBe(false);
});

test('random programs come from all of them, every one as likely as any other', () => {
  const chance = seeded('programs');
  const choice = dive.choices?.describe(at(), 0) as Choice;
  const depths = [0, 0, 0, 0, 0];
  const n = 13_502;
  for (let i = 0; i < n; i++) {
    const action = dive.choices?.sample(choice, chance) as Extract<Action, { type: 'ready' }>;
    if (!dive.choices?.allows(choice, action)) throw new Error(dive.format(action));
    depths[action.program.levels.length - 1]++;
  }
  for (const [i, expected] of [62, 720, 3120, 5760, 3840].entries()) {
    expect(Math.abs(depths[i] - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});

test('a program in the state is nobody else’s to change', () => {
  const s = at();
  act(s, 0, 'ready 1n 2s');
  const before = clone(s);
  const view = dive.view(s, 0);
  view.program?.levels.pop();
  expect(s).toEqual(before);
});
