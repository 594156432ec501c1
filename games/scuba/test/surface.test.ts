import { expect, test } from 'vitest';
import { act, acts, afterEvent, at, brokenRule, dustOf, options, steps, where } from './table.ts';

test('SCUBA-94: from row 1 a diver may step up, onto the boat from columns 4 to 6', () => {
  const up = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    column => steps(at({ divers: [{ at: `1/${column}` }, { at: '8/8' }, { at: '3/3' }] }))[0],
  );
  expect(up).toEqual(['S1', 'S2', 'S3', 'boat', 'boat', 'boat', 'S7', 'S8', 'S9']);
  const s = at({ divers: [{ at: '1/3' }, { at: '8/8' }] });
  expect(act(s, 'step S3')).toContainEqual({ type: 'surfaced', seat: 0, at: 'S3' });
  expect(s.divers[0].status).toBe('surfaced');
});

test('SCUBA-95: surfacing is a normal step up: it needs a step and an ascent left', () => {
  const spent = at({ divers: [{ at: '1/3' }, { at: '8/8' }], dive: { taken: 4, left: 4 } });
  expect(steps(spent)).toEqual([]);
  const twice = at({ divers: [{ at: '1/3' }, { at: '8/8' }], dive: { taken: 2, up: 2 } });
  expect(steps(twice)).not.toContain('S3');
  expect(brokenRule(twice, 'step S3')).toBe('SCUBA-44');
  const three = at({ divers: [{ at: '3/3' }, { at: '8/8' }] });
  acts(three, 'step 2/3', 'step 1/3');
  expect(steps(three)).not.toContain('S3');
});

test('SCUBA-96: it ends the movement, nothing is discovered below; the space left gets its cube', () => {
  const s = at({ divers: [{ at: '1/2' }, { at: '8/8' }], backs: { '1/3': 'red' } });
  acts(s, 'step 1/3', 'step S3');
  expect(s.active).toBe(1);
  expect(dustOf(s, 0)).toEqual(['1/3']);
  const still = at({ divers: [{ at: '1/3' }, { at: '8/8' }] });
  act(still, 'step S3');
  expect(dustOf(still, 0)).toEqual([]); // not reached by a step this turn
});

test('SCUBA-97: a surfaced diver never dives again', () => {
  for (const place of ['boat', 'S3', 'S8'] as const) {
    const s = at({ divers: [{ at: place }, { at: '8/8' }] });
    expect(steps(s).every(text => !text.includes('/'))).toBe(true);
    expect(brokenRule(s, place === 'boat' ? 'step 1/5' : `step 1/${place[1]}`)).toBe('SCUBA-97');
  }
});

test('SCUBA-98: each turn the player may stay, swim to the boat, or snorkel', () => {
  const s = at({ divers: [{ at: 'S2' }, { at: '8/8' }, { at: '3/3' }] });
  expect(options(s)).toEqual(['step S1', 'step S3', 'stop']);
  acts(s, 'step S3', 'step boat', 'stop');
  expect(where(s, 0)).toBe('boat');
});

test('SCUBA-99: a snorkeller moves only sideways, with the limits of steps and currents', () => {
  const s = at({ divers: [{ at: 'S9' }, { at: '8/8' }, { at: '3/3' }], open: 'C21' }); // at most 2 left
  acts(s, 'step S8', 'step S7');
  expect(steps(s)).toEqual(['S8']);
  expect(brokenRule(s, 'step boat')).toBe('SCUBA-45');
  expect(brokenRule(s, 'step S3')).toBe('SCUBA-99');
  const far = at({ divers: [{ at: 'S1' }, { at: '8/8' }, { at: '3/3' }] });
  acts(far, 'step S2', 'step S3', 'step boat', 'step S7');
  expect(options(far)).toEqual(['stop']);
  expect(steps(at({ divers: [{ at: 'S8' }, { at: '8/8' }, { at: '3/3' }] }))).toEqual(['S7', 'S9']);
  expect(steps(at({ divers: [{ at: 'S8' }, { at: '8/8' }] }))).toEqual(['S7']);
  expect(steps(at({ divers: [{ at: 'S7' }, { at: '8/8' }] }))).toEqual(['boat', 'S8']);
});

