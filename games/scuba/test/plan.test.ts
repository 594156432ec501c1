import { expect, test } from 'vitest';
import { animalWorth, planAscent, type Reach, reachable, worthTo } from '../plan.ts';
import type { SpaceId } from '../sea.ts';
import { view } from '../view.ts';
import { acts, at, type DiverMoment, type Moment, opened } from './table.ts';

const reach = (m: Moment, seat = 0): { [at: string]: Reach } =>
  Object.fromEntries(reachable(view(at(m), null), seat).map(one => [one.at, one]));
const diving = (diver: DiverMoment, m: Moment = {}) =>
  view(at({ ...m, divers: [diver, { at: '8/8' }] }), null);

test('reachable spaces come with a shortest path and what they cost in air', () => {
  const near = reach({ divers: [{ at: '4/5', air: 10 }, { at: '8/8' }] });
  expect(near['4/5']).toMatchObject({ path: [], cost: 2, air: 8 });
  expect(near['8/5']).toMatchObject({ path: ['5/5', '6/5', '7/5', '8/5'], cost: 4, air: 6 });
  expect(near['2/6'].path).toHaveLength(3);
  expect(near['1/5']).toBeUndefined(); // three up
  expect(near['4/2']).toBeDefined();
  expect(near['4/1']).toBeUndefined(); // not in use
  expect(near['9/5']).toBeUndefined();
});

test('currents, steps already taken and a halt narrow the reach', () => {
  const right = reach({ open: 'C12', divers: [{ at: '4/4' }, { at: '8/8' }] }); // at most 2 right
  expect(right['4/6']).toBeDefined();
  expect(right['4/7']).toBeUndefined();
  const late = reach({ dive: { taken: 3 } });
  expect(Object.keys(late).sort()).toEqual(['3/5', '4/4', '4/5', '4/6', '5/5']);
  expect(Object.keys(reach({ dive: { halted: true } }))).toEqual(['4/5']);
});

test('surfacing ends the way, and a snorkeller reaches only the surface', () => {
  const up = reach({ divers: [{ at: '1/3' }, { at: '8/8' }] });
  expect(up.S3).toMatchObject({ path: ['S3'], cost: 0, air: 20 });
  expect(up.boat.path).toEqual(['1/4', 'boat']);
  expect(up.S2.path).toEqual(['1/2', 'S2']); // not over S3
  const snorkel = reach({ divers: [{ at: 'S2' }, { at: '8/8' }] });
  expect(Object.keys(snorkel).sort()).toEqual(['S2', 'S3', 'S7', 'S8', 'boat']);
});

test('a fast ascent shows its token', () => {
  const fast = reach({ divers: [{ at: '6/5' }, { at: '8/8' }], decompression: true });
  expect(fast['4/5'].tokens).toBe(0);
  expect(fast['3/5'].tokens).toBe(1);
  expect(fast['2/5'].tokens).toBe(1); // taken this turn: not discarded
  expect(reach({ divers: [{ at: '9/5' }, { at: '8/8' }], decompression: true })['9/5'].tokens).toBe(1);
});

test('for somebody else it is the next turn in calm water, and a first dive starts under the boat', () => {
  const other = reach({ divers: [{ at: '4/5' }, { at: '5/5', steps: 3 }], open: 'C12' }, 1);
  expect(other['5/8']).toBeDefined();
  expect(other['8/6']).toBeUndefined();
  const dived = opened(2);
  acts(dived, 'step 1/5', 'step 2/5', 'stop');
  expect(reachable(view(dived, null), 0).map(one => one.at)).toContain('boat'); // A's second turn
  const out = view(
    at({
      divers: [
        { at: 'S2', status: 'evacuated' },
        { at: '8/8', status: 'dead' },
      ],
    }),
    null,
  );
  expect([reachable(out, 0), reachable(out, 1)]).toEqual([[], []]);
  const first = reachable(view(opened(2), null), 0).map(one => one.at);
  expect(first).not.toContain('boat');
  expect(first.slice(0, 3)).toEqual(['1/4', '1/5', '1/6']);
  expect(first).toContain('4/5');
});

