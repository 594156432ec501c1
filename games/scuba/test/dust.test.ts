import { expect, test } from 'vitest';
import { act, acts, afterEvent, at, dustOf, options } from './table.ts';

test('SCUBA-17: all dust of the active player, and only that, is taken off in Step 1', () => {
  const s = at({ dust: { '4/1': [0, 1], '5/2': [1], '6/6': [0] } });
  expect(act(s, 'stop')).toContainEqual({
    type: 'cleared',
    cubes: [
      { seat: 1, at: '4/1' },
      { seat: 1, at: '5/2' },
    ],
  });
  expect(dustOf(s, 0)).toEqual(['4/1', '6/6']);
  expect(dustOf(s, 1)).toEqual([]);
  expect(act(at({}), 'stop').some(({ type }) => type === 'cleared')).toBe(false); // none to take off
});

test('SCUBA-18: the dust of a diver who dies or is evacuated goes at once, that of all others when the boat leaves', () => {
  for (const nonLethal of [false, true]) {
    const s = at({
      divers: [{ at: '4/5', air: 2 }, { at: '8/8' }, { at: '3/3' }],
      dust: { '4/4': [0, 1] },
      round: 2,
      nonLethal,
    });
    act(s, 'stop');
    expect(dustOf(s, 0)).toEqual([]);
    expect(dustOf(s, 1)).toEqual(['4/4']);
  }
  const solo = at({ divers: [{ at: '4/5' }, { at: 'boat' }], stage: 'solo', dust: { '1/1': [0, 1] } });
  act(solo, 'stop');
  expect(dustOf(solo, 1)).toEqual(['1/1']); // it stays in the solo rounds
  act(solo, 'stop');
  expect(solo.stage).toBe('alone');
  expect(dustOf(solo, 1)).toEqual([]);
  const other = at({
    divers: [{ at: 'boat' }, { at: '4/5' }, { at: 'boat' }],
    active: 1,
    stage: 'solo',
    soloRounds: 2,
    dust: { '1/1': [0], '1/2': [2] },
  });
  act(other, 'stop');
  expect([dustOf(other, 0), dustOf(other, 2)]).toEqual([[], []]);
});

test('SCUBA-74: each space reached by a step gets a cube when the diver steps on or stops', () => {
  const s = at({});
  act(s, 'step 4/6');
  expect(dustOf(s, 0)).toEqual([]); // still acting there
  expect(act(s, 'step 4/7')).toContainEqual({ type: 'dusted', seat: 0, at: ['4/6'] });
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['4/6', '4/7']);
  const first = at({ round: 1 });
  acts(first, 'step 4/6', 'stop');
  expect(dustOf(first, 0)).toEqual([]);
});

test('SCUBA-75: the space where the turn began gets no cube unless it is entered again', () => {
  const s = at({});
  acts(s, 'step 4/6', 'step 4/5');
  expect(dustOf(s, 0)).toEqual(['4/6']);
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['4/5', '4/6']);
});

test('SCUBA-76: at most one cube per player and space', () => {
  const s = at({ dust: { '4/6': [1] } });
  acts(s, 'step 4/6', 'step 4/5', 'step 4/6');
  expect(act(s, 'step 4/7')).not.toContainEqual(expect.objectContaining({ type: 'dusted' }));
  expect(dustOf(s, 0)).toEqual(['4/5', '4/6']);
  expect(dustOf(s, 1)).toEqual(['4/6']);
});

test('SCUBA-77: after an event the cube goes on the space of its tile', () => {
  const { s } = afterEvent('EY5');
  expect(dustOf(s, 0)).toEqual([]);
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['4/5']);
});

test('SCUBA-78: even if the event moved the diver away', () => {
  const { s } = afterEvent('EY6');
  expect(dustOf(s, 0)).toEqual(['4/5']);
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['4/5']); // none where the event put the diver
});

test('SCUBA-79: dust stays until its owner’s next Step 1', () => {
  const s = at({ divers: [{ at: '4/5' }, { at: '8/8' }, { at: '3/3' }] });
  acts(s, 'step 4/6', 'stop');
  expect(dustOf(s, 0)).toEqual(['4/6']);
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['4/6']);
  act(s, 'stop');
  expect(s.active).toBe(0);
  expect(dustOf(s, 0)).toEqual([]);
});

test('acting goes on after an event that leaves the diver there, and then the cube comes', () => {
  const { s } = afterEvent('EY1', { shown: [['G04', '4/5']] });
  expect(options(s)).toContain('see G04');
  acts(s, 'see G04', 'step 4/6');
  expect(dustOf(s, 0)).toEqual(['4/5']);
});
