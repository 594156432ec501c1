import { expect, test } from 'vitest';
import { act, at, lying, options } from './table.ts';

test('LOCKER-66: the Knife sends the top card of a chosen suit of an opponent to the Locker', () => {
  const s = at({
    holds: [['squid-7'], ['key-3', 'key-6', 'map-5'], ['net-4']],
    deck: ['knife-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['knife B map', 'knife B key', 'knife C net']);
  expect(act(s, 'knife B key')).toEqual([
    { type: 'knifed', seat: 0, from: 1, cards: ['key-6'], to: 'locker' },
  ]);
  expect(lying(s)).toEqual({
    exploration: ['knife-4'],
    holds: [['squid-7'], ['map-5', 'key-3'], ['net-4']],
    locker: ['key-6'],
  });
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-67: if every opposing Hold is empty the Knife has no effect', () => {
  const s = at({ holds: [['squid-7', 'key-3'], [], []], deck: ['knife-4', 'chest-7'] });
  expect(act(s, 'reveal').at(-1)).toEqual({ type: 'fizzled', seat: 0, card: 'knife-4' });
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(lying(s)).toEqual({
    exploration: ['knife-4'],
    holds: [['squid-7', 'key-3'], [], []],
    locker: [],
  });
});

test('LOCKER-68: the own Hold is never a target', () => {
  for (const active of [0, 1, 2]) {
    const s = at({ holds: [['key-3'], ['key-4'], ['key-5']], deck: ['knife-4', 'chest-7'], active });
    act(s, 'reveal');
    const others = ['knife A key', 'knife B key', 'knife C key'].filter((_, seat) => seat !== active);
    expect(options(s)).toEqual(others);
  }
});
