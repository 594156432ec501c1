import { describe, expect, test } from 'vitest';
import type { CompanyId } from '../parts.ts';
import { view } from '../view.ts';
import { act, acts, at, drawnBy, index, kinds, listed, may, ofType, priced, sharesIn } from './table.ts';

describe('abilities in general', () => {
  test('SHARES-71: only the side lying face up is in force', () => {
    const moment = { hands: [[44, 1, 2, 3], [], []], stacks: { pearl: [50] } };
    const basic = at(moment);
    act(basic, 'expand cleaning 44');
    expect(priced(basic)).toEqual(['remove 44: 2', 'remove 50: 2']);
    const advanced = at({ ...moment, advanced: ['cleaning'] });
    act(advanced, 'expand cleaning 44');
    expect(priced(advanced)).toContain('move 50 cleaning: 1');
    expect(priced(advanced)).toContain('remove 44: 1');
    const others = at({ ...moment, advanced: ['research', 'wildlife'] });
    act(others, 'expand cleaning 44');
    expect(priced(others)).toEqual(['remove 44: 2', 'remove 50: 2']);
  });

  test('SHARES-72: it is offered to whoever expanded, after the dividend, and may be declined', () => {
    const s = at({ hands: [[], [44, 1, 2], []], active: 1, portfolios: [[5], [], []] });
    const events = act(s, 'expand cleaning 44', 60);
    expect(kinds(events)).toEqual(['expanded', 'declared', 'drew', 'offered']);
    expect(ofType(events, 'offered')).toEqual([{ type: 'offered', seat: 1, company: 'cleaning' }]);
    expect(s).toMatchObject({ active: 1, phase: { name: 'ability', company: 0 } });
    expect(listed(s)).toEqual(['decline']);
    expect(act(s, 'decline')).toEqual([
      { type: 'declined', seat: 1, company: 'cleaning' },
      { type: 'turned', seat: 2, turn: 2, final: false },
    ]);
    expect(s.stacks[0]).toEqual([44]);
  });

  test('SHARES-73: on every Expand of that company, dividend or not, and on no other', () => {
    const offered = (company: CompanyId, stack: number[]) => {
      const s = at({ hands: [[44, 1, 2], [], []], stacks: { [company]: stack } });
      return kinds(act(s, `expand ${company} 44`)).includes('offered');
    };
    for (const company of ['cleaning', 'research', 'wildlife'] as const) {
      expect(offered(company, [43])).toBe(true);
      expect(offered(company, [])).toBe(true);
    }
    for (const company of ['treasure', 'pearl'] as const) expect(offered(company, [])).toBe(false);
  });

  test('SHARES-74: cards just received as dividend may pay for it', () => {
    const s = at({ hands: [[44], [], []], portfolios: [[0, 5], [], []] });
    act(s, 'expand cleaning 44', 60, 61);
    act(s, 'remove 44 with 60 61');
    expect(s.discards).toEqual([60, 61, 44]);
  });

  test('SHARES-75: it is used at most once per Expand', () => {
    const s = at({ hands: [[1, 2, 3, 4], [9], []], stacks: { pearl: [50, 60] }, offer: 'cleaning' });
    act(s, 'remove 50 with 01 02');
    expect(s).toMatchObject({ active: 1, phase: { name: 'action' } });
  });

  test('SHARES-76: a card placed or moved by an ability calls no ability and pays nothing', () => {
    const s = at({
      hands: [[50, 1, 2, 3], [], []],
      portfolios: [[], [11], []],
      advanced: ['wildlife'],
      offer: 'wildlife',
    });
    expect(kinds(act(s, 'play 50 research'))).toEqual(['played', 'turned']);
    const moved = at({ hands: [[1, 2, 3], [], []], stacks: { pearl: [50] }, offer: 'wildlife' });
    expect(kinds(act(moved, 'move 50 cleaning with 01'))).toEqual(['moved', 'turned']);
  });

  test('SHARES-77: an ability that cannot be carried out is not offered', () => {
    const after = (company: CompanyId, advanced: boolean, hand: number[], shares: number[][] = []) => {
      const s = at({
        hands: [[44, ...hand], [], []],
        portfolios: shares,
        advanced: advanced ? [company] : [],
        stacks: { [company]: [40] },
      });
      act(s, `expand ${company} 44`);
      return s.phase.name;
    };
    expect(after('cleaning', false, [1])).toBe('action'); // costs two
    expect(after('cleaning', false, [1, 2])).toBe('ability');
    expect(after('cleaning', true, [])).toBe('action');
    expect(after('cleaning', true, [1])).toBe('ability');
    expect(after('research', false, [])).toBe('action'); // nothing to buy
    expect(after('research', false, [1])).toBe('ability');
    expect(after('research', false, [0], [[], [5, 13, 18], []])).toBe('action'); // price 3 less 2, no card left
    expect(after('research', true, [1, 2])).toBe('action'); // nobody owns a share
    expect(after('research', true, [1], [[], [5], []])).toBe('action'); // costs two
    expect(after('research', true, [1, 2], [[5], [], []])).toBe('action'); // only one’s own
    expect(after('research', true, [1, 2], [[], [5], []])).toBe('ability');
    expect(after('wildlife', false, [])).toBe('action');
    expect(after('wildlife', false, [1])).toBe('ability');
    expect(after('wildlife', true, [])).toBe('action');
    expect(after('wildlife', true, [1])).toBe('ability'); // on an empty stack
  });
});

