import { describe, expect, test } from 'vitest';
import { view } from '../view.ts';
import { act, acts, at, drawnBy, kinds, ofType } from './table.ts';

const HAND = [40, 41, 42, 43, 44, 45];
const three = () => at({ hands: [[...HAND], [50, 51, 52], [60, 61, 62]] });

describe('draw', () => {
  test('SHARES-46: Draw takes one card of the deck into the hand', () => {
    const s = three();
    expect(act(s, 'draw', 7)).toEqual([
      { type: 'drew', seat: 0, why: 'draw', count: 1, cards: ['ds-07'] },
      { type: 'turned', seat: 1, turn: 2, final: false },
    ]);
    expect(s.hands[0]).toEqual([7, ...HAND]);
    expect(s.deck).not.toContain(7);
  });

  test('SHARES-47: when everybody in a row has drawn, each player draws two cards', () => {
    const s = three();
    acts(s, 'draw', 'draw');
    const events = acts(s, 'draw');
    expect(kinds(events)).toEqual(['drew', 'fundraised', 'drew', 'drew', 'drew', 'turned']);
    expect(s.hands.map(hand => hand.length)).toEqual([9, 6, 6]);
  });

  test('SHARES-48: the counter rises with each Draw and returns to 0 with each Buy or Expand', () => {
    const s = three();
    acts(s, 'draw', 'draw');
    expect(view(s, null).draws).toBe(2);
    acts(s, 'buy 60');
    expect(s.draws).toBe(0);
    acts(s, 'draw');
    expect(s.draws).toBe(1);
    acts(s, 'expand pearl 50');
    expect(s.draws).toBe(0);
  });

  test('SHARES-49: the fundraiser happens after that Draw and the counter returns to 0', () => {
    const s = at({ hands: [[], [], []], draws: 2 });
    const events = act(s, 'draw', 1, 2, 3, 4, 5, 6, 7);
    expect(s.hands).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7],
    ]);
    expect(s.draws).toBe(0);
    expect(ofType(events, 'fundraised')).toEqual([{ type: 'fundraised', seat: 0, second: false }]);
  });

  test('SHARES-50: dividend and fundraiser cards are no Draw actions', () => {
    const s = at({ hands: [[44], [], []], portfolios: [[2], [7], [10]], draws: 1 });
    acts(s, 'expand pearl 44');
    expect(s.draws).toBe(0);
    acts(s, 'draw', 'draw');
    expect(s.draws).toBe(2);
    acts(s, 'draw'); // the fundraiser pays six cards
    expect(s.draws).toBe(0);
    acts(s, 'draw');
    expect(s.draws).toBe(1);
  });

  test('SHARES-51: a fundraiser pays in the order of a dividend', () => {
    const s = at({ hands: [[], [], []], draws: 2, active: 1 });
    const events = act(s, 'draw', 1, 2, 3, 4, 5, 6, 7);
    expect(ofType(events, 'drew').map(({ seat, why, count }) => [seat, why, count])).toEqual([
      [1, 'draw', 1],
      [1, 'fundraiser', 2],
      [2, 'fundraiser', 2],
      [0, 'fundraiser', 2],
    ]);
  });

  test('SHARES-52: two fundraisers directly after one another trigger the end', () => {
    const s = three();
    acts(s, 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(s).toMatchObject({ fresh: true, ending: null });
    const events = acts(s, 'draw');
    expect(ofType(events, 'triggered')).toEqual([{ type: 'triggered', seat: 2, reason: 'fundraisers' }]);
    expect(s).toMatchObject({ ending: 2, final: true, active: 0 });
  });

  test('SHARES-53: a Buy or Expand between them breaks the pair', () => {
    for (const text of ['buy 40', 'expand pearl 40']) {
      const s = three();
      acts(s, 'draw', 'draw', 'draw', text, 'draw', 'draw', 'draw');
      expect(s).toMatchObject({ fresh: true, ending: null, draws: 0 });
      acts(s, 'draw', 'draw', 'draw');
      expect(s.ending).toBe(0);
    }
  });

  test('SHARES-54: the second fundraiser pays its cards before the end is triggered', () => {
    const s = at({ hands: [[], [], []], draws: 2, fresh: true });
    const events = acts(s, 'draw');
    expect(kinds(events)).toEqual(['drew', 'fundraised', 'drew', 'drew', 'drew', 'triggered', 'turned']);
    expect(drawnBy(events, 3)).toEqual([3, 2, 2]);
    expect(ofType(events, 'fundraised')[0].second).toBe(true);
  });

  test('SHARES-55: final turns cause no fundraiser; the turn that triggers the end may', () => {
    const last = at({ hands: [[], [], []], draws: 2, final: true, ending: 1 });
    expect(drawnBy(acts(last, 'draw'), 3)).toEqual([1, 0, 0]);
    const s = at({
      hands: [[], [], []],
      draws: 2,
      depletions: 1,
      deck: [9],
      discards: [1, 2, 3, 4, 5, 6, 7],
    });
    const events = acts(s, 'draw');
    expect(ofType(events, 'triggered')).toEqual([{ type: 'triggered', seat: 0, reason: 'depletion' }]);
    expect(drawnBy(events, 3)).toEqual([3, 2, 2]);
  });
});
