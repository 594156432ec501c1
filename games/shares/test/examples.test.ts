import { describe, expect, test } from 'vitest';
import { scores } from '../scoring.ts';
import { view } from '../view.ts';
import { act, acts, at, drawnBy, holdings, kinds, listed, may, ofType, priced, sharesIn } from './table.ts';

describe('worked examples of the rules', () => {
  const richard = (hand: number[]) =>
    at({
      hands: [hand, [], []],
      portfolios: [sharesIn('pearl', 1, [44]), sharesIn('pearl', 4, [44]).slice(1), []],
    });

  test('E1: four Pearl shares are out, so the fifth costs four cards', () => {
    const s = richard([44, 3, 4, 5, 6]);
    act(s, 'buy 44 with 03 04 05 06');
    expect(holdings(s, 0)).toEqual([0, 0, 2, 0, 0]);
    expect(s).toMatchObject({ discards: [3, 4, 5, 6] });
    expect(s.hands[0]).toEqual([]);
    expect(view(s, null).companies.pearl.price).toBe(5);
  });

  test('E1b: with three other cards it cannot be bought', () => {
    expect(may(richard([44, 3, 4, 5]), 'buy 44 with 03 04 05')).toBe(false);
  });

  test('E2: Wildlife goes from 13 to 44: two cards for Maria, three for Irene, then the ability', () => {
    const s = at({
      hands: [[44], [], []],
      portfolios: [sharesIn('wildlife', 2), sharesIn('wildlife', 5).slice(2), []],
      stacks: { wildlife: [13] },
    });
    const events = acts(s, 'expand wildlife 44');
    expect(s.stacks[4]).toEqual([13, 44]);
    expect(drawnBy(events, 3)).toEqual([2, 3, 0]);
    expect(kinds(events).pop()).toBe('offered');
  });

  const portfolio = [...sharesIn('pearl', 4), ...sharesIn('wildlife', 3), ...sharesIn('treasure', 2)];
  const depths = { treasure: [50, 51, 53, 54], wildlife: [55], pearl: [56, 58] };

  test('E3: Pearl basic: 8 + 3 + 16 = 27', () => {
    expect(scores(at({ portfolios: [portfolio, [], []], stacks: depths }))[0]).toBe(27);
  });

  test('E4: Pearl advanced: 8 + 3 + 12 = 23', () => {
    const stacks = { ...depths, cleaning: [60, 61, 62, 63, 64], research: [70, 71, 72] };
    expect(scores(at({ portfolios: [portfolio, [], []], stacks, advanced: ['pearl'] }))[0]).toBe(23);
  });

  test('E5: the same decade pays no dividend, the ability is offered all the same', () => {
    const s = at({ hands: [[9, 40, 41], [], []], portfolios: [[0], [5, 13], []], stacks: { cleaning: [7] } });
    expect(kinds(act(s, 'expand cleaning 09'))).toEqual(['expanded', 'offered']);
  });

  const treasure = sharesIn('treasure', 7);

  test('E6: Treasure advanced: 3, 3 and 1 cards', () => {
    const s = at({
      hands: [[60], [], []],
      portfolios: [[], treasure.slice(0, 3), treasure.slice(3, 4)],
      advanced: ['treasure'],
    });
    expect(drawnBy(acts(s, 'expand treasure 60'), 3)).toEqual([3, 3, 1]);
  });

  test('E7: Treasure basic: 4, 4 and 1 cards', () => {
    const s = at({
      hands: [[60], [], []],
      portfolios: [treasure.slice(4), treasure.slice(0, 3), treasure.slice(3, 4)],
    });
    expect(drawnBy(acts(s, 'expand treasure 60'), 3)).toEqual([4, 4, 1]);
  });

  test('E8: the deck runs out in mid-dividend: A 2, B 1, shuffle, B 1, C 1, eight cards left', () => {
    const s = at({
      hands: [[44], [], []],
      portfolios: [[2, 7], [10, 15], [23]],
      deck: [80, 82, 83],
      discards: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69],
    });
    const events = acts(s, 'expand pearl 44');
    expect(ofType(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(kinds(events).indexOf('shuffled')).toBe(5);
    expect(view(s, null)).toMatchObject({ deck: 8, discards: [], depletions: 1 });
  });
});

describe('tricky situations of the rules', () => {
  test('1: with no Research share owned one is free, even with a one-card hand', () => {
    expect(listed(at({ hands: [[53], [], []] }))).toContain('buy 53');
  });

  test('2: a decade pays a second time after a card was put on top', () => {
    const s = at({
      hands: [[1, 99], [45], []],
      portfolios: [[4], [], []],
      stacks: { wildlife: [13, 44] },
      offer: 'wildlife',
    });
    act(s, 'top 13 with 01');
    expect(s.stacks[4]).toEqual([44, 13]);
    expect(drawnBy(act(s, 'expand wildlife 45', 60), 3)).toEqual([1, 0, 0]);
  });

  test('3: the only card removed: value 0, then any number is legal and pays', () => {
    const s = at({
      hands: [[1, 2], [3], []],
      portfolios: [[], [], [22]],
      stacks: { treasure: [50] },
      offer: 'cleaning',
    });
    act(s, 'remove 50 with 01 02');
    expect(view(s, null).companies.treasure.worth).toBe(0);
    expect(drawnBy(act(s, 'expand treasure 03', 60, 61), 3)).toEqual([0, 0, 2]);
  });

  test('4: a middle card removed: the most recent one stays', () => {
    const s = at({ hands: [[1, 2], [71], []], stacks: { research: [10, 35, 70] }, offer: 'cleaning' });
    act(s, 'remove 35 with 01 02');
    expect(s.stacks[3]).toEqual([10, 70]);
    expect(view(s, null).companies.research.worth).toBe(2);
  });

  test('5: a moved card pays no dividend and calls no ability', () => {
    const s = at({
      hands: [[1], [], []],
      portfolios: [[22], [], []],
      stacks: { research: [40, 52], treasure: [31] },
      advanced: ['cleaning'],
      offer: 'cleaning',
    });
    expect(kinds(act(s, 'move 52 treasure with 01'))).toEqual(['moved', 'turned']);
    expect(s.stacks[1]).toEqual([31, 52]);
  });

  test('6 and 7: what a second depth card costs', () => {
    const second = (hand: number[], stack: number[]) =>
      at({ hands: [hand, [], []], stacks: { pearl: stack }, advanced: ['wildlife'], offer: 'wildlife' });
    expect(priced(second([12, 50, 60], [5, 20, 48]))).toContain('play 12 pearl: 2');
    expect(listed(second([12, 50, 60], [5, 20, 48]))).toContain('play 50 pearl');
    expect(listed(second([20], [44, 13]))).toContain('play 20 pearl');
  });

  test('8: a second card on Research offers no purchase', () => {
    const s = at({ hands: [[50, 1], [], []], advanced: ['wildlife'], offer: 'wildlife' });
    act(s, 'play 50 research');
    expect(s).toMatchObject({ active: 1, phase: { name: 'action' } });
  });

  test('9: the only Treasure share costs two cards, which go to its owner', () => {
    const s = at({
      hands: [[40, 41], [], []],
      portfolios: [[], [22], []],
      advanced: ['research'],
      offer: 'research',
    });
    act(s, 'acquire B treasure with 40 41');
    expect(s.hands).toEqual([[], [40, 41], []]);
    expect(holdings(s, 0)).toEqual([0, 1, 0, 0, 0]);
  });

  test('10: the dividend brings the share that is then bought', () => {
    const s = at({ hands: [[44], [], []], portfolios: [[3], [], []] });
    act(s, 'expand research 44', 50);
    act(s, 'buy 50');
    expect(holdings(s, 0)).toEqual([1, 0, 0, 1, 0]);
  });

  test('11: the second depletion in mid-payout', () => {
    const s = at({
      hands: [[44], [], []],
      portfolios: [[], [2, 7], [10]],
      deck: [80],
      discards: [60, 61, 62, 63, 64, 65],
      depletions: 1,
    });
    const events = acts(s, 'expand pearl 44');
    expect(kinds(events)).toEqual([
      ...['expanded', 'declared', 'drew', 'depleted', 'triggered', 'shuffled', 'drew', 'drew', 'turned'],
    ]);
    expect(view(s, null)).toMatchObject({ deck: 4, ending: 0, final: true, finalTurns: 3 });
  });

  test('12: seat 2 of four triggers the end: final turns 3, 0, 1, 2', () => {
    const s = at({ hands: [[], [], [], []], active: 2, draws: 3, fresh: true });
    const events = acts(s, 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(ofType(events, 'turned').map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(s.phase.name).toBe('over');
  });

  test('13: a Buy resets the counter; two fundraisers in a row end the game', () => {
    const s = at({ hands: [[], [], [50, 51]] });
    expect(kinds(acts(s, 'draw', 'draw', 'buy 50', 'draw', 'draw'))).not.toContain('fundraised');
    expect(kinds(acts(s, 'draw'))).toContain('fundraised');
    acts(s, 'draw', 'draw');
    expect(kinds(acts(s, 'draw')).slice(-2)).toEqual(['triggered', 'turned']);
  });

  test('14: an Expand between two fundraisers: no end', () => {
    const s = at({ hands: [[], [60], []] });
    acts(s, 'draw', 'draw', 'draw');
    expect(s.fresh).toBe(true);
    const events = acts(s, 'draw', 'expand pearl 60', 'draw', 'draw', 'draw');
    expect(kinds(events)).toContain('fundraised');
    expect(s.ending).toBeNull();
  });

  test('15: the third player’s card', () => {
    const s = at({
      hands: [[], []],
      third: [22, 27, 30, 2, 7],
      stacks: { treasure: [40] },
      deck: [100, 10, 43, 93, 61, 99],
    });
    const events = act(s, 'draw', 100, 10, 43, 93, 61, 99);
    expect(s.portfolios[2][1]).toEqual([22, 27, 30, 43]);
    expect(s.stacks[1]).toEqual([40, 61]);
    expect(ofType(events, 'resolved')[0].discarded).toEqual(['ds-10', 'ds-93']);
    expect(kinds(events)).not.toContain('declared');
  });

  test('16: Pearl advanced at the bottom is worth 0', () => {
    const s = at({ stacks: { research: [50] }, advanced: ['pearl'] });
    expect(view(s, null).companies.pearl.worth).toBe(0);
  });

  test('17: the last tie-break: starting seat 1, seat 0 sits further away', () => {
    const s = at({ hands: [[1], [4], []], first: 1, phase: { name: 'over' } });
    expect(view(s, null).winner).toBe(0);
  });
});
