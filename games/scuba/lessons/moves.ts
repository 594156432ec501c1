import type { ScriptMove } from '@fathoms/kernel/lesson.ts';

/** Moves written one after the other. */
export const moves = (text: string): readonly ScriptMove[] => text.split(', ');

/** An ordinary table for two. */
export const TABLE = {
  seats: 2,
  options: { decompression: 'off', nonLethal: 'off', openScores: 'off', start: 'A' },
  rivals: ['Pip'],
} as const;
