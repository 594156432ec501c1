import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import type { Suit } from '../parts.ts';
import { view } from '../view.ts';
import { act, at, deckTop, lying, options, served } from './table.ts';

test('LOCKER-15: a turn starts with a reveal; there is no Return before it', () => {
  const s = at({ exploration: ['key-3'], deck: ['mermaid-5', 'chest-3'] });
  expect(options(s)).toEqual(['reveal', 'return']);
  act(s, 'return');
  expect(s.active).toBe(1);
  expect(options(s)).toEqual(['reveal']);
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-16: a revealed card without an incident is placed at the end of the Exploration', () => {
  const s = at({ exploration: ['key-3', 'anchor-2'], deck: ['chest-4', 'mermaid-6'] });
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'chest-4' },
    { type: 'placed', seat: 0, card: 'chest-4', from: 'deck' },
  ]);
  expect(lying(s)).toEqual({ exploration: ['key-3', 'anchor-2', 'chest-4'], holds: [[], []], locker: [] });
});

test('LOCKER-17: the effect of a placed card applies at once and cannot be declined', () => {
  const s = at({ holds: [['key-5', 'map-6'], []], deck: ['net-4', 'mermaid-6'] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['net map', 'net key']); // neither reveal nor return
});

test('LOCKER-18: a card placed from the Locker, the own Hold or a rival Hold has its effect too', () => {
  const fromLocker = at({ holds: [['key-5', 'chest-5'], []], deck: ['map-4', 'key-7'], locker: ['net-2'] });
  act(fromLocker, 'reveal');
  act(fromLocker, 'map net-2');
  expect(options(fromLocker)).toEqual(['net key', 'net chest']);

  const fromHold = at({ holds: [['knife-5'], ['key-3', 'chest-3']], deck: ['net-4', 'key-7'] });
  act(fromHold, 'reveal');
  act(fromHold, 'net knife');
  expect(options(fromHold)).toEqual(['knife B key', 'knife B chest']);

  const fromRival = at({ holds: [['key-2', 'chest-5'], ['net-3']], deck: ['harpoon-4', 'key-7'] });
  act(fromRival, 'reveal');
  act(fromRival, 'harpoon B net');
  expect(options(fromRival)).toEqual(['net key', 'net chest']);
});

test('LOCKER-19: Key and Chest have no effect on being placed', () => {
  for (const id of ['key-5', 'chest-5'] as const) {
    const other = id === 'key-5' ? 'chest-3' : 'key-3'; // even when both lie there
    const s = at({
      holds: [['map-6'], ['map-7']],
      exploration: [other],
      deck: [id, 'net-3'],
      locker: ['map-2'],
    });
    expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'placed']);
    expect(options(s)).toEqual(['reveal', 'return']);
    expect(lying(s)).toEqual({ exploration: [other, id], holds: [['map-6'], ['map-7']], locker: ['map-2'] });
  }
});

test('LOCKER-20: a Mermaid has no effect', () => {
  const s = at({ holds: [['map-6'], ['map-7']], deck: ['mermaid-9', 'net-3'], locker: ['map-2'] });
  expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'placed']);
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(lying(s)).toEqual({ exploration: ['mermaid-9'], holds: [['map-6'], ['map-7']], locker: ['map-2'] });
});

test('LOCKER-21: a card placed by an effect resolves completely before that effect goes on', () => {
  // Double Haul: the first netted card is a Knife; it strikes before the second card is netted
  const s = at({
    divers: ['D04', null],
    holds: [
      ['key-5', 'knife-6'],
      ['map-7', 'mermaid-8'],
    ],
    deck: ['net-4', 'chest-7'],
  });
  act(s, 'reveal');
  act(s, 'net knife');
  expect(options(s)).toEqual(['knife B map', 'knife B mermaid']);
  act(s, 'knife B map');
  expect(options(s)).toEqual(['net key']);
  act(s, 'net key');
  expect(lying(s)).toEqual({
    exploration: ['net-4', 'knife-6', 'key-5'],
    holds: [[], ['mermaid-8']],
    locker: ['map-7'],
  });
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-22: with nothing left to resolve the active player continues or returns', () => {
  const s = at({ exploration: ['key-3'], deck: ['mermaid-5', 'net-3'] });
  expect(locker.toAct(s)).toEqual([0]);
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(locker.legal(s, 1)).toEqual([]);
  act(s, 'reveal');
  expect(s.active).toBe(0);
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-23: Return moves the whole Exploration into the Hold and ends the turn', () => {
  const s = at({ holds: [['net-7'], ['map-3']], exploration: ['mermaid-5', 'key-3'], locker: ['map-2'] });
  expect(act(s, 'return')).toEqual([
    { type: 'returned', seat: 0, cards: ['mermaid-5', 'key-3'], bonus: [], raided: null },
    { type: 'turned', seat: 1, turn: 2 },
  ]);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3', 'net-7', 'mermaid-5'], ['map-3']],
    locker: ['map-2'],
  });
  expect(s.active).toBe(1);
});

