import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import type { CardId } from '../parts.ts';
import { act, at, drawing, lying, served } from './table.ts';

/** V3: six sevens; 42 points. */
const SEVENS: CardId[] = ['anchor-7', 'squid-7', 'map-7', 'key-7', 'chest-7', 'knife-7'];
const fifty = { name: 'over', reason: 'fifty' } as const;

test('LOCKER-128: V3: whose Hold reaches 50 by a Return wins at once', () => {
  const s = at({ variant: 'V3', holds: [SEVENS, []], exploration: ['mermaid-8'] });
  expect(act(s, 'return')).toEqual([
    { type: 'returned', seat: 0, cards: ['mermaid-8'], bonus: [], raided: null },
    { type: 'ended', reason: 'fifty' },
  ]);
  expect(locker.outcome(s)).toEqual({ scores: [50, 0], places: [1, 2] });
  expect(locker.toAct(s)).toEqual([]);
});

test('LOCKER-128: V3: 49 is not enough, and without V3 neither is 50', () => {
  const less = at({ variant: 'V3', holds: [SEVENS, []], exploration: ['mermaid-7'] });
  act(less, 'return');
  expect(less.phase).toEqual({ name: 'exploring' });
  const usual = at({ holds: [SEVENS, []], exploration: ['mermaid-8'] });
  act(usual, 'return');
  expect(usual.phase).toEqual({ name: 'exploring' });
});

test('LOCKER-128: V3: cards below the top of their suit do not count', () => {
  const s = at({ variant: 'V3', holds: [SEVENS, []], exploration: ['mermaid-5', 'knife-6'] });
  act(s, 'return');
  expect(s.phase).toEqual({ name: 'exploring' });
});

test('LOCKER-128: V3: D15 counts', () => {
  const s = at({
    variant: 'V3',
    divers: ['D15', null],
    holds: [SEVENS.slice(1), []],
    exploration: ['mermaid-9'],
  });
  act(s, 'return');
  expect(s.phase).toEqual({ name: 'exploring' }); // 35 + 9 + 5 = 49
  const enough = at({
    variant: 'V3',
    divers: ['D15', null],
    holds: [SEVENS, []],
    exploration: ['mermaid-4'],
  });
  act(enough, 'return');
  expect(enough.phase).toEqual(fifty);
  expect(locker.outcome(enough)?.scores).toEqual([51, 0]);
});

test('LOCKER-128: V3: every other way into a Hold is looked at too', () => {
  const saved = at({
    variant: 'V3',
    holds: [SEVENS, []],
    exploration: ['mermaid-8', 'anchor-3'],
    deck: ['anchor-4', 'key-3'],
  });
  expect(act(saved, 'reveal').at(-1)).toEqual({ type: 'ended', reason: 'fifty' });

  const tamed = at({
    variant: 'V3',
    divers: ['D16', null],
    holds: [SEVENS, []],
    deck: ['mermaid-8', 'key-3'],
  });
  expect(act(tamed, 'reveal').at(-1)).toEqual({ type: 'ended', reason: 'fifty' });

  const kept = at({
    variant: 'V3',
    divers: ['D06', null],
    holds: [SEVENS, ['mermaid-8']],
    deck: ['knife-3', 'key-3'],
  });
  act(kept, 'reveal');
  expect(act(kept, 'knife B mermaid').at(-1)).toEqual({ type: 'ended', reason: 'fifty' });

  const raided = at({
    variant: 'V3',
    divers: ['D08', null],
    holds: [SEVENS, ['mermaid-8']],
    exploration: ['key-3', 'chest-3'],
  });
  act(raided, 'return');
  expect(act(raided, 'raid B').at(-1)).toEqual({ type: 'ended', reason: 'fifty' });

  const sabotaged = at({
    variant: 'V3',
    divers: [null, 'D17'],
    victim: 0,
    holds: [[], SEVENS],
    exploration: ['mermaid-8'],
    deck: ['mermaid-4', 'key-3'],
  });
  expect(act(sabotaged, 'reveal').at(-1)).toEqual({ type: 'ended', reason: 'fifty' });
  expect(locker.outcome(sabotaged)).toEqual({ scores: [0, 50], places: [2, 1] });
});

test('LOCKER-129: V3: the Exploration is not collected when play stops in mid-turn', () => {
  const s = at({
    variant: 'V3',
    divers: ['D16', null],
    holds: [SEVENS, []],
    exploration: ['net-3', 'drone-5'],
    deck: ['mermaid-8', 'key-3'],
  });
  const { log, state } = served(s, 'reveal');
  expect(log).toEqual(['A reveal']);
  expect(lying(state)).toEqual({
    exploration: ['net-3', 'drone-5'],
    holds: [[...SEVENS, 'mermaid-8'], []],
    locker: [],
  });
  expect(locker.outcome(state)).toEqual({ scores: [50, 0], places: [1, 2] });
});