describe('Ocean Cleaning', () => {
  const stacks = { cleaning: [9, 44], pearl: [10, 35, 70] };
  const basic = () => at({ hands: [[1, 2, 3], [], []], stacks, offer: 'cleaning' });
  const advanced = () => at({ hands: [[1, 2, 3], [], []], stacks, offer: 'cleaning', advanced: 'all' });

  test('SHARES-78: basic: two hand cards discard one depth card of any company', () => {
    const s = basic();
    for (const text of ['remove 70', 'remove 70 with 01', 'remove 70 with 01 02 03'])
      expect(may(s, text)).toBe(false);
    const events = act(s, 'remove 70 with 01 03');
    expect(events[0]).toEqual({
      type: 'removed',
      seat: 0,
      card: 'ds-70',
      from: 'pearl',
      paid: ['ds-01', 'ds-03'],
    });
    expect(s.stacks[2]).toEqual([10, 35]);
    expect(s.hands[0]).toEqual([2]);
    expect([...s.discards].sort((a, b) => a - b)).toEqual([1, 3, 70]);
  });

  test('SHARES-79: basic: any card in any stack, the one just played included; the others keep their order', () => {
    expect(priced(basic())).toEqual([9, 44, 10, 35, 70].map(card => `remove ${card < 10 ? '09' : card}: 2`));
    const s = basic();
    act(s, 'remove 35 with 01 02');
    expect(s.stacks[2]).toEqual([10, 70]);
  });

  test('SHARES-80: advanced: one hand card discards a most recent card or moves it to another company', () => {
    expect(priced(advanced())).toEqual([
      ...['remove 44: 1', 'move 44 treasure: 1', 'move 44 research: 1', 'move 44 wildlife: 1'],
      ...['remove 70: 1', 'move 70 cleaning: 1', 'move 70 treasure: 1', 'move 70 research: 1'],
      'move 70 wildlife: 1',
    ]);
    const s = advanced();
    act(s, 'remove 70 with 02');
    expect(s.stacks[2]).toEqual([10, 35]);
    expect([...s.discards].sort((a, b) => a - b)).toEqual([2, 70]);
  });

  test('SHARES-81: advanced: a moved card must beat the top number of the other stack', () => {
    const s = advanced();
    expect(may(s, 'move 44 pearl with 01')).toBe(false);
    expect(may(s, 'move 44 cleaning with 01')).toBe(false);
    expect(may(s, 'move 70 treasure with 01')).toBe(true);
    const events = act(s, 'move 70 cleaning with 01');
    expect(events[0]).toEqual({
      type: 'moved',
      seat: 0,
      card: 'ds-70',
      from: 'pearl',
      to: 'cleaning',
      paid: ['ds-01'],
    });
    expect(s.stacks).toEqual([[9, 44, 70], [], [10, 35], [], []]);
  });

  test('SHARES-82: advanced: the card just played may be the one', () => {
    const s = at({ hands: [[44, 1], [], []], advanced: 'all', stacks: { cleaning: [9] } });
    act(s, 'expand cleaning 44');
    act(s, 'move 44 wildlife with 01');
    expect(s.stacks).toEqual([[9], [], [], [], [44]]);
  });
});

