import type { Lesson, Puzzle } from '@fathoms/kernel/lesson.ts';
import { advanced } from './advanced.ts';
import { dividends } from './dividends.ts';
import { EARLY_PUZZLES } from './early-puzzles.ts';
import { firstShares } from './first-shares.ts';
import { LAST_TURNS } from './last-turns.ts';
import { theEnd } from './the-end.ts';
import { thirdPlayer } from './third-player.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [
  firstShares,
  dividends,
  theEnd,
  thirdPlayer,
  advanced,
];
export const PUZZLES: readonly Puzzle[] = [...EARLY_PUZZLES, ...LAST_TURNS];
