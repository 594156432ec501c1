import type { Seat } from '@fathoms/kernel/game.ts';
import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import type { SpaceId } from '../sea.ts';
import type { State } from '../types.ts';
import { act, acts, at, beforeEvent, brokenRule, opened, refusal, space } from './table.ts';

test('a step that is not allowed names the rule in its way', () => {
  const s = at({});
  expect(brokenRule(s, 'step 4/5')).toBe('SCUBA-43'); // where the diver is
  expect(brokenRule(s, 'step 8/8')).toBe('SCUBA-43');
  expect(brokenRule(s, 'step boat')).toBe('SCUBA-43');
  expect(brokenRule(at({ dive: { taken: 4 } }), 'step 4/6')).toBe('SCUBA-43');
  expect(brokenRule(at({ dive: { taken: 2, limit: 2 } }), 'step 4/6')).toBe('SCUBA-83');
  expect(brokenRule(at({ dive: { halted: true } }), 'step 4/6')).toBe('SCUBA-84');
  expect(brokenRule(at({ dive: { taken: 2, up: 2 } }), 'step 3/5')).toBe('SCUBA-44');
  expect(brokenRule(at({ dive: { limit: 5, taken: 4, down: 4 } }), 'step 5/5')).toBe('SCUBA-44');
  expect(brokenRule(at({ open: 'C12', dive: { taken: 2, right: 2 } }), 'step 4/6')).toBe('SCUBA-45');
  expect(brokenRule(at({ open: 'C21', dive: { taken: 2, left: 2 } }), 'step 4/4')).toBe('SCUBA-45');
});

test('the first dive names its own rules', () => {
  const s = opened(2);
  expect(brokenRule(s, 'step 2/5')).toBe('SCUBA-48');
  expect(brokenRule(s, 'stop')).toBe('SCUBA-49');
  expect(brokenRule(s, 'turn')).toBe('SCUBA-102');
  act(s, 'step 1/5');
  expect(brokenRule(s, 'step boat')).toBe('SCUBA-50');
});

test('a board may ask about steps off the water column', () => {
  const why = (where: SpaceId, by: number) =>
    scuba.explain(scuba.view(at({ divers: [{ at: where }, { at: '8/8' }] }), 0), 0, {
      type: 'step',
      to: space(where) + by,
    });
  expect(why('4/2', -1)).toBe('SCUBA-53');
  expect(why('4/8', 1)).toBe('SCUBA-53');
  expect(why('S2', -1)).toBe('SCUBA-53');
  expect(why('S3', -10)).toBe('SCUBA-99');
  expect(why('boat', -10)).toBe('SCUBA-99');
  expect(why('S3', 10)).toBe('SCUBA-97');
  expect(why('9/5', 10)).toBe('SCUBA-52');
  const first = opened(2);
  expect(scuba.explain(scuba.view(first, 0), 0, { type: 'step', to: space('boat') - 10 })).toBe('SCUBA-48');
});

test('what cannot be discovered names the reason', () => {
  const lying = { backs: { '4/5': 'yellow' }, shown: [['Y01', '4/5']] } as const;
  const moment = { backs: { ...lying.backs }, shown: [['Y01', '4/5'] as ['Y01', '4/5']] };
  expect(brokenRule(at(moment), 'turn')).toBe('SCUBA-56');
  expect(brokenRule(at({ ...moment, dive: { taken: 1 } }), 'turn')).toBe('SCUBA-81');
  expect(brokenRule(at({ ...moment, on: '4/5', dive: { dark: true } }), 'turn')).toBe('SCUBA-80');
  expect(brokenRule(at({ ...moment, on: '4/5', dive: { fast: true } }), 'see Y01')).toBe('SCUBA-112');
  expect(brokenRule(at({ ...moment, on: '4/5', dust: { '4/5': [1] } }), 'turn')).toBe('SCUBA-59');
  expect(brokenRule(at({ ...moment, on: '4/5', dust: { '4/5': [1] } }), 'see Y01')).toBe('SCUBA-58');
  expect(brokenRule(at({ on: '4/5', shown: [['Y01', '4/5', [0]]] }), 'see Y01')).toBe('SCUBA-69');
  expect(brokenRule(at({ on: '4/5' }), 'see Y01')).toBe('SCUBA-55');
  expect(brokenRule(at({ on: '4/5' }), 'turn')).toBe('SCUBA-55');
});

test('evading an event names SCUBA-80', () => {
  const s = beforeEvent('EG7');
  act(s, 'turn');
  expect(brokenRule(s, 'stop')).toBe('SCUBA-80');
  expect(refusal(s, 0, 'push left')).toEqual({ code: 'not-your-turn', toAct: [1] });
  expect(refusal(s, 1, 'push left')).toBeNull();
  const station = beforeEvent('EG6', {
    shown: [
      ['Y01', '6/6'],
      ['Y02', '6/9'],
    ],
  });
  act(station, 'turn');
  expect(brokenRule(station, 'see Y02')).toBe('SCUBA-80');
});

test('no rule is named for the wrong seat, an unreadable text or a finished game', () => {
  expect(refusal(at({}), 1, 'stop')).toEqual({ code: 'not-your-turn', toAct: [0] });
  expect(refusal(at({}), 0, 'dance')).toEqual({ code: 'unreadable' });
  expect(refusal(at({ phase: { name: 'over', reason: 'home' } }), 0, 'stop')).toEqual({ code: 'over' });
});

test('with decompression the third step up names what forbids it', () => {
  const found = at({ decompression: true, divers: [{ at: '6/5' }, { at: '8/8' }], dive: { found: true } });
  acts(found, 'step 5/5', 'step 4/5');
  expect(brokenRule(found, 'step 3/5')).toBe('SCUBA-112');
  const tokens = at({ decompression: true, divers: [{ at: '1/5', deco: 2 }, { at: '8/8' }] });
  expect(brokenRule(tokens, 'step boat')).toBe('SCUBA-116');
});

test('a board is told why from the view, also while others decide, after the end and for those who watch', () => {
  const why = (state: State, seat: Seat | null) =>
    scuba.explain(scuba.view(state, seat), seat, { type: 'stop' });
  expect(why(at({}), 1)).toBe('SCUBA-11');
  expect(why(at({}), null)).toBe('SCUBA-11');
  expect(why(at({ phase: { name: 'over', reason: 'home' } }), 0)).toBe('SCUBA-134');
  expect(why(at({ phase: { name: 'over', reason: 'lost' } }), 0)).toBe('SCUBA-144');
});
