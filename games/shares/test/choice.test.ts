import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { choices, offerFor, payers, payFor } from '../choice.ts';
import { shares } from '../index.ts';
import type { Action, Choice } from '../types.ts';
import { at } from './table.ts';

/** Three offers: a share for two cards, a depth card moved for one, a share taken for two. */
const CHOICE: Choice = {
  hand: [3, 5, 44, 60],
  offers: [
    { deal: { type: 'buy', card: 44 }, price: 2 },
    { deal: { type: 'move', card: 70, to: 1 }, price: 1 },
    { deal: { type: 'acquire', from: 'X', company: 2 }, price: 2 },
  ],
};

test('all payments of all offers are listed, each once', () => {
  expect([...choices.all(CHOICE)].map(shares.format)).toEqual([
    ...['buy 44 with 03 05', 'buy 44 with 03 60', 'buy 44 with 05 60'],
    ...[
      'move 70 treasure with 03',
      'move 70 treasure with 05',
      'move 70 treasure with 44',
      'move 70 treasure with 60',
    ],
    ...['acquire X pearl with 03 05', 'acquire X pearl with 03 44', 'acquire X pearl with 03 60'],
    ...['acquire X pearl with 05 44', 'acquire X pearl with 05 60', 'acquire X pearl with 44 60'],
  ]);
});

test('an action is allowed if it takes an offer and pays its price with other cards of the hand, rising', () => {
  const allowed = (action: Action) => choices.allows(CHOICE, action);
  expect(allowed({ type: 'buy', card: 44, with: [3, 60] })).toBe(true);
  const wrong: Action[] = [
    { type: 'buy', card: 44, with: [60, 3] },
    { type: 'buy', card: 44, with: [3, 3] },
    { type: 'buy', card: 44, with: [3] },
    { type: 'buy', card: 44, with: [3, 5, 60] },
    { type: 'buy', card: 44, with: [3, 44] },
    { type: 'buy', card: 44, with: [3, 61] },
    { type: 'buy', card: 60, with: [3, 5] },
    { type: 'remove', card: 70, with: [3] },
    { type: 'move', card: 70, to: 2, with: [3] },
    { type: 'move', card: 71, to: 1, with: [3] },
    { type: 'play', card: 44, on: 1, with: [3, 5] },
    { type: 'acquire', from: 1, company: 2, with: [3, 5] },
    { type: 'acquire', from: 'X', company: 1, with: [3, 5] },
    { type: 'draw' },
  ];
  for (const action of wrong) expect(allowed(action), shares.format(action)).toBe(false);
});

test('samples reach every offer and every payment', () => {
  const chance = seeded('samples');
  const seen = new Set(Array.from({ length: 400 }, () => shares.format(choices.sample(CHOICE, chance))));
  expect([...seen].sort()).toEqual([...choices.all(CHOICE)].map(shares.format).sort());
});

test('a board finds the offer, the cards that may pay and the action, in whatever order cards were chosen', () => {
  const [buy, , acquire] = CHOICE.offers;
  expect(offerFor(CHOICE, { type: 'buy', card: 44, with: [] })).toBe(buy);
  expect(offerFor(CHOICE, { type: 'buy', card: 3, with: [] })).toBeNull();
  expect(payers(CHOICE, buy)).toEqual([3, 5, 60]);
  expect(payers(CHOICE, acquire)).toEqual([3, 5, 44, 60]);
  expect(payFor(buy.deal, [60, 3])).toEqual({ type: 'buy', card: 44, with: [3, 60] });
});

test('only the seat that is to act has a choice, and none with nothing to pay for', () => {
  const s = at({ hands: [[44, 1], [57, 3], []], portfolios: [[], [2], []] });
  expect(choices.describe(s, 0)).toEqual({
    hand: [1, 44],
    offers: [{ deal: { type: 'buy', card: 44 }, price: 1 }],
  });
  expect(choices.describe(s, 1)).toBeNull();
  expect(choices.describe(at({ hands: [[44, 1], [], []] }), 0)).toBeNull();
});
