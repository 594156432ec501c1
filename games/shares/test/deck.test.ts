import { describe, expect, test } from 'vitest';
import { view } from '../view.ts';
import { act, at, drawnBy, kinds, ofType } from './table.ts';

/** A is owed two cards, B two and C one when A expands Pearl with 44. */
const payout = (moment: Parameters<typeof at>[0]) =>
  at({ hands: [[44], [], []], portfolios: [[2, 7], [10, 15], [23]], ...moment });
const BONUS = 100; // the first bonus share
const PILE = [61, 62, 63, 64, 65, 66];

describe('draw deck', () => {
  test('SHARES-56: the deck is depleted when its last card is taken, even if no more are owed', () => {
    const s = at({ deck: [9], discards: [1, 3] });
    expect(kinds(act(s, 'draw', 9))).toEqual(['drew', 'depleted', 'shuffled', 'turned']);
    expect(s).toMatchObject({ depletions: 1, deck: [1, 3], discards: [] });
  });

  test('SHARES-57: at the first depletion the discards are shuffled at once into a new deck', () => {
    const s = at({ deck: [9], discards: PILE });
    const events = act(s, 'draw', 9);
    expect(ofType(events, 'shuffled')).toEqual([
      { type: 'shuffled', cards: ['ds-61', 'ds-62', 'ds-63', 'ds-64', 'ds-65', 'ds-66'] },
    ]);
    expect([...s.deck].sort()).toEqual(PILE);
    expect(view(s, null)).toMatchObject({ deck: 6, discards: [], depletions: 1, ending: null });
  });

  test('SHARES-58: cards still owed come from the new deck', () => {
    const s = payout({ deck: [80, 81, 82], discards: PILE });
    const events = act(s, 'expand pearl 44', 80, 81, 82, 65, 61);
    expect(kinds(events)).toEqual([
      ...['expanded', 'declared', 'drew', 'drew', 'depleted', 'shuffled', 'drew', 'drew', 'turned'],
    ]);
    expect(s.hands).toEqual([[80, 81], [65, 82], [61]]);
    expect(s.deck).toHaveLength(4);
  });

  test('SHARES-59: the second depletion triggers the end', () => {
    const s = at({ deck: [9], discards: PILE, depletions: 1 });
    const events = act(s, 'draw', 9);
    expect(kinds(events)).toEqual(['drew', 'depleted', 'triggered', 'turned']);
    expect(ofType(events, 'depleted')).toEqual([{ type: 'depleted', nth: 2 }]);
    expect(ofType(events, 'triggered')).toEqual([{ type: 'triggered', seat: 0, reason: 'depletion' }]);
    expect(s).toMatchObject({ depletions: 2, ending: 0, final: true });
  });

  test('SHARES-60: the running payout is then completed from the discards', () => {
    const s = payout({ deck: [80, 81, 82], discards: PILE, depletions: 1 });
    const events = act(s, 'expand pearl 44', 80, 81, 82, 66, 62);
    expect(drawnBy(events, 3)).toEqual([2, 2, 1]);
    expect(s.hands).toEqual([[80, 81], [66, 82], [62]]);
    expect(kinds(events)).toContain('triggered');
  });

  test('SHARES-61: after that a deck is formed only when a card is due, of all discards, and nothing follows', () => {
    const s = at({ deck: [9], discards: [1, 3], depletions: 1, hands: [[], [50], []], active: 2 });
    act(s, 'draw', 9);
    expect(s).toMatchObject({ deck: [], discards: [1, 3], ending: 2 });
    s.discards.push(50);
    s.hands[1] = [];
    expect(kinds(act(s, 'draw', 3))).toEqual(['shuffled', 'drew', 'turned']); // a final turn
    expect(s.deck).toHaveLength(2);
    s.deck = [1];
    s.discards.push(50);
    expect(kinds(act(s, 'draw', 1))).toEqual(['drew', 'turned']);
    expect(s).toMatchObject({ depletions: 2, ending: 2, deck: [], discards: [50] });
    expect(kinds(act(s, 'draw', 50))).toEqual(['shuffled', 'drew', 'ended']);
  });

  test('SHARES-62: with deck and discards empty a due card is not drawn and not owed later', () => {
    const s = payout({ deck: [80], discards: [], depletions: 1 });
    const events = act(s, 'expand pearl 44', 80);
    expect(ofType(events, 'missed')).toEqual([
      { type: 'missed', seat: 0, count: 1 },
      { type: 'missed', seat: 1, count: 2 },
      { type: 'missed', seat: 2, count: 1 },
    ]);
    expect(s.hands).toEqual([[80], [], []]);
    s.discards.push(80);
    s.hands[0] = [];
    expect(drawnBy(act(s, 'draw', 80), 3)).toEqual([0, 1, 0]);
  });

  test('SHARES-62: what was drawn before bonus shares alone were left is told', () => {
    const s = payout({ deck: [80, BONUS], discards: [], depletions: 1 });
    const events = act(s, 'expand pearl 44', 80);
    expect(drawnBy(events, 3)).toEqual([1, 0, 0]);
    expect(ofType(events, 'missed').map(({ count }) => count)).toEqual([1, 2, 1]);
    expect(s.hands[0]).toEqual([80]);
  });

  test('SHARES-63: without discards at a depletion the deck is formed when a card is due, which is no depletion', () => {
    const s = at({ deck: [9], discards: [], hands: [[], [30, 40], []], portfolios: [[43], [], []] });
    expect(kinds(act(s, 'draw', 9))).toEqual(['drew', 'depleted', 'turned']);
    expect(s).toMatchObject({ depletions: 1, deck: [], ending: null });
    act(s, 'buy 30 with 40');
    expect(s).toMatchObject({ deck: [], discards: [40] }); // a discard alone forms no deck
    const events = act(s, 'draw', 40); // it does when a card is due; taking it is the second depletion
    expect(kinds(events)).toEqual(['shuffled', 'drew', 'depleted', 'triggered', 'turned']);
    expect(s).toMatchObject({ depletions: 2, ending: 2 });
  });
});
