import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { chains } from './chains.ts';
import { divers } from './divers.ts';
import { firstDive } from './first-dive.ts';
import { variants } from './variants.ts';

export { PUZZLES } from './puzzles.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [firstDive, chains, divers, variants];
