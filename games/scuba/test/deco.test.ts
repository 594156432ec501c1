import { expect, test } from 'vitest';
import type { SpaceId } from '../sea.ts';
import type { State } from '../types.ts';
import {
  act,
  acts,
  afterEvent,
  at,
  brokenRule,
  type DiverMoment,
  type Moment,
  opened,
  options,
  steps,
} from './table.ts';

/** A with these tokens there, B far away and deep. */
const diving = (where: SpaceId, deco: number, m: Moment = {}, more: Partial<DiverMoment> = {}): State =>
  at({ decompression: true, divers: [{ at: where, deco, deep: true, ...more }, { at: '8/8' }], ...m });

test('SCUBA-106: each diver starts without deco tokens', () => {
  expect(opened(4, { decompression: 'on' }).divers.map(diver => diver.deco)).toEqual([0, 0, 0, 0]);
});

test('SCUBA-107: the first time deeper than 10 m brings one token, later times none', () => {
  const s = diving('2/5', 0, {}, { deep: false });
  expect(act(s, 'step 3/5')).toContainEqual({ type: 'saturated', seat: 0, change: 1, tokens: 1 });
  acts(s, 'step 4/5', 'step 3/5', 'step 2/5');
  acts(s, 'stop', 'stop');
  expect(s.divers[0].deco).toBe(1);
  act(s, 'step 3/5');
  expect(s.divers[0].deco).toBe(1);
  const base = at({ divers: [{ at: '2/5', deep: false }, { at: '8/8' }] });
  act(base, 'step 3/5');
  expect(base.divers[0].deco).toBe(0);
});

test('SCUBA-108: a step, a current or an event may have taken the diver there', () => {
  const current = diving('2/5', 0, { pile: ['C27'] }, { deep: false }); // divers down 1
  act(current, 'stop');
  expect(current.divers[0].deco).toBe(1);
  const event = afterEvent('EG5', {
    decompression: true,
    divers: [{ at: '1/5', deep: false }, { at: '8/8' }],
    on: '1/5',
  }).s;
  expect(event.divers[0]).toMatchObject({ deco: 1, deep: true });
});

test('SCUBA-109: each arrival in row 9 brings a token, being carried sideways there does not', () => {
  const s = diving('8/5', 0, { pile: ['C27'] });
  act(s, 'stop');
  expect(s.divers.map(diver => diver.deco)).toEqual([1, 1]);
  const sideways = diving('9/5', 1, { pile: ['C06'], round: 2 });
  sideways.divers[0].air = 20;
  act(sideways, 'stop');
  expect(sideways.divers[0].deco).toBe(2); // the one of Step 4 only
  const down = diving('9/5', 1, { pile: ['C27'], active: 1 });
  act(down, 'stop');
  expect(down.divers[0].deco).toBe(1); // pushed down in row 9: no arrival
  const again = diving('9/5', 1, { pile: ['C27'] });
  acts(again, 'step 8/5', 'stop');
  expect(again.divers[0].deco).toBe(2);
});

test('SCUBA-110: ending the own turn in row 9 brings one more token with the 5 air', () => {
  const s = diving('9/5', 1);
  act(s, 'stop');
  expect(s.divers[0]).toMatchObject({ deco: 2, air: 15 });
  const base = at({ divers: [{ at: '9/5' }, { at: '8/8' }] });
  act(base, 'stop');
  expect(base.divers[0].deco).toBe(0);
});

test('SCUBA-111: three or four steps up cost one token and rule out discovering', () => {
  const s = diving('6/5', 0, { backs: { '3/5': 'yellow', '2/5': 'red' } });
  acts(s, 'step 5/5', 'step 4/5');
  expect(s.divers[0].deco).toBe(0);
  act(s, 'step 3/5');
  expect(s.divers[0].deco).toBe(1);
  expect(options(s)).not.toContain('turn');
  const aside = diving('6/5', 0, { backs: { '4/6': 'yellow' } });
  acts(aside, 'step 5/5', 'step 4/5', 'step 4/6'); // two up, then to the side
  expect(aside.divers[0].deco).toBe(0);
  expect(options(aside)).toContain('turn');
  act(s, 'step 2/5');
  expect(s.divers[0].deco).toBe(1);
  expect(options(s)).toEqual(['stop']);
  expect(brokenRule(diving('6/5', 0, { dive: { limit: 5, taken: 4, up: 4 } }), 'step 5/5')).toBe('SCUBA-111');
});

