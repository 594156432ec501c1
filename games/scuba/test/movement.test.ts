import { expect, test } from 'vitest';
import { act, acts, at, brokenRule, opened, options, steps } from './table.ts';

test('SCUBA-43: a diver takes 0 to 4 steps to orthogonally adjacent spaces', () => {
  const s = at({});
  expect(steps(s)).toEqual(['3/5', '4/4', '4/6', '5/5']);
  expect(options(s)).toContain('stop');
  expect(brokenRule(s, 'step 3/4')).toBe('SCUBA-43'); // diagonal
  expect(brokenRule(s, 'step 4/7')).toBe('SCUBA-43'); // too far
  acts(s, 'step 4/6', 'step 4/5', 'step 4/6', 'step 4/5');
  expect(options(s)).toEqual(['stop']);
  expect(brokenRule(s, 'step 4/6')).toBe('SCUBA-43');
});

test('SCUBA-44: at most 2 steps go up and at most 4 down', () => {
  const up = at({ divers: [{ at: '6/5' }, { at: '8/8' }] });
  acts(up, 'step 5/5', 'step 4/5');
  expect(steps(up)).toEqual(['4/4', '4/6', '5/5']);
  expect(brokenRule(up, 'step 3/5')).toBe('SCUBA-44');
  const down = at({ divers: [{ at: '2/5' }, { at: '8/8' }], dive: { limit: 5 } });
  acts(down, 'step 3/5', 'step 4/5', 'step 5/5', 'step 6/5');
  expect(steps(down)).toEqual(['5/5', '6/4', '6/6']);
  expect(brokenRule(down, 'step 7/5')).toBe('SCUBA-44');
});

test('SCUBA-45: the divers’ current takes away from the steps against it', () => {
  const one = at({ divers: [{ at: '4/2' }, { at: '8/8' }], open: 'C05' }); // divers left 1
  acts(one, 'step 4/3', 'step 4/4', 'step 4/5');
  expect(steps(one)).toEqual(['3/5', '4/4', '5/5']);
  expect(brokenRule(one, 'step 4/6')).toBe('SCUBA-45');
  const two = at({ divers: [{ at: '4/8' }, { at: '8/8' }], open: 'C21' }); // divers right 2
  acts(two, 'step 4/7', 'step 4/6');
  expect(steps(two)).toEqual(['3/6', '4/7', '5/6']);
  const along = at({ divers: [{ at: '4/8' }, { at: '8/8' }], open: 'C12' }); // divers left 2
  acts(along, 'step 4/7', 'step 4/6', 'step 4/5', 'step 4/4');
  const still = at({ divers: [{ at: '4/8' }, { at: '8/8' }] }); // no card: round 1
  acts(still, 'step 4/7', 'step 4/6', 'step 4/5', 'step 4/4');
});

test('SCUBA-46: vertical diver currents change no limit', () => {
  for (const open of ['C24', 'C27'] as const) {
    const s = at({ divers: [{ at: '6/5' }, { at: '8/8' }], open });
    acts(s, 'step 5/5', 'step 4/5', 'step 4/6', 'step 4/7');
    const down = at({ divers: [{ at: '2/5' }, { at: '8/8' }], open });
    acts(down, 'step 3/5', 'step 4/5', 'step 5/5', 'step 6/5');
  }
});

test('SCUBA-47: limits count steps in a direction, not the net distance', () => {
  const s = at({ divers: [{ at: '4/5' }, { at: '8/8' }], open: 'C12' }); // at most 2 right
  acts(s, 'step 4/6', 'step 4/5', 'step 4/6');
  expect(steps(s)).toEqual(['3/6', '4/5', '5/6']);
  const up = at({ divers: [{ at: '6/5' }, { at: '8/8' }] });
  acts(up, 'step 5/5', 'step 6/5', 'step 5/5');
  expect(steps(up)).toEqual(['5/4', '5/6', '6/5']);
});

test('SCUBA-48: the first step goes from the boat to the three spaces under it and counts as one down', () => {
  const s = opened(2);
  expect(options(s)).toEqual(['step 1/4', 'step 1/5', 'step 1/6']);
  expect(brokenRule(s, 'step S3')).toBe('SCUBA-48');
  act(s, 'step 1/4');
  expect(s.dive).toMatchObject({ taken: 1, down: 1 });
  expect(s.divers[0].status).toBe('under');
});

test('SCUBA-49: on the first turn at least that one step must be taken', () => {
  const s = opened(2);
  expect(brokenRule(s, 'stop')).toBe('SCUBA-49');
  act(s, 'step 1/5');
  expect(options(s)).toContain('stop');
});

test('SCUBA-50: the other steps of the first turn go left, right or down, not up', () => {
  const s = opened(2);
  acts(s, 'step 1/5', 'step 2/5');
  expect(steps(s)).toEqual(['2/4', '2/6', '3/5']);
  expect(brokenRule(s, 'step 1/5')).toBe('SCUBA-50');
  const top = opened(2);
  act(top, 'step 1/5');
  expect(brokenRule(top, 'step boat')).toBe('SCUBA-50');
});

test('SCUBA-51: nobody steps into row 9', () => {
  const s = at({ divers: [{ at: '8/5' }, { at: '8/8' }] });
  expect(steps(s)).toEqual(['7/5', '8/4', '8/6']);
  expect(brokenRule(s, 'step 9/5')).toBe('SCUBA-51');
});

test('SCUBA-52: a diver in row 9 can only step up or stay', () => {
  const s = at({ divers: [{ at: '9/5' }, { at: '8/8' }] });
  expect(options(s)).toEqual(['step 8/5', 'stop']);
  expect(brokenRule(s, 'step 9/4')).toBe('SCUBA-52');
});

test('SCUBA-53: steps off the columns in use are illegal', () => {
  const two = at({ divers: [{ at: '4/2' }, { at: '8/8' }] });
  expect(steps(two)).toEqual(['3/2', '4/3', '5/2']);
  expect(brokenRule(two, 'step 4/1')).toBe('SCUBA-53');
  const three = at({ divers: [{ at: '4/9' }, { at: '8/8' }, { at: '3/3' }] });
  expect(steps(three)).toEqual(['3/9', '4/8', '5/9']);
  expect(steps(at({ divers: [{ at: '4/2' }, { at: '8/8' }, { at: '3/3' }] }))).toContain('4/1');
  expect(brokenRule(at({ divers: [{ at: 'S2' }, { at: '8/8' }] }), 'step S1')).toBe('SCUBA-53');
});

test('SCUBA-54: divers, tiles and dust never block a step', () => {
  const s = at({
    divers: [{ at: '4/5' }, { at: '4/6' }],
    dust: { '4/4': [0, 1], '4/6': [1] },
    backs: { '5/5': 'green' },
    shown: [['Y01', '3/5', [0]]],
  });
  expect(steps(s)).toEqual(['3/5', '4/4', '4/6', '5/5']);
});
