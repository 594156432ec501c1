import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { bandOf, isAnimal, TILES } from '../parts.ts';
import { animalPoints, cardsOf, combinationPoints } from '../scoring.ts';
import type { State } from '../types.ts';
import { act, acts, at, dustOf, opened, options, steps, where } from './table.ts';

const tiles = (s: State) =>
  scuba.view(s, null).shown.map(({ tile, at: place, discs }) => [tile, place, discs]);

test('X1: setup counts', () => {
  expect(TILES).toHaveLength(88);
  const full = opened(4);
  expect(full.box).toHaveLength(16);
  for (const [band, bag] of full.bags.entries()) {
    expect(bag).toHaveLength(18);
    expect(bag.filter(isAnimal)).toHaveLength(6);
    expect(bag.every(tile => bandOf(tile) === band)).toBe(true);
  }
  expect(
    scuba
      .view(full, null)
      .bands.map(({ faceDown, animals, events, empty }) => [faceDown, animals, events, empty]),
  ).toEqual(Array(4).fill([18, 6, 6, 6]));
  const two = scuba.view(opened(2), null);
  expect(two.backs).toHaveLength(56);
  expect(two.bands.map(({ faceDown }) => faceDown)).toEqual([14, 14, 14, 14]);
});

test('X2: current C05', () => {
  const s = at({
    divers: [{ at: '4/1' }, { at: '6/7' }, { at: 'S8' }, { at: 'boat' }],
    shown: [
      ['R01', '2/6'],
      ['R02', '1/2'],
      ['Y01', '3/5'],
      ['Y02', '4/1'],
      ['G01', '5/5'],
      ['B01', '7/2', [3]],
    ],
    backs: { '2/3': 'red' },
    dust: { '2/6': [3] },
    pile: ['C05'],
  });
  act(s, 'stop');
  expect(tiles(s)).toEqual([
    ['R01', '2/4', []],
    ['Y01', '3/4', []],
    ['G01', '5/5', []],
    ['B01', '7/1', [3]],
  ]);
  expect(scuba.view(s, null).backs.map(back => back.at)).toEqual(['2/3']);
  expect(dustOf(s, 3)).toEqual(['2/6']);
  expect([0, 1, 2, 3].map(seat => where(s, seat))).toEqual(['4/1', '6/6', 'S7', 'boat']);
});

test('X3: limits after C05', () => {
  const s = at({ open: 'C05' });
  expect(scuba.view(s, null).dive.allowance).toEqual({ steps: 4, up: 2, down: 4, left: 4, right: 3 });
});

test('X4: air', () => {
  const paid = [2, 4, 6, 8, 9].map(row => {
    const s = at({ divers: [{ at: `${row}/5` }, { at: '8/8' }] });
    act(s, 'stop');
    return 20 - s.divers[0].air;
  });
  expect(paid).toEqual([1, 2, 3, 4, 5]);
  const dead = at({ divers: [{ at: '2/5', air: 1 }, { at: '8/8' }] });
  act(dead, 'stop');
  expect(dead.divers[0].status).toBe('dead');
  const alive = at({ divers: [{ at: '1/5', air: 1 }, { at: '8/8' }] });
  act(alive, 'step boat');
  expect(alive.divers[0]).toMatchObject({ status: 'surfaced', air: 1 });
});

test('X5: dust hides animals until its owner’s next Step 1', () => {
  const s = at({
    divers: [{ at: '6/2' }, { at: '5/8' }],
    shown: [
      ['G04', '6/3', [0]],
      ['G07', '6/4', [0, 1]],
      ['G09', '6/5', [0]],
    ],
    dust: { '6/3': [0], '6/4': [0], '6/5': [0] },
    active: 1,
    pile: ['C01'],
  });
  s.shown = s.shown.filter(shown => shown.discs !== 3); // both have seen it: it would be off the board
  acts(s, 'step 6/8', 'step 6/7', 'step 6/6', 'step 6/5');
  expect(options(s)).toEqual(['stop']);
  act(s, 'stop'); // A's Step 1
  expect(dustOf(s, 0)).toEqual([]);
  act(s, 'stop'); // B's Step 1
  acts(s, 'step 6/4', 'step 6/5');
  expect(options(s)).toContain('see G09');
  acts(s, 'see G09', 'step 6/4', 'step 6/3');
  expect(options(s)).toContain('see G04');
});

