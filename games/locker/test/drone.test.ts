import { expect, test } from 'vitest';
import { redact, view } from '../view.ts';
import { act, at, card, deckTop, drawing, lying, options, served } from './table.ts';

test('LOCKER-69: the Drone shows the active player the top card of the Loot Deck', () => {
  const s = at({ deck: ['drone-3', 'key-6', 'map-4'] });
  expect(act(s, 'reveal').at(-1)).toEqual({ type: 'peeked', seat: 0, count: 1, cards: ['key-6'] });
  expect(view(s, 0).peek).toEqual({ count: 1, cards: ['key-6'] });
});

test('LOCKER-69: what lies on top is settled by luck when nobody has looked before', () => {
  const s = at({ exploration: ['mermaid-5'] });
  act(s, 'reveal', ...drawing(s.deck, card('drone-3'), card('net-6')));
  expect(view(s, 0).peek.cards).toEqual(['net-6']);
  expect(deckTop(s)).toEqual(['net-6']);
});

test('LOCKER-70: after Continue that very card is revealed', () => {
  const s = at({ exploration: ['mermaid-5'] });
  act(s, 'reveal', ...drawing(s.deck, card('drone-3'), card('anchor-6')));
  expect(act(s, 'reveal')[0]).toEqual({ type: 'revealed', seat: 0, card: 'anchor-6' }); // without any luck
  expect(lying(s).exploration).toEqual(['mermaid-5', 'drone-3', 'anchor-6']);
});

test('LOCKER-70: after Return the card stays on top and the next player reveals it', () => {
  const s = at({ exploration: ['mermaid-5'] });
  act(s, 'reveal', ...drawing(s.deck, card('drone-3'), card('anchor-6')));
  act(s, 'return');
  expect(deckTop(s)).toEqual(['anchor-6']);
  expect(act(s, 'reveal')[0]).toEqual({ type: 'revealed', seat: 1, card: 'anchor-6' });
});

test('LOCKER-71: after the peek there is the usual decision and nothing else', () => {
  const s = at({ deck: ['drone-3', 'key-6', 'map-4', 'net-3'] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal', 'return']);
  expect(deckTop(s)).toEqual(['key-6', 'map-4', 'net-3']);
});

test('LOCKER-72: a Squid demand keeps Return illegal after a Drone', () => {
  const s = at({ exploration: ['squid-4'], deck: ['drone-3', 'squid-6', 'map-4'] });
  act(s, 'reveal');
  expect(view(s, 0).peek.cards).toEqual(['squid-6']);
  expect(options(s)).toEqual(['reveal']);
});

test('LOCKER-73: with an empty deck the Drone has no effect', () => {
  const s = at({ deck: ['drone-3'] });
  expect(act(s, 'reveal').at(-1)).toEqual({ type: 'fizzled', seat: 0, card: 'drone-3' });
  expect(view(s, 0).peek).toEqual({ count: 0, cards: null });
  expect(served(at({ deck: ['drone-3'] }), 'reveal').log).toEqual(['A reveal', 'A return (table)']);
});

test('LOCKER-74: the peek is private to the active player', () => {
  const s = at({ holds: [[], [], []], deck: ['drone-3', 'key-6', 'map-4'] });
  const peeked = act(s, 'reveal')[2];
  expect(redact(peeked, 0)).toEqual({ type: 'peeked', seat: 0, count: 1, cards: ['key-6'] });
  for (const viewer of [1, 2, null] as const) {
    expect(view(s, viewer).peek).toEqual({ count: 1, cards: null });
    expect(JSON.stringify(view(s, viewer))).not.toContain('key-6');
    expect(redact(peeked, viewer)).toEqual({ type: 'peeked', seat: 0, count: 1, cards: null });
  }
});

test('LOCKER-74: what was seen is forgotten with the turn, and the next player does not see it', () => {
  const s = at({ deck: ['drone-3', 'key-6', 'map-4'] });
  act(s, 'reveal');
  act(s, 'return');
  for (const viewer of [0, 1, null] as const) {
    expect(view(s, viewer).peek).toEqual({ count: 0, cards: null });
    expect(JSON.stringify(view(s, viewer))).not.toContain('key-6');
  }
});
