import { dive } from '@fathoms/games/dive/index.ts';
import type { Action, Options } from '@fathoms/games/dive/types.ts';
import { recording, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Entry } from '@fathoms/kernel/match.ts';
import type { Painter, Pixels } from '@fathoms/kernel/painter.ts';
import { expect, test } from 'vitest';
import { readPictures } from '../review/readings.ts';

const OPTIONS: Options = {
  ...{ mode: 'standard', chief: 'off', companions: 'off', flashlight: 'off', programClock: 'none' },
  ...{ sonar: 'off', ageOrder: 'random', live: 'on', bots: '' },
};

/** Two rounds of two divers, and one of them is ready for the third. */
function logOf(options: Options) {
  const chance = seeded('readings');
  const opening = recording(chance);
  const state = dive.setup(2, options, { chance: opening, tell: () => {} });
  const entries: Entry[] = [];
  for (const seat of [0, 1, 0, 1, 0]) {
    const luck = recording(chance);
    dive.apply(state, seat, dive.parse('ready 12345n') as Action, { chance: luck, tell: () => {} });
    entries.push({ seat, action: 'ready 12345n', rolls: luck.rolls });
  }
  return { seats: 2, options, rolls: opening.rolls, entries };
}

test('every stack is painted once, small, and looked at as often as makes one reading', async () => {
  const painted: [unknown, number | undefined][] = [];
  const held = new Set<number>();
  const pixels = {} as Pixels;
  const painter = {
    open: async (scene: { removed: number }, side?: number) => {
      painted.push([scene.removed, side]);
      return { frame: () => pixels };
    },
    eyes: async () => ({
      frames: () => ['c', 'l2'],
      read: (pictures: readonly Pixels[], _skill: number, chance: { below(n: number): number }) => {
        held.add(chance.below(1_000_000));
        return painted.length * 100 + pictures.length;
      },
    }),
  } as unknown as Painter;
  const asOne = (looks: readonly unknown[]) => looks;
  const work = readPictures(dive as Game, logOf(OPTIONS), painter, { rounds: { asOne } as never });
  const progress: number[] = [];
  let next = await work.next();
  for (; !next.done; next = await work.next()) progress.push(next.value.done / next.value.all);
  expect(painted).toEqual([
    [0, 192],
    [1, 192],
    [2, 192],
  ]);
  expect(progress).toEqual([1 / 3, 2 / 3, 1]);
  const looks = (nth: number) => Array(4).fill(nth * 100 + 2);
  expect(next.value).toEqual([looks(1), looks(1), looks(2), looks(2), looks(3), looks(3)]); // by entries played
  expect(held.size).toBe(12); // each held another way
});

test('where the sonar takes their place there are no pictures to look at', async () => {
  const blind = { eyes: async () => ({}) } as unknown as Painter;
  const work = readPictures(dive as Game, logOf({ ...OPTIONS, sonar: 'on' }), blind, {});
  const { done, value } = await work.next();
  expect([done, value]).toEqual([true, [null, null, null, null, null, null]]);
});
