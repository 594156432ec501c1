import { scripted } from '@fathoms/kernel/chance.ts';
import { playForced } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { DIVER_IDS } from '../parts.ts';
import { scoreOf } from '../scoring.ts';
import { owedCards } from '../squid.ts';
import { act, at, drawing, lying, opened, options } from './table.ts';

test('LOCKER-118: D14: every Squid of an opponent of the owner demands four cards, whatever its source', () => {
  const revealed = at({
    divers: [null, null, 'D14'],
    holds: [[], [], []],
    deck: ['squid-3', 'key-3', 'chest-3', 'mermaid-5', 'anchor-3', 'map-3'],
  });
  expect(act(revealed, 'reveal')).toContainEqual({ type: 'demanded', seat: 0, card: 'squid-3', count: 4 });
  for (const owed of [4, 3, 2, 1]) {
    expect(owedCards(revealed)).toBe(owed);
    expect(options(revealed)).toEqual(['reveal']);
    act(revealed, 'reveal');
  }
  expect(options(revealed)).toEqual(['reveal', 'return']);

  const netted = at({ divers: [null, 'D14'], holds: [['squid-5'], []], deck: ['net-3', 'chest-7'] });
  act(netted, 'reveal');
  act(netted, 'net squid');
  expect(owedCards(netted)).toBe(4);

  const mapped = at({ divers: [null, 'D14'], deck: ['map-3', 'chest-7'], locker: ['squid-2'] });
  act(mapped, 'reveal');
  act(mapped, 'map squid-2');
  expect(owedCards(mapped)).toBe(4);

  const stolen = at({ divers: [null, 'D14'], holds: [[], ['squid-5']], deck: ['harpoon-3', 'chest-7'] });
  act(stolen, 'reveal');
  act(stolen, 'harpoon B squid');
  expect(owedCards(stolen)).toBe(4);
});

test('LOCKER-119: D15: five more, once, if the Hold has at least one Mermaid', () => {
  const s = at({ divers: ['D15', null], holds: [['key-7', 'mermaid-5', 'mermaid-8'], ['mermaid-9']] });
  expect([scoreOf(s, 0), scoreOf(s, 1)]).toEqual([7 + 8 + 5, 9]);
  const without = at({ divers: ['D15', null], holds: [['key-7'], []] });
  expect(scoreOf(without, 0)).toBe(7);
});

test('LOCKER-120: D16: a Mermaid revealed from the deck enters the Hold, one from elsewhere is placed', () => {
  const s = at({ divers: ['D16', null], exploration: ['key-3'], deck: ['mermaid-7', 'net-3', 'chest-7'] });
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'mermaid-7' },
    { type: 'tamed', seat: 0, card: 'mermaid-7', by: 'D16' },
  ]);
  expect(lying(s)).toEqual({ exploration: ['key-3'], holds: [['mermaid-7'], []], locker: [] });
  act(s, 'reveal');
  act(s, 'net mermaid');
  expect(lying(s)).toEqual({ exploration: ['key-3', 'net-3', 'mermaid-7'], holds: [[], []], locker: [] });
});

test('LOCKER-121: D16: no incident arises from it, whatever lies in the Exploration', () => {
  const s = at({ divers: ['D16', null], exploration: ['mermaid-4', 'key-3'], deck: ['mermaid-7', 'net-3'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({ exploration: ['mermaid-4', 'key-3'], holds: [['mermaid-7'], []], locker: [] });
});

test('LOCKER-122: D17: what the named opponent loses in an incident, trigger included, goes to the owner', () => {
  const s = at({
    divers: [null, null, 'D17'],
    victim: 0,
    holds: [[], ['map-3'], ['net-7']],
    exploration: ['mermaid-6', 'key-3'],
    deck: ['key-6', 'chest-3'],
    locker: ['map-2'],
  });
  expect(act(s, 'reveal')).toContainEqual({
    type: 'crashed',
    seat: 0,
    trigger: 'key-6',
    from: 'deck',
    saved: [],
    lost: ['mermaid-6', 'key-3', 'key-6'],
    to: 2,
  });
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], ['map-3'], ['key-3', 'key-6', 'net-7', 'mermaid-6']],
    locker: ['map-2'],
  });
});

test('LOCKER-122: D17: what anybody else loses goes to the Locker, and so does a Knife’s victim', () => {
  const other = at({
    divers: [null, null, 'D17'],
    victim: 1,
    holds: [[], [], []],
    exploration: ['key-3'],
    deck: ['key-6', 'chest-3'],
  });
  act(other, 'reveal');
  expect(lying(other)).toEqual({ exploration: [], holds: [[], [], []], locker: ['key-3', 'key-6'] });
  const knifed = at({
    divers: ['D17', null],
    victim: 1,
    holds: [[], ['key-6']],
    deck: ['knife-3', 'chest-3'],
  });
  act(knifed, 'reveal');
  act(knifed, 'knife B key');
  expect(lying(knifed)).toEqual({ exploration: ['knife-3'], holds: [[], []], locker: ['key-6'] });
});

test('LOCKER-123: D17: cards saved in that incident still go to the player who had it', () => {
  const s = at({
    divers: [null, 'D17'],
    victim: 0,
    exploration: ['mermaid-6', 'anchor-3', 'key-3'],
    deck: ['key-6', 'chest-3'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['mermaid-6'], ['anchor-3', 'key-3', 'key-6']],
    locker: [],
  });
});

test('LOCKER-124: D17: with two players the table names the other one by itself', () => {
  for (const [divers, owner] of [
    [['D17', 'D01'], 0],
    [['D01', 'D17'], 1],
  ] as const) {
    const opening = opened(2, { divers: 'on' }, ...drawing(DIVER_IDS, ...divers));
    const { steps, state } = playForced({ game: locker, state: opening, chance: scripted() });
    const action = owner === 0 ? 'name B' : 'name A';
    expect(steps.map(step => step.entry)).toEqual([{ seat: owner, action, rolls: [], by: 'table' }]);
    expect(state.victim).toBe(1 - owner);
    expect(state.turn).toBe(1);
  }
});
