import { seeded } from '@fathoms/kernel/chance.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { BANDS, bandOf, CURRENT_CARDS, isAnimal, TILES, tileId } from '../parts.ts';
import { BOAT, columnOf, NOWHERE, rowOf, spaceId } from '../sea.ts';
import type { Event, State } from '../types.ts';
import { heard, OPTIONS, opened } from './table.ts';

const laid = (s: State): number[] => [...s.backs.keys()].filter(space => s.backs[space] !== NOWHERE);
const home = (space: number): number => (rowOf(space) - 1) >> 1;
const swapped = (s: State): number[] => laid(s).filter(space => s.backs[space] !== home(space));

function many(seats: number): State[] {
  const chance = seeded(`setups ${seats}`);
  return Array.from({ length: 40 }, () => scuba.setup(seats, OPTIONS, { chance, tell: () => {} }));
}

test('SCUBA-1: two to four players', () => {
  expect([1, 2, 3, 4, 5].map(seats => readOptions(scuba, seats, {}).ok)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  for (const seats of [2, 3, 4]) expect(opened(seats).divers).toHaveLength(seats);
});

test('SCUBA-2: six animals of each band are kept, and which four go back is luck', () => {
  const boxes = new Set<string>();
  for (const s of many(3)) {
    for (const bag of s.bags) expect(bag.filter(isAnimal)).toHaveLength(6);
    for (const band of BANDS.keys()) expect(s.box.filter(tile => bandOf(tile) === band)).toHaveLength(4);
    expect(s.box.every(isAnimal)).toBe(true);
    boxes.add(s.box.map(tileId).join());
  }
  expect(boxes.size).toBe(40);
  expect(opened(3, {}, 0, 0, 0, 0).box.slice(0, 4).map(tileId)).toEqual(['R01', 'R10', 'R09', 'R08']);
});

test('SCUBA-3: the kept animals lie among the twelve other tiles of their band', () => {
  for (const [band, bag] of opened(4).bags.entries()) {
    expect(bag.every(tile => bandOf(tile) === band)).toBe(true);
    expect(bag.filter(tile => !isAnimal(tile))).toEqual(
      TILES.filter(tile => bandOf(tile) === band && !isAnimal(tile)),
    );
  }
});

test('SCUBA-4: with three or four players eighteen tiles a band lie on its two rows, columns 1 to 9', () => {
  for (const s of [opened(3), opened(4)]) {
    expect(laid(s)).toHaveLength(72);
    for (const band of BANDS.keys()) expect(laid(s).filter(space => home(space) === band)).toHaveLength(18);
    expect(new Set(laid(s).map(columnOf))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(laid(s).every(space => rowOf(space) >= 1 && rowOf(space) <= 8)).toBe(true);
  }
});

test('SCUBA-5: with two players only columns 2 to 8 are used, so four tiles a band are never laid', () => {
  const s = opened(2);
  expect(new Set(laid(s).map(columnOf))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
  for (const [band, bag] of s.bags.entries()) {
    expect(s.backs.filter(back => back === band)).toHaveLength(14);
    expect(bag).toHaveLength(18);
  }
});

test('SCUBA-6: one tile of each band changes places with one of the next', () => {
  for (const s of many(4)) {
    const crossings = swapped(s).map(space => `${home(space)}${s.backs[space]}`);
    expect(crossings.sort()).toEqual(['01', '10', '12', '21', '23', '32']);
  }
});

test('SCUBA-7: the six swapped tiles are different and chosen by luck', () => {
  const places = new Set<string>();
  for (const s of many(2)) {
    expect(swapped(s)).toHaveLength(6);
    for (const space of swapped(s)) places.add(spaceId(space));
  }
  expect(places.size).toBeGreaterThan(45); // of 56
  const news = heard(dealer => {
    scuba.setup(3, OPTIONS, { ...dealer, chance: { below: () => 0 } });
  });
  expect(news[0]).toEqual({
    type: 'opened',
    first: 0,
    swaps: [
      ['1/1', '3/1'],
      ['4/9', '5/1'],
      ['6/9', '7/1'],
    ],
  } satisfies Event);
});

test('SCUBA-8: everybody sees the band on each back, swapped ones included', () => {
  const s = opened(3);
  const seen = scuba.view(s, null).backs;
  expect(seen).toHaveLength(72);
  expect(seen.filter(back => back.swapped)).toEqual([
    { at: '1/1', band: 'yellow', swapped: true },
    { at: '3/1', band: 'red', swapped: true },
    { at: '4/9', band: 'green', swapped: true },
    { at: '5/1', band: 'yellow', swapped: true },
    { at: '6/9', band: 'blue', swapped: true },
    { at: '7/1', band: 'green', swapped: true },
  ]);
});

test('the options of the table are those of the game', () => {
  expect(opened(2)).toMatchObject({ decompression: false, nonLethal: false, openScores: false });
  expect(opened(2, { decompression: 'on' })).toMatchObject({ decompression: true, nonLethal: false });
  expect(opened(2, { nonLethal: 'on' })).toMatchObject({ nonLethal: true, openScores: false });
  expect(opened(2, { openScores: 'on' })).toMatchObject({ decompression: false, openScores: true });
});

test('SCUBA-9: eight event cards a band and thirty-two current cards form piles', () => {
  const s = opened(4);
  expect(s.events.map(pile => pile.length)).toEqual([8, 8, 8, 8]);
  expect(s.events.flat()).toEqual([...Array(32).keys()]);
  expect(s.currents).toEqual(CURRENT_CARDS);
  expect(scuba.view(s, 0)).toMatchObject({ pile: 32, drift: [] });
});

test('SCUBA-10: every diver starts on the boat with 20 air', () => {
  for (const diver of opened(4).divers) {
    expect(diver).toMatchObject({
      status: 'waiting',
      at: BOAT,
      air: 20,
      deco: 0,
      cards: 0,
      plus: 0,
      minus: 0,
    });
  }
});

test('SCUBA-11: the starting player is chosen or random, then play goes in seat order', () => {
  expect(opened(3, { start: 'C' })).toMatchObject({ first: 2, active: 2 });
  expect(opened(3, { start: 'random' }, 1)).toMatchObject({ first: 1, active: 1 });
  expect(readOptions(scuba, 3, { start: 'D' })).toEqual({ ok: false, code: 'forbidden', rule: 'SCUBA-11' });
  expect(readOptions(scuba, 4, { start: 'D' }).ok).toBe(true);
  const s = opened(3, { start: 'C' });
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    order.push(s.active);
    const dealer = { chance: { below: () => 0 }, tell: () => {} };
    if (s.divers[s.active].status === 'waiting') scuba.apply(s, s.active, { type: 'step', to: 14 }, dealer);
    scuba.apply(s, s.active, { type: 'stop' }, dealer);
  }
  expect(order).toEqual([2, 0, 1, 2]);
});
