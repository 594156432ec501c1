import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { choices } from '../choices.ts';
import { bareLevel, draftProblem, programOf } from '../draft.ts';
import { readDraft } from '../notation.ts';
import type { Choice } from '../types.ts';

const CHOICE: Choice = {
  children: false,
  levels: 5,
  tokens: [1, 2, 3, 4, 5],
  angler: true,
  clown: true,
  octopus: false,
};
const KIDS: Choice = { ...CHOICE, children: true, tokens: [], angler: false, clown: false };

const problem = (text: string, choice = CHOICE) => draftProblem(readDraft(`draft ${text}`), choice);

test('DIVE-17: a draft without a token is no program', () => {
  expect(problem('')).toEqual({ is: 'empty', rule: 'DIVE-17' });
  expect(problem('- - - - -')).toEqual({ is: 'empty', rule: 'DIVE-17' });
});

test('DIVE-13: the first level left out is named; levels below the last one are not missing', () => {
  expect(problem('1n - 2n - 3s')).toEqual({ is: 'gap', level: 2, rule: 'DIVE-13' });
  expect(problem('- 2n')).toEqual({ is: 'gap', level: 1, rule: 'DIVE-13' });
  expect(problem('1n 2n - - -')).toBeNull();
});

test('DIVE-16: every level says one side, and none without a token', () => {
  expect(problem('1n 23? 4?')).toEqual({ is: 'unsaid', level: 2, rule: 'DIVE-16' });
  expect(problem('1n 23s')).toBeNull();
  expect(bareLevel(2)).toEqual({ is: 'bare', level: 2, rule: 'DIVE-16' });
});

test('DIVE-74: children say something on all five levels', () => {
  expect(problem('nsns?', KIDS)).toEqual({ is: 'unsaid', level: 5, rule: 'DIVE-74' });
  expect(problem('nsn', KIDS)).toEqual({ is: 'unsaid', level: 4, rule: 'DIVE-74' });
  expect(problem('', KIDS)).toEqual({ is: 'unsaid', level: 1, rule: 'DIVE-74' });
  expect(problem('nsnsn', KIDS)).toBeNull();
});

test('DIVE-100: the Anglerfish says a side, and not before all five levels have a token', () => {
  expect(problem('1n 2n 3n 4n 5n angler ?')).toEqual({ is: 'unsaid', level: 6, rule: 'DIVE-100' });
  expect(problem('1n 2n 3n 4n 5n angler s')).toBeNull();
  expect(bareLevel(6)).toEqual({ is: 'bare', level: 6, rule: 'DIVE-100' });
});

test('every legal program is a draft without a problem, and comes out of it unchanged', () => {
  const chance = seeded('drafts');
  for (let i = 0; i < 400; i++) {
    for (const choice of [CHOICE, KIDS]) {
      const action = choices.sample(choice, chance);
      if (action.type !== 'ready') throw new Error('there is no Octopus');
      expect(draftProblem(action.program, choice)).toBeNull();
      expect(programOf(action.program, choice)).toEqual(action.program);
    }
  }
});
