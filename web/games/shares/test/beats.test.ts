import type { Event } from '@fathoms/games/shares/types.ts';
import { expect, test } from 'vitest';
import { isBack, script } from '../beats.ts';

const news = (...events: Event[]) => [{ seat: 0, by: 'player' as const, events }];
const plan = (...events: Event[]) => script(news(...events));

test('a purchase pays first, then the share rises into the portfolio', () => {
  const { journeys } = plan({ type: 'bought', seat: 1, card: 'ds-57', paid: ['ds-07', 'ds-22'] });
  const [first, second, share] = journeys;
  expect([first?.legs[0]?.to, second?.legs[0]?.to]).toEqual(['discard', 'discard']);
  expect(share).toMatchObject({ card: 'ds-57', from: 'hand-1' });
  expect(share?.legs[0]?.to).toBe('stake-1-pearl');
  expect(share?.legs[0]?.at).toBeGreaterThan(second?.legs[0]?.at ?? 0);
});

test('a dividend comes after the card that caused it, and others’ cards stay face down', () => {
  const { journeys } = plan(
    { type: 'expanded', seat: 0, company: 'wildlife', card: 'ds-44', over: 'ds-13' },
    { type: 'declared', seat: 0, company: 'wildlife', amounts: [1, 2] },
    { type: 'drew', seat: 0, why: 'dividend', count: 1, cards: ['ds-08'] },
    { type: 'drew', seat: 1, why: 'dividend', count: 2, cards: null },
  );
  expect(journeys.map(journey => journey.legs[0]?.to)).toEqual([
    'stack-wildlife',
    'hand-0',
    'hand-1',
    'hand-1',
  ]);
  expect(journeys.map(journey => journey.legs[0]?.flip)).toEqual([false, true, false, false]);
  expect(journeys.map(({ card }) => isBack(card))).toEqual([false, false, true, true]);
  const times = journeys.map(journey => journey.legs[0]?.at ?? 0);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[1]).toBeGreaterThan(0);
});

test('a share bought out of a portfolio goes from holding to holding, its price to the seller', () => {
  const { journeys } = plan({ type: 'acquired', seat: 0, from: 2, card: 'ds-22', price: 2, paid: null });
  expect(journeys.map(({ from, legs }) => [from, legs[0]?.to])).toEqual([
    ['hand-0', 'hand-2'],
    ['hand-0', 'hand-2'],
    ['stake-2-treasure', 'stake-0-treasure'],
  ]);
});

test('what the third player is paid is discarded', () => {
  const { journeys } = plan({
    type: 'acquired',
    seat: 0,
    from: 'X',
    card: 'ds-22',
    price: 1,
    paid: ['ds-01'],
  });
  expect(journeys[0]?.legs[0]?.to).toBe('discard');
});

test('a bonus share deals its four cards to where they belong', () => {
  const { journeys } = plan({
    type: 'resolved',
    card: 'bonus-1',
    drawn: ['ds-10', 'ds-43', 'ds-93', 'ds-61'],
    share: 'ds-43',
    added: 'ds-61',
    discarded: ['ds-10', 'ds-93'],
  });
  expect(Object.fromEntries(journeys.map(({ card, legs }) => [card, legs[0]?.to]))).toEqual({
    'ds-43': 'stake-X-treasure',
    'ds-61': 'stack-treasure',
    'ds-10': 'discard',
    'ds-93': 'discard',
  });
});

test('even a large payout is over within two breaths', () => {
  const drew = [0, 1, 2, 3, 4].map(
    seat => ({ type: 'drew', seat, why: 'dividend', count: 6, cards: null }) as const,
  );
  expect(plan(...drew).beats.at(-1)?.until).toBeLessThan(2800);
});

test('news without cards moves nothing', () => {
  const { journeys, beats } = plan({ type: 'turned', seat: 1, turn: 2, final: false });
  expect(journeys).toEqual([]);
  expect(beats).toMatchObject([{ events: 1, silent: true, until: 0 }]);
});
