import type { Lesson, Puzzle } from '@fathoms/kernel/lesson.ts';
import { BET_PUZZLES } from './bet-puzzles.ts';
import { chief } from './chief.ts';
import { companions } from './companions.ts';
import { EYE_PUZZLES } from './eye-puzzles.ts';
import { firstDive } from './first-dive.ts';
import { flashlight } from './flashlight.ts';
import { seeing } from './seeing.ts';
import { zones } from './zones.ts';

export const LESSONS: readonly [Lesson, ...Lesson[]] = [
  firstDive,
  seeing,
  zones,
  companions,
  chief,
  flashlight,
];
export const PUZZLES: readonly Puzzle[] = [...EYE_PUZZLES, ...BET_PUZZLES];
