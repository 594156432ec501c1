import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import type { SpaceId } from '../sea.ts';
import { act, afterEvent, at, opened } from './table.ts';

test('SCUBA-89: the active diver pays the air of the row at the end of the turn', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const paid = rows.map(row => {
    const s = at({ divers: [{ at: `${row}/5` }, { at: '8/8' }] });
    act(s, 'stop');
    return 20 - s.divers[0].air;
  });
  expect(paid).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5]);
  for (const surface of ['boat', 'S2', 'S3'] satisfies SpaceId[]) {
    const s = at({ divers: [{ at: surface }, { at: '8/8' }, { at: '3/3' }] });
    act(s, 'stop');
    expect(s.divers[0].air).toBe(20);
  }
});

test('SCUBA-90: only the active player pays, also in round 1', () => {
  const s = opened(3);
  act(s, 'step 1/5');
  act(s, 'stop');
  expect(s.divers.map(diver => diver.air)).toEqual([19, 20, 20]);
});

test('SCUBA-91: a diver underwater with 0 air is dead, by Step 4, an event or a current', () => {
  const paid = at({ divers: [{ at: '2/5', air: 1 }, { at: '8/8' }, { at: '3/3' }] });
  expect(act(paid, 'stop')).toContainEqual({ type: 'died', seat: 0, at: '2/5' });
  expect(paid.divers[0].status).toBe('dead');
  const event = afterEvent('EY1', { divers: [{ at: '4/5', air: 1 }, { at: '8/8' }, { at: '3/3' }] }).s;
  expect(event.divers[0].status).toBe('dead');
  const current = at({ divers: [{ at: '4/5' }, { at: '8/8' }, { at: '3/3', air: 1 }], pile: ['C12'] });
  act(current, 'stop');
  expect(current.divers[2].status).toBe('dead');
  const enough = at({ divers: [{ at: '2/5', air: 2 }, { at: '8/8' }, { at: '3/3' }] });
  act(enough, 'stop');
  expect(enough.divers[0]).toMatchObject({ status: 'under', air: 1 });
});

test('SCUBA-92: if less air is left than the price, air becomes 0', () => {
  const s = at({ divers: [{ at: '8/5', air: 3 }, { at: '8/8' }, { at: '3/3' }] });
  expect(act(s, 'stop')).toContainEqual({ type: 'breathed', seat: 0, change: -3, air: 0, by: 'depth' });
  expect(s.divers[0].air).toBe(0);
});

test('SCUBA-93: a dead player has no turns, no score and cannot win', () => {
  const s = at({
    divers: [
      { at: 'S2', minus: 30 },
      { at: '8/8', status: 'dead', plus: 50, cards: ['hammer'] },
      { at: 'boat' },
    ],
    stage: 'final',
    round: 8,
  });
  act(s, 'stop');
  expect(s.active).toBe(2); // no turn for B
  act(s, 'stop');
  expect(scuba.outcome(s)).toEqual({ places: [2, 3, 1], scores: [-32, 0, 0] });
});