describe('Treasure', () => {
  /** A, B and C own this many Treasure shares; the cards each draws when A expands it. */
  const paid = (counts: number[], advanced: boolean) => {
    const left = sharesIn('treasure', 20);
    const portfolios = counts.map(count => left.splice(0, count));
    const s = at({ hands: [[60], [], []], portfolios, advanced: advanced ? ['treasure'] : [] });
    return drawnBy(acts(s, 'expand treasure 60'), 3);
  };

  test('SHARES-83: basic: the player with most Treasure shares draws one card more', () => {
    expect(paid([1, 3, 2], false)).toEqual([1, 4, 2]);
    expect(paid([3, 1, 0], false)).toEqual([4, 1, 0]);
  });

  test('SHARES-84: basic: all tied for most get it', () => {
    expect(paid([2, 2, 1], false)).toEqual([3, 3, 1]);
    expect(paid([1, 1, 1], false)).toEqual([2, 2, 2]);
  });

  test('SHARES-85: basic: with no Treasure share in play nobody gets it', () => {
    expect(paid([0, 0, 0], false)).toEqual([0, 0, 0]);
  });

  test('SHARES-86: advanced: the expanding player draws the largest holding instead of their own', () => {
    expect(paid([2, 4, 1], true)).toEqual([4, 4, 1]);
    expect(paid([3, 1, 1], true)).toEqual([3, 1, 1]);
  });

  test('SHARES-87: advanced: the others draw their normal dividend', () => {
    expect(paid([1, 3, 2], true)).toEqual([3, 3, 2]);
  });

  test('SHARES-88: advanced: even if the expanding player owns none', () => {
    expect(paid([0, 3, 1], true)).toEqual([3, 3, 1]);
  });
});

describe('Pearl Diving', () => {
  const worth = (stacks: Parameters<typeof at>[0]['stacks'], advanced: boolean) =>
    view(at({ stacks: stacks ?? {}, advanced: advanced ? ['pearl'] : [] }), null).companies.pearl.worth;

  test('SHARES-89: basic: every share is worth 2 more than the number of Pearl depth cards', () => {
    expect(worth({ pearl: [1, 2, 3] }, false)).toBe(5);
  });

  test('SHARES-90: basic: also with no Pearl depth card', () => {
    expect(worth({ cleaning: [1, 2, 3] }, false)).toBe(2);
  });

  test('SHARES-91: advanced: as much as the most valuable company less 2, instead of its own', () => {
    expect(worth({ pearl: [1], research: [2, 3, 4, 5, 6] }, true)).toBe(3);
  });

  test('SHARES-92: advanced: the largest number of depth cards among all five, Pearl included', () => {
    expect(worth({ pearl: [1, 2, 3, 4], research: [5, 6, 7] }, true)).toBe(2);
  });

  test('SHARES-93: advanced: never less than 0', () => {
    expect(worth({}, true)).toBe(0);
    expect(worth({ pearl: [1] }, true)).toBe(0);
  });

  test('its position among the companies is the one the rules use', () => {
    expect(index('pearl')).toBe(2);
  });
});
