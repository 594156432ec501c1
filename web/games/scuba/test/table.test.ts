import { explain } from '@fathoms/games/scuba/explain.ts';
import { scuba } from '@fathoms/games/scuba/index.ts';
import type { Action } from '@fathoms/games/scuba/types.ts';
import { describe, expect, test } from 'vitest';
import { eventsIn } from '../../../board/news.ts';
import { outlookOf } from '../panels/outlook.ts';
import { DIRECTIONS, directionOf } from '../parts/spaces.ts';
import { showOf } from '../reef/choreography.ts';
import { placeOf, reefLayout } from '../reef/layout.ts';
import { sceneOf, spacesOf } from '../reef/scene.ts';
import { timeline } from '../tally.ts';
import { lookAt, movesOf, stepTowards } from '../touch/moves.ts';
import { reachOf } from '../touch/reach.ts';
import { swipeOf } from '../touch/use-steering.ts';
import { moments, PLAIN } from './table.ts';

const TABLES = [
  ['two', 2, PLAIN],
  ['four', 4, PLAIN],
  [
    'three with decompression and rescue',
    3,
    { ...PLAIN, decompression: 'on', nonLethal: 'on', openScores: 'on' },
  ],
] as const;

describe.each(TABLES)('at a table of %s', (name, seats, options) => {
  const game = [...moments(`board ${name}`, seats, options)];

  test('every legal action has a thing to touch, and every step a direction of its own', () => {
    for (const { legal, view } of game) {
      const from = view.phase.name === 'diving' ? (view.divers[view.active]?.at ?? null) : null;
      const moves = movesOf(legal, from);
      const single = [moves.turn, moves.point, moves.stop].filter(action => action !== null).length;
      expect(moves.steps.size + moves.sees.size + moves.pushes.size + single).toBe(legal.length);
      expect(moves.ways.size).toBe(from === null ? 0 : moves.steps.size);
    }
  });

  test('a step any way is a legal one or names a rule', () => {
    for (const { legal, view, seat } of game) {
      const at = view.divers[seat]?.at;
      if (view.phase.name !== 'diving' || legal.length === 0 || at === undefined) continue;
      const { ways, steps } = movesOf(legal, at);
      const jumps = view.divers[seat]?.status === 'waiting'; // the outer spaces below the boat count as its sides
      for (const way of DIRECTIONS) {
        const step = stepTowards(at, way);
        const to = ways.get(way);
        if (to === undefined) expect(explain(view, seat, step), way).toMatch(/^SCUBA-\d+$/);
        else if (!jumps) expect(scuba.format(step), way).toBe(steps.get(to));
      }
    }
  });

  test('the reach shown begins with exactly the legal steps', () => {
    for (const { view, legal } of game) {
      if (view.phase.name !== 'diving') continue;
      const steps = movesOf(legal, null).steps;
      const next = [...reachOf(view, true).values()].filter(reach => reach.steps === 1);
      expect(new Set(next.map(({ path }) => path[0]))).toEqual(new Set(steps.keys()));
    }
  });

  test('everything that lies in the sea is drawn once, on a space of the board', () => {
    for (const { view } of game) {
      const spaces = new Set(spacesOf(view.columns).flat());
      const { backs, tiles, dust, divers } = sceneOf(view);
      const all = [...backs, ...tiles, ...dust, ...divers];
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      for (const { at } of all) expect(spaces.has(at), at).toBe(true);
    }
  });

  test('SCUBA-141: the boat takes along whoever is up; the diver it leaves behind stays in the sea', () => {
    const { view } = game[0];
    const divers = view.divers.map(diver => ({ ...diver, status: 'surfaced' as const }));
    const drawn = (stage: 'solo' | 'alone') =>
      sceneOf({ ...view, stage, active: 1, divers }).divers.map(({ seat }) => seat);
    expect(drawn('solo')).toEqual(view.divers.map((_, seat) => seat));
    expect(drawn('alone')).toEqual([1]);
  });

  test('the profile goes from the boat to where the diver is, and the plan ends at the surface', () => {
    for (const { view, seat, history } of game) {
      const outlook = outlookOf(view, seat, history);
      if (!outlook) continue;
      expect(outlook.past[0]).toEqual({ round: 0, row: 0, air: null });
      expect(outlook.home.row).toBe(0);
      const rounds = [...outlook.past, outlook.here, ...outlook.ahead].map(({ round }) => round);
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      if (outlook.plan.round !== null) expect(outlook.home.air).toBeGreaterThan(0);
    }
  });

  test('SCUBA-137: the dive computer says what every further turn of the solo diver costs', () => {
    for (const { view, seat, history } of game) {
      const { solo } = outlookOf({ ...view, stage: 'solo' }, seat, history) ?? {};
      expect(solo === undefined || solo === 5).toBe(true);
      expect(outlookOf({ ...view, stage: 'normal' }, seat, history)?.solo ?? 0).toBe(0);
    }
  });

  test('the chart ends with the scores of the game', () => {
    const last = game.at(-1);
    if (!last) throw new Error('no game');
    expect(timeline(last.history, seats).at(-1)?.scores).toEqual(scuba.outcome(last.state)?.scores);
  });

  test('a tile that is turned is shown turning, and one that drifts off is shown going', () => {
    for (const { fresh, view } of game) {
      const show = showOf(eventsIn(fresh));
      for (const tile of show.turned)
        expect([...view.shown.map(shown => shown.tile), ...view.gone]).toContain(tile);
      for (const { tile } of show.leaving) expect(view.shown.some(shown => shown.tile === tile)).toBe(false);
    }
  });
});

test('the way of a step is the way the diver goes', () => {
  expect(directionOf('boat', '1/4')).toBe('left');
  expect(directionOf('boat', '1/5')).toBe('down');
  expect(directionOf('boat', '1/6')).toBe('right');
  expect(directionOf('1/4', 'boat')).toBe('up');
  expect(directionOf('1/2', 'S2')).toBe('up');
  expect(directionOf('boat', 'S3')).toBe('left');
  expect(directionOf('S7', 'boat')).toBe('left');
  expect(directionOf('4/5', '5/5')).toBe('down');
});

test('a step left on the board is drawn to the left', () => {
  const layout = reefLayout(760, 700, [1, 9], false);
  for (const [from, to] of [
    ['4/5', '4/4'],
    ['S3', 'S2'],
  ] as const) {
    expect(placeOf(to, layout).x).toBeLessThan(placeOf(from, layout).x);
  }
});

test('on the first turn nobody goes up, and before the first step nothing can be looked at', () => {
  const [start] = moments('first turn', 2, PLAIN);
  if (!start) throw new Error('no game');
  const { view, seat } = start;
  expect(explain(view, seat, stepTowards('boat', 'up'))).toBe('SCUBA-48');
  expect(lookAt(view, 'boat')).toBe(null);
  expect(explain(view, seat, lookAt(view, '1/5') as Action)).toBe('SCUBA-102');
});

test('a finger means a direction only when it goes somewhere clearly', () => {
  expect(swipeOf(0, 70)).toBe('down');
  expect(swipeOf(-50, 10)).toBe('left');
  expect(swipeOf(8, -9)).toBe(null);
  expect(swipeOf(50, 45)).toBe(null);
});
