import type { Lesson, Puzzle } from '@fathoms/kernel/lesson.ts';
import { AIR_PUZZLES } from './air-puzzles.ts';
import { currents } from './currents.ts';
import { decompression } from './decompression.ts';
import { firstDive } from './first-dive.ts';
import { goingHome } from './going-home.ts';
import { HOME_PUZZLES } from './home-puzzles.ts';
import { REEF_PUZZLES } from './reef-puzzles.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [firstDive, currents, goingHome, decompression];

export const PUZZLES: readonly Puzzle[] = [...REEF_PUZZLES, ...AIR_PUZZLES, ...HOME_PUZZLES];
