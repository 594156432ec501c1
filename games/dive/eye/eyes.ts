import type { Chance } from '@fathoms/kernel/game.ts';
import type { BotEyes, Pixels } from '@fathoms/kernel/painter.ts';
import { HELPERS } from '../ocean/cards.ts';
import { type Brain, judge, openBrain } from './brain.ts';
import type { Glimpse } from './glimpse.ts';
import { takeIn } from './retina.ts';
import { BOTS, WEIGHTS } from './weights.ts';

/** How one bot looks, and how far its eye can be trusted on each level. */
export interface Habit {
  readonly views: number; // of the middle, left, right, up, down
  readonly coarse: number; // cells it sees as one
  readonly slope: readonly number[];
  readonly shift: readonly number[];
  readonly heat: readonly number[]; // of its odds for helpers
}

const SIDE = 96; // cells
const FRAMES = ['c', 'l2', 'r2', 'u2', 'd2'];
const JUDGED = 6; // levels

let brain: Brain | null = null; // unpacking it takes a moment

/** The same eye for all bots: the weaker ones look at fewer views, and more coarsely. */
export const eyes: BotEyes = {
  frames: skill => FRAMES.slice(0, habitOf(skill).views),
  read(pictures, skill, chance) {
    brain ??= openBrain(WEIGHTS);
    const habit = habitOf(skill);
    return toGlimpse(
      judge(brain, takeIn(viewsOf(pictures), SIDE, habit.coarse, heldBy(habit, chance))),
      habit,
    );
  },
};

/** Who is stronger than the strongest looks no better. */
const habitOf = (skill: number): Habit => BOTS[Math.min(skill, BOTS.length - 1)];

const viewsOf = (pictures: readonly Pixels[]): (Pixels | null)[] => FRAMES.map((_, i) => pictures[i] ?? null);

/** Everybody sits at another side of the table. Who looks from the left and the right cannot turn that into above and below. */
function heldBy({ views }: Habit, chance: Chance): { turns: number; mirrored: boolean } {
  const turns = views === 3 ? 2 * chance.below(2) : chance.below(4);
  return { turns, mirrored: chance.below(2) === 1 };
}

const thousandths = (chance: number): number => Math.round(1000 * chance);

function toGlimpse(said: Float32Array, { slope, shift, heat }: Habit): Glimpse {
  const levels = Array.from({ length: JUDGED }, (_, i) => i);
  return {
    sharks: levels.map(i => thousandths(1 / (1 + Math.exp(-(slope[i] * said[i] + shift[i]))))),
    helpers: levels.map(i => {
      const weights = Array.from({ length: 1 + HELPERS.length }, (_, kind) =>
        Math.exp(heat[i] * said[JUDGED + i * (1 + HELPERS.length) + kind]),
      );
      const all = weights.reduce((sum, one) => sum + one, 0);
      const odds = HELPERS.map((kind, k) => [kind, thousandths(weights[1 + k] / all)]);
      return Object.fromEntries(odds) as Glimpse['helpers'][number];
    }),
  };
}
