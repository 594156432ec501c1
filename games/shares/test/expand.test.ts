import { describe, expect, test } from 'vitest';
import { cardId, twoDigits } from '../parts.ts';
import { previewExpand } from '../preview.ts';
import { view } from '../view.ts';
import { act, acts, at, drawnBy, kinds, listed, may, ofType } from './table.ts';

const expansions = (s: ReturnType<typeof at>) => listed(s).filter(text => text.startsWith('expand'));

describe('expand', () => {
  test('SHARES-30: one hand card goes on the stack of any company, with or without shares in it', () => {
    const s = at({ hands: [[44], [], []], portfolios: [[], [3], []] });
    expect(expansions(s)).toEqual([
      'expand cleaning 44',
      'expand treasure 44',
      'expand pearl 44',
      'expand research 44',
      'expand wildlife 44',
    ]);
    expect(may(s, 'expand pearl 03')).toBe(false);
    act(s, 'expand treasure 44');
    expect(s.stacks).toEqual([[], [44], [], [], []]);
    expect(s.hands[0]).toEqual([]);
  });

  test('SHARES-31: the card must beat the number on top', () => {
    const stacks = { cleaning: [43], treasure: [45], pearl: [10, 46], research: [2, 42], wildlife: [99] };
    expect(expansions(at({ hands: [[44], [], []], stacks }))).toEqual([
      'expand cleaning 44',
      'expand research 44',
    ]);
  });

  test('SHARES-32: on an empty stack any number is legal', () => {
    expect(may(at({ hands: [[0], [], []] }), 'expand wildlife 00')).toBe(true);
  });

  test('SHARES-33: the company on the share side is ignored', () => {
    const s = at({ hands: [[13], [], []], portfolios: [[], [5], []] }); // 13 and 5 are Cleaning shares
    const events = act(s, 'expand pearl 13');
    expect(s.stacks[2]).toEqual([13]);
    expect(view(s, null).companies.cleaning).toMatchObject({ stack: [], price: 1 });
    expect(drawnBy(events, 3)).toEqual([0, 0, 0]);
  });

  test('SHARES-34: the most recent card counts, not the highest', () => {
    const s = at({ hands: [[20], [], []], stacks: { pearl: [44, 13], treasure: [12, 45] } });
    expect(may(s, 'expand pearl 20')).toBe(true);
    expect(may(s, 'expand treasure 20')).toBe(false);
  });

  test('SHARES-35: the card is placed, then the dividend is paid, then the ability is offered', () => {
    const s = at({ hands: [[44, 1], [], []], portfolios: [[33], [], []] });
    expect(kinds(act(s, 'expand wildlife 44', 60))).toEqual(['expanded', 'declared', 'drew', 'offered']);
    expect(s).toMatchObject({ active: 0, phase: { name: 'ability', company: 4 } });
  });
});

