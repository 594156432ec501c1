import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import type { CardId } from '../parts.ts';
import { scoreOf } from '../scoring.ts';
import { owedCards } from '../squid.ts';
import { view } from '../view.ts';
import { act, at, drawing, lying, options } from './table.ts';

const over = { name: 'over', reason: 'deck' } as const;

test('LOCKER-125: V1: lost cards, trigger included, enter the next player’s Hold without effects', () => {
  const s = at({
    variant: 'V1',
    holds: [['map-7'], ['chest-7'], []],
    exploration: ['mermaid-6', 'anchor-3', 'knife-3', 'key-3'],
    deck: ['knife-6', 'drone-3'],
    locker: ['map-2'],
  });
  expect(act(s, 'reveal').map(event => event.type)).toEqual(['revealed', 'crashed', 'turned']);
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['map-7', 'mermaid-6'], ['anchor-3', 'key-3', 'chest-7', 'knife-3', 'knife-6'], []],
    locker: ['map-2'],
  });
});

test('LOCKER-125: V1: the last seat loses to the first', () => {
  const s = at({
    variant: 'V1',
    active: 2,
    holds: [[], [], []],
    exploration: ['key-3'],
    deck: ['key-6', 'drone-3'],
  });
  act(s, 'reveal');
  expect(lying(s).holds).toEqual([['key-3', 'key-6'], [], []]);
});

test('LOCKER-126: V2: every card of the Hold counts', () => {
  const s = at({
    variant: 'V2',
    phase: over,
    holds: [
      ['key-3', 'key-5', 'mermaid-9'],
      ['net-7', 'map-7'],
    ],
  });
  expect(locker.outcome(s)).toEqual({ scores: [17, 14], places: [1, 2] });
});

test('LOCKER-127: V2: D15 adds five once, not for each Mermaid', () => {
  const s = at({
    variant: 'V2',
    divers: ['D15', null],
    holds: [['mermaid-4', 'mermaid-5', 'mermaid-9'], []],
  });
  expect(scoreOf(s, 0)).toBe(4 + 5 + 9 + 5);
});

test('LOCKER-133: V4: five less for each missing suit, below zero if need be', () => {
  const s = at({
    variant: 'V4',
    phase: over,
    holds: [
      ['anchor-3', 'squid-3', 'map-3', 'key-3', 'chest-3', 'knife-3', 'drone-3', 'net-3', 'harpoon-3'],
      ['mermaid-9', 'anchor-7'],
      [],
    ],
  });
  expect(locker.outcome(s)).toEqual({ scores: [27 - 5, 16 - 40, -50], places: [1, 2, 3] });
});

test('LOCKER-134: V5: a repeated value causes an incident, a repeated suit does not', () => {
  const s = at({ variant: 'V5', exploration: ['key-3'], deck: ['key-5', 'chest-3', 'map-3'] });
  act(s, 'reveal');
  expect(lying(s).exploration).toEqual(['key-3', 'key-5']);
  expect(act(s, 'reveal')[1]).toMatchObject({ type: 'crashed', trigger: 'chest-3' });
  expect(lying(s).locker).toEqual(['key-3', 'key-5', 'chest-3']);
});

test('LOCKER-135: V5: Holds, Net, Harpoon, Knife, Key and Chest still go by suits', () => {
  const s = at({
    variant: 'V5',
    holds: [
      ['key-3', 'key-6'],
      ['key-7', 'map-3', 'map-4'],
    ],
    deck: ['net-2', 'harpoon-5', 'knife-7', 'chest-7'],
  });
  act(s, 'reveal');
  act(s, 'net key');
  expect(lying(s).exploration).toEqual(['net-2', 'key-6']); // the top Key
  act(s, 'reveal');
  expect(options(s)).toEqual(['harpoon B map']); // A still holds a Key
  act(s, 'harpoon B map'); // map-4; the Locker is empty
  act(s, 'reveal');
  expect(options(s)).toEqual(['knife B map', 'knife B key']);
  expect(view(s, 0).holds[1]).toMatchObject({ key: [7], map: [3] });

  const pile: CardId[] = ['map-2', 'net-2', 'squid-2'];
  const bonus = at({ variant: 'V5', exploration: ['key-3', 'chest-4'], locker: pile });
  act(bonus, 'return', ...drawing(pile, 'map-2', 'net-2'));
  expect(lying(bonus).locker).toEqual(['squid-2']);
});

