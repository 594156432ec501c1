import type { Lesson, Puzzle } from '@fathoms/kernel/lesson.ts';
import { firstDive } from './first-dive.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [firstDive];
export const PUZZLES: readonly Puzzle[] = [];
