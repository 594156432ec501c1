import { describe, expect, test } from 'vitest';
import { shares } from '../index.ts';
import { BONUSES, type Card } from '../parts.ts';
import { outcome } from '../scoring.ts';
import { view } from '../view.ts';
import { act, acts, at, drawnBy, holdings, may, ofType, opened, priced } from './table.ts';

describe('setup for two', () => {
  const DEAL = [60, 5, ...Array.from({ length: 14 }, (_, i) => 70 + i)];

  test('SHARES-112: each player is dealt eight cards', () => {
    const { events } = opened(2, {}, ...DEAL);
    expect(ofType(events, 'dealt').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 8],
      [1, 8],
    ]);
  });

  test('SHARES-113: the lowest number starts and the other player takes one card more', () => {
    const { s, events } = opened(2, {}, ...DEAL, 44);
    expect(s.first).toBe(1);
    expect(s.hands.map(hand => hand.length)).toEqual([9, 8]);
    expect(ofType(events, 'drew')).toEqual([
      { type: 'drew', seat: 0, why: 'seat', count: 1, cards: ['ds-44'] },
    ]);
  });

  test('SHARES-114: there is no draft and both start without shares', () => {
    const { s } = opened(2);
    expect(s).toMatchObject({ row: [], phase: { name: 'action' }, turn: 1 });
    expect(s.active).toBe(s.first);
    expect([holdings(s, 0), holdings(s, 1)].flat().every(count => count === 0)).toBe(true);
  });

  test('SHARES-115: six cards are the third player’s portfolio', () => {
    const { s, events } = opened(2, {}, ...DEAL, 44, 0, 1, 2, 3, 4, 10);
    expect(ofType(events, 'founded')).toEqual([
      { type: 'founded', cards: ['ds-00', 'ds-01', 'ds-02', 'ds-03', 'ds-04', 'ds-10'] },
    ]);
    expect(view(s, null).third).toEqual({
      cleaning: ['ds-00'],
      treasure: ['ds-01'],
      pearl: ['ds-02', 'ds-10'],
      research: ['ds-03'],
      wildlife: ['ds-04'],
    });
    expect(view(opened(3).s, null).third).toBeNull();
  });

  test('SHARES-116: the bonus shares join the deck only after that', () => {
    for (let i = 0; i < 20; i++) {
      const { s } = opened(2, {}, i);
      expect(s.deck).toHaveLength(82);
      expect(BONUSES.every(bonus => s.deck.includes(bonus))).toBe(true);
      expect([...s.hands, ...s.portfolios.flat()].flat().every(card => card < 100)).toBe(true);
    }
  });
});

describe('the third player', () => {
  test('SHARES-117: the third player cannot win', () => {
    const s = at({ hands: [[], []], third: [1, 6, 14], stacks: { treasure: [50] }, phase: { name: 'over' } });
    expect(outcome(s)).toEqual({ scores: [0, 0], places: [2, 1] });
    expect(view(s, null).scores).toEqual([0, 0]);
  });

  test('SHARES-118: it never acts and its dividends are not drawn', () => {
    const s = at({ hands: [[44, 90], [91]], portfolios: [[10], []], third: [2, 7] });
    const events = act(s, 'expand pearl 44', 50);
    expect(ofType(events, 'declared')[0].amounts).toEqual([1, 0]);
    expect(s.active).toBe(1);
    acts(s, 'draw');
    expect(s.active).toBe(0);
  });

  test('SHARES-119: its shares count for prices', () => {
    expect(priced(at({ hands: [[44, 90, 91], []], third: [2, 7] }))).toEqual(['buy 44: 2']);
  });

  const treasure = (own: Card[], third: Card[], advanced: boolean) =>
    drawnBy(
      acts(
        at({ hands: [[60], []], portfolios: [own, []], third, advanced: advanced ? ['treasure'] : [] }),
        'expand treasure 60',
      ),
      2,
    );

  test('SHARES-120: its shares count for most shares and for the largest holding in Treasure', () => {
    expect(treasure([1], [6, 14, 19], true)).toEqual([3, 0]);
    expect(treasure([1, 22], [6, 14], false)).toEqual([3, 0]); // tied with it
    expect(treasure([1], [6, 14], false)).toEqual([1, 0]);
  });

  test('SHARES-121: if it alone has most Treasure shares nobody gets the extra card', () => {
    expect(treasure([1], [6, 14, 19], false)).toEqual([1, 0]);
    expect(treasure([1, 22], [6], false)).toEqual([3, 0]);
  });

  test('SHARES-122: Research advanced may take its shares', () => {
    const s = at({ hands: [[40, 41], []], third: [2, 7], advanced: 'all', offer: 'research' });
    expect(priced(s)).toEqual(['acquire X pearl: 2']);
    const events = act(s, 'acquire X pearl with 40 41');
    expect(events[0]).toMatchObject({ type: 'acquired', from: 'X', card: 'ds-07' });
    expect([holdings(s, 0), holdings(s, 2)]).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
    expect(may(at({ hands: [[40, 41, 42], [], []], advanced: 'all', offer: 'research' }), 'decline')).toBe(
      true,
    );
  });

  test('SHARES-123: cards paid to it go to the discard pile, open to all', () => {
    const s = at({ hands: [[40, 41], []], third: [2, 7], advanced: 'all', offer: 'research' });
    const [event] = act(s, 'acquire X pearl with 40 41');
    expect(s.discards).toEqual([40, 41]);
    expect(shares.redact(event, null)).toEqual(event);
    expect(s.portfolios).toHaveLength(3);
  });
});
