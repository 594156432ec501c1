// @vitest-environment happy-dom
import { sitDown } from '@fathoms/web/board/testing/test-board.tsx';
import { expect, test } from 'vitest';
import { pig } from '../../index.ts';
import type { State } from '../../types.ts';
import { screen } from '../screen.ts';

const at = (parts: Partial<State>): State => ({ scores: [0, 0], total: 0, turn: 0, target: 50, ...parts });
const sit = (state: State, seat: number | null) => sitDown(pig, screen.Board, { state, seats: 2, seat });

test('what may be done are buttons, and a tap does it', () => {
  const rig = sit(at({ total: 8 }), 0);
  expect(rig.buttons()).toEqual(['roll', 'hold']);
  rig.tap('hold');
  expect(rig.sent).toEqual(['hold']);
  rig.answer();
  expect(rig.prompt()).toContain('Jun decides.');
  expect(rig.buttons()).toEqual([]);
});

test('what is known of each seat stands beside its name', () => {
  sit(at({ scores: [3, 7], turn: 1 }), 0);
  const seen = document.querySelector('section')?.textContent;
  expect(seen).toBe('scores You3 Jun7total0turn Juntarget50');
});

test('somebody else decides', () => {
  expect(sit(at({ turn: 1 }), 0).prompt()).toContain('Jun decides.');
});

test('those who watch are told so', () => {
  expect(sit(at({}), null).prompt()).toContain('You are watching.');
});

test('the end names the winner', () => {
  expect(sit(at({ scores: [12, 53] }), 0).prompt()).toContain('Jun won');
});

test('the log tells every event, and the score sheet has the points', () => {
  const faces = ['You', 'Jun'].map(
    name => ({ name, colour: 'sun', you: name === 'You', level: null, here: true }) as const,
  );
  expect(screen.tell({ type: 'rolled', seat: 1, die: 5 }, faces, 'en')).toBe('rolled · Jun · die 5');
  const state = at({ scores: [12, 53] });
  const outcome = pig.outcome(state);
  const result = outcome && screen.result(state, outcome, faces, 0, 'en', []);
  expect(result?.headline).toBe('Jun won');
  expect(result?.parts.map(parts => parts.map(part => part.points))).toEqual([[12], [53]]);
});
