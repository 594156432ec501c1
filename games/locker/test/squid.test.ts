import { expect, test } from 'vitest';
import { owedCards } from '../squid.ts';
import { view } from '../view.ts';
import { act, at, lying, options, served } from './table.ts';

test('LOCKER-46: a placed Squid demands two further cards before Return', () => {
  const s = at({ deck: ['squid-3', 'key-3', 'mermaid-5', 'net-3'] });
  expect(act(s, 'reveal')).toContainEqual({ type: 'demanded', seat: 0, card: 'squid-3', count: 2 });
  for (const owed of [2, 1]) {
    expect(owedCards(s)).toBe(owed);
    expect(options(s)).toEqual(['reveal']);
    act(s, 'reveal');
  }
  expect(owedCards(s)).toBe(0);
  expect(view(s, null).demand).toEqual([{ card: 'squid-3', count: 2, met: 2 }]);
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-47: every card placed after the Squid counts one, whatever its source', () => {
  const fromHold = at({
    holds: [['key-5'], []],
    exploration: ['squid-3'],
    deck: ['net-4', 'chest-3'],
  });
  act(fromHold, 'reveal');
  expect(owedCards(fromHold)).toBe(1);
  act(fromHold, 'net key');
  expect(owedCards(fromHold)).toBe(0);

  const fromRival = at({ holds: [[], ['key-5']], exploration: ['squid-3'], deck: ['harpoon-4', 'chest-3'] });
  act(fromRival, 'reveal');
  act(fromRival, 'harpoon B key');
  expect(owedCards(fromRival)).toBe(0);

  const fromLocker = at({ exploration: ['squid-3'], deck: ['map-4', 'chest-3'], locker: ['key-2'] });
  act(fromLocker, 'reveal');
  act(fromLocker, 'map key-2');
  expect(owedCards(fromLocker)).toBe(0);
});

test('LOCKER-47: cards placed before the Squid do not count', () => {
  const s = at({ exploration: ['key-3', 'chest-3'], deck: ['squid-3', 'net-3'] });
  act(s, 'reveal');
  expect(owedCards(s)).toBe(2);
});

test('LOCKER-48: a Harpoon, Net or Map right after the Squid and the card it places meet the demand', () => {
  for (const [next, choice] of [
    ['net-4', 'net key'],
    ['harpoon-4', 'harpoon B map'],
    ['map-4', 'map anchor-2'],
  ] as const) {
    const s = at({
      holds: [['key-5', 'knife-3'], ['map-6']],
      deck: ['squid-3', next, 'chest-7'],
      locker: next === 'map-4' ? ['anchor-2', 'chest-2'] : [],
    });
    act(s, 'reveal');
    act(s, 'reveal');
    act(s, choice);
    expect(lying(s).exploration.slice(0, 2)).toEqual(['squid-3', next]);
    expect(lying(s).exploration).toHaveLength(3);
    expect(options(s)).toEqual(['reveal', 'return']);
  }
});

test('LOCKER-49: a Harpoon, Net or Map as the second card still resolves and gives a third card', () => {
  for (const [next, choice] of [
    ['net-4', 'net key'],
    ['harpoon-4', 'harpoon B anchor'],
    ['map-4', 'map anchor-2'],
  ] as const) {
    const s = at({
      holds: [['key-5', 'chest-3'], ['anchor-6']],
      deck: ['squid-3', 'mermaid-5', next, 'chest-7'],
      locker: next === 'map-4' ? ['anchor-2', 'chest-2'] : [],
    });
    act(s, 'reveal');
    act(s, 'reveal');
    act(s, 'reveal');
    expect(options(s)).toContain(choice);
    expect(options(s)).not.toContain('return');
    act(s, choice);
    expect(lying(s).exploration).toHaveLength(4);
    expect(options(s)).toEqual(['reveal', 'return']);
  }
});

test('LOCKER-50: a Harpoon, Net or Map that can place nothing counts only itself', () => {
  for (const next of ['net-4', 'harpoon-4', 'map-4'] as const) {
    const s = at({ deck: ['squid-3', next, 'chest-7', 'mermaid-5'] });
    act(s, 'reveal');
    expect(act(s, 'reveal')).toContainEqual({ type: 'fizzled', seat: 0, card: next });
    expect(owedCards(s)).toBe(1);
    expect(options(s)).toEqual(['reveal']);
    act(s, 'reveal');
    expect(options(s)).toEqual(['reveal', 'return']);
  }
});

test('LOCKER-51: a Squid placed by a Net, Harpoon or Map demands two cards, counted from itself', () => {
  for (const [next, choice] of [
    ['net-4', 'net squid'],
    ['harpoon-4', 'harpoon B squid'],
    ['map-4', 'map squid-2'],
  ] as const) {
    const s = at({
      holds: [next === 'net-4' ? ['squid-6', 'key-2'] : [], ['squid-5']],
      exploration: ['mermaid-5', 'anchor-3'],
      deck: [next, 'chest-7', 'drone-3', 'key-4'],
      locker: next === 'map-4' ? ['squid-2', 'chest-2'] : [],
    });
    act(s, 'reveal');
    act(s, choice);
    expect(owedCards(s)).toBe(2);
    act(s, 'reveal');
    expect(owedCards(s)).toBe(1);
    act(s, 'reveal');
    expect(options(s)).toEqual(['reveal', 'return']);
  }
});

test('LOCKER-52: with an empty deck an unmet demand lapses and everything is collected', () => {
  const s = at({ exploration: ['key-3'], deck: ['squid-5'] });
  const { log, events, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A return (table)']);
  expect(events).toContainEqual({ type: 'lapsed', seat: 0, owed: 2 });
  expect(lying(state)).toEqual({ exploration: [], holds: [['squid-5', 'key-3'], []], locker: [] });
});

test('LOCKER-53: a card that goes straight into the Hold does not count for a Squid', () => {
  const mermaid = at({
    divers: ['D16', null],
    exploration: ['squid-3'],
    deck: ['mermaid-9', 'key-3', 'chest-4', 'map-3'],
  });
  act(mermaid, 'reveal');
  expect(owedCards(mermaid)).toBe(2);
  act(mermaid, 'reveal');
  expect(owedCards(mermaid)).toBe(1);

  // a Squid Tamer's Exploration can hold a Squid from elsewhere; the tamed one does not feed it
  const squid = at({ divers: ['D13', null], exploration: ['squid-3'], deck: ['squid-4', 'key-3', 'map-3'] });
  act(squid, 'reveal');
  expect(owedCards(squid)).toBe(2);
});
