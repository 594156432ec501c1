/** Spaces as the board knows them: by id; and the ways between them. */
import { columnOf, parseSpace, rowOf, type Space, type SpaceId } from '@fathoms/games/scuba/sea.ts';

export const rowIn = (space: SpaceId): number => rowOf(spaceOf(space));
export const columnIn = (space: SpaceId): number => columnOf(spaceOf(space));

export function spaceOf(id: SpaceId): Space {
  const space = parseSpace(id);
  if (space === null) throw new Error(`no space ${id}`);
  return space;
}

export const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Which way a step goes. Off the boat, the outer two of the spaces below it count as left and right. */
export function directionOf(from: SpaceId, to: SpaceId): Direction {
  const right = columnIn(to) - columnIn(from);
  const down = rowIn(to) - rowIn(from);
  if (down < 0) return 'up';
  if (right === 0) return 'down';
  return right < 0 ? 'left' : 'right';
}
