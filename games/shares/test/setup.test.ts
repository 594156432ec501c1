import { scripted } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { shares } from '../index.ts';
import { BONUSES, CARDS, COMPANIES, companyOf, decadeOf } from '../parts.ts';
import type { Options } from '../types.ts';
import { redact, view } from '../view.ts';
import { act, at, BASIC, holdings, listed, may, ofType, opened } from './table.ts';

describe('cards', () => {
  test('SHARES-1: a DS card is a share in one company and a depth number: the same card may be either', () => {
    expect(CARDS).toHaveLength(100);
    const bought = at({ hands: [[44], [], []] });
    act(bought, 'buy 44');
    expect(holdings(bought, 0)).toEqual([0, 0, 1, 0, 0]);
    const expanded = at({ hands: [[44], [], []] });
    act(expanded, 'expand wildlife 44');
    expect(expanded.stacks[4]).toEqual([44]);
  });

  test('SHARES-2: the numbers 0 to 99 belong to the companies as the table of the rules says', () => {
    const rows = [
      'CTPRWCTPRW',
      'PRWCTPRWCT',
      'WCTPRWCTPR',
      'TPRWCTPRWC',
      'RWCTPRWCTP',
      'CTPRWCTPRW',
      'PRWCTPRWCT',
      'WCTPRWCTPR',
      'TPRWCTPRWC',
      'RWCTPRWCTP',
    ].join('');
    expect(CARDS.map(card => 'CTPRW'[companyOf(card)]).join('')).toBe(rows);
    for (const company of COMPANIES.keys()) {
      const own = CARDS.filter(card => companyOf(card) === company);
      expect(own.reduce((sum, card) => sum + card, 0)).toBe(990);
      for (let digit = 0; digit < 10; digit++) {
        expect(own.filter(card => decadeOf(card) === digit)).toHaveLength(2);
        expect(own.filter(card => card % 10 === digit)).toHaveLength(2);
      }
    }
  });

  test('SHARES-3: the decade is the tens digit', () => {
    expect([0, 9, 10, 44, 99].map(decadeOf)).toEqual([0, 0, 1, 4, 9]);
  });
});

describe('sides', () => {
  const sides = (options: Partial<Options>) => ofType(opened(3, options).events, 'opened')[0].sides;
  const all = (side: string) => Object.fromEntries(COMPANIES.map(company => [company, side]));

  test('SHARES-4: each company lies on the side chosen for it, in any mix', () => {
    expect(sides({})).toEqual(all('basic'));
    expect(sides({ sides: 'advanced' })).toEqual(all('advanced'));
    expect(sides({ sides: 'chosen', pearl: 'advanced', wildlife: 'advanced' })).toEqual({
      ...all('basic'),
      pearl: 'advanced',
      wildlife: 'advanced',
    });
    const { s } = opened(3, { sides: 'chosen', cleaning: 'advanced', research: 'advanced' });
    expect(s.advanced).toEqual([true, false, false, true, false]);
    expect(view(s, null).companies.research.side).toBe('advanced');
  });

  test('the five switches count only with chosen sides', () => {
    expect(sides({ pearl: 'advanced' })).toEqual(all('basic'));
    expect(sides({ sides: 'advanced', pearl: 'basic' })).toEqual(all('advanced'));
  });

  test('a random mix is drawn first of all, one roll for each company', () => {
    const deal = Array.from({ length: 50 }, () => 0);
    const { events } = start(shares, 5, { ...BASIC, sides: 'random' }, scripted(1, 0, 0, 1, 1, ...deal));
    expect(events[0]).toEqual({
      type: 'opened',
      sides: {
        cleaning: 'advanced',
        treasure: 'basic',
        pearl: 'basic',
        research: 'advanced',
        wildlife: 'advanced',
      },
    });
  });

  test('no combination of seats and options is forbidden', () => {
    expect(shares.forbids(2, { ...BASIC, sides: 'random' })).toBeNull();
    expect(shares.seats).toEqual({ min: 2, max: 5 });
  });
});

/** 60 to 77 for three seats, one at a time; B has the lowest with 5. */
const DEAL = [60, 5, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76];