test('each reachable space says what air would be left at the surface', () => {
  const near = reach({ divers: [{ at: '4/5', air: 6 }, { at: '8/8' }] });
  expect(near['2/5'].spare).toBe(5); // pays 1, surfaces next turn
  expect(near['4/5'].spare).toBe(3); // 2, then 1 in row 2
  expect(near['6/5'].spare).toBe(0); // 3, 2, 1: too late
  expect(reach({ divers: [{ at: '4/5', air: 1 }, { at: '8/8' }] })['4/5']).toMatchObject({ cost: 2, air: 0 });
});

test('each reachable space says how many turns may still end at its depth', () => {
  const near = reach({ divers: [{ at: '4/5', air: 6 }, { at: '8/8' }] });
  expect(near['2/5'].stays).toBe(4); // 5 left, and a unit of air must be left at the surface
  expect(near['4/5'].stays).toBe(1); // 4 left, 2 for a turn there, 1 in row 2
  expect(near['5/5'].stays).toBe(-1); // 3 left, and all of it goes on the way
  expect(reach({ divers: [{ at: '4/5', air: 5 }, { at: '8/8' }] })['4/5'].stays).toBe(0); // up at once
});

test('the way home in the base game: two rows a turn, the last turn free', () => {
  const needs = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    row => planAscent(diving({ at: `${row}/5` as SpaceId }), 0)?.needs,
  );
  expect(needs).toEqual([1, 1, 2, 2, 4, 4, 7, 7, 11]);
  expect(planAscent(diving({ at: '6/5', air: 9 }), 0)).toEqual({
    turns: 3,
    rows: [4, 2, 0],
    needs: 4,
    spare: 6,
    points: 0,
    stays: 1,
    round: 6,
    last: { rows: [4, 2, 0], air: 3, points: 0 },
  });
});

test('tokens breathed off while staying are gone on the last way home', () => {
  const plan = planAscent(diving({ at: '2/5', air: 5, deco: 2 }, { decompression: true }), 0);
  expect(plan).toMatchObject({ turns: 3, stays: 4, last: { rows: [0], points: 0 } });
});

test('what the plan promises is what the rules do', () => {
  const s = at({ divers: [{ at: '6/5', air: 4 }, { at: '4/8' }] });
  acts(
    s,
    'step 5/5',
    'step 4/5',
    'stop',
    'stop',
    'step 3/5',
    'step 2/5',
    'stop',
    'stop',
    'step 1/5',
    'step boat',
  );
  expect(s.divers[0]).toMatchObject({ status: 'surfaced', air: 1 });
  const late = at({ divers: [{ at: '6/5', air: 3 }, { at: '4/8' }] });
  acts(late, 'step 5/5', 'step 4/5', 'stop', 'stop', 'step 3/5', 'step 2/5', 'stop');
  expect(late.divers[0].status).toBe('dead');
});

test('the last safe turn counts how often the diver may stay', () => {
  const stays = [3, 4, 6, 7, 9, 10].map(air => planAscent(diving({ at: '6/5', air }), 0)?.stays);
  expect(stays).toEqual([-1, 0, 0, 1, 1, 2]);
  expect(planAscent(diving({ at: '6/5', air: 3 }), 0)?.round).toBeNull();
  expect(planAscent(diving({ at: '6/5', air: 4 }), 0)?.round).toBe(5);
  expect(planAscent(diving({ at: '6/5', air: 4 }, { active: 1 }), 0)?.round).toBe(6); // has had this round's turn
  expect(planAscent(diving({ at: '9/5', air: 16 }), 0)?.stays).toBe(1); // no tokens in the base game
  const other = planAscent(diving({ at: '6/5' }), 1);
  expect(other).toMatchObject({ rows: [6, 4, 2, 0], round: 8 });
});

