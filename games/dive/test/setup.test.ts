import { seeded } from '@fathoms/kernel/chance.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { dive } from '../index.ts';
import { OCEAN } from '../ocean/cards.ts';
import { CHIEF_CARDS, contentOf } from '../parts.ts';
import type { Options, State } from '../types.ts';
import { act, at, OPTIONS, opened, options, round, spaces } from './table.ts';

const dealt = (seed: string, more: Partial<Options> = {}, seats = 2): State =>
  dive.setup(seats, { ...OPTIONS, ...more } as Options, { chance: seeded(seed), tell: () => {} });

const verdict = (seats: number, raw: Partial<Options>): string => {
  const read = readOptions(dive, seats, raw);
  return read.ok ? 'ok' : read.code === 'forbidden' ? read.rule : read.code;
};

test('DIVE-1: one to four divers take part', () => {
  expect(dive.seats).toEqual({ min: 1, max: 4 });
  expect([0, 1, 2, 3, 4, 5].map(seats => verdict(seats, {}))).toEqual([
    'bad-seats',
    'ok',
    'ok',
    'ok',
    'ok',
    'bad-seats',
  ]);
  expect(opened(3).divers).toHaveLength(3);
});

test('DIVE-2: a single diver meets the Chief without asking', () => {
  expect(opened(1).chief).not.toBeNull();
  expect(opened(2).chief).toBeNull();
  expect(verdict(1, { mode: 'children' })).toBe('DIVE-83');
});

test('DIVE-3: all 36 cards are shuffled into one stack; index 1 is the top card', () => {
  const stacks = ['one', 'two', 'three'].map(seed => dealt(seed).stack.map(({ card }) => card));
  for (const stack of stacks) expect([...stack].sort()).toEqual(OCEAN.map(({ id }) => id));
  expect(new Set(stacks.map(stack => stack.join())).size).toBe(3);
  const s = dealt('one');
  const top = s.stack[0];
  expect(round(s, '1n', '1n').find(({ type }) => type === 'turned')).toMatchObject({
    level: 1,
    card: top.card,
  });
});

test('DIVE-4: every card lies in one of eight orientations, drawn independently', () => {
  const seen = new Map<string, Set<string>>();
  for (let n = 0; n < 200; n++) {
    for (const { card, turn, flipped } of dealt(`orientation ${n}`).stack) {
      seen.set(card, (seen.get(card) ?? new Set()).add(`${turn} ${flipped}`));
    }
  }
  expect([...seen.values()].map(lies => lies.size)).toEqual(OCEAN.map(() => 8));
  const pairs = new Set(
    Array.from({ length: 400 }, (_, n) => {
      const [a, b] = dealt(`pair ${n}`).stack;
      return `${a.turn} ${a.flipped} ${b.turn} ${b.flipped}`;
    }),
  );
  expect(pairs.size).toBeGreaterThan(60); // of 64
});

test('DIVE-5: however a card lies it counts the same', () => {
  for (const { id } of OCEAN) {
    const lies = [0, 1, 2, 3].flatMap(turn => [false, true].map(flipped => ({ card: id, turn, flipped })));
    expect(new Set(lies.map(lying => JSON.stringify(contentOf(lying)))).size).toBe(1);
  }
  const played = [0, 3].map(turn => {
    const s = at({ cards: ['shark+RT', 'MR'], spaces: [3, 9] });
    s.stack[0] = { ...s.stack[0], turn, flipped: turn === 3 };
    round(s, '5s 4n', '1s');
    return spaces(s);
  });
  expect(played[0]).toEqual(played[1]);
});

test('DIVE-6: every diver has five levels, tokens 1 to 5 and a pawn on space 0', () => {
  const s = opened(4);
  expect(spaces(s)).toEqual([0, 0, 0, 0]);
  for (const seat of [0, 1, 2, 3]) {
    expect(dive.choices?.describe(s, seat)).toMatchObject({ levels: 5, tokens: [1, 2, 3, 4, 5] });
  }
});

test('DIVE-7: any number of pawns may share a space, and their order means nothing', () => {
  const s = at({ cards: ['–', '–'], spaces: [4, 5, 4] });
  round(s, '1n 2n', '1n', '3n 1n');
  expect(spaces(s)).toEqual([6, 6, 6]);
  const swapped = at({ cards: ['–', '–'], spaces: [4, 4, 5] });
  round(swapped, '3n 1n', '1n 2n', '1n');
  expect(spaces(swapped)).toEqual([6, 6, 6]);
});

test('the options that do not go together name their rule', () => {
  expect(verdict(3, { mode: 'children', chief: 'on' })).toBe('DIVE-132');
  expect(verdict(3, { mode: 'children', companions: 'on' })).toBe('DIVE-83');
  expect(verdict(3, { mode: 'children', flashlight: 'on' })).toBe('ok');
  expect(verdict(3, { chief: 'on', companions: 'on', flashlight: 'on' })).toBe('ok');
  expect(verdict(1, { companions: 'on' })).toBe('ok');
});

test('everything that is luck is settled at setup: no program draws any', () => {
  const s = dealt('settled', { chief: 'on', companions: 'on' }, 4);
  for (const seat of [...s.ages]) act(s, seat, options(s, seat)[0]); // `act` has no luck to give
  round(s, '1n', '1n', '1n', '1n');
  expect(s.round).toBe(2);
  expect(s.key).toMatch(/^[0-9a-f]{32}$/);
  expect(dealt('other').key).not.toBe(s.key);
});

test('the Chief deck of the rules: every order once in each pattern', () => {
  expect(CHIEF_CARDS).toHaveLength(48);
  expect(CHIEF_CARDS[10]).toEqual({ id: 'V11', speeds: [3, 6, 2, 4], yellowFrom: 4 });
  expect(CHIEF_CARDS[25]).toEqual({ id: 'V26', speeds: [2, 3, 6, 4], yellowFrom: 3 });
});
