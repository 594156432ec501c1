import { describe, expect, test } from 'vitest';
import type { Card } from '../parts.ts';
import { act, acts, at, drawnBy, holdings, kinds, may, ofType } from './table.ts';

/** Two players; the deck holds exactly these cards, bonus shares being 100 to 104. */
const two = (deck: Card[], moment: Parameters<typeof at>[0] = {}) =>
  at({ hands: [[90], [91]], third: [1, 2, 7], ...moment, deck });

describe('bonus shares', () => {
  test('SHARES-124: it is discarded, then a depletion it causes is settled, then it is resolved', () => {
    const s = two([100], { discards: [60, 61, 62, 63, 64, 65] });
    const events = act(s, 'draw', 100, 60, 61, 62, 63, 64);
    expect(kinds(events)).toEqual(['surfaced', 'depleted', 'shuffled', 'resolved', 'drew', 'turned']);
    expect(ofType(events, 'shuffled')[0].cards).toContain('bonus-1'); // it lay there already
    expect(s.hands[0]).toEqual([64, 90]);
    const dividend = two([100, 50, 60, 61, 62, 63, 64, 65], {
      portfolios: [[10], []],
      stacks: { pearl: [3] },
    });
    expect(kinds(act(dividend, 'expand pearl 90', 100, 60, 61, 62, 63, 64))).toEqual([
      ...['expanded', 'declared', 'surfaced', 'resolved', 'drew', 'turned'],
    ]);
  });

  test('SHARES-125: it is shuffled with the discards and may come up again', () => {
    const s = two([50], { discards: [100, 60, 61, 62, 63, 64] });
    act(s, 'draw', 50);
    expect(s.deck).toContain(100);
    s.draws = 0;
    const events = act(s, 'draw', 100, 60, 61, 62, 63, 64);
    expect(ofType(events, 'surfaced')).toEqual([{ type: 'surfaced', card: 'bonus-1', aside: false }]);
    expect(s.discards).toContain(100);
  });

  test('SHARES-126: the draw is repeated afterwards, so nobody loses a card', () => {
    const s = two([100, 50, 60, 61, 62, 63, 64], { draws: 1 });
    s.deck.push(51, 52, 53, 54);
    const events = act(s, 'draw', 50, 51, 100, 60, 61, 62, 63, 52, 53, 54);
    expect(drawnBy(events, 2)).toEqual([3, 2]);
    expect(ofType(events, 'drew').map(({ cards }) => cards)).toEqual([
      ['ds-50'],
      ['ds-51'], // the bonus share came in between
      ['ds-52'],
      ['ds-53', 'ds-54'],
    ]);
  });

  test('SHARES-127: four DS cards are drawn, their order noted', () => {
    const s = two([100, 50, 60, 61, 62, 63, 64]);
    const events = act(s, 'draw', 100, 62, 60, 63, 61, 50);
    expect(ofType(events, 'resolved')[0].drawn).toEqual(['ds-62', 'ds-60', 'ds-63', 'ds-61']);
  });

  test('SHARES-128: the card whose company it owns most shares in becomes its share; of equals the first', () => {
    const most = two([100, 50, 60, 61, 62, 63, 64, 65]); // it owns two Pearl shares and a Treasure share
    act(most, 'draw', 100, 64, 61, 65, 60, 50);
    expect(most.portfolios[2][2]).toEqual([2, 7, 65]);
    expect(holdings(most, 2)).toEqual([0, 1, 3, 0, 0]);
    const equal = two([100, 50, 61, 62, 63, 66], { third: [] });
    act(equal, 'draw', 100, 62, 61, 66, 63, 50);
    expect(holdings(equal, 2)).toEqual([0, 0, 0, 0, 1]);
  });

  test('SHARES-129: of the others the lowest legal number joins that company’s stack', () => {
    const s = two([100, 50, 60, 61, 62, 63], { stacks: { pearl: [20, 40] } });
    act(s, 'draw', 100, 60, 63, 62, 61, 50);
    expect(s.stacks[2]).toEqual([20, 40, 61]);
    const high = two([100, 50, 60, 12, 62, 63], { stacks: { pearl: [20] } });
    act(high, 'draw', 100, 60, 63, 12, 62, 50);
    expect(high.stacks[2]).toEqual([20, 62]); // 12 is lower but not legal
    const first = two([100, 50, 60, 12, 62, 63]);
    act(first, 'draw', 100, 60, 63, 12, 62, 50);
    expect(first.stacks[2]).toEqual([12]);
  });

  test('SHARES-130: if none of them is legal there none is added', () => {
    const s = two([100, 50, 60, 61, 62, 63], { stacks: { pearl: [64] } });
    const events = act(s, 'draw', 100, 60, 63, 62, 61, 50);
    expect(s.stacks[2]).toEqual([64]);
    expect(ofType(events, 'resolved')[0].added).toBeNull();
  });

  test('SHARES-131: the cards left over go to the discard pile', () => {
    const s = two([100, 50, 60, 61, 62, 63, 64]);
    const events = act(s, 'draw', 100, 60, 63, 62, 61, 50);
    expect(s.discards).toEqual([100, 63, 62]);
    expect(ofType(events, 'resolved')).toEqual([
      {
        type: 'resolved',
        card: 'bonus-1',
        drawn: ['ds-60', 'ds-63', 'ds-62', 'ds-61'],
        share: 'ds-60',
        added: 'ds-61',
        discarded: ['ds-63', 'ds-62'],
      },
    ]);
    const none = two([100, 50, 60, 61, 62, 63, 65], { stacks: { pearl: [64] } });
    act(none, 'draw', 100, 60, 63, 62, 61, 50);
    expect(none.discards).toEqual([100, 63, 62, 61]);
  });

  test('SHARES-132: the added card is no expansion: no dividend, no ability', () => {
    const s = two([100, 50, 60, 61, 62, 63, 64], { portfolios: [[10], [15]], third: [4, 9] });
    const events = act(s, 'draw', 100, 62, 60, 63, 61, 50); // 62 is a Wildlife share, 60 opens its stack
    expect(s.stacks[4]).toEqual([60]);
    expect(kinds(events)).toEqual(['surfaced', 'resolved', 'drew', 'turned']);
    expect(s).toMatchObject({ active: 1, draws: 1 });
  });

  test('SHARES-133: a bonus share among these draws waits, in no pile, until the current one is done', () => {
    const s = two([100, 101, 60, 61], { discards: [62, 63, 64, 65, 70, 71, 72] });
    const events = act(s, 'draw', 100, 60, 101, 61, 62, 63, 64, 65, 70, 71, 72);
    expect(kinds(events)).toEqual([
      ...['surfaced', 'surfaced', 'depleted', 'shuffled', 'resolved', 'resolved', 'drew', 'turned'],
    ]);
    // the deck ran out in between: neither 101 nor the cards drawn so far lay among the discards
    expect(ofType(events, 'shuffled')[0].cards).toEqual([
      ...['ds-62', 'ds-63', 'ds-64', 'ds-65', 'ds-70', 'ds-71', 'ds-72', 'bonus-1'],
    ]);
    expect(ofType(events, 'surfaced')).toEqual([
      { type: 'surfaced', card: 'bonus-1', aside: false },
      { type: 'surfaced', card: 'bonus-2', aside: true },
    ]);
    expect(ofType(events, 'resolved').map(({ card, drawn }) => [card, drawn])).toEqual([
      ['bonus-1', ['ds-60', 'ds-61', 'ds-62', 'ds-63']],
      ['bonus-2', ['ds-64', 'ds-65', 'ds-70', 'ds-71']],
    ]);
    expect(s.discards.indexOf(101)).toBe(2); // after the two cards left over from the first
    expect(s.deck).toEqual([100]);
  });

  test('a waiting bonus share is not shuffled into a deck formed before its turn', () => {
    const s = two([100, 101, 60], { discards: [61, 62], depletions: 1 });
    // the first resolution leaves 62 over; the second turns up the first bonus share again, then 62
    const events = act(s, 'draw', 100, 101, 60, 61, 62, 100, 62);
    expect(ofType(events, 'shuffled').map(({ cards }) => cards)).toEqual([
      ['ds-61', 'ds-62', 'bonus-1'],
      ['ds-62', 'bonus-2'],
    ]);
    expect(kinds(events)).toEqual([
      ...['surfaced', 'surfaced', 'depleted', 'triggered', 'shuffled', 'resolved'],
      ...['surfaced', 'shuffled', 'resolved', 'resolved', 'missed', 'turned'],
    ]);
    expect(ofType(events, 'resolved').map(({ card, share }) => [card, share])).toEqual([
      ['bonus-1', 'ds-60'],
      ['bonus-2', 'ds-62'],
      ['bonus-1', null],
    ]);
    expect([...s.deck, ...s.discards].sort()).toEqual([100, 101]);
  });

  test('SHARES-134: with fewer than four DS cards left the steps are done with those', () => {
    const s = two([100, 60, 61], { depletions: 1 });
    const events = act(s, 'draw', 100, 60, 61);
    expect(ofType(events, 'resolved')).toMatchObject([
      { drawn: ['ds-60', 'ds-61'], share: 'ds-60', added: 'ds-61', discarded: [] },
    ]);
    expect(ofType(events, 'missed')).toEqual([{ type: 'missed', seat: 0, count: 1 }]);
    const one = two([100, 60], { depletions: 1 });
    expect(ofType(act(one, 'draw', 100, 60), 'resolved')).toMatchObject([{ share: 'ds-60', added: null }]);
    const none = two([60, 100], { depletions: 1, hands: [[], []], draws: 1 });
    expect(kinds(act(none, 'draw', 60))).toEqual(['drew', 'fundraised', 'missed', 'missed', 'turned']);
  });

  test('SHARES-135: with no DS card left nothing is drawn at all, bonus shares included', () => {
    const s = two([100, 101], { discards: [102] });
    expect(kinds(act(s, 'draw'))).toEqual(['missed', 'turned']);
    expect(s).toMatchObject({ deck: [100, 101], discards: [102], depletions: 0 });
  });

  test('SHARES-136: bonus shares are also resolved in final turns', () => {
    const s = two([100, 50, 60, 61, 62, 63], { final: true, ending: 1, depletions: 2 });
    const events = act(s, 'draw', 100, 60, 63, 62, 61, 50);
    expect(kinds(events)).toEqual(['surfaced', 'resolved', 'drew', 'turned']);
    expect(holdings(s, 2)).toEqual([0, 1, 3, 0, 0]);
  });

  test('SHARES-137: the ability offered afterwards sees the stacks as they are then', () => {
    const s = two([100, 50, 60, 61, 62, 63, 64], {
      hands: [[44, 90], [91]],
      portfolios: [[17], []],
      third: [4, 9],
    });
    act(s, 'expand wildlife 44', 100, 62, 60, 63, 61, 50);
    expect(s.stacks[4]).toEqual([44, 60]);
    expect(may(s, 'top 44 with 50')).toBe(true);
    act(s, 'move 60 pearl with 90');
    expect(s.stacks).toEqual([[], [], [60], [], [44]]);
  });

  test('SHARES-138: two Draws in a row bring a fundraiser, four the end', () => {
    const s = at({ hands: [[], []] });
    acts(s, 'draw');
    expect(drawnBy(acts(s, 'draw'), 2)).toEqual([2, 3]);
    acts(s, 'draw');
    expect(s.ending).toBeNull();
    expect(ofType(acts(s, 'draw'), 'triggered')).toEqual([
      { type: 'triggered', seat: 1, reason: 'fundraisers' },
    ]);
  });
});
