// @vitest-environment happy-dom
import { sitDown } from '@fathoms/web/board/testing/test-board.tsx';
import { expect, test } from 'vitest';
import { pig } from '../../index.ts';
import type { State } from '../../types.ts';
import { screen } from '../screen.ts';

const at = (parts: Partial<State>): State => ({ scores: [0, 0], total: 0, turn: 0, target: 50, ...parts });
const sit = (state: State, seat: number | null) => sitDown(pig, screen.Board, { state, seats: 2, seat });

test('whoever is asked rolls, or keeps what there is', () => {
  const rig = sit(at({ total: 8 }), 0);
  expect(rig.prompt()).toBe('Roll again, or hold?A 1 costs you 8.');
  rig.tap('Roll');
  rig.tap('Hold');
  expect(rig.sent).toEqual(['roll', 'hold']);
});

test('PIG-6: holding nothing is refused by its rule', () => {
  const rig = sit(at({}), 0);
  rig.tap('Hold');
  expect(rig.sent).toEqual([]);
  expect(rig.explained).toEqual(['PIG-6']);
});

test('the others wait', () => {
  expect(sit(at({ turn: 1 }), 0).prompt()).toContain('Jun rolls.');
});

test('the end names the winner', () => {
  expect(sit(at({ scores: [53, 12] }), 0).prompt()).toContain('You win');
});

test('the log tells every event in both languages', () => {
  const faces = ['You', 'Jun'].map(
    name => ({ name, colour: 'sun', you: name === 'You', level: null, here: true }) as const,
  );
  const events = [
    { type: 'rolled', seat: 0, die: 5 },
    { type: 'lost', seat: 1, total: 9 },
    { type: 'held', seat: 0, total: 5 },
  ] as const;
  const log = (language: 'en' | 'de') => events.map(event => screen.tell(event, faces, language));
  expect(log('en')).toEqual(['You roll a 5.', 'Jun loses 9.', 'You keep 5.']);
  expect(log('de')).toEqual(['You würfelst eine 5.', 'Jun verliert 9.', 'You behältst 5.']);
});
