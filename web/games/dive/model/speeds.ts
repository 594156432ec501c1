import { ANGLER_LEVEL, CLOWN_SPEED } from '@fathoms/games/dive/parts.ts';
import type { Program } from '@fathoms/games/dive/types.ts';

/** How fast a program is on a level; null where there are no tokens: the Anglerfish, and the children's game. */
export function programSpeed({ levels, clown }: Program, level: number): number | null {
  const tokens = levels[level - 1]?.tokens ?? [];
  if (level === ANGLER_LEVEL || tokens.length === 0) return null;
  return tokens.reduce((sum, token) => sum + token, clown === level ? CLOWN_SPEED : 0);
}