test('LOCKER-136: V5: with several Anchors everything before the latest is saved', () => {
  const s = at({
    variant: 'V5',
    exploration: ['key-3', 'anchor-4', 'chest-6', 'anchor-7', 'mermaid-5'],
    deck: ['squid-4', 'map-3'],
  });
  act(s, 'reveal');
  expect(lying(s)).toEqual({
    exploration: [],
    holds: [['anchor-4', 'key-3', 'chest-6'], []],
    locker: ['anchor-7', 'squid-4', 'mermaid-5'],
  });
});

test('LOCKER-137: V5: several Keys or Chests give one bonus', () => {
  const pile: CardId[] = [
    'anchor-2',
    'map-2',
    'net-2',
    'squid-2',
    'drone-2',
    'harpoon-2',
    'knife-2',
    'mermaid-4',
  ];
  const s = at({ variant: 'V5', exploration: ['key-3', 'chest-4', 'key-5', 'chest-6'], locker: pile });
  act(s, 'return', ...drawing(pile, 'anchor-2', 'map-2', 'net-2', 'squid-2'));
  expect(lying(s).locker).toEqual(['knife-2', 'drone-2', 'harpoon-2', 'mermaid-4']);
});

test('LOCKER-138: V5: each Squid keeps its own count, and a card counts for every Squid before it', () => {
  const s = at({ variant: 'V5', deck: ['squid-3', 'squid-5', 'key-4', 'chest-6', 'map-7'] });
  const counts = () => view(s, null).demand.map(({ card, met }) => `${card} ${met}`);
  act(s, 'reveal');
  expect(counts()).toEqual(['squid-3 0']);
  act(s, 'reveal');
  expect(counts()).toEqual(['squid-3 1', 'squid-5 0']);
  expect(owedCards(s)).toBe(2); // not three
  act(s, 'reveal');
  expect(counts()).toEqual(['squid-3 2', 'squid-5 1']);
  expect(options(s)).toEqual(['reveal']); // the first is content, the second is not
  act(s, 'reveal');
  expect(options(s)).toEqual(['reveal', 'return']);
});

const SIXTY: CardId[] = [
  ...(['anchor-7', 'squid-7', 'map-7', 'key-7', 'chest-7', 'knife-7', 'drone-7'] as const),
  ...(['net-7', 'harpoon-4'] as const),
];

test('LOCKER-139: V6: who has 60 or more cannot win; among the others points, then cards decide', () => {
  const s = at({
    variant: 'V6',
    phase: over,
    holds: [SIXTY, ['mermaid-9', 'net-5'], ['mermaid-8', 'net-6'], ['mermaid-7', 'net-4', 'net-3']],
  });
  expect(locker.outcome(s)).toEqual({ scores: [60, 14, 14, 11], places: [4, 1, 1, 3] });
  const below = at({ variant: 'V6', phase: over, holds: [SIXTY.slice(0, 8), ['mermaid-9']] });
  expect(locker.outcome(below)).toEqual({ scores: [56, 9], places: [1, 2] });
  const cards = at({ variant: 'V6', phase: over, holds: [SIXTY, ['net-5'], ['harpoon-5', 'harpoon-3']] });
  expect(locker.outcome(cards)?.places).toEqual([3, 2, 1]);
});

test('LOCKER-139: V6: exactly 59 is still in the running', () => {
  const s = at({ variant: 'V6', phase: over, holds: [[...SIXTY.slice(0, 8), 'harpoon-3'], ['mermaid-9']] });
  expect(locker.outcome(s)).toEqual({ scores: [59, 9], places: [1, 2] });
});

test('LOCKER-140: V6: if everybody has 60 or more the lowest score wins, then most cards', () => {
  const high: CardId[] = [
    ...(['anchor-6', 'squid-6', 'map-6', 'key-6', 'chest-6', 'knife-6', 'drone-6', 'net-6'] as const),
    ...(['harpoon-6', 'mermaid-9'] as const),
  ];
  const s = at({ variant: 'V6', phase: over, holds: [high, SIXTY] });
  expect(locker.outcome(s)).toEqual({ scores: [63, 60], places: [2, 1] });
  const tie = at({
    variant: 'V6',
    phase: over,
    holds: [[...high.slice(0, 9), 'mermaid-6'], [...SIXTY]],
  });
  expect(locker.outcome(tie)).toEqual({ scores: [60, 60], places: [1, 2] }); // ten cards against nine
});