test('a turn already under way limits what is left of it', () => {
  expect(planAscent(diving({ at: '2/5' }, { dive: { taken: 4 } }), 0)).toMatchObject({
    rows: [2, 0],
    needs: 2,
  });
  expect(planAscent(diving({ at: '4/5' }, { dive: { up: 1, taken: 1 } }), 0)?.rows).toEqual([3, 1, 0]);
  expect(planAscent(diving({ at: '2/5', steps: 1 }, { dive: { halted: true } }), 0)?.rows).toEqual([2, 1, 0]);
});

test('with decompression tokens are breathed off, or cost points if air is short', () => {
  const deco = { decompression: true } as const;
  const clean = (diver: DiverMoment, m: Moment = deco) => planAscent(diving(diver, m), 0);
  const quick = (diver: DiverMoment, m: Moment = deco) =>
    planAscent(diving(diver, m), 0, { manner: 'quick' });
  expect(clean({ at: '1/5', deco: 1 })).toMatchObject({ rows: [1, 0], points: 0, needs: 2 });
  expect(quick({ at: '1/5', deco: 1 })).toMatchObject({ rows: [0], points: 5, needs: 1 });
  expect(clean({ at: '1/5', deco: 3 })).toMatchObject({ rows: [1, 1, 1, 0], needs: 4 });
  expect(quick({ at: '1/5', deco: 3 })).toMatchObject({ rows: [1, 1, 0], needs: 3, points: 5 });
  expect(clean({ at: '4/5', deco: 0 })).toMatchObject({ rows: [2, 0], points: 0, needs: 2 });
  expect(quick({ at: '4/5', deco: 0 })).toMatchObject({ rows: [0], points: 5, needs: 1 });
  expect(quick({ at: '9/5', deco: 0 })?.rows[0]).toBe(5); // a fast ascent saves air
  const taken = { ...deco, dive: { taken: 3, up: 3, fast: true, token: true } };
  expect(quick({ at: '1/5', deco: 2 }, taken)).toMatchObject({ rows: [1, 1, 0], points: 5 });
  expect(clean({ at: '1/5', deco: 2 }, taken)).toMatchObject({ rows: [1, 1, 1, 0], points: 0 });
});

test('the plan can ask about another space, and nobody at the surface needs one', () => {
  expect(planAscent(diving({ at: '2/5' }), 0, { from: '8/5' })?.needs).toBe(7);
  expect(planAscent(view(at({ divers: [{ at: 'S2' }, { at: '8/8' }] }), null), 0)).toBeNull();
});

test('an animal is worth its points and what its combination gains', () => {
  expect(animalWorth([], 'clown')).toEqual({ points: 2, bonus: 0, total: 2, isNew: true });
  expect(animalWorth(['anemone'], 'clown')).toEqual({ points: 2, bonus: 3, total: 5, isNew: true });
  expect(animalWorth(['eagle'], 'manta').bonus).toBe(2);
  expect(animalWorth(['eagle', 'stingray'], 'manta')).toMatchObject({ bonus: 4, total: 12 });
  expect(animalWorth(['clown', 'anemone'], 'clown')).toEqual({ points: 2, bonus: 0, total: 2, isNew: false });
});

test('what an animal is worth to a seat whose cards lie face down is not known', () => {
  const s = at({ divers: [{ at: '4/5', cards: ['lemon'] }, { at: '8/8' }] });
  expect(worthTo(view(s, 0), 0, 'nurse')?.total).toBe(7);
  expect(worthTo(view(s, 1), 0, 'nurse')).toBeNull();
  expect(worthTo(view(s, 0), 1, 'nurse')?.total).toBe(4);
});

test('no further than so many steps: the same ends as among all', () => {
  const seen = view(at({ divers: [{ at: '4/5', air: 9 }, { at: '8/8' }] }), null);
  const all = reachable(seen, 0);
  for (const most of [0, 1, 2])
    expect(reachable(seen, 0, most)).toEqual(all.filter(({ path }) => path.length <= most));
  expect(reachable(seen, 0, 0).map(one => one.at)).toEqual(['4/5']);
  expect(all.length).toBeGreaterThan(reachable(seen, 0, 1).length);
});
