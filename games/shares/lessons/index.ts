import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { advanced } from './advanced.ts';
import { dividends } from './dividends.ts';
import { firstShares } from './first-shares.ts';
import { PUZZLES } from './puzzles.ts';
import { theEnd } from './the-end.ts';
import { thirdPlayer } from './third-player.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [
  firstShares,
  dividends,
  theEnd,
  thirdPlayer,
  advanced,
];
export { PUZZLES };