describe('dividend', () => {
  /** B owns one Pearl share; the preview says the same as what happens. */
  const pays = (stack: number[], card: number): boolean => {
    const s = at({ hands: [[card], [], []], portfolios: [[], [2], []], stacks: { pearl: stack } });
    const foreseen = previewExpand(view(s, 0), 'pearl', cardId(card));
    const drawn = drawnBy(acts(s, `expand pearl ${twoDigits(card)}`), 3);
    expect(foreseen).toMatchObject({ fits: true, newDecade: drawn[1] > 0 });
    expect(foreseen.dividend ?? [0, 0, 0]).toEqual(drawn);
    return drawn[1] > 0;
  };

  test('SHARES-36: an expansion to a new decade pays', () => {
    expect(pays([13], 44)).toBe(true);
    expect(pays([40], 44)).toBe(false);
  });

  test('SHARES-37: new means an empty stack or another decade than that of the card covered', () => {
    expect(pays([], 7)).toBe(true);
    expect(pays([39], 40)).toBe(true);
    expect(pays([40], 49)).toBe(false);
  });

  test('SHARES-38: skipped decades do not matter: one expansion pays one dividend', () => {
    const s = at({ hands: [[95], [], []], portfolios: [[], [2], []], stacks: { pearl: [4] } });
    const events = act(s, 'expand pearl 95', 60);
    expect(ofType(events, 'declared')).toEqual([
      { type: 'declared', seat: 0, company: 'pearl', amounts: [0, 1, 0] },
    ]);
    expect(drawnBy(events, 3)).toEqual([0, 1, 0]);
  });

  test('SHARES-39: cards lower in the stack are not compared', () => {
    expect(pays([44, 13], 45)).toBe(true);
    expect(pays([13, 42], 45)).toBe(false);
  });

  test('SHARES-40: the first card on a stack emptied again pays', () => {
    const s = at({
      hands: [[1, 2, 3], [46], []],
      portfolios: [[], [22], []],
      stacks: { treasure: [45] },
      offer: 'cleaning',
    });
    act(s, 'remove 45 with 01 02');
    expect(s.stacks[1]).toEqual([]);
    expect(drawnBy(act(s, 'expand treasure 46', 60, 61), 3)).toEqual([0, 2, 0]); // and one more for most shares
  });

  test('SHARES-41: each player draws one card per share in that company', () => {
    const s = at({ hands: [[44], [], []], portfolios: [[2, 3], [7, 10, 15], [23]] });
    const events = act(s, 'expand pearl 44', 60, 61, 62, 63, 64);
    expect(ofType(events, 'drew')).toEqual([
      { type: 'drew', seat: 0, why: 'dividend', count: 1, cards: ['ds-60'] },
      { type: 'drew', seat: 1, why: 'dividend', count: 3, cards: ['ds-61', 'ds-62', 'ds-63'] },
      { type: 'drew', seat: 2, why: 'dividend', count: 1, cards: ['ds-64'] },
    ]);
    expect(s.hands).toEqual([[60], [61, 62, 63], [64]]);
  });

  test('SHARES-42: the active player first, then clockwise, each in full', () => {
    const s = at({
      hands: [[], [44], []],
      portfolios: [[2], [7, 10], [15, 23]],
      active: 1,
      deck: [60, 61, 62],
      depletions: 2,
      ending: 1,
    });
    const events = act(s, 'expand pearl 44', 60, 61, 62);
    expect(ofType(events, 'drew').map(event => event.seat)).toEqual([1, 2]);
    expect(ofType(events, 'missed')).toEqual([
      { type: 'missed', seat: 2, count: 1 },
      { type: 'missed', seat: 0, count: 1 },
    ]);
  });

  test('SHARES-43: players without a share get nothing', () => {
    const s = at({ hands: [[44], [], []], portfolios: [[3], [], [7]] });
    expect(drawnBy(act(s, 'expand pearl 44', 60), 3)).toEqual([0, 0, 1]);
  });

  test('SHARES-44: the amounts of a payout are fixed when it starts', () => {
    // B draws first; the bonus share gives the third player a second Treasure share: A’s amount stays
    const s = at({
      hands: [[], [60]],
      portfolios: [[1, 6], []],
      third: [14],
      active: 1,
      advanced: ['treasure'],
    });
    s.deck.push(100);
    const events = act(s, 'expand treasure 60', 50, 100, 19, 2, 3, 4, 51, 52, 53);
    expect(ofType(events, 'declared')[0].amounts).toEqual([2, 2]);
    expect(drawnBy(events, 2)).toEqual([2, 2]);
    expect(s.portfolios[2][1]).toEqual([14, 19]);
  });

  test('SHARES-45: nothing done by an ability pays a dividend', () => {
    const moment = { hands: [[55, 1], [], []], portfolios: [[22], [], []], stacks: { pearl: [52] } };
    const move = at({ ...moment, advanced: ['cleaning'], offer: 'cleaning' });
    expect(kinds(act(move, 'move 52 treasure with 01'))).toEqual(['moved', 'turned']);
    const second = at({ ...moment, advanced: ['wildlife'], offer: 'wildlife' });
    expect(kinds(act(second, 'play 55 treasure'))).toEqual(['played', 'turned']);
  });
});

describe('what a board may show before an expansion', () => {
  const s = at({
    hands: [[44, 47], [], []],
    portfolios: [[2], [7, 10], [3]],
    stacks: { pearl: [40], research: [12] },
  });

  test('says whether it fits, who would draw what and what portfolios would be worth', () => {
    expect(previewExpand(view(s, 0), 'pearl', 'ds-44')).toEqual({
      fits: true,
      newDecade: false,
      dividend: null,
      scores: [4, 8, 1],
    });
    expect(previewExpand(view(s, 0), 'research', 'ds-44')).toEqual({
      fits: true,
      newDecade: true,
      dividend: [0, 0, 1],
      scores: [3, 6, 2],
    });
    expect(previewExpand(view(s, 0), 'research', 'ds-11').fits).toBe(false);
  });

  test('promises no dividend in a final turn', () => {
    const last = at({ hands: [[44], [], []], portfolios: [[2], [], []], final: true, ending: 2 });
    expect(previewExpand(view(last, 0), 'pearl', 'ds-44')).toMatchObject({ newDecade: true, dividend: null });
  });
});
