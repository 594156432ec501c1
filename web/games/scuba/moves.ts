import { parse } from '@fathoms/games/scuba/notation.ts';
import { type TileId, tileId } from '@fathoms/games/scuba/parts.ts';
import { above, beside, type SpaceId, spaceId } from '@fathoms/games/scuba/sea.ts';
import type { Action, Side, View } from '@fathoms/games/scuba/types.ts';
import { readLegal } from '../../board/use-turn.ts';
import { columnIn, rowIn, spaceOf } from './layout.ts';
import { tileOf } from './tiles.ts';

export const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The legal actions, by the thing one touches to take them. */
export interface Moves {
  readonly steps: ReadonlyMap<SpaceId, string>;
  readonly ways: ReadonlyMap<Direction, SpaceId>; // the same steps, for keys, pad and swipes
  readonly turn: string | null; // the face-down tile here
  readonly sees: ReadonlyMap<TileId, string>;
  readonly point: string | null;
  readonly pushes: ReadonlyMap<Side, string>;
  readonly stop: string | null;
}

export function movesOf(legal: readonly string[], from: SpaceId | null): Moves {
  const steps = new Map<SpaceId, string>();
  const ways = new Map<Direction, SpaceId>();
  const sees = new Map<TileId, string>();
  const pushes = new Map<Side, string>();
  const single: Record<'turn' | 'point' | 'stop', string | null> = { turn: null, point: null, stop: null };
  for (const [action, text] of readLegal(legal, parse)) {
    if (action.type === 'step') {
      const to = spaceId(action.to);
      steps.set(to, text);
      if (from !== null) ways.set(directionOf(from, to), to);
    } else if (action.type === 'see') sees.set(tileId(action.tile), text);
    else if (action.type === 'push') pushes.set(action.side, text);
    else single[action.type] = text;
  }
  return { steps, ways, sees, pushes, ...single };
}

/** Which way a step goes. Off the boat, the outer two of the spaces below it count as left and right. */
export function directionOf(from: SpaceId, to: SpaceId): Direction {
  const right = columnIn(to) - columnIn(from);
  const down = rowIn(to) - rowIn(from);
  if (down < 0) return 'up';
  if (right === 0) return 'down';
  return right < 0 ? 'left' : 'right';
}

/** A step that way, be it off the board: the rules say why not. */
export function stepTowards(from: SpaceId, direction: Direction): Action {
  const at = spaceOf(from);
  const onSurface = rowIn(from) === 0;
  switch (direction) {
    case 'up':
      return { type: 'step', to: rowIn(from) === 1 ? above(columnIn(from)) : at - 10 };
    case 'down':
      return { type: 'step', to: at + 10 };
    case 'left':
      return { type: 'step', to: onSurface ? beside(at, -1) : at - 1 };
    case 'right':
      return { type: 'step', to: onSurface ? beside(at, 1) : at + 1 };
  }
}

/** Looking at what lies here; null = there is nothing. */
export function lookAt(view: View, at: SpaceId): Action | null {
  const shown = view.shown.find(tile => tile.at === at);
  if (shown) return { type: 'see', tile: tileOf(shown.tile) };
  return view.backs.some(back => back.at === at) ? { type: 'turn' } : null;
}