describe('deal', () => {
  test('SHARES-5: six cards each, one at a time, clockwise from seat 0', () => {
    const { events } = opened(3, {}, ...DEAL);
    expect(ofType(events, 'dealt')).toEqual([
      { type: 'dealt', seat: 0, count: 6, cards: ['ds-60', 'ds-62', 'ds-65', 'ds-68', 'ds-71', 'ds-74'] },
      { type: 'dealt', seat: 1, count: 6, cards: ['ds-05', 'ds-63', 'ds-66', 'ds-69', 'ds-72', 'ds-75'] },
      { type: 'dealt', seat: 2, count: 6, cards: ['ds-61', 'ds-64', 'ds-67', 'ds-70', 'ds-73', 'ds-76'] },
    ]);
  });

  test('SHARES-6: whoever holds the lowest number starts', () => {
    expect(opened(3, {}, ...DEAL).s.first).toBe(1);
    expect(opened(3, {}, ...DEAL.slice(2, 17), 5).s.first).toBe(0);
    expect(opened(3, {}, ...DEAL.slice(2), 90, 4).s).toMatchObject({ first: 2, active: 2 });
  });

  test('SHARES-7: a lower number among the extra cards changes nothing', () => {
    const { s } = opened(3, {}, ...DEAL, 0, 1, 2);
    expect(s.first).toBe(1);
    expect(s.hands[2]).toContain(0);
  });

  test('SHARES-8: the others hear who starts, not the number', () => {
    const { events } = opened(3, {}, ...DEAL);
    expect(ofType(events, 'started')).toEqual([{ type: 'started', first: 1 }]);
    const heard = JSON.stringify(events.map(event => redact(event, null)));
    expect(heard).not.toContain('ds-05');
    expect(heard).not.toContain('"ds-60"');
  });

  test('SHARES-9: the k-th player after the starting player draws k extra cards, all at once, clockwise', () => {
    const { s, events } = opened(3, {}, ...DEAL, 80, 81, 82);
    expect(ofType(events, 'drew')).toEqual([
      { type: 'drew', seat: 2, why: 'seat', count: 1, cards: ['ds-80'] },
      { type: 'drew', seat: 0, why: 'seat', count: 2, cards: ['ds-81', 'ds-82'] },
    ]);
    expect(s.hands.map(hand => hand.length)).toEqual([8, 6, 7]);
    const five = opened(5).s;
    expect(five.hands.map((_, k) => five.hands[(five.first + k) % 5].length)).toEqual([6, 7, 8, 9, 10]);
  });

  test('SHARES-10: then twice as many cards as players are turned face up', () => {
    const { s, events } = opened(3, {}, ...DEAL, 80, 81, 82, 20, 21, 22, 23, 24, 25);
    expect(s.row).toEqual([20, 21, 22, 23, 24, 25]);
    expect(events[events.length - 1]).toEqual({
      type: 'laid',
      cards: ['ds-20', 'ds-21', 'ds-22', 'ds-23', 'ds-24', 'ds-25'],
    });
    expect([3, 4, 5].map(seats => opened(seats).s.row.length)).toEqual([6, 8, 10]);
    expect([3, 4, 5].map(seats => opened(seats).s.deck.length)).toEqual([73, 62, 50]);
  });
});

describe('draft', () => {
  const drafted = () => opened(3, {}, ...DEAL, 80, 81, 82, 20, 21, 22, 23, 24, 25).s;

  test('SHARES-11: clockwise from the starting player everybody takes a card, twice', () => {
    const s = drafted();
    const order: number[] = [];
    for (const text of ['take 22', 'take 20', 'take 25', 'take 21', 'take 24', 'take 23']) {
      order.push(s.active);
      act(s, text);
    }
    expect(order.slice(0, 3)).toEqual([1, 2, 0]);
    expect(s.portfolios.map(own => own.flat().sort())).toEqual([
      [23, 25],
      [21, 22],
      [20, 24],
    ]);
    expect(s.hands.map(hand => hand.length)).toEqual([8, 6, 7]); // free
  });

  test('SHARES-12: the second round goes in the same direction', () => {
    const s = drafted();
    const order: number[] = [];
    while (s.phase.name === 'draft') {
      order.push(s.active);
      act(s, listed(s)[0]);
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
    expect(view(drafted(), null).phase).toEqual({ name: 'draft', round: 1 });
  });

  test('SHARES-13: drafted cards are shares, open to all', () => {
    const s = drafted();
    expect(act(s, 'take 22')).toEqual([{ type: 'took', seat: 1, card: 'ds-22' }]);
    expect(view(s, null).portfolios[1].treasure).toEqual(['ds-22']);
    expect(view(s, null).companies.treasure.price).toBe(1);
  });

  test('SHARES-14: any row card may be taken and nothing else may be done', () => {
    const s = drafted();
    expect(listed(s)).toEqual(['take 20', 'take 21', 'take 22', 'take 23', 'take 24', 'take 25']);
    act(s, 'take 23');
    expect(listed(s)).toEqual(['take 20', 'take 21', 'take 22', 'take 24', 'take 25']);
    expect(may(s, 'draw')).toBe(false);
    expect(shares.choices?.describe(s, s.active)).toBeNull();
  });

  test('SHARES-15: all companies start without depth cards', () => {
    for (const seats of [2, 3, 4, 5]) expect(opened(seats).s.stacks).toEqual([[], [], [], [], []]);
  });

  test('SHARES-16: hands are secret, in the view and in the news', () => {
    const { s, events } = opened(3, {}, ...DEAL);
    expect(view(s, 0).hands[0].cards).toHaveLength(8);
    expect(view(s, 0).hands[1]).toEqual({ count: 6, cards: null });
    expect(view(s, null).hands.map(hand => hand.cards)).toEqual([null, null, null]);
    for (const event of [...ofType(events, 'dealt'), ...ofType(events, 'drew')]) {
      for (const viewer of [0, 1, 2, null]) {
        expect(redact(event, viewer)).toEqual(viewer === event.seat ? event : { ...event, cards: null });
      }
    }
  });

  test('the draw deck holds no bonus share with more than two players', () => {
    expect(BONUSES.some(bonus => opened(3).s.deck.includes(bonus))).toBe(false);
  });
});
