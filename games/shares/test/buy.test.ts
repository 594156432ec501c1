import { describe, expect, test } from 'vitest';
import { shares } from '../index.ts';
import { view } from '../view.ts';
import { act, acts, at, holdings, kinds, listed, may, ofType, opened, priced, sharesIn } from './table.ts';

describe('turn', () => {
  test('SHARES-17: turns go clockwise and the starting player has the first', () => {
    const { s } = opened(4);
    while (s.phase.name === 'draft') act(s, listed(s)[0]);
    const order = Array.from({ length: 5 }, () => {
      const seat = s.active;
      acts(s, 'draw');
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 3, 4].map(k => (s.first + k) % 4));
  });

  test('SHARES-18: one Buy, one Expand or one Draw ends the turn', () => {
    for (const text of ['buy 44', 'expand treasure 44', 'draw']) {
      const s = at({ hands: [[44, 50], [], []] });
      const events = acts(s, text);
      expect(s).toMatchObject({ active: 1, turn: 2, phase: { name: 'action' } });
      expect(ofType(events, 'turned')).toEqual([{ type: 'turned', seat: 1, turn: 2, final: false }]);
    }
    expect(listed(at({ hands: [[44], [], []], stacks: { pearl: [50] } }))).toEqual([
      'buy 44',
      'expand cleaning 44',
      'expand treasure 44',
      'expand research 44',
      'expand wildlife 44',
      'draw',
    ]);
  });

  test('SHARES-19: there is no pass, and Draw is legal even if no card can be drawn', () => {
    const s = at({ deck: [], discards: [], depletions: 1 });
    expect(listed(s)).toEqual(['draw']);
    expect(may(s, 'decline')).toBe(false);
    expect(act(s, 'draw')).toEqual([
      { type: 'missed', seat: 0, count: 1 },
      { type: 'turned', seat: 1, turn: 2, final: false },
    ]);
  });

  test('SHARES-20: there is no hand limit', () => {
    const hand = Array.from({ length: 40 }, (_, i) => i);
    const s = at({ hands: [hand, [], []] });
    act(s, 'draw', 99);
    expect(s.hands[0]).toHaveLength(41);
    expect(s.active).toBe(1);
  });
});

describe('buy', () => {
  /** Five Pearl shares are out: A has two, B three; A may buy 44. */
  const pearls = (hand: number[]) =>
    at({
      hands: [hand, [90], []],
      portfolios: [sharesIn('pearl', 2), sharesIn('pearl', 3, sharesIn('pearl', 2)), []],
    });

  test('SHARES-21: the share bought is a card of one’s own hand', () => {
    const s = at({ hands: [[3, 44], [90], []], discards: [11] });
    expect(listed(s).filter(text => text.startsWith('buy'))).toEqual(['buy 03', 'buy 44']);
    expect(may(s, 'buy 90')).toBe(false);
    expect(may(s, 'buy 11')).toBe(false);
  });

  test('SHARES-22: the price is the number of shares of that company in all portfolios before the purchase', () => {
    const s = pearls([44, 1, 3, 4, 5, 6, 8]);
    expect(view(s, null).companies.pearl.price).toBe(5);
    expect(priced(s)).toEqual(['buy 44: 5']);
    expect(may(s, 'buy 44 with 01 03 04 05')).toBe(false);
    act(s, 'buy 44 with 01 03 04 05 06');
    expect(view(s, null).companies.pearl.price).toBe(6);
  });

  test('SHARES-23: it is paid by discarding that many cards from hand, whatever they show', () => {
    const s = pearls([44, 1, 3, 4, 5, 6, 8]);
    const events = act(s, 'buy 44 with 01 03 04 06 08');
    expect(s.hands[0]).toEqual([5]);
    expect(s.discards).toEqual([1, 3, 4, 6, 8]);
    expect(ofType(events, 'bought')).toEqual([
      { type: 'bought', seat: 0, card: 'ds-44', paid: ['ds-01', 'ds-03', 'ds-04', 'ds-06', 'ds-08'] },
    ]);
  });

  test('SHARES-24: the bought card cannot pay for itself', () => {
    expect(priced(pearls([44, 1, 3, 4, 5]))).toEqual([]);
    expect(may(pearls([44, 1, 3, 4, 5]), 'buy 44 with 01 03 04 05 44')).toBe(false);
    expect(may(pearls([44, 1, 3, 4, 5, 6]), 'buy 44 with 01 03 04 05 44')).toBe(false);
    expect(may(pearls([44, 1, 3, 4, 5, 6]), 'buy 44 with 01 03 04 05 06')).toBe(true);
  });

  test('SHARES-25: a Buy that cannot be paid in full is illegal', () => {
    const s = pearls([44, 1, 3, 4]);
    for (const text of ['buy 44', 'buy 44 with 01', 'buy 44 with 01 03 04', 'buy 44 with 01 03 04 05 06']) {
      expect(may(s, text), text).toBe(false);
    }
    expect(shares.choices?.describe(s, 0)).toBeNull();
  });

  test('SHARES-26: at price 0 the share is free', () => {
    const s = at({ hands: [[44, 1], [], []] });
    expect(may(s, 'buy 44')).toBe(true);
    expect(may(s, 'buy 44 with 01')).toBe(false);
    act(s, 'buy 44');
    expect(s.hands[0]).toEqual([1]);
    expect(s.discards).toEqual([]);
  });

  test('SHARES-27: the buyer chooses which cards to discard', () => {
    const s = at({ hands: [[44, 1, 3, 57], [], []], portfolios: [[], [2], []] });
    const choice = shares.choices?.describe(s, 0);
    expect(choice).toEqual({
      hand: [1, 3, 44, 57],
      offers: [
        { deal: { type: 'buy', card: 44 }, price: 1 },
        { deal: { type: 'buy', card: 57 }, price: 1 },
      ],
    });
    for (const paid of ['01', '03', '57']) expect(may(s, `buy 44 with ${paid}`)).toBe(true);
    act(s, 'buy 44 with 57');
    expect(s.discards).toEqual([57]);
  });

  test('SHARES-28: the share joins the open portfolio and its number is ignored there', () => {
    const s = at({ hands: [[44], [], []], stacks: { pearl: [99] } });
    act(s, 'buy 44');
    expect(view(s, null).portfolios[0].pearl).toEqual(['ds-44']);
    expect(view(s, 1).scores).toEqual([3, 0, 0]); // one depth card and Pearl's two
    expect(s.stacks[2]).toEqual([99]);
  });

  test('SHARES-29: buying brings no dividend and no ability', () => {
    for (const card of [13, 22, 44, 53, 70]) {
      const s = at({ hands: [[card, 1, 2, 3], [], []], stacks: { pearl: [4], wildlife: [8] } });
      expect(kinds(act(s, `buy ${card}`))).toEqual(['bought', 'turned']);
      expect(holdings(s, 0).reduce((a, b) => a + b)).toBe(1);
    }
  });
});
