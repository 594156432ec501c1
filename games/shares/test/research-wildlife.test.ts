import { describe, expect, test } from 'vitest';
import { previewPlayPrice } from '../preview.ts';
import { redact, view } from '../view.ts';
import { act, at, holdings, listed, may, ofType, priced, sharesIn } from './table.ts';

describe('Research', () => {
  const PEARLS = sharesIn('pearl', 4, [44]);
  const basic = (hand: number[]) =>
    at({ hands: [hand, [90], []], portfolios: [[], PEARLS, [0, 1]], offer: 'research' });

  test('SHARES-94: basic: a share of any company from hand at 2 less', () => {
    const s = basic([44, 3, 4, 5]);
    expect(priced(s)).toEqual(['buy 44: 2']);
    expect(may(s, 'buy 44 with 03 04 05')).toBe(false);
    expect(may(s, 'buy 90')).toBe(false);
    act(s, 'buy 44 with 03 05');
    expect(holdings(s, 0)).toEqual([0, 0, 1, 0, 0]);
    expect(s).toMatchObject({ active: 1, discards: [3, 5] });
  });

  test('SHARES-95: basic: the reduced price is never below 0', () => {
    const s = basic([3, 5, 6]); // Research 0, Cleaning 1, Treasure 1
    expect(listed(s)).toEqual(['buy 03', 'buy 05', 'buy 06', 'decline']);
    expect(priced(s)).toEqual([]);
    act(s, 'buy 05');
    expect(s.hands[0]).toEqual([3, 6]);
  });

  /** A may take shares: B has two Pearl shares and a Treasure share, C one Pearl share. */
  const advanced = (hand: number[]) =>
    at({
      hands: [hand, [90], []],
      portfolios: [[10], [2, 7, 1], [15]],
      advanced: ['research'],
      offer: 'research',
    });

  test('SHARES-96: advanced: a share of any company out of another player’s portfolio', () => {
    const s = advanced([40, 41, 42, 43, 44]);
    expect(priced(s)).toEqual(['acquire B treasure: 2', 'acquire B pearl: 4', 'acquire C pearl: 4']);
    expect(may(s, 'acquire A pearl with 40 41 42 43')).toBe(false);
    expect(may(s, 'acquire C treasure with 40 41')).toBe(false);
    act(s, 'acquire C pearl with 40 41 42 43');
    expect(s.portfolios.map(own => own[2])).toEqual([[10, 15], [2, 7], []]);
    expect(s.active).toBe(1);
  });

  test('SHARES-97: advanced: the normal price, at least 2', () => {
    const s = advanced([40, 41, 42, 43, 44]);
    expect(may(s, 'acquire B treasure with 40')).toBe(false);
    expect(may(s, 'acquire B treasure with 40 41')).toBe(true);
    expect(may(s, 'acquire B pearl with 40 41 42')).toBe(false);
    expect(priced(advanced([40, 41, 42]))).toEqual(['acquire B treasure: 2']);
  });

  test('SHARES-98: advanced: the price counts the share being taken', () => {
    const s = at({
      hands: [[40, 41, 42, 43], [], []],
      portfolios: [[], [2, 7, 10], []],
      advanced: 'all',
      offer: 'research',
    });
    expect(priced(s)).toEqual(['acquire B pearl: 3']);
  });

  test('SHARES-99: advanced: the price goes to the former owner’s hand, seen by buyer and seller only', () => {
    const s = advanced([40, 41, 42, 43, 44]);
    const [event] = ofType(act(s, 'acquire B treasure with 41 43'), 'acquired');
    expect(s.hands).toEqual([[40, 42, 44], [41, 43, 90], []]);
    expect(s.discards).toEqual([]);
    expect(event).toEqual({
      type: 'acquired',
      seat: 0,
      from: 1,
      card: 'ds-01',
      price: 2,
      paid: ['ds-41', 'ds-43'],
    });
    expect([0, 1, 2, null, 'all' as const].map(viewer => redact(event, viewer) === event)).toEqual([
      ...[true, true, false, false, true],
    ]);
    expect(redact(event, 2)).toEqual({ ...event, paid: null });
  });

  test('SHARES-100: advanced: the buyer chooses owner, company and cards', () => {
    for (const text of [
      'acquire B pearl with 40 41 42 44',
      'acquire C pearl with 41 42 43 44',
      'acquire B treasure with 40 44',
    ]) {
      expect(may(advanced([40, 41, 42, 43, 44]), text)).toBe(true);
    }
    expect(may(advanced([40, 41, 42, 43, 44]), 'acquire B treasure with 40 90')).toBe(false);
  });

  test('SHARES-101: advanced: the most recently acquired share moves', () => {
    const s = advanced([40, 41, 42, 43, 44]);
    s.portfolios[1][2] = [7, 2]; // 2 came later
    act(s, 'acquire B pearl with 40 41 42 43');
    expect(s.portfolios[0][2]).toEqual([10, 2]);
    expect(s.portfolios[1][2]).toEqual([7]);
  });
});

