import { expect, test } from 'vitest';
import type { CardId } from '../parts.ts';
import { redact, view } from '../view.ts';
import { act, at, card, drawing, lying, options } from './table.ts';

const PILE: CardId[] = ['key-2', 'net-2', 'chest-2', 'mermaid-4', 'knife-2'];

test('LOCKER-54: three random Locker cards are drawn and one of them must be placed', () => {
  const s = at({ deck: ['map-5', 'chest-7'], locker: PILE });
  const luck = drawing(PILE, 'mermaid-4', 'key-2', 'knife-2');
  expect(act(s, 'reveal', ...luck)).toContainEqual({
    type: 'drew',
    seat: 0,
    count: 3,
    cards: ['key-2', 'knife-2', 'mermaid-4'],
  });
  expect(options(s)).toEqual(['map key-2', 'map knife-2', 'map mermaid-4']);
  expect(act(s, 'map mermaid-4')).toEqual([{ type: 'placed', seat: 0, card: 'mermaid-4', from: 'locker' }]);
  expect(lying(s).exploration).toEqual(['map-5', 'mermaid-4']);
});

test('LOCKER-54: every three cards of the Locker can be drawn', () => {
  const seen = new Set<string>();
  for (const a of PILE) {
    for (const b of PILE.filter(id => id !== a)) {
      for (const c of PILE.filter(id => id !== a && id !== b)) {
        const s = at({ deck: ['map-5', 'chest-7'], locker: PILE });
        act(s, 'reveal', ...drawing(PILE, a, b, c));
        seen.add(options(s).join(' '));
      }
    }
  }
  expect(seen.size).toBe(10); // three of five, in any order
});

test('LOCKER-54: one must be placed even if it causes an incident', () => {
  const s = at({ exploration: ['key-5'], deck: ['map-5', 'chest-7'], locker: ['key-2', 'key-3', 'key-4'] });
  act(s, 'reveal');
  expect(options(s)).toEqual(['map key-2', 'map key-3', 'map key-4']);
  act(s, 'map key-4');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [[], []],
    locker: ['map-5', 'key-2', 'key-3', 'key-4', 'key-5'],
  });
});

test('LOCKER-55: with one or two cards in the Locker the choice is among those', () => {
  const two = at({ deck: ['map-5', 'chest-7'], locker: ['net-2', 'key-2'] });
  act(two, 'reveal');
  expect(options(two)).toEqual(['map key-2', 'map net-2']);
  const one = at({ deck: ['map-5', 'chest-7'], locker: ['net-2'] });
  act(one, 'reveal');
  expect(options(one)).toEqual(['map net-2']);
});

test('LOCKER-56: with an empty Locker the Map has no effect', () => {
  const s = at({ deck: ['map-5', 'chest-7'], locker: [] });
  expect(act(s, 'reveal')).toEqual([
    { type: 'revealed', seat: 0, card: 'map-5' },
    { type: 'placed', seat: 0, card: 'map-5', from: 'deck' },
    { type: 'fizzled', seat: 0, card: 'map-5' },
  ]);
  expect(options(s)).toEqual(['reveal', 'return']);
});

test('LOCKER-57: the cards not chosen go back into the Locker, and can be drawn again', () => {
  const s = at({ deck: ['map-5', 'chest-7'], locker: PILE });
  act(s, 'reveal', ...drawing(PILE, 'key-2', 'net-2', 'knife-2'));
  act(s, 'map key-2');
  expect(lying(s).locker).toEqual(['chest-2', 'knife-2', 'net-2', 'mermaid-4']);
  act(s, 'return');

  const luck = drawing(s.locker, card('net-2'), card('chest-2'), card('knife-2'));
  s.top = [card('map-7')];
  act(s, 'reveal', ...luck);
  expect(options(s)).toEqual(['map chest-2', 'map knife-2', 'map net-2']);
});

test('LOCKER-58: only the active player sees the drawn cards; the chosen one is public', () => {
  const s = at({ holds: [[], [], []], deck: ['map-5', 'chest-7'], locker: PILE });
  const drawn: CardId[] = ['key-2', 'net-2', 'mermaid-4'];
  const [drew] = act(s, 'reveal', ...drawing(PILE, ...drawn)).filter(event => event.type === 'drew');
  expect(view(s, 0).phase).toEqual({ name: 'map', count: 3, drawn });
  expect(redact(drew, 0)).toEqual({ type: 'drew', seat: 0, count: 3, cards: drawn });
  for (const viewer of [1, 2, null] as const) {
    expect(view(s, viewer).phase).toEqual({ name: 'map', count: 3, drawn: null });
    expect(drawn.filter(id => JSON.stringify(view(s, viewer)).includes(id))).toEqual([]);
    expect(redact(drew, viewer)).toEqual({ type: 'drew', seat: 0, count: 3, cards: null });
  }
  const [placed] = act(s, 'map mermaid-4');
  for (const viewer of [0, 1, 2, null] as const) {
    expect(redact(placed, viewer)).toEqual({ type: 'placed', seat: 0, card: 'mermaid-4', from: 'locker' });
  }
});

test('LOCKER-58: a chosen card that triggers is public too', () => {
  const s = at({ exploration: ['key-5'], deck: ['map-5', 'chest-7'], locker: ['key-2', 'net-2'] });
  act(s, 'reveal');
  const [crashed] = act(s, 'map key-2');
  for (const viewer of [1, null] as const) {
    expect(redact(crashed, viewer)).toMatchObject({ type: 'crashed', trigger: 'key-2', from: 'locker' });
  }
});
