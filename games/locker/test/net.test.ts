import { expect, test } from 'vitest';
import { act, at, lying, options } from './table.ts';

test('LOCKER-75: the Net places the top card of a chosen suit of the own Hold', () => {
  const s = at({
    holds: [['key-3', 'key-6', 'map-5'], ['chest-6']],
    deck: ['net-4', 'chest-7'],
    locker: [],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['net map', 'net key']);
  expect(act(s, 'net key')).toEqual([{ type: 'placed', seat: 0, card: 'key-6', from: 0 }]);
  expect(lying(s)).toEqual({
    exploration: ['net-4', 'key-6'],
    holds: [['map-5', 'key-3'], ['chest-6']],
    locker: [],
  });
});

test('LOCKER-75: the Net is compulsory even if it must cause an incident', () => {
  const s = at({ holds: [['key-3', 'key-6'], []], exploration: ['key-5'], deck: ['net-4', 'chest-7'] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['net key']);
  act(s, 'net key');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3'], []],
    locker: ['key-5', 'key-6', 'net-4'],
  });
});

test('LOCKER-76: with an empty Hold the Net has no effect', () => {
  const s = at({ holds: [[], ['chest-6']], deck: ['net-4', 'chest-7'] });
  expect(act(s, 'reveal').at(-1)).toEqual({ type: 'fizzled', seat: 0, card: 'net-4' });
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(lying(s).exploration).toEqual(['net-4']);
});

test('LOCKER-77: a suit that causes an incident may be chosen while safe ones exist', () => {
  const s = at({
    holds: [['key-6', 'map-5', 'net-3'], []],
    exploration: ['key-5'],
    deck: ['net-4', 'chest-7'],
  });
  act(s, 'reveal');
  expect(options(s)).toEqual(['net map', 'net key', 'net net']);
});
