import { undoLength } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { shares } from '../index.ts';
import { scoresWith, shareOf } from '../preview.ts';
import type { Event } from '../types.ts';
import { reveals, view } from '../view.ts';
import { act, at, opened } from './table.ts';

const s = at({
  hands: [[44, 1], []],
  portfolios: [[22], []],
  third: [2, 3],
  stacks: { treasure: [30, 51], wildlife: [20] },
  discards: [9, 8, 100],
  deck: [60, 61, 101, 102],
  advanced: ['pearl'],
  first: 1,
  depletions: 1,
  draws: 1,
  fresh: true,
});

test('a view shows the public table whole', () => {
  const none = { cleaning: [], treasure: [], pearl: [], research: [], wildlife: [] };
  expect(view(s, null)).toEqual({
    first: 1,
    active: 0,
    turn: 1,
    phase: { name: 'action' },
    companies: {
      cleaning: { side: 'basic', stack: [], price: 0, worth: 0 },
      treasure: { side: 'basic', stack: ['ds-30', 'ds-51'], price: 1, worth: 2 },
      pearl: { side: 'advanced', stack: [], price: 1, worth: 0 },
      research: { side: 'basic', stack: [], price: 1, worth: 0 },
      wildlife: { side: 'basic', stack: ['ds-20'], price: 0, worth: 1 },
    },
    hands: [
      { count: 2, cards: null },
      { count: 0, cards: [] },
    ],
    portfolios: [{ ...none, treasure: ['ds-22'] }, none],
    third: { ...none, pearl: ['ds-02'], research: ['ds-03'] },
    scores: [2, 0],
    row: [],
    deck: 4,
    discards: ['ds-09', 'ds-08', 'bonus-1'],
    depletions: 1,
    draws: 1,
    fresh: true,
    ending: null,
    final: false,
    finalTurns: null,
    winner: null,
    hidden: null,
  });
});

test('a seat sees its own hand besides, and a seat without cards sees what the public sees', () => {
  const open = view(s, null);
  const own = { count: 2, cards: ['ds-01', 'ds-44'] };
  expect(view(s, 0)).toEqual({ ...open, hands: [own, open.hands[1]] });
  expect(view(s, 1)).toEqual(open);
});

test('nothing is hidden from the viewer who may see all', () => {
  const all = view(s, 'all');
  expect(all.hands[0].cards).toEqual(['ds-01', 'ds-44']);
  expect(all.hidden).toEqual({ deck: ['ds-60', 'ds-61', 'bonus-2', 'bonus-3'] });
});

test('the phase says what is waited for', () => {
  const { s: drafting } = opened(3);
  expect(view(drafting, null).phase).toEqual({ name: 'draft', round: 1 });
  for (let i = 0; i < 3; i++) act(drafting, shares.format(shares.legal(drafting, drafting.active)[0]));
  expect(view(drafting, null).phase).toEqual({ name: 'draft', round: 2 });
  expect(view(at({ offer: 'research' }), null).phase).toEqual({ name: 'ability', company: 'research' });
  expect(view(at({ phase: { name: 'over' } }), null)).toMatchObject({ phase: { name: 'over' }, winner: 2 });
});

test('news that showed a hand card or a card of the deck cannot be taken back', () => {
  const shown: Event[] = [
    { type: 'drew', seat: 0, why: 'draw', count: 1, cards: ['ds-44'] },
    { type: 'bought', seat: 0, card: 'ds-44', paid: [] },
    { type: 'expanded', seat: 0, company: 'pearl', card: 'ds-44', over: null },
    { type: 'acquired', seat: 0, from: 1, card: 'ds-44', price: 2, paid: ['ds-01', 'ds-02'] },
    { type: 'surfaced', card: 'bonus-1', aside: false },
  ];
  const open: Event[] = [
    { type: 'took', seat: 0, card: 'ds-44' },
    { type: 'declined', seat: 0, company: 'cleaning' },
    { type: 'turned', seat: 0, turn: 2, final: false },
    { type: 'shuffled', cards: ['ds-44'] },
    { type: 'missed', seat: 0, count: 1 },
  ];
  expect(shown.map(reveals)).toEqual(shown.map(() => true));
  expect(open.map(reveals)).toEqual(open.map(() => false));
});

test('an ability that was declined may still be used after taking that back', () => {
  const turn = at({ hands: [[1, 2], [], []], stacks: { pearl: [50] }, offer: 'cleaning' });
  const step = { entry: { seat: 0, action: 'decline', rolls: [] }, events: act(turn, 'decline') };
  expect(undoLength(shares, [step], 0)).toBe(0);
});

test('a board may ask what portfolios would be worth after any change', () => {
  expect(scoresWith(view(s, 0), {})).toEqual([2, 0]);
  expect(scoresWith(view(s, 0), { depth: { treasure: 1 } })).toEqual([3, 0]);
  expect(
    scoresWith(view(s, 0), {
      depth: { treasure: 2, cleaning: -1 },
      shares: [
        { seat: 1, company: 'pearl', count: 1 },
        { seat: 0, company: 'treasure', count: -1 },
      ],
    }),
  ).toEqual([0, 2]);
  expect(['ds-00', 'ds-44', 'ds-99'].map(id => shareOf(id as 'ds-00'))).toEqual([
    'cleaning',
    'pearl',
    'pearl',
  ]);
});
