import { parse } from '@fathoms/games/scuba/notation.ts';
import { type TileId, tileId } from '@fathoms/games/scuba/parts.ts';
import { above, beside, type SpaceId, spaceId } from '@fathoms/games/scuba/sea.ts';
import type { Action, Side, View } from '@fathoms/games/scuba/types.ts';
import { readLegal } from '../../../board/use-turn.ts';
import { columnIn, type Direction, directionOf, rowIn, spaceOf } from '../parts/spaces.ts';
import { tileOf } from '../parts/tiles.ts';

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

/** A step that way, be it off the board: the rules say why not. */
export function stepTowards(from: SpaceId, direction: Direction): Action {
  const [at, row] = [spaceOf(from), rowIn(from)];
  const sideways = (right: number) => (row === 0 ? beside(at, right) : at + right);
  const to = {
    up: row === 1 ? above(columnIn(from)) : at - 10,
    down: at + 10,
    left: sideways(-1),
    right: sideways(1),
  };
  return { type: 'step', to: to[direction] };
}

/** Looking at what lies here; null = there is nothing. */
export function lookAt(view: View, at: SpaceId): Action | null {
  const shown = view.shown.find(tile => tile.at === at);
  if (shown) return { type: 'see', tile: tileOf(shown.tile) };
  return view.backs.some(back => back.at === at) ? { type: 'turn' } : null;
}