test('LOCKER-24: Return is illegal while a Squid demands cards and the deck has some', () => {
  const s = at({ deck: ['squid-3', 'key-3', 'mermaid-5', 'net-3'] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal']);
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal']);
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-25: with an empty deck there is no Continue, and the table performs the Return', () => {
  const s = at({ exploration: ['key-3'], deck: ['mermaid-5'] });
  const { log, events, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A return (table)']);
  expect(events).toEqual([
    { type: 'revealed', seat: 0, card: 'mermaid-5' },
    { type: 'placed', seat: 0, card: 'mermaid-5', from: 'deck' },
    { type: 'returned', seat: 0, cards: ['key-3', 'mermaid-5'], bonus: [], raided: null },
    { type: 'ended', reason: 'deck' },
  ]);
  expect(lying(state).holds).toEqual([['key-3', 'mermaid-5'], []]);
  act(s, 'reveal');
  expect(options(s)).toEqual(['return']);
});

test('LOCKER-26: after a reveal one may return with an empty Exploration', () => {
  for (const [diver, id] of [
    ['D13', 'squid-5'],
    ['D16', 'mermaid-9'],
  ] as const) {
    const s = at({ divers: [diver, null], deck: [id, 'key-3'], revealed: false });
    expect(options(s)).toEqual(['reveal']);
    act(s, 'reveal');
    expect(options(s)).toEqual(['reveal', 'return']);
    act(s, 'return');
    expect(lying(s)).toEqual({ exploration: [], holds: [[id], []], locker: [] });
    expect(s.active).toBe(1);
  }
  const sunk = at({ divers: [null, 'D12'], deck: ['harpoon-3', 'key-3'], revealed: false });
  act(sunk, 'reveal');
  expect(options(sunk)).toEqual(['reveal', 'return']);
  act(sunk, 'return');
  expect(lying(sunk)).toEqual({ exploration: [], holds: [[], []], locker: ['harpoon-3'] });
});

test('LOCKER-27: everybody reads every Hold, grouped by suit, with all values', () => {
  const s = at({ holds: [['key-3', 'key-7', 'key-5', 'mermaid-9'], ['net-2'], []] });
  const none: Record<Suit, number[]> = {
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
  for (const viewer of [0, 1, 2, null] as const) {
    expect(view(s, viewer).holds).toEqual([
      { ...none, key: [7, 5, 3], mermaid: [9] },
      { ...none, net: [2] },
      none,
    ]);
  }
});

test('LOCKER-28: a card entering a Hold applies no effect', () => {
  const s = at({
    holds: [['map-6'], ['anchor-7']],
    exploration: ['net-4', 'knife-3', 'harpoon-5', 'drone-6', 'squid-3', 'map-3', 'key-2', 'anchor-5'],
    deck: ['mermaid-9'],
    locker: ['map-2'],
  });
  s.placed += 2; // the Squid has been fed
  expect(act(s, 'return').map(event => event.type)).toEqual(['returned', 'turned']);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [
      ['anchor-5', 'squid-3', 'map-3', 'map-6', 'key-2', 'knife-3', 'drone-6', 'net-4', 'harpoon-5'],
      ['anchor-7'],
    ],
    locker: ['map-2'],
  });
  expect(deckTop(s)).toEqual(['mermaid-9']);
  expect(options(s)).toEqual(['reveal']);
});

test('LOCKER-29: a choice with one option is made by the table and logged like any other', () => {
  const net = at({ holds: [['key-5'], []], deck: ['net-4', 'mermaid-6'] });
  expect(served(net, 'reveal').log).toEqual(['A reveal', 'A net key (table)']);

  const harpoon = at({ holds: [['key-2'], ['key-5', 'map-6']], deck: ['harpoon-4', 'mermaid-6'] });
  expect(served(harpoon, 'reveal').log).toEqual(['A reveal', 'A harpoon B map (table)']);

  const knife = at({ holds: [[], ['key-5', 'key-4']], deck: ['knife-4', 'mermaid-6'] });
  expect(served(knife, 'reveal').log).toEqual(['A reveal', 'A knife B key (table)']);

  const map = at({ deck: ['map-4', 'mermaid-6'], locker: ['key-2'] });
  expect(served(map, 'reveal').log).toEqual(['A reveal', 'A map key-2 (table)']);

  const blade = at({ divers: [null, 'D02'], holds: [['key-2'], ['key-5']], deck: ['knife-4', 'mermaid-6'] });
  expect(served(blade, 'reveal').log).toEqual(['A reveal', 'A strike B (table)', 'A blade key (table)']);

  const raid = at({
    divers: ['D08', null],
    holds: [[], ['map-5']],
    exploration: ['key-3', 'chest-3'],
    deck: ['mermaid-6'],
  });
  expect(served(raid, 'return').log).toEqual(['A return', 'A raid B (table)']);
});

test('LOCKER-29: a choice with two options is left to the player, and so is every reveal', () => {
  const s = at({ holds: [['key-5', 'map-6'], []], deck: ['net-4', 'mermaid-6'] });
  expect(served(s, 'reveal').log).toEqual(['A reveal']);
  const squid = at({ deck: ['squid-4', 'mermaid-6'] });
  expect(served(squid, 'reveal').log).toEqual(['A reveal']); // one more must follow: turning it up is theirs
});
