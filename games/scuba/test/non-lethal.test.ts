import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import type { SpaceId } from '../sea.ts';
import type { State } from '../types.ts';
import { act, at, type Moment, where } from './table.ts';

/** A runs out of air there; B and C are well. */
function out(place: SpaceId, m: Moment = {}): { s: State; news: ReturnType<typeof act> } {
  const s = at({
    nonLethal: true,
    divers: [{ at: place, air: 1 }, { at: '8/8' }, { at: '3/3' }],
    ...m,
  });
  const news = act(s, 'stop');
  return { s, news };
}

test('SCUBA-121: a diver out of air is put on the surface straight above', () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(column => where(out(`8/${column}`).s, 0));
  expect(places).toEqual(['S1', 'S2', 'S3', 'boat', 'boat', 'boat', 'S7', 'S8', 'S9']);
  const { s, news } = out('8/2');
  expect(s.divers[0].status).toBe('evacuated');
  expect(news).toContainEqual({ type: 'evacuated', seat: 0, from: '8/2', to: 'S2' });
});

test('SCUBA-122: the negative points of that surface space are taken at once', () => {
  expect(out('1/1').news).toContainEqual({ type: 'scored', seat: 0, points: -4, by: 'surface' });
  expect([1, 2, 3, 5].map(column => out(`1/${column}`).s.divers[0].minus)).toEqual([14, 12, 10, 10]);
});

test('SCUBA-123: plus 5 × row + 5', () => {
  const minus = [1, 2, 3, 4, 5, 6, 7, 8].map(row => out(`${row}/5`).s.divers[0].minus);
  expect(minus).toEqual([10, 15, 20, 25, 30, 35, 40, 45]);
});

test('SCUBA-124: row 9 costs 50', () => {
  expect(out('9/5').s.divers[0].minus).toBe(50);
});

test('SCUBA-125: an evacuated diver never moves or discovers again', () => {
  const { s } = out('4/5');
  for (let i = 0; i < 4; i++) {
    expect(s.active).not.toBe(0);
    expect(scuba.legal(s, 0)).toEqual([]);
    act(s, 'stop');
  }
  expect(where(s, 0)).toBe('boat');
});

test('SCUBA-126: no more turns, no currents, and the surface space is not paid twice', () => {
  const s = at({
    nonLethal: true,
    divers: [{ at: 'S2', status: 'evacuated', minus: 12 }, { at: 'boat' }, { at: 'S8' }],
    active: 1,
    stage: 'final',
    pile: ['C12'],
  });
  act(s, 'stop'); // C's turn: the rip pulls C aboard, not A
  expect(where(s, 0)).toBe('S2');
  act(s, 'stop');
  expect(s.phase.name).toBe('over');
  expect(s.divers[0].minus).toBe(12);
});

test('SCUBA-127: for the end of the game evacuated divers count as dead ones do', () => {
  const { s } = out('4/5', { divers: [{ at: '4/5', air: 1 }, { at: '8/8' }] });
  expect(s.stage).toBe('finish');
  const all = out('4/5', {
    divers: [
      { at: '4/5', air: 1 },
      { at: 'S3', status: 'evacuated' },
    ],
  }).s;
  expect(all.phase).toEqual({ name: 'over', reason: 'lost' });
});

test('SCUBA-128: for scoring they are living and can win', () => {
  const { s } = out('1/5', {
    divers: [
      { at: '1/5', air: 1, plus: 40 },
      { at: 'S3', status: 'evacuated', plus: 20 },
    ],
  });
  expect(scuba.outcome(s)).toEqual({ places: [1, 2], scores: [30, 20] });
});

test('SCUBA-129: deco tokens are dropped without further penalty', () => {
  const { s } = out('4/5', {
    decompression: true,
    divers: [{ at: '4/5', air: 1, deco: 3 }, { at: '8/8' }, { at: '3/3' }],
  });
  expect(s.divers[0]).toMatchObject({ deco: 0, minus: 25 });
});