test('LOCKER-129: V3: nothing pending goes on after the end, and what was peeked at is forgotten', () => {
  const s = at({
    variant: 'V3',
    divers: ['D06', null],
    holds: [SEVENS, ['mermaid-8', 'net-5']],
    exploration: ['drone-3', 'squid-3'],
    deck: ['knife-3', 'key-3'],
    peek: 1,
  });
  act(s, 'reveal');
  act(s, 'knife B mermaid');
  expect(s.phase).toEqual(fifty);
  expect(locker.forced(s)).toBeNull();
  expect(locker.legal(s, 0)).toEqual([]);

  const seen = at({
    variant: 'V3',
    holds: [SEVENS, []],
    exploration: ['mermaid-8', 'drone-3'],
    deck: ['key-3'],
    peek: 1,
  });
  act(seen, 'return');
  expect(seen.phase).toEqual(fifty);
  expect(locker.view(seen, 0).peek).toEqual({ count: 0, cards: null });
});

test('LOCKER-130: V3: a Return and its bonus are one change', () => {
  const pile: CardId[] = ['net-2', 'harpoon-2', 'drone-2'];
  const s = at({
    variant: 'V3',
    holds: [['anchor-7', 'squid-7', 'map-7', 'knife-7', 'drone-7', 'net-7'], []],
    exploration: ['key-3', 'chest-5'], // 50 without any bonus
    locker: pile,
  });
  act(s, 'return', ...drawing(pile, 'harpoon-2', 'drone-2'));
  expect(locker.outcome(s)?.scores).toEqual([52, 0]);
  expect(lying(s)).toMatchObject({ exploration: [], locker: ['net-2'] });

  const raid = at({
    variant: 'V3',
    divers: ['D08', null],
    holds: [['anchor-7', 'squid-7', 'map-7', 'knife-7', 'drone-7', 'net-7'], ['mermaid-9']],
    exploration: ['key-3', 'chest-5'],
  });
  expect(served(raid, 'return').log).toEqual(['A return', 'A raid B (table)']);
  expect(locker.outcome(served(raid, 'return').state)).toEqual({ scores: [59, 0], places: [1, 2] });
});

/** An incident that gives A the Mermaid and the Saboteur B everything else. */
const shared = (mine: CardId[], theirs: CardId[]) =>
  at({
    variant: 'V3',
    divers: [null, 'D17', null],
    victim: 0,
    holds: [mine, theirs, ['mermaid-9']],
    exploration: ['mermaid-8', 'anchor-6', 'net-3'],
    deck: ['net-6', 'chest-3'],
  });
const SIXES: CardId[] = ['squid-6', 'map-6', 'key-6', 'chest-6', 'knife-6', 'drone-6']; // 36

test('LOCKER-130: V3: an incident and all its transfers are one change', () => {
  const s = shared(SEVENS, [...SIXES, 'harpoon-4']);
  act(s, 'reveal');
  // A reaches 50 with what was saved, but the Saboteur has 52 with what was lost
  expect(locker.outcome(s)).toEqual({ scores: [50, 52, 9], places: [2, 1, 3] });
  expect(lying(s)).toMatchObject({ exploration: [], locker: [] });
});

test('LOCKER-131: V3: of several players at 50 the highest wins, then most cards, then they share', () => {
  const points = shared([...SEVENS, 'drone-5'], [...SIXES, 'harpoon-4']);
  act(points, 'reveal');
  expect(locker.outcome(points)).toEqual({ scores: [55, 52, 9], places: [1, 2, 3] });

  const cards = shared(SEVENS, [...SIXES, 'harpoon-2']);
  act(cards, 'reveal');
  expect(locker.outcome(cards)).toEqual({ scores: [50, 50, 9], places: [2, 1, 3] }); // seven cards, ten cards

  const even = shared([...SEVENS, 'anchor-2', 'squid-2', 'map-2'], [...SIXES, 'harpoon-2']);
  act(even, 'reveal');
  expect(locker.outcome(even)).toEqual({ scores: [50, 50, 9], places: [1, 1, 3] });
});

test('LOCKER-132: V3: if nobody reaches 50 the game ends and scores as usual', () => {
  const s = at({ variant: 'V3', holds: [['key-7', 'key-5'], ['net-3']], deck: ['mermaid-8'] });
  const { state, events } = served(s, 'reveal');
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'deck' });
  expect(locker.outcome(state)).toEqual({ scores: [15, 3], places: [1, 2] });
});