test('SCUBA-100: the boat is one location between S3 and S7; getting on or off is a step', () => {
  const s = at({ divers: [{ at: 'boat' }, { at: '8/8' }] });
  expect(steps(s)).toEqual(['S3', 'S7']);
  acts(s, 'step S7', 'step boat', 'step S3');
  expect(s.dive).toMatchObject({ taken: 3, left: 2, right: 1 });
});

test('SCUBA-101: after each step the snorkeller may discover on the row-1 space below', () => {
  const s = at({
    divers: [{ at: 'S2' }, { at: '8/8' }],
    backs: { '1/3': 'red' },
    fronts: ['R10'],
    shown: [
      ['Y01', '1/3'],
      ['Y02', '2/3'],
      ['Y03', '1/2'],
    ],
  });
  act(s, 'step S3');
  expect(options(s)).toEqual(['step S2', 'step boat', 'turn', 'see Y01', 'stop']);
  acts(s, 'turn', 'see Y01');
  expect(s.divers[0].cards).not.toBe(0);
  const dusty = at({ divers: [{ at: 'S2' }, { at: '8/8' }], shown: [['Y01', '1/3']], dust: { '1/3': [1] } });
  act(dusty, 'step S3');
  expect(brokenRule(dusty, 'see Y01')).toBe('SCUBA-58');
});

test('SCUBA-102: nothing is discovered from the boat', () => {
  const s = at({ divers: [{ at: 'S3' }, { at: '8/8' }], backs: { '1/5': 'red' }, shown: [['Y01', '1/5']] });
  act(s, 'step boat');
  expect(options(s)).toEqual(['step S3', 'step S7', 'stop']);
  expect(brokenRule(s, 'turn')).toBe('SCUBA-102');
  expect(brokenRule(s, 'see Y01')).toBe('SCUBA-102');
});

test('SCUBA-103: snorkelling makes dust on the row-1 space below, stepping onto the boat makes none', () => {
  const s = at({ divers: [{ at: 'S2' }, { at: '8/8' }] });
  acts(s, 'step S3', 'step boat', 'step S7', 'stop');
  expect(dustOf(s, 0)).toEqual(['1/3', '1/7']);
});

test('SCUBA-104: at the surface no air is paid and none can be lost', () => {
  const s = at({ divers: [{ at: 'S2', air: 1 }, { at: '8/8' }, { at: '3/3' }], pile: ['C12'] });
  act(s, 'stop');
  expect(s.divers[0]).toMatchObject({ status: 'surfaced', air: 1 });
  const event = afterEvent('ER7', { divers: [{ at: 'S3', air: 1 }, { at: '8/8' }], on: '1/3' }).s;
  expect(event.divers[0]).toMatchObject({ status: 'surfaced', air: 1 });
});

test('SCUBA-105: the points of a surface space are taken only when the game ends there', () => {
  const during = at({ divers: [{ at: '1/2' }, { at: '8/8' }, { at: '3/3' }] });
  act(during, 'step S2');
  expect(during.divers[0].minus).toBe(0);
  const places = ['S1', 'S2', 'S3', 'boat', 'S7', 'S8', 'S9'] as const;
  const taken = places.map(place => {
    const s = at({
      divers: [{ at: 'boat' }, { at: place }, { at: 'boat' }],
      first: 1,
      stage: 'final',
      round: 9,
    });
    act(s, 'stop');
    return s.divers.map(diver => diver.minus);
  });
  expect(taken.map(minus => minus[1])).toEqual([4, 2, 0, 0, 0, 2, 4]);
  expect(taken.every(([a, , c]) => a === 0 && c === 0)).toBe(true);
  const ending = at({ divers: [{ at: '1/8' }, { at: 'boat' }], stage: 'solo' });
  act(ending, 'step S8');
  expect(ending.phase).toEqual({ name: 'over', reason: 'home' });
  expect(ending.divers[0].minus).toBe(2);
});
