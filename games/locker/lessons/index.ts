import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { firstDive } from './first-dive.ts';

export { PUZZLES } from './puzzles.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [firstDive];
