import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { scoreOf } from '../scoring.ts';
import { view } from '../view.ts';
import { act, at, lying, options, served } from './table.ts';

const over = { name: 'over', reason: 'deck' } as const;

test('LOCKER-82: the turn in which the last card was revealed is finished, then the game ends', () => {
  const s = at({ holds: [['net-7'], ['map-6']], exploration: ['key-3'], deck: ['mermaid-5'] });
  const { state, events } = served(s, 'reveal');
  expect(events.map(event => event.type)).toEqual(['revealed', 'placed', 'returned', 'ended']);
  expect(state.phase).toEqual(over);
  expect(lying(state).holds).toEqual([['key-3', 'net-7', 'mermaid-5'], ['map-6']]);
  expect(locker.toAct(state)).toEqual([]);
  expect(locker.outcome(state)).toEqual({ scores: [15, 6], places: [1, 2] });
});

test('LOCKER-82: an incident on the last card ends the game too', () => {
  const s = at({ holds: [['net-7'], ['map-6']], exploration: ['key-3'], deck: ['key-5'] });
  const { state } = served(s, 'reveal');
  expect(state.phase).toEqual(over);
  expect(lying(state)).toEqual({
    exploration: [],
    holds: [['net-7'], ['map-6']],
    locker: ['key-3', 'key-5'],
  });
});

test('LOCKER-82: while cards are left nobody has won', () => {
  const s = at({ holds: [['net-7'], ['map-6']], exploration: ['key-3'], deck: ['key-5'] });
  expect(locker.outcome(s)).toBeNull();
  act(s, 'return');
  expect(locker.outcome(s)).toBeNull();
  expect(s.active).toBe(1);
});

test('LOCKER-83: the last card and its whole chain resolve without any further reveal', () => {
  const s = at({
    holds: [
      ['knife-6', 'chest-3'],
      ['key-7', 'map-7'],
    ],
    deck: ['net-4'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['net chest', 'net knife']);
  act(s, 'net knife');
  expect(options(s)).toEqual(['knife B map', 'knife B key']);
  const { log, state } = served(s, 'knife B map');
  expect(log).toEqual(['A knife B map', 'A return (table)']);
  expect(lying(state)).toEqual({
    exploration: [],
    holds: [['chest-3', 'knife-6', 'net-4'], ['key-7']],
    locker: ['map-7'],
  });
  expect(state.phase).toEqual(over);
});

test('LOCKER-84: peeking at the last card and returning leaves the game open for the next player', () => {
  const s = at({ deck: ['drone-3', 'key-5'] });
  act(s, 'reveal');
  expect(s.peek).toBe(1);
  act(s, 'return');
  expect(locker.outcome(s)).toBeNull();
  expect(options(s)).toEqual(['reveal']);
  const { log, state } = served(s, 'reveal');
  expect(log).toEqual(['B reveal', 'B return (table)']);
  expect(lying(state).holds).toEqual([['drone-3'], ['key-5']]);
  expect(state.phase).toEqual(over);
});

test('LOCKER-85: the score is the sum of the top cards, and most points win', () => {
  const s = at({
    phase: over,
    holds: [['key-3', 'key-5', 'key-7', 'mermaid-9'], ['net-7', 'map-7', 'anchor-6'], ['squid-2']],
  });
  expect(locker.outcome(s)).toEqual({ scores: [16, 20, 2], places: [2, 1, 3] });
  expect(view(s, null).winners).toEqual([1]);
});

test('LOCKER-86: a tie goes to the player with more cards', () => {
  const s = at({ phase: over, holds: [['key-7', 'map-3'], ['key-6', 'map-4', 'map-2'], ['net-2']] });
  expect([0, 1].map(seat => scoreOf(s, seat))).toEqual([10, 10]);
  expect(locker.outcome(s)?.places).toEqual([2, 1, 3]);
  expect(view(s, null).winners).toEqual([1]);
});

test('LOCKER-86: equal in points and cards, the victory is shared', () => {
  const s = at({ phase: over, holds: [['key-7', 'map-3'], ['net-2'], ['key-6', 'map-4']] });
  expect(locker.outcome(s)?.places).toEqual([1, 3, 1]);
  expect(view(s, null).winners).toEqual([0, 2]);
});
