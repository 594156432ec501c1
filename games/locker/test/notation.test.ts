import { expect, test } from 'vitest';
import { format, parse } from '../notation.ts';
import { CARDS, cardId, SUITS } from '../parts.ts';
import type { Action } from '../types.ts';
import { card } from './table.ts';

const SAMPLES: [Action, string][] = [
  [{ type: 'reveal' }, 'reveal'],
  [{ type: 'return' }, 'return'],
  [{ type: 'name', victim: 1 }, 'name B'],
  [{ type: 'net', suit: 3 }, 'net key'],
  [{ type: 'harpoon', from: 2, suit: 9 }, 'harpoon C mermaid'],
  [{ type: 'knife', from: 3, suit: 0 }, 'knife D anchor'],
  [{ type: 'strike', at: 0 }, 'strike A'],
  [{ type: 'blade', suit: 1 }, 'blade squid'],
  [{ type: 'map', card: card('mermaid-9') }, 'map mermaid-9'],
  [{ type: 'raid', from: 1 }, 'raid B'],
];

test('every kind of action is written in words and read back', () => {
  for (const [action, text] of SAMPLES) {
    expect(format(action)).toBe(text);
    expect(parse(text)).toEqual(action);
  }
});

test('every suit and every card is read back', () => {
  for (const suit of SUITS.keys())
    expect(parse(format({ type: 'net', suit }))).toEqual({ type: 'net', suit });
  for (const one of CARDS) expect(parse(`map ${cardId(one)}`)).toEqual({ type: 'map', card: one });
});

test('anything else is unreadable', () => {
  const texts = [
    ...['', ' ', 'dance', 'Reveal', 'reveal ', ' reveal', 'reveal now', 'return  '],
    ...['name', 'name b', 'name BB', 'name 1', 'name B C', 'net', 'net Key', 'net keys', 'net key 5'],
    ...['net  key', 'harpoon key', 'harpoon key B', 'harpoon B', 'knife B key-5', 'strike', 'strike B key'],
    ...['blade', 'map', 'map key', 'map key-1', 'map key-8', 'map mermaid-3', 'map key-05', 'map key-5.0'],
    ...['map constructor', 'net constructor', 'map __proto__', 'raid', 'raid key', 'net\tkey', 'net key\n'],
  ];
  for (const text of texts) expect(parse(text), JSON.stringify(text)).toBeNull();
});
