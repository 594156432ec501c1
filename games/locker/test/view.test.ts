import { undoLength } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import type { Event } from '../types.ts';
import { reveals, view } from '../view.ts';
import { act, at } from './table.ts';

test('a view shows the public table whole', () => {
  const s = at({
    divers: ['D01', 'D17'],
    victim: 0,
    holds: [['key-7', 'key-2'], ['mermaid-9']],
    exploration: ['chest-3', 'anchor-4', 'squid-5'],
    netted: ['chest-3'],
    locker: ['map-2', 'net-2'],
    deck: ['key-4', 'drone-5'],
  });
  expect(view(s, null)).toEqual({
    variant: null,
    divers: ['D01', 'D17'],
    aside: [],
    victim: 0,
    active: 0,
    turn: 1,
    revealed: true,
    deck: 2,
    peek: { count: 0, cards: null },
    locker: 2,
    exploration: [
      { card: 'chest-3', nth: 1, netted: true, saved: true },
      { card: 'anchor-4', nth: 2, netted: false, saved: true },
      { card: 'squid-5', nth: 3, netted: false, saved: true },
    ],
    placed: 3,
    owed: 2,
    demand: [{ card: 'squid-5', count: 2, met: 0 }],
    hauls: 0,
    holds: [
      { ...nothing, key: [7, 2] },
      { ...nothing, mermaid: [9] },
    ],
    scores: [7, 9],
    cards: [2, 1],
    winners: null,
    phase: { name: 'exploring' },
    hidden: null,
  });
});

const nothing = {
  anchor: [],
  squid: [],
  map: [],
  key: [],
  chest: [],
  knife: [],
  drone: [],
  net: [],
  harpoon: [],
  mermaid: [],
};

test('after the end nothing is hidden from the viewer who may see all', () => {
  const s = at({ locker: ['map-2'], deck: ['key-4', 'drone-5'] });
  s.deck = [s.top.pop() as number];
  expect(view(s, 'all').hidden).toEqual({ deck: ['drone-5'], top: ['key-4'], locker: ['map-2'] });
});

test('news that showed a face-down card cannot be taken back, other news can', () => {
  const shown: Event[] = [
    { type: 'revealed', seat: 0, card: 'key-3' },
    { type: 'drew', seat: 0, count: 1, cards: ['key-3'] },
    { type: 'peeked', seat: 0, count: 1, cards: ['key-3'] },
    { type: 'placed', seat: 0, card: 'key-3', from: 'locker' },
    { type: 'crashed', seat: 0, trigger: 'key-3', from: 'locker', saved: [], lost: [], to: 'locker' },
    { type: 'returned', seat: 0, cards: ['key-3'], bonus: ['map-2'], raided: null },
  ];
  const open: Event[] = [
    { type: 'placed', seat: 0, card: 'key-3', from: 1 },
    { type: 'crashed', seat: 0, trigger: 'key-3', from: 1, saved: [], lost: [], to: 'locker' },
    { type: 'returned', seat: 0, cards: ['key-3'], bonus: [], raided: null },
    { type: 'knifed', seat: 0, from: 1, cards: ['key-3'], to: 'locker' },
    { type: 'turned', seat: 0, turn: 2 },
  ];
  expect(shown.map(reveals)).toEqual(shown.map(() => true));
  expect(open.map(reveals)).toEqual(open.map(() => false));
});

test('a Net choice may be taken back while nothing hidden was shown since', () => {
  const s = at({ holds: [['key-5', 'map-6'], []], deck: ['net-4', 'mermaid-6'], locker: ['squid-2'] });
  const entry = (action: string) => ({ seat: 0, action, rolls: [] });
  const reveal = { entry: entry('reveal'), events: act(s, 'reveal') };
  const net = { entry: entry('net key'), events: act(s, 'net key') };
  expect(undoLength(locker, [reveal, net], 0)).toBe(1);
  expect(undoLength(locker, [reveal], 0)).toBeNull();
});