describe('Wildlife', () => {
  const basic = (stacks: Parameters<typeof at>[0]['stacks'], hand = [1, 2]) =>
    at({ hands: [hand, [], []], stacks: stacks ?? {}, offer: 'wildlife' });
  const tops = (s: ReturnType<typeof at>) => priced(s).filter(text => text.startsWith('top'));

  test('SHARES-102: basic: one hand card relocates one of the last three cards of a stack', () => {
    const s = basic({ pearl: [10, 20, 30, 40] });
    const chosen = new Set(priced(s).map(text => text.split(/[ :]/)[1]));
    expect([...chosen]).toEqual(['20', '30', '40']);
    expect(may(s, 'top 20')).toBe(false);
    expect(may(s, 'top 20 with 01 02')).toBe(false);
    act(s, 'top 20 with 02');
    expect(s).toMatchObject({ discards: [2], active: 1 });
  });

  test('SHARES-103: basic: it becomes the most recent card of its company, whatever its number', () => {
    const s = basic({ pearl: [10, 20, 30, 40] });
    const events = act(s, 'top 20 with 01');
    expect(events[0]).toEqual({ type: 'topped', seat: 0, card: 'ds-20', on: 'pearl', paid: ['ds-01'] });
    expect(s.stacks[2]).toEqual([10, 30, 40, 20]);
  });

  test('SHARES-104: basic: the most recent card cannot be put on top', () => {
    expect(tops(basic({ pearl: [10, 20, 30, 40] }))).toEqual(['top 20: 1', 'top 30: 1']);
    expect(tops(basic({ pearl: [10] }))).toEqual([]);
  });

  test('SHARES-105: basic: or it moves on top of another company where it fits', () => {
    const s = basic({ pearl: [10, 20, 30, 40], treasure: [25], cleaning: [60] });
    for (const [text, legal] of [
      ['move 20 treasure with 01', false],
      ['move 30 treasure with 01', true],
      ['move 40 cleaning with 01', false],
      ['move 60 pearl with 01', true],
      ['move 20 wildlife with 01', true],
      ['move 20 pearl with 01', false],
      ['move 10 wildlife with 01', false],
    ] as const) {
      expect(may(s, text), text).toBe(legal);
    }
    expect(may(basic({ pearl: [44, 13] }), 'move 44 pearl with 01')).toBe(false); // that is the first way
    act(s, 'move 30 treasure with 01');
    expect(s.stacks).toEqual([[60], [25, 30], [10, 20, 40], [], []]);
  });

  test('SHARES-106: basic: in a stack of one or two the choice is among those', () => {
    expect(priced(basic({ pearl: [10] }))).toEqual([
      ...['move 10 cleaning: 1', 'move 10 treasure: 1', 'move 10 research: 1', 'move 10 wildlife: 1'],
    ]);
    expect(tops(basic({ pearl: [10, 20] }))).toEqual(['top 10: 1']);
  });

  test('SHARES-107: basic: the stack just expanded may be used, the card just played included', () => {
    const s = at({ hands: [[44, 1], [], []], stacks: { wildlife: [13] } });
    act(s, 'expand wildlife 44');
    expect(may(s, 'top 13 with 01')).toBe(true);
    act(s, 'move 44 pearl with 01');
    expect(s.stacks).toEqual([[], [], [44], [], [13]]);
  });

  const advanced = (hand: number[], stacks: Parameters<typeof at>[0]['stacks']) =>
    at({ hands: [hand, [], []], stacks: stacks ?? {}, advanced: ['wildlife'], offer: 'wildlife' });

  test('SHARES-108: advanced: one more hand card on any company, whatever its number', () => {
    const s = advanced([12, 30], { pearl: [25], treasure: [40], wildlife: [50] });
    expect(listed(s)).toEqual([
      ...['play 12 cleaning', 'play 30 cleaning', 'play 30 pearl', 'play 12 research', 'play 30 research'],
      'decline',
    ]);
    expect(priced(s)).toEqual([
      ...['play 12 treasure: 1', 'play 30 treasure: 1', 'play 12 pearl: 1', 'play 12 wildlife: 1'],
      'play 30 wildlife: 1',
    ]);
    const events = act(s, 'play 12 pearl with 30');
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 'ds-12', on: 'pearl', paid: ['ds-30'] });
    expect(s.stacks[2]).toEqual([25, 12]);
    expect(s.discards).toEqual([30]);
  });

  test('SHARES-109: advanced: below the top card it costs one card for every higher card of the stack', () => {
    const s = advanced([12, 1, 2, 3], { pearl: [5, 20, 48] });
    expect(priced(s)).toContain('play 12 pearl: 2');
    expect(previewPlayPrice(view(s, 0), 'pearl', 'ds-12')).toBe(2);
    expect(may(s, 'play 12 pearl with 01')).toBe(false);
    expect(may(s, 'play 12 pearl with 01 12')).toBe(false);
    expect(may(s, 'play 12 pearl with 01 03')).toBe(true);
    expect(priced(advanced([12, 1], { pearl: [5, 20, 48] }))).not.toContain('play 12 pearl: 2');
  });

  test('SHARES-110: advanced: all higher cards count, wherever they lie, and payment is discarded', () => {
    const s = advanced([12, 1, 2, 3], { pearl: [48, 5, 60, 20] });
    act(s, 'play 12 pearl with 01 02 03');
    expect(s.stacks[2]).toEqual([48, 5, 60, 20, 12]);
    expect(s.discards).toEqual([1, 2, 3]);
  });

  test('SHARES-111: advanced: above the most recent card or on an empty stack it is free', () => {
    const s = advanced([20, 1], { pearl: [44, 13] });
    expect(listed(s)).toContain('play 20 pearl');
    expect(listed(s)).toContain('play 01 cleaning');
    expect(may(s, 'play 20 pearl with 01')).toBe(false);
    expect(previewPlayPrice(view(s, 0), 'pearl', 'ds-20')).toBe(0);
  });
});
