import { expect, test } from 'vitest';
import { EVENT_IDS, type EventId } from '../parts.ts';
import type { Event } from '../types.ts';
import { act, acts, afterEvent, at, beforeEvent, brokenRule, dustOf, options, where } from './table.ts';

test('SCUBA-80: an event is carried out at once and is not optional', () => {
  const { s, news } = afterEvent('EB2');
  expect(news.map(({ type }) => type)).toEqual(['turned', 'happened', 'breathed']);
  expect(s.divers[0].air).toBe(17);
  const asked = afterEvent('EG6', { shown: [['Y01', '6/6']] }).s;
  expect(options(asked)).toEqual(['see Y01', 'point']);
  expect(brokenRule(asked, 'stop')).toBe('SCUBA-80');
  expect(brokenRule(asked, 'step 6/6')).toBe('SCUBA-80');
  expect(brokenRule(at({}), 'point')).toBe('SCUBA-80');
  expect(brokenRule(at({}), 'push left')).toBe('SCUBA-80');
});

test('SCUBA-81: a move by an event is no step: no allowance, no dust, no discovering there', () => {
  const { s } = afterEvent('EG5', { shown: [['B01', '8/5']], backs: { '8/5': 'blue' } });
  expect(where(s, 0)).toBe('8/5');
  expect(s.dive).toMatchObject({ taken: 1, down: 0 });
  expect(options(s)).toEqual(['step 7/5', 'step 8/4', 'step 8/6', 'stop']);
  expect(brokenRule(s, 'see B01')).toBe('SCUBA-81');
  expect(brokenRule(s, 'turn')).toBe('SCUBA-81');
  act(s, 'stop');
  expect(dustOf(s, 0)).toEqual(['6/5']);
  expect(where(afterEvent('EG5', { divers: [{ at: '8/5' }, { at: '8/8' }], on: '8/5' }).s, 0)).toBe('9/5');
});

test('SCUBA-82: the diver goes on from the new space; one who was not moved goes on acting', () => {
  const moved = afterEvent('EY6', { shown: [['Y01', '4/5']] }).s;
  expect(where(moved, 0)).toBe('3/5');
  expect(options(moved)).toEqual(['step 2/5', 'step 3/4', 'step 3/6', 'step 4/5', 'stop']); // Y01 is missed
  const top = { divers: [{ at: '1/5' }, { at: '8/8' }], on: '1/5', shown: [['Y01', '1/5']] } as const;
  const { s, news } = afterEvent('EY6', { divers: [...top.divers], on: '1/5', shown: [['Y01', '1/5']] });
  expect(news).toContainEqual({ type: 'moved', seat: 0, from: '1/5', to: '1/5', by: 'EY6' });
  expect(options(s)).toContain('see Y01');
  const wake = afterEvent('ER8', { pile: ['C07'], shown: [['Y01', '2/5']] }).s; // divers stay
  expect(options(wake)).toContain('see Y01');
});

test('SCUBA-83: EY4 and EB6 lower only the total of the next turn; the lower counts; EY2 adds 1', () => {
  const { s: cramp, news } = afterEvent('EY4');
  expect(news).toContainEqual({ type: 'slowed', seat: 0, steps: 3 });
  expect(cramp.divers[0].steps).toBe(3);
  acts(cramp, 'stop', 'stop'); // B's turn, then A again
  expect(cramp.dive.limit).toBe(3);
  expect(cramp.divers[0].steps).toBe(4);
  acts(cramp, 'step 5/5', 'step 6/5', 'step 7/5');
  expect(options(cramp)).toEqual(['stop']);
  expect(brokenRule(cramp, 'step 8/5')).toBe('SCUBA-83');

  const fin = afterEvent('EB6', { divers: [{ at: '8/5', steps: 3 }, { at: '8/8' }] }).s;
  expect(fin.divers[0].steps).toBe(2);
  const both = afterEvent('EY4', { divers: [{ at: '4/5', steps: 2 }, { at: '8/8' }] }).s;
  expect(both.divers[0].steps).toBe(2);
  const spurred = afterEvent('EY2', { dive: { limit: 3, taken: 2 } }).s;
  expect(spurred.dive.limit).toBe(4);
});

test('SCUBA-84: the end of movement cancels steps, not the acting here, nor Step 4', () => {
  for (const id of ['ER4', 'ER5', 'EY4', 'EY5', 'EB1'] satisfies EventId[]) {
    const s = beforeEvent(id);
    const place = where(s, 0);
    s.shown.push({ tile: 0, at: s.divers[0].at, discs: 0 });
    expect(act(s, 'turn'), id).toContainEqual({ type: 'halted', seat: 0, by: id });
    expect(options(s), id).toEqual(['see R01', 'stop']);
    expect(brokenRule(s, `step ${place[0]}/4`)).toBe('SCUBA-84');
    act(s, 'stop');
    expect(s.divers[0].air).toBeLessThan(20);
  }
});

test('SCUBA-85: air never exceeds 20', () => {
  const { s, news } = afterEvent('EB7', { divers: [{ at: '8/5', air: 19 }, { at: '8/8' }] });
  expect(s.divers[0].air).toBe(20);
  expect(news).toContainEqual({ type: 'breathed', seat: 0, change: 1, air: 20, by: 'EB7' });
  for (const id of ['ER1', 'EY7', 'EG2', 'EB7'] satisfies EventId[])
    expect(afterEvent(id).s.divers[0].air).toBe(20);
});

test('SCUBA-86: for a snorkeller cards that cost air or move up or down do not happen, others do', () => {
  const spared: EventId[] = ['ER7', 'EY1', 'EY6', 'EY8', 'EG1', 'EG5', 'EG8', 'EB2', 'EB5'];
  for (const id of EVENT_IDS) {
    const { s, news } = afterEvent(id, {
      divers: [{ at: 'S3' }, { at: '8/8' }, { at: '3/3' }],
      on: '1/3',
    });
    const happened = news.find((one): one is Extract<Event, { type: 'happened' }> => one.type === 'happened');
    expect([id, happened?.idle]).toEqual([id, spared.includes(id)]);
    if (spared.includes(id)) {
      expect(news).toHaveLength(2);
      expect(s.divers[0]).toMatchObject({ air: 20, plus: 0, minus: 0, deco: 0 });
    }
  }
});

test('SCUBA-87: a diver whose last air is lost to an event is out at once, and no cube is placed', () => {
  for (const nonLethal of [false, true]) {
    const s = beforeEvent('EB2', {
      divers: [{ at: '8/5', air: 3 }, { at: '8/8' }, { at: '3/3' }],
      nonLethal,
    });
    const news = act(s, 'turn');
    expect(s.divers[0].status).toBe(nonLethal ? 'evacuated' : 'dead');
    expect(s.active).toBe(1);
    expect(dustOf(s, 0)).toEqual([]);
    expect(news.filter(one => one.type === 'breathed')).toHaveLength(1); // no Step 4
  }
});

test('SCUBA-88: an empty event pile is made anew from its own discards', () => {
  const s = beforeEvent('EY5');
  s.spent[1] = s.events[1].splice(0);
  s.spent[0] = [3];
  act(s, 'turn');
  expect(s.divers[0].plus).toBe(1);
  expect(s.events[1]).toEqual([]);
  expect(s.spent).toEqual([[3], [12], [], []]);
});
