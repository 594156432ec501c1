/** How well somebody saw: shares, how sure they are, lesson by lesson. Pure. */
import { type Answered, LESSON } from './kept.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export const ENOUGH = 20; // answers before a share is told

/** So many right of so many. */
export interface Hits {
  readonly right: number;
  readonly of: number;
}

export const shareOf = ({ right, of }: Hits): number => (of === 0 ? 0 : right / of);

const Z = 1.96; // 95 %

/** Where the true share lies, 95 times of 100 (Wilson's interval). */
export function interval({ right, of }: Hits): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const p = right / of;
  const spread = Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of));
  const middle = p + (Z * Z) / (2 * of);
  const all = 1 + (Z * Z) / of;
  return [Math.max(0, (middle - spread) / all), Math.min(1, (middle + spread) / all)];
}

/** Whose answers: one's own, or those of a bot's eye by its skill (0, 1, 2). */
export type Eye = 'you' | 0 | 1 | 2;
export const EYES = [0, 1, 2] as const;
/** Who looks with each of them. */
export const LOOKERS = ['minnow', 'seal', 'barracuda'] as const;

const saidBy = (eye: Eye, { said, eyes }: Answered): string | undefined => (eye === 'you' ? said : eyes[eye]);

/** One level of some stacks, or all levels. Stacks a bot did not look at do not count for it. */
export function tally(stacks: readonly Answered[], eye: Eye, level: number | null = null): Hits {
  let [right, of] = [0, 0];
  for (const stack of stacks) {
    const said = saidBy(eye, stack);
    if (said === undefined) continue;
    for (let i = 0; i < stack.truth.length; i++) {
      if (level !== null && i !== level - 1) continue;
      of++;
      if (said[i] === stack.truth[i]) right++;
    }
  }
  return { right, of };
}

export interface LessonHits {
  readonly lesson: number; // from 1
  readonly tally: Hits;
}

/** Lesson by lesson, the last one as far as it has come. */
export function lessons(stacks: readonly Answered[], forgotten: number): readonly LessonHits[] {
  const first = forgotten / LESSON + 1;
  return Array.from({ length: Math.ceil(stacks.length / LESSON) }, (_, i) => ({
    lesson: first + i,
    tally: tally(stacks.slice(i * LESSON, (i + 1) * LESSON), 'you'),
  }));
}

/** What always saying “no shark” is right in: 15 of the 36 cards have one. */
export const NEVER = 21 / 36;
