import { expect, test } from 'vitest';
import { format, parse } from '../notation.ts';
import { CARDS, COMPANIES, twoDigits } from '../parts.ts';
import type { Action } from '../types.ts';

const SAMPLES: [Action, string][] = [
  [{ type: 'take', card: 44 }, 'take 44'],
  [{ type: 'expand', company: 2, card: 53 }, 'expand pearl 53'],
  [{ type: 'draw' }, 'draw'],
  [{ type: 'decline' }, 'decline'],
  [{ type: 'buy', card: 4, with: [] }, 'buy 04'],
  [{ type: 'buy', card: 44, with: [7, 13, 21] }, 'buy 44 with 07 13 21'],
  [{ type: 'remove', card: 52, with: [7, 13] }, 'remove 52 with 07 13'],
  [{ type: 'move', card: 52, to: 1, with: [7] }, 'move 52 treasure with 07'],
  [{ type: 'top', card: 13, with: [0] }, 'top 13 with 00'],
  [{ type: 'play', card: 12, on: 4, with: [] }, 'play 12 wildlife'],
  [{ type: 'play', card: 12, on: 4, with: [98, 99] }, 'play 12 wildlife with 98 99'],
  [{ type: 'acquire', from: 1, company: 0, with: [7, 13] }, 'acquire B cleaning with 07 13'],
  [{ type: 'acquire', from: 'X', company: 3, with: [7, 13] }, 'acquire X research with 07 13'],
];

test('every kind of action is written in words and read back', () => {
  for (const [action, text] of SAMPLES) {
    expect(format(action)).toBe(text);
    expect(parse(text)).toEqual(action);
  }
});

test('every card and every company is read back', () => {
  for (const card of CARDS) expect(parse(`take ${twoDigits(card)}`)).toEqual({ type: 'take', card });
  for (const company of COMPANIES.keys()) {
    const action: Action = { type: 'expand', company, card: 9 };
    expect(parse(format(action))).toEqual(action);
  }
});

test('anything else is unreadable', () => {
  const texts = [
    ...[
      '',
      ' ',
      'dance',
      'Draw',
      'draw ',
      ' draw',
      'draw 44',
      'decline now',
      'draw with 07',
      'take',
      'take 4',
    ],
    ...['take 100', 'take ds-44', 'take 44 45', 'take 44 with 07', 'take constructor', 'take -1', 'take 4.'],
    ...['expand 53 pearl', 'expand pearl', 'expand pearls 53', 'expand pearl 53 with 07', 'expand pearl 053'],
    ...['buy', 'buy 44 with', 'buy 44 with ', 'buy 44 with 13 07', 'buy 44 with 07 07', 'buy 44  with 07'],
    ...[
      'buy 44 with 07 with 13',
      'buy 44 with 07  13',
      'buy 44 with 07,13',
      'buy 44 pearl',
      'buy 44 with 100',
    ],
    ...[
      'remove 52 pearl with 07',
      'move 52 with 07',
      'move 52 there with 07',
      'top',
      'play 12',
      'play pearl 12',
    ],
    ...['acquire treasure with 07', 'acquire b treasure with 07', 'acquire B', 'acquire B ds-01 with 07'],
    ...['buy 44 with 07\n', 'buy\t44', 'buy __proto__', 'acquire B constructor with 07 13'],
  ];
  for (const text of texts) expect(parse(text), JSON.stringify(text)).toBeNull();
});