test('SCUBA-112: the third step up needs a turn without discoveries, and closes discovering', () => {
  const found = diving('6/5', 0, { shown: [['Y01', '5/5']] });
  acts(found, 'step 5/5', 'see Y01', 'step 4/5');
  expect(steps(found)).not.toContain('3/5');
  expect(brokenRule(found, 'step 3/5')).toBe('SCUBA-112');
  const turned = diving('6/5', 0, { backs: { '5/5': 'green' }, fronts: ['G17'] });
  acts(turned, 'step 5/5', 'turn', 'step 4/5');
  expect(steps(turned)).not.toContain('3/5');
  const fast = diving('6/5', 0, {
    shown: [
      ['Y01', '3/5'],
      ['Y02', '3/6'],
    ],
  });
  acts(fast, 'step 5/5', 'step 4/5', 'step 3/5');
  expect(brokenRule(fast, 'see Y01')).toBe('SCUBA-112');
  act(fast, 'step 3/6');
  expect(options(fast)).not.toContain('see Y02'); // until the turn ends
});

test('SCUBA-113: being moved up by currents or events is no fast ascent', () => {
  const { s } = afterEvent('EB5', { decompression: true, dive: { up: 2, taken: 2 } });
  expect(s.divers[0].deco).toBe(0);
  expect(s.dive).toMatchObject({ up: 2, fast: false });
  const current = diving('4/5', 0, { pile: ['C24'] });
  act(current, 'stop');
  expect(current.divers[0].deco).toBe(0);
});

test('SCUBA-114: a turn spent at 0–10 m discards one token', () => {
  for (const place of ['1/5', '2/5'] satisfies SpaceId[]) {
    const s = diving(place, 2);
    expect(act(s, 'stop')).toContainEqual({ type: 'saturated', seat: 0, change: -1, tokens: 1 });
  }
  const deeper = diving('3/5', 2);
  act(deeper, 'stop');
  expect(deeper.divers[0].deco).toBe(2);
});

test('SCUBA-115: only at the end of the own turn, after paying air, and not if a token was taken in it', () => {
  const s = diving('6/5', 1);
  acts(s, 'step 5/5', 'step 4/5', 'step 3/5', 'step 2/5', 'stop');
  expect(s.divers[0].deco).toBe(2);
  const other = diving('8/5', 0, {}, {});
  other.divers[1] = { ...other.divers[1], at: 25, deco: 2 };
  act(other, 'stop');
  expect(other.divers[1].deco).toBe(2); // not at the end of somebody else's turn
  const step2 = at({
    decompression: true,
    divers: [{ at: '8/8' }, { at: '2/5', deep: false, deco: 1 }],
    pile: ['C27'], // carries B to row 3 in B's own Step 2
  });
  act(step2, 'stop');
  acts(step2, 'step 2/5', 'stop');
  expect(step2.divers[1].deco).toBe(2);
  const dead = diving('2/5', 2, { divers: [{ at: '2/5', deco: 2, air: 1 }, { at: '8/8' }, { at: '7/7' }] });
  act(dead, 'stop');
  expect(dead.divers[0].deco).toBe(2);
});

test('SCUBA-116: with two or more tokens the step to the surface is illegal', () => {
  for (const deco of [2, 3]) {
    const s = diving('1/5', deco);
    expect(steps(s)).toEqual(['1/4', '1/6', '2/5']);
    expect(brokenRule(s, 'step boat')).toBe('SCUBA-116');
  }
  expect(steps(diving('1/5', 0))).toContain('boat');
});

test('SCUBA-117: with exactly one token it costs 5 negative points at once', () => {
  const s = diving('1/5', 1);
  expect(act(s, 'step boat')).toContainEqual({ type: 'scored', seat: 0, points: -5, by: 'deco' });
  expect(s.divers[0].minus).toBe(5);
  const none = diving('1/5', 0);
  act(none, 'step boat');
  expect(none.divers[0].minus).toBe(0);
});

test('SCUBA-118: the token is then gone', () => {
  const s = diving('1/5', 1);
  act(s, 'step boat');
  expect(s.divers[0].deco).toBe(0);
});

test('SCUBA-119: the token of a third step up is taken before the surface is judged', () => {
  const none = diving('3/5', 0);
  acts(none, 'step 2/5', 'step 1/5', 'step boat');
  expect(none.divers[0]).toMatchObject({ deco: 0, minus: 5, status: 'surfaced' });
  const one = diving('3/5', 1);
  acts(one, 'step 2/5', 'step 1/5');
  expect(steps(one)).not.toContain('boat');
  expect(brokenRule(one, 'step boat')).toBe('SCUBA-119');
});

test('SCUBA-120: a diver held down by tokens who runs out of air dies as usual', () => {
  const s = diving('1/5', 3, { divers: [{ at: '1/5', deco: 3, air: 1 }, { at: '8/8' }, { at: '7/7' }] });
  expect(act(s, 'stop')).toContainEqual({ type: 'died', seat: 0, at: '1/5' });
});
