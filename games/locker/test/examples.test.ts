import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import { CARDS, cardId, type DiverId, rankOf, type VariantId } from '../parts.ts';
import { scoreOf } from '../scoring.ts';
import { view } from '../view.ts';
import { act, at, deckTop, drawing, lying, options, served } from './table.ts';

const LOWEST = CARDS.filter(card => rankOf(card) === 0).map(cardId);

test('W1: Squid, Net, Key meet the demand', () => {
  const s = at({ holds: [['key-5'], []], deck: ['squid-3', 'net-4', 'mermaid-5'], revealed: false });
  act(s, 'reveal');
  act(s, 'reveal');
  act(s, 'net key');
  expect(lying(s).exploration).toEqual(['squid-3', 'net-4', 'key-5']);
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('W2: a Net as the second card after the Squid gives a third', () => {
  const s = at({
    holds: [['key-5'], []],
    deck: ['squid-3', 'knife-4', 'net-6', 'mermaid-5'],
    revealed: false,
  });
  act(s, 'reveal');
  act(s, 'reveal');
  act(s, 'reveal');
  act(s, 'net key');
  expect(lying(s).exploration).toEqual(['squid-3', 'knife-4', 'net-6', 'key-5']);
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('W3: the Anchor saves what came before it', () => {
  const s = at({ exploration: ['key-3', 'anchor-4', 'map-5'], deck: ['key-6', 'mermaid-5'] });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['key-3'], []],
    locker: ['anchor-4', 'map-5', 'key-6'],
  });
  expect(s.active).toBe(1);
});

test('W4: Key and Chest bring three random Locker cards for three', () => {
  const s = at({ exploration: ['key-3', 'chest-4', 'mermaid-5'], locker: LOWEST });
  act(s, 'return', ...drawing(LOWEST, 'map-2', 'mermaid-4', 'anchor-2'));
  expect(lying(s).holds[0]).toEqual(['anchor-2', 'map-2', 'key-3', 'chest-4', 'mermaid-4', 'mermaid-5']);
  expect(s.locker).toHaveLength(7);
});

test('W5: with two Locker cards the bonus is two', () => {
  const s = at({ exploration: ['key-3', 'chest-4', 'mermaid-5'], locker: ['map-2', 'net-2'] });
  act(s, 'return');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['map-2', 'key-3', 'chest-4', 'net-2', 'mermaid-5'], []],
    locker: [],
  });
});

test('W6: 18 points; 25 with V2; -17 with V4; 23 with D15', () => {
  const score = (rules: { variant?: VariantId; divers?: DiverId[] }) =>
    scoreOf(at({ ...rules, holds: [['anchor-7', 'anchor-4', 'anchor-3', 'mermaid-9', 'key-2'], []] }), 0);
  expect(score({})).toBe(18);
  expect(score({ variant: 'V2' })).toBe(25);
  expect(score({ variant: 'V4' })).toBe(-17);
  expect(score({ divers: ['D15'] })).toBe(23);
});

test('W7: the last card, peeked at, is left to the next player', () => {
  const s = at({ deck: ['drone-3', 'drone-5'], revealed: false });
  act(s, 'reveal');
  expect(view(s, 0).peek.cards).toEqual(['drone-5']);
  act(s, 'return');
  expect(lying(s).holds).toEqual([['drone-3'], []]);
  expect(deckTop(s)).toEqual(['drone-5']);
  expect(locker.toAct(s)).toEqual([1]);
  expect(options(s)).toEqual(['reveal']);
});

test('W8: the Harpoon may take only the Map, whose effect resolves', () => {
  const s = at({
    holds: [
      ['net-7', 'key-3'],
      ['key-5', 'map-6'],
    ],
    deck: ['harpoon-2', 'mermaid-5'],
    locker: ['chest-2', 'anchor-2'],
  });
  const { log, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal', 'A harpoon B map (table)']);
  expect(lying(state).exploration).toEqual(['harpoon-2', 'map-6']);
  expect(options(state)).toEqual(['map anchor-2', 'map chest-2']);
});
