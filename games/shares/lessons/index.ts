import type { Lesson, Puzzle } from '@fathoms/kernel/lesson.ts';
import { firstShares } from './first-shares.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [firstShares];
export const PUZZLES: readonly Puzzle[] = [];
