import { expect, test } from 'vitest';
import { act, at, lying, options } from './table.ts';

test('LOCKER-78: the Harpoon places the top card of a suit an opponent has and the own Hold lacks', () => {
  const s = at({
    holds: [
      ['map-2', 'net-6'],
      ['map-5', 'key-3', 'key-6'],
      ['net-4', 'key-7', 'anchor-3'],
    ],
    deck: ['harpoon-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon B key', 'harpoon C anchor', 'harpoon C key']);
  expect(act(s, 'harpoon B key')).toEqual([{ type: 'placed', seat: 0, card: 'key-6', from: 1 }]);
  expect(lying(s)).toEqual({
    exploration: ['harpoon-4', 'key-6'],
    holds: [
      ['map-2', 'net-6'],
      ['map-5', 'key-3'],
      ['anchor-3', 'key-7', 'net-4'],
    ],
    locker: [],
  });
});

test('LOCKER-79: the choice is compulsory even if every option causes an incident', () => {
  const s = at({
    holds: [[], ['key-6', 'chest-4']],
    exploration: ['key-3', 'chest-3'],
    deck: ['harpoon-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon B key', 'harpoon B chest']);
  act(s, 'harpoon B chest');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], ['key-6']],
    locker: ['key-3', 'chest-3', 'chest-4', 'harpoon-4'],
  });
});

test('LOCKER-80: with no legal suit the Harpoon has no effect', () => {
  const s = at({ holds: [['key-2', 'map-2'], ['key-6', 'map-7'], []], deck: ['harpoon-4', 'chest-7'] });
  expect(act(s, 'reveal').at(-1)).toEqual({ type: 'fizzled', seat: 0, card: 'harpoon-4' });
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(lying(s)).toEqual({
    exploration: ['harpoon-4'],
    holds: [['map-2', 'key-2'], ['map-7', 'key-6'], []],
    locker: [],
  });
});

test('LOCKER-81: a suit lying in the Exploration is not one the own Hold has', () => {
  const s = at({
    holds: [['map-2'], ['map-7', 'key-6']],
    exploration: ['key-3'],
    deck: ['harpoon-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon B key']);
});
