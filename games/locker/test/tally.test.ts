import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import type { Event } from '../types.ts';
import { at } from './table.ts';

const NEWS: readonly Event[] = [
  { type: 'revealed', seat: 0, card: 'key-2' },
  { type: 'revealed', seat: 0, card: 'key-5' },
  {
    type: 'crashed',
    seat: 0,
    trigger: 'key-5',
    from: 'deck',
    saved: [],
    lost: ['key-2', 'key-5'],
    to: 'locker',
  },
  { type: 'revealed', seat: 1, card: 'net-3' },
  { type: 'returned', seat: 1, cards: ['net-3'], bonus: ['map-4'], raided: null },
];

test('a finished match tells how everybody dived and what became of each suit', () => {
  const s = at({ holds: [[], ['net-3', 'map-4']] });
  const tally = locker.tally?.(s, NEWS);
  expect(tally?.seats).toMatchObject([
    { incidents: 1, 'ways home': 0, 'cards in the Hold': 0 },
    { incidents: 0, 'ways home': 1, 'cards in the Hold': 2, 'suits in the Hold': 2 },
  ]);
  const suits = tally?.places?.suits;
  const counted = (fate: string, suit: string) =>
    suits?.counts[suits.rows.indexOf(fate)][suits.columns.indexOf(suit)];
  expect([counted('turned up', 'key'), counted('turned up', 'net')]).toEqual([2, 1]);
  expect([counted('sank the haul', 'key'), counted('sank with it', 'key')]).toEqual([1, 2]);
  expect([counted('brought home', 'net'), counted('brought home', 'map')]).toEqual([1, 1]);
});
