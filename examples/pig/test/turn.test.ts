import { scripted } from '@fathoms/kernel/chance.ts';
import { play } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { pig } from '../index.ts';
import type { State } from '../types.ts';

const at = (parts: Partial<State>): State => ({ scores: [0, 0], total: 0, turn: 0, target: 50, ...parts });

/** What comes of an action, or the refusal. The die shows `die`. */
function act(state: State, seat: number, action: string, die = 6) {
  const played = play(
    { game: pig, state, chance: scripted(...(action === 'roll' ? [die - 1] : [])) },
    seat,
    action,
  );
  return played.ok ? played.state : played.refusal;
}

test('PIG-1: everybody starts with nothing and seat A begins', () => {
  const state = pig.setup(3, { target: 50 }, { chance: scripted(), tell: () => {} });
  expect(state).toEqual({ scores: [0, 0, 0], total: 0, turn: 0, target: 50 });
});

test('PIG-2: only whoever is on turn decides', () => {
  expect(pig.toAct(at({ turn: 1 }))).toEqual([1]);
  expect(act(at({ turn: 1 }), 0, 'roll')).toEqual({ code: 'not-your-turn', toAct: [1] });
});

test('PIG-3: a roll of 2 to 6 is added and the same player decides again', () => {
  expect(act(at({ total: 4 }), 0, 'roll', 5)).toEqual(at({ total: 9 }));
});

test('PIG-4: a 1 loses the total and ends the turn', () => {
  expect(act(at({ total: 18 }), 0, 'roll', 1)).toEqual(at({ turn: 1 }));
});

test('PIG-5: holding makes the total safe and ends the turn', () => {
  expect(act(at({ scores: [3, 7], total: 10, turn: 1 }), 1, 'hold')).toEqual(at({ scores: [3, 17] }));
});

test('PIG-6: there must be something to hold', () => {
  expect(act(at({}), 0, 'hold')).toEqual({ code: 'illegal', rule: 'PIG-6' });
});

test('PIG-7: whoever reaches the target wins; the others are ranked by points', () => {
  const over = act(at({ scores: [20, 41, 30], total: 9, turn: 1 }), 1, 'hold') as State;
  expect(pig.outcome(over)).toEqual({ places: [3, 1, 2], scores: [20, 50, 30] });
  expect(act(over, 2, 'roll')).toEqual({ code: 'over' });
});