test('X6: combinations', () => {
  const worth = (cards: Parameters<typeof cardsOf>[0]) =>
    animalPoints(cardsOf(cards)) + combinationPoints(cardsOf(cards));
  expect(worth(['nurse', 'lemon'])).toBe(4 + 5 + 3);
  expect(worth(['seafan', 'stovepipe', 'vase'])).toBe(2 + 2 + 2 + 6);
  expect(worth(['seafan', 'vase'])).toBe(2 + 2 + 2);
});

test('X7: evacuation', () => {
  const out = (place: '3/5' | '8/2') => {
    const s = at({ divers: [{ at: place, air: 1 }, { at: '8/8' }, { at: '4/4' }], nonLethal: true });
    act(s, 'stop');
    return [where(s, 0), s.divers[0].minus];
  };
  expect(out('3/5')).toEqual(['boat', 20]);
  expect(out('8/2')).toEqual(['S2', 47]);
});

/** Four players, A started; B is the third diver to surface, only D is underwater. */
const lastTurns = (): State =>
  at({ divers: [{ at: 'boat' }, { at: '1/3' }, { at: 'S9' }, { at: '2/2' }], active: 1, round: 7 });

test('X8: last turns', () => {
  const s = lastTurns();
  act(s, 'step S3');
  const order: number[] = [];
  while (s.stage === 'finish' || s.stage === 'final') {
    order.push(s.active + 1);
    act(s, 'stop');
  }
  expect(order).toEqual([3, 4, 1, 2, 3, 4]);
});

test('X9: solo diver', () => {
  const s = lastTurns();
  act(s, 'step S3');
  for (let i = 0; i < 6; i++) act(s, 'stop');
  const order: number[] = [];
  while (s.stage === 'solo') {
    order.push(s.active + 1);
    act(s, 'stop');
  }
  expect(order).toEqual([3, 4, 3, 4]);
  expect(s.stage).toBe('alone');
  expect(s.divers.map(diver => diver.minus)).toEqual([0, 0, 4, 40]);
  act(s, 'stop');
  acts(s, 'step 1/2', 'step 1/3', 'step S3');
  expect(s.phase.name).toBe('over');
  expect(s.divers[3].minus).toBe(45);
});

test('X10: decompression ascent', () => {
  const s = at({ divers: [{ at: '2/5', deep: false }, { at: '8/8' }], decompression: true });
  acts(s, 'step 3/5', 'step 4/5', 'step 5/5', 'step 6/5');
  expect(s.divers[0].deco).toBe(1);
  acts(s, 'stop', 'stop', 'step 5/5', 'step 4/5', 'stop', 'stop');
  expect(s.divers[0].deco).toBe(1);
  acts(s, 'step 3/5', 'step 2/5');
  const air = s.divers[0].air;
  acts(s, 'stop', 'stop');
  expect(s.divers[0]).toMatchObject({ deco: 0, air: air - 1 });
  acts(s, 'step 1/5', 'step boat');
  expect(s.divers[0].minus).toBe(0);
});

test('X11: fast ascent', () => {
  const s = at({ divers: [{ at: '6/5', deco: 1 }, { at: '8/8' }], decompression: true });
  acts(s, 'step 5/5', 'step 4/5', 'step 3/5', 'step 2/5', 'stop');
  expect(s.divers[0]).toMatchObject({ deco: 2, air: 19 });
  acts(s, 'stop', 'step 1/5', 'stop');
  expect(s.divers[0].deco).toBe(1);
  act(s, 'stop');
  expect(steps(s)).toContain('boat'); // legal already, for 5 points
  acts(s, 'stop');
  expect(s.divers[0].deco).toBe(0);
});
