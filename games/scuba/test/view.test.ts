import { undoLength } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { determinize } from '../determinize.ts';
import { scuba } from '../index.ts';
import { rememberedCards } from '../ledger.ts';
import type { Event } from '../types.ts';
import { reveals, view } from '../view.ts';
import { act, at, type Moment, tile } from './table.ts';

const TABLE: Moment = {
  divers: [
    { at: '4/6', air: 12, cards: ['clown', 'anemone'], plus: 3, minus: 1 },
    { at: 'S2', steps: 2, cards: ['hammer'] },
  ],
  backs: { '1/3': 'red', '3/3': 'red' },
  fronts: ['R01', 'R11', 'R17'],
  shown: [['Y02', '4/6', [1]]],
  dust: { '4/5': [0], '1/2': [0, 1] },
  open: 'C05',
  drift: ['C05'],
  on: '4/6',
  dive: { taken: 1, right: 1 },
};

test('a view shows the public table whole, and animal cards only to their owner', () => {
  const s = at(TABLE);
  s.gone = [tile('Y17')];
  const seen = view(s, 0);
  expect(seen).toEqual({
    version: 2,
    decompression: false,
    nonLethal: false,
    openScores: false,
    columns: [2, 8],
    first: 0,
    active: 0,
    turn: 9,
    round: 5,
    stage: 'normal',
    soloRounds: 0,
    solo: null,
    divers: [
      {
        ...{ status: 'under', at: '4/6', air: 12, airDue: 2, deco: 0, deep: true, plus: 3, minus: 1 },
        count: 2,
        cards: ['anemone', 'clown'],
        combinations: [{ id: 'PA', have: ['clown', 'anemone'], bonus: 3 }],
        score: 8,
        steps: 4,
        dark: false,
      },
      {
        ...{ status: 'surfaced', at: 'S2', air: 20, airDue: 0, deco: 0, deep: false, plus: 0, minus: 0 },
        count: 1,
        cards: null,
        combinations: null,
        score: null,
        steps: 2,
        dark: false,
      },
    ],
    backs: [
      { at: '1/3', band: 'red', swapped: false },
      { at: '3/3', band: 'red', swapped: true },
    ],
    shown: [{ tile: 'Y02', species: 'clown', band: 'yellow', points: 2, at: '4/6', discs: [1] }],
    gone: ['Y17'],
    bands: [
      { band: 'red', faceDown: 2, animals: 1, events: 1, empty: 1 },
      { band: 'yellow', faceDown: 0, animals: 0, events: 0, empty: 0 },
      { band: 'green', faceDown: 0, animals: 0, events: 0, empty: 0 },
      { band: 'blue', faceDown: 0, animals: 0, events: 0, empty: 0 },
    ],
    dust: [
      { at: '1/2', seats: [0, 1] },
      { at: '4/5', seats: [0] },
    ],
    open: 'C05',
    pile: 1,
    drift: ['C05'],
    events: ['red', 'yellow', 'green', 'blue'].map(band => ({ band, left: 0, spent: [] })),
    dive: {
      ...{ limit: 4, taken: 1, up: 0, down: 0, left: 0, right: 1 },
      ...{ halted: false, dark: false, found: false, fast: false, token: false },
      allowance: { steps: 3, up: 2, down: 4, left: 4, right: 2 },
      on: '4/6',
    },
    phase: { name: 'diving' },
    winner: null,
    hidden: null,
  });
  expect(view(s, null).divers.map(diver => diver.cards)).toEqual([null, null]);
  expect(view(s, 1).divers[1].cards).toEqual(['hammer']);
});

test('a seat without cards has no secret: it sees what everybody sees', () => {
  const s = at({});
  expect(view(s, 0)).toEqual(view(s, null));
  expect(view(s, null).divers[0]).toMatchObject({ cards: [], score: 0 });
});

test('open scores and the end show all cards', () => {
  for (const s of [
    at({ ...TABLE, openScores: true }),
    at({ ...TABLE, phase: { name: 'over', reason: 'home' } }),
  ]) {
    expect(view(s, null).divers.map(diver => diver.score)).toEqual([8, 10]);
    expect(view(s, 0)).toEqual(view(s, null));
  }
});

test('what lies face down is shown only to the viewer who may see all', () => {
  const s = at(TABLE);
  s.box = [tile('R05')];
  expect(view(s, 'all').hidden).toEqual({
    bags: { red: ['R01', 'R11', 'R17'], yellow: [], green: [], blue: [] },
    box: ['R05'],
    currents: ['C01'],
    events: { red: [], yellow: [], green: [], blue: [] },
  });
  expect(JSON.stringify(view(s, 0))).not.toContain('R01');
});

test('the solo diver is named once the end is triggered', () => {
  expect(view(at({ divers: [{ at: 'boat' }, { at: '4/4' }], stage: 'finish' }), null).solo).toBe(1);
  expect(view(at({ divers: [{ at: 'boat' }, { at: 'S3' }], stage: 'final' }), null).solo).toBeNull();
});

test('an imagined table remembers what was seen and guesses only which animals were kept', () => {
  const s = at(TABLE);
  const news: Event[] = [
    { type: 'saw', seat: 1, tile: 'B09', at: '8/5', species: 'hammer', card: true },
    { type: 'saw', seat: 1, tile: 'B10', at: '8/5', species: 'hammer', card: false },
  ];
  expect(rememberedCards(view(s, 0), news)).toEqual([['anemone', 'clown'], ['hammer']]);
  const imagined = determinize({ seat: 0, view: view(s, 0), news }, { below: n => n - 1 });
  expect(imagined.divers).toEqual(s.divers);
  expect(imagined.bags[0].filter(one => one < 10)).toHaveLength(1);
  expect(view(imagined, 0)).toMatchObject({ shown: view(s, 0).shown, dust: view(s, 0).dust });
});

test('news that turned something up cannot be taken back, other news can', () => {
  const shown: Event[] = [
    { type: 'turned', seat: 0, at: '4/5', tile: 'Y17', front: 'empty' },
    { type: 'drawn', seat: 0, card: 'C01', wake: false, shuffled: false },
    { type: 'happened', seat: 0, card: 'EY1', idle: false },
  ];
  const open: Event[] = [
    { type: 'stepped', seat: 0, from: '4/5', to: '4/6' },
    { type: 'saw', seat: 0, tile: 'Y01', at: '4/5', species: 'clown', card: true },
    { type: 'began', seat: 0, turn: 2, round: 1, stage: 'normal' },
  ];
  expect(shown.map(reveals)).toEqual([true, true, true]);
  expect(open.map(reveals)).toEqual([false, false, false]);
  expect(scuba.redact(shown[0], null)).toBe(shown[0]);
});

test('a step may be taken back until the next card is turned up', () => {
  const s = at({});
  const entry = (action: string) => ({ seat: 0, action, rolls: [] });
  const step = { entry: entry('step 4/6'), events: act(s, 'step 4/6') };
  const stop = { entry: entry('stop'), events: act(s, 'stop') };
  expect(undoLength(scuba, [step], 0)).toBe(0);
  expect(undoLength(scuba, [step, stop], 0)).toBeNull();
});
