import { dive as game } from '@fathoms/games/dive/index.ts';
import { zoneOf } from '@fathoms/games/dive/parts.ts';
import type { Event } from '@fathoms/games/dive/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { describe, expect, test } from 'vitest';
import { type Dive, diveOf, lastScene, markOf, spacesAt } from '../model/choreography.ts';
import { moments, PLAIN } from './table.ts';

const TABLES = [
  { seed: 'two', seats: 2, options: PLAIN },
  { seed: 'alone', seats: 1, options: { ...PLAIN, chief: 'on', companions: 'on' } },
  { seed: 'four', seats: 4, options: { ...PLAIN, companions: 'on' } },
  { seed: 'children', seats: 3, options: { ...PLAIN, mode: 'children' } },
] as const;

const divesOf = ({
  seed,
  seats,
  options,
}: (typeof TABLES)[number]): [Dive, ReturnType<typeof spaces>, number][] =>
  [...moments(seed, seats, options)].flatMap(({ fresh, view }) => {
    const dive = diveOf(fresh);
    return dive ? [[dive, spaces(view), seats] as [Dive, ReturnType<typeof spaces>, number]] : [];
  });

const spaces = ({ divers, chief }: ReturnType<typeof game.view>) => ({
  divers: divers.map(({ space }) => space),
  chief: chief?.space,
});

describe.each(TABLES)('$seed', table => {
  test('every round is told from the programs to the rest, and ends where the pawns are', () => {
    const dives = divesOf(table);
    expect(dives.length).toBeGreaterThan(2);
    expect(dives.map(([{ round }]) => round)).toEqual(dives.map((_, i) => i + 1));
    for (const [dive, after, seats] of dives) {
      const end = spacesAt(dive, lastScene(dive));
      expect(Array.from({ length: seats }, (_, seat) => end.get(seat))).toEqual(after.divers);
      expect(end.get('chief')).toBe(after.chief);
    }
    expect(dives.at(-1)?.[0].ended).not.toBeNull();
  });

  test('each round begins where the one before it ended', () => {
    const dives = divesOf(table).map(([dive]) => dive);
    for (const [i, dive] of dives.entries()) {
      const before = dives[i - 1];
      if (before) expect([...dive.start].sort()).toEqual([...spacesAt(before, lastScene(before))].sort());
    }
  });

  test('nobody is marked before the level is up, and a mistake is seen on its level', () => {
    for (const [dive] of divesOf(table)) {
      for (const { level, wrong } of dive.levels) {
        for (const seat of wrong) {
          expect(markOf(dive, level - 1, seat, level)).toBe('ahead');
          expect(markOf(dive, level, seat, level)).toBe('wrong');
        }
      }
    }
  });
});

const news = (...events: Event[]): News[] => [{ seat: null, by: 'player', events }];

const REVEALED: Event = {
  type: 'revealed',
  programs: [
    {
      levels: [
        { tokens: [4], shark: false },
        { tokens: [3], shark: false },
        { tokens: [5], shark: true },
      ],
      angler: null,
      clown: null,
    },
    {
      levels: [
        { tokens: [5], shark: false },
        { tokens: [1], shark: true },
      ],
      angler: null,
      clown: null,
    },
  ],
  chief: { id: 'V01', speeds: [2, 3, 4, 6], yellowFrom: 4 },
};
const RESTED: Event = {
  type: 'rested',
  round: 4,
  moves: [
    { pawn: 0, levels: 3, from: 9, to: 12, blocked: false },
    { pawn: 1, levels: 0, from: 18, to: 18, blocked: false },
    { pawn: 'chief', levels: 4, from: 10, to: 14, blocked: false },
  ],
};
const STORY: Event[] = [
  REVEALED,
  { type: 'turned', level: 1, content: { shark: false, art: null, helper: 'green' }, card: null },
  { type: 'judged', level: 1, right: [0, 1], wrong: [] },
  {
    type: 'raced',
    level: 1,
    speeds: [
      { pawn: 0, speed: 4 },
      { pawn: 1, speed: 5 },
      { pawn: 'chief', speed: 2 },
    ],
    winner: 1,
  },
  { type: 'helped', pawn: 1, by: 'green', from: 17, to: 18, why: null },
  { type: 'turned', level: 2, content: { shark: false, art: null, helper: null }, card: null },
  { type: 'judged', level: 2, right: [0], wrong: [1] },
  { type: 'lost', seat: 1, levels: [1, 2], zone: zoneOf(18) },
  { type: 'turned', level: 3, content: { shark: true, art: 'S2', helper: null }, card: null },
  { type: 'judged', level: 3, right: [0], wrong: [] },
  RESTED,
];

describe('one dive', () => {
  const dive = diveOf(news(...STORY));
  if (!dive) throw new Error('no dive');

  test('has a scene for the programs, one for each level, and one for the rest', () => {
    expect(lastScene(dive)).toBe(4);
    expect(spacesAt(dive, 0).get(1)).toBe(17);
    expect(spacesAt(dive, 1).get(1)).toBe(18);
    expect(spacesAt(dive, 3).get(0)).toBe(9);
    expect(spacesAt(dive, 4).get(0)).toBe(12);
  });

  test('marks who is right, fastest, wrong, and what the sea takes', () => {
    const marks = (scene: number, pawn: 0 | 1, levels: number[]) =>
      levels.map(level => markOf(dive, scene, pawn, level));
    expect(marks(0, 0, [1, 2, 3])).toEqual(['ahead', 'ahead', 'ahead']);
    expect(marks(1, 0, [1, 2])).toEqual(['right', 'ahead']);
    expect(marks(1, 1, [1, 2])).toEqual(['fastest', 'ahead']);
    expect(marks(2, 1, [1, 2])).toEqual(['lost', 'wrong']);
    expect(marks(3, 0, [1, 2, 3])).toEqual(['passed', 'passed', 'right']);
  });

  test('Bubbles hide the Chief’s numbers from the moment they are laid', () => {
    const covered = diveOf(news(...STORY.toSpliced(5, 0, { type: 'covered', levels: [4] })));
    if (!covered) throw new Error('no dive');
    expect([0, 1, 2].map(scene => markOf(covered, scene, 'chief', 4))).toEqual([
      'ahead',
      'covered',
      'covered',
    ]);
  });
});

test('a round that has afterExpiry, or is not over, is not told as a dive', () => {
  const faded = STORY.map(event => game.expiring?.rest(event) ?? event);
  expect(diveOf(news(...faded))).toBeNull();
  expect(diveOf(news(...STORY.slice(0, -1)))).toBeNull();
  expect(diveOf([])).toBeNull();
});
