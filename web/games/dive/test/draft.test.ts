import { choices } from '@fathoms/games/dive/choices.ts';
import { draftProblem, programOf } from '@fathoms/games/dive/draft.ts';
import { formatDraft } from '@fathoms/games/dive/notation.ts';
import type { Choice } from '@fathoms/games/dive/types.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  inHand,
  levelOf,
  type ProgramDraft,
  put,
  putClown,
  say,
  speedOf,
} from '../model/draft.ts';
import { wholeDraft } from '../program/kept-drafts.ts';

const CHOICE: Choice = {
  children: false,
  levels: 5,
  tokens: [1, 2, 3, 4, 5],
  angler: true,
  clown: true,
  octopus: false,
};
const KIDS: Choice = { ...CHOICE, children: true, tokens: [], angler: false, clown: false };

const laid = (...moves: [token: number, level: number][]): ProgramDraft =>
  moves.reduce((draft, [token, level]) => put(draft, token, level), emptyDraft(5));

describe('putting tokens', () => {
  test('a token lies on one level only, and comes back into the hand', () => {
    const moved = put(laid([4, 1], [3, 2]), 4, 2);
    expect(levelOf(moved, 4)).toBe(2);
    expect(speedOf(moved, 2)).toBe(7);
    expect(inHand(moved)).toEqual([1, 2, 5]);
    expect(inHand(put(moved, 4, null))).toEqual([1, 2, 4, 5]);
  });

  test('a level left empty says nothing any more', () => {
    const draft = put(say(laid([4, 1]), 1, true), 4, 2);
    expect(draft.levels[0]).toEqual({ tokens: [], shark: null });
  });

  test('the Clownfish needs a token above it and goes with the last one', () => {
    expect(putClown(laid([4, 1]), 2).clown).toBeNull();
    const under = putClown(laid([4, 1]), 1);
    expect(speedOf(under, 1)).toBe(7);
    expect(put(under, 4, null).clown).toBeNull();
  });

  test('the Anglerfish goes when a level above it is emptied', () => {
    const full = say(laid([1, 1], [2, 2], [3, 3], [4, 4], [5, 5]), 6, true);
    expect(full.angler).toBe(true);
    expect(put(full, 3, null).angler).toBeNull();
  });
});

test('every legal program can be laid, and is a program again', () => {
  const chance = seeded('drafts');
  for (let i = 0; i < 400; i++) {
    for (const choice of [CHOICE, KIDS]) {
      const action = choices.sample(choice, chance);
      if (action.type !== 'ready') throw new Error('there is no Octopus');
      const draft = draftOf(action.program, choice.levels);
      expect(draftProblem(draft, choice)).toBeNull();
      expect(programOf(draft, choice)).toEqual(action.program);
    }
  }
});

test('a draft that was kept is the same draft again', () => {
  const draft = say(laid([1, 1], [4, 3], [5, 3]), 1, false);
  expect(wholeDraft(formatDraft(draft, false))).toEqual(draft);
  const kids = say(say(emptyDraft(5), 2, true), 5, false);
  expect(wholeDraft(formatDraft(kids, true))).toEqual(kids);
  expect(wholeDraft('')).toEqual(emptyDraft(5));
});

test('what is kept for when time is up is written with its gaps', () => {
  const draft = say(laid([1, 1], [4, 3], [5, 3]), 1, false);
  expect(formatDraft(draft, false)).toBe('draft 1n - 45? - -');
});
