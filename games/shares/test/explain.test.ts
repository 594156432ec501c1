import { scripted } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import { expect, test } from 'vitest';
import { explain, type Tried } from '../explain.ts';
import { shares } from '../index.ts';
import type { State } from '../types.ts';
import { at, opened } from './table.ts';

const refusal = (state: State, text: string, seat = state.active): Refusal | null => {
  const played = play({ game: shares, state, chance: scripted() }, seat, text);
  return played.ok ? null : played.refusal;
};

/** Every text is refused for its rule. */
function refuses(s: State, rules: { [text: string]: number }): void {
  for (const [text, rule] of Object.entries(rules)) {
    expect(refusal(s, text), text).toEqual({ code: 'illegal', rule: `SHARES-${rule}` });
  }
}

test('in the draft', () => {
  const { s } = opened(3);
  const missing = s.hands[0][0] < 10 ? `0${s.hands[0][0]}` : `${s.hands[0][0]}`;
  refuses(s, { [`take ${missing}`]: 14, draw: 11, decline: 11, 'expand pearl 99': 11 });
});

test('a Buy', () => {
  const s = at({ hands: [[44, 53, 1, 3], [90], []], portfolios: [[], [2, 7], [16]] });
  refuses(s, {
    'buy 90': 21,
    'buy 44': 22,
    'buy 44 with 01': 22,
    'buy 44 with 01 03 53': 22,
    'buy 44 with 03 44': 24,
    'buy 44 with 03 90': 23,
    'buy 01 with 03': 26,
  });
  const price = (count: number) =>
    at({ hands: [[44, 1], [], []], portfolios: [[], [2, 7, 10].slice(0, count), []] });
  refuses(price(2), { 'buy 44 with 01 02': 24 });
  refuses(price(3), { 'buy 44 with 01': 25 });
});

test('an Expand', () => {
  const s = at({ hands: [[44], [90], []], stacks: { pearl: [50] } });
  refuses(s, { 'expand pearl 44': 31, 'expand cleaning 90': 30 });
});

test('other things at the start of a turn', () => {
  const s = at({ hands: [[44, 1], [90], []], stacks: { pearl: [50] } });
  refuses(s, { 'take 44': 18, decline: 72, 'remove 50 with 01 44': 72, 'play 44 pearl': 72 });
  refuses(at({ hands: [[44, 1], [], []], stacks: { pearl: [50] }, final: true, ending: 2 }), {
    'remove 50 with 01 44': 69,
    decline: 69,
  });
});

test('the turn’s action is over when an ability is offered', () => {
  const s = at({ hands: [[44, 1], [90], []], stacks: { pearl: [50], cleaning: [3] }, offer: 'cleaning' });
  refuses(s, { draw: 18, 'expand treasure 44': 18, 'take 44': 18, 'buy 44': 18, 'top 50 with 01': 72 });
  refuses(s, { 'move 50 treasure with 01': 71 });
});

test('Cleaning', () => {
  const moment = { hands: [[44, 1, 2], [90], []], stacks: { pearl: [40, 50], cleaning: [70] } };
  refuses(at({ ...moment, offer: 'cleaning' }), {
    'remove 50 with 01': 78,
    'remove 50 with 01 90': 78,
    'remove 44 with 01 02': 79,
  });
  refuses(at({ ...moment, offer: 'cleaning', advanced: 'all' }), {
    'remove 40 with 01': 80,
    'remove 50 with 01 02': 80,
    'move 40 treasure with 01': 80,
    'move 50 pearl with 01': 80,
    'move 50 cleaning with 01': 81,
    'move 70 treasure with 90': 80,
  });
});

test('Research', () => {
  const moment = { hands: [[44, 1, 3, 4], [90], []], portfolios: [[10], [2, 7, 15], []] };
  refuses(at({ ...moment, offer: 'research' }), {
    'buy 90': 21,
    'buy 44 with 01': 94,
    'buy 44 with 01 90': 23,
    'buy 03 with 01': 95,
    'buy 44 with 01 44': 24,
    'acquire B pearl with 01 03': 71,
  });
  refuses(at({ ...moment, offer: 'research', advanced: 'all' }), {
    'buy 03': 71,
    'acquire A pearl with 01 03 04 44': 96,
    'acquire C pearl with 01 03 04 44': 96,
    'acquire E pearl with 01 03 04 44': 96,
    'acquire X pearl with 01 03 04 44': 96,
    'acquire B treasure with 01 03': 96,
    'acquire B pearl with 01 03': 97,
    'acquire B pearl with 01 03 04 90': 100,
  });
  const two = at({ hands: [[40, 41], []], third: [2], advanced: 'all', offer: 'research' });
  refuses(two, { 'acquire C pearl with 40 41': 96, 'acquire X pearl with 40': 97 });
});

test('Wildlife', () => {
  const moment = { hands: [[44, 1, 2], [90], []], stacks: { pearl: [10, 20, 30, 40], treasure: [35] } };
  refuses(at({ ...moment, offer: 'wildlife' }), {
    'top 40 with 01': 104,
    'top 10 with 01': 102,
    'top 44 with 01': 102,
    'top 20 with 01 02': 102,
    'top 20 with 90': 102,
    'move 10 cleaning with 01': 102,
    'move 30 treasure with 01': 105,
    'move 30 pearl with 01': 105,
    'move 40 treasure with 90': 102,
    'play 44 pearl': 71,
  });
  refuses(at({ ...moment, offer: 'wildlife', advanced: 'all' }), {
    'play 90 pearl': 108,
    'play 02 pearl with 01': 109,
    'play 01 treasure with 90': 109,
    'play 44 pearl with 01': 111,
    'top 20 with 01': 71,
  });
});

test('before a card is chosen', () => {
  const why = (state: State, tried: Tried) => explain(shares.view(state, 0), 0, tried);
  const take: Tried = { type: 'take', card: null };
  const expand: Tried = { type: 'expand', company: 0, card: null };
  const drafting = at({ row: [50, 51], phase: { name: 'draft' } });
  expect([why(drafting, take), why(drafting, expand)]).toEqual(['SHARES-14', 'SHARES-11']);
  expect([why(at({}), take), why(at({}), expand)]).toEqual(['SHARES-18', 'SHARES-30']);
  expect(why(at({ offer: 'cleaning' }), expand)).toBe('SHARES-18');
});

test('other refusals are the kernel’s', () => {
  const s = at({ hands: [[44], [90], []] });
  expect(refusal(s, 'draw', 1)).toEqual({ code: 'not-your-turn', toAct: [0] });
  expect(refusal(s, 'buy everything')).toEqual({ code: 'unreadable' });
  expect(refusal(at({ phase: { name: 'over' } }), 'draw')).toEqual({ code: 'over' });
});

test('a board is told why from the view, also while others decide, after the end and for those who watch', () => {
  const why = (state: State, seat: Seat | null) =>
    shares.explain(shares.view(state, seat), seat, { type: 'draw' });
  expect(why(at({}), 1)).toBe('SHARES-17');
  expect(why(at({}), null)).toBe('SHARES-17');
  expect(why(opened(3).s, null)).toBe('SHARES-11');
  expect(why(at({ phase: { name: 'over' } }), 0)).toBe('SHARES-66');
});
