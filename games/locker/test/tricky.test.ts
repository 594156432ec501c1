import { expect, test } from 'vitest';
import { owedCards } from '../squid.ts';
import { view } from '../view.ts';
import { act, at, lying, options, served } from './table.ts';

test('1: a Net with only bad choices sinks both Nets', () => {
  const s = at({ holds: [['net-5'], []], deck: ['net-3', 'mermaid-5'] });
  const { log, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A net net (table)']);
  expect(lying(state)).toEqual({ exploration: [], holds: [[], []], locker: ['net-3', 'net-5'] });
});

test('2: an Anchor inside a chain saves what lies before it', () => {
  const s = at({ holds: [['anchor-6'], []], exploration: ['key-3'], deck: ['net-4', 'key-6', 'mermaid-5'] });
  act(s, 'reveal');
  act(s, 'net anchor');
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3', 'net-4'], []],
    locker: ['anchor-6', 'key-6'],
  });
});

test('3: Squid, then Drone: the Squid that is seen must be revealed', () => {
  const s = at({ deck: ['squid-3', 'drone-4', 'squid-6', 'mermaid-5'] });
  act(s, 'reveal');
  act(s, 'reveal');
  expect(view(s, 0).peek.cards).toEqual(['squid-6']);
  expect(options(s)).toEqual(['reveal']);
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: [], holds: [[], []], locker: ['squid-3', 'squid-6', 'drone-4'] });
});

test('4: a Squid on the last two cards goes without', () => {
  const s = at({ deck: ['squid-3', 'mermaid-5'] });
  act(s, 'reveal');
  const { log, state, events } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A return (table)']);
  expect(events).toContainEqual({ type: 'lapsed', seat: 0, owed: 1 });
  expect(lying(state).holds).toEqual([['squid-3', 'mermaid-5'], []]);
  expect(state.phase).toEqual({ name: 'over', reason: 'deck' });
});

test('5: Squid, then an empty-handed Net: one card is still owed', () => {
  const s = at({ deck: ['squid-3', 'net-4', 'mermaid-5'] });
  act(s, 'reveal');
  act(s, 'reveal');
  expect(owedCards(s)).toBe(1);
  expect(options(s)).toEqual(['reveal']);
});

test('6: a chain from Map to Net to Harpoon to Map sinks altogether', () => {
  const s = at({
    holds: [['harpoon-5'], ['map-6', 'key-3']],
    deck: ['map-4', 'mermaid-5'],
    locker: ['net-2', 'chest-2'],
  });
  act(s, 'reveal');
  act(s, 'map net-2');
  act(s, 'net harpoon');
  act(s, 'harpoon B map');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], ['key-3']],
    locker: ['map-4', 'map-6', 'chest-2', 'net-2', 'harpoon-5'],
  });
});

test('7: Key and Chest saved by an Anchor bring no bonus', () => {
  const s = at({
    exploration: ['key-3', 'chest-3', 'anchor-2'],
    deck: ['key-6', 'mermaid-5'],
    locker: ['map-2'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3', 'chest-3'], []],
    locker: ['anchor-2', 'map-2', 'key-6'],
  });
});

test('8: a Key in the Hold does not open a Chest', () => {
  const s = at({ holds: [['key-7'], []], exploration: ['chest-3', 'mermaid-6'], locker: ['map-2', 'net-2'] });
  act(s, 'return');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-7', 'chest-3', 'mermaid-6'], []],
    locker: ['map-2', 'net-2'],
  });
});

test('9: the Knife must strike the only opponent who has cards', () => {
  const s = at({ holds: [['key-7'], [], ['map-3', 'net-5']], deck: ['knife-4', 'mermaid-5'] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['knife C map', 'knife C net']);
});

test('10: a Harpoon with nothing legal has no effect and the turn goes on', () => {
  const s = at({
    holds: [
      ['key-3', 'map-2'],
      ['key-7', 'map-7'],
    ],
    deck: ['harpoon-4', 'mermaid-5'],
  });
  act(s, 'reveal');
  expect(lying(s).exploration).toEqual(['harpoon-4']);
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('11: a Map as the last card still resolves', () => {
  const s = at({ deck: ['map-4'], locker: ['knife-2', 'key-2'], holds: [[], ['chest-5']] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['map key-2', 'map knife-2']);
  const { log, state } = served(s, 'map knife-2');
  expect(log).toEqual(['A map knife-2', 'A knife B chest (table)', 'A return (table)']);
  expect(lying(state)).toEqual({
    exploration: [],
    holds: [['map-4', 'knife-2'], []],
    locker: ['key-2', 'chest-5'],
  });
  expect(state.phase).toEqual({ name: 'over', reason: 'deck' });
});

test('12: Riposte forces a second Squid in', () => {
  const s = at({
    divers: [null, 'D12'],
    holds: [[], ['squid-7', 'map-3']],
    exploration: ['squid-4', 'key-2'],
    deck: ['harpoon-5', 'mermaid-5'],
  });
  const { log, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A harpoon B squid (table)']);
  expect(lying(state)).toEqual({
    exploration: [],
    holds: [[], ['map-3']],
    locker: ['squid-4', 'squid-7', 'key-2', 'harpoon-5'],
  });
});

test('13: Siren Song does not feed a Squid', () => {
  const s = at({ divers: ['D16', null], exploration: ['squid-4'], deck: ['mermaid-9', 'key-3'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: ['squid-4'], holds: [['mermaid-9'], []], locker: [] });
  expect(owedCards(s)).toBe(2);
});

test('14: the Saboteur gets what the Anchor does not save', () => {
  const s = at({
    divers: [null, 'D17'],
    victim: 0,
    exploration: ['mermaid-9', 'anchor-3', 'key-4'],
    deck: ['key-6', 'map-3'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['mermaid-9'], ['anchor-3', 'key-4', 'key-6']],
    locker: [],
  });
});

test('15: Strange Currents: two Keys are fine, two fives are not', () => {
  const fives = at({ variant: 'V5', exploration: ['key-3', 'key-5'], deck: ['anchor-5', 'map-7'] });
  act(fives, 'reveal');
  expect(lying(fives).locker).toEqual(['anchor-5', 'key-3', 'key-5']);
  const four = at({ variant: 'V5', exploration: ['key-3', 'key-5'], deck: ['anchor-4', 'map-7'] });
  act(four, 'reveal');
  expect(lying(four).exploration).toEqual(['key-3', 'key-5', 'anchor-4']);
});
