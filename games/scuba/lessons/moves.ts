import type { ScriptMove } from '@fathoms/kernel/lesson.ts';

/** Moves written one after the other. */
export const moves = (text: string): readonly ScriptMove[] => text.split(', ');
