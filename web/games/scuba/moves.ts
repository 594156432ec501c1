import { explain } from '@fathoms/games/scuba/explain.ts';
import { parse } from '@fathoms/games/scuba/notation.ts';
import { type TileId, tileId } from '@fathoms/games/scuba/parts.ts';
import { above, beside, isInUse, ROWS, type SpaceId, spaceId } from '@fathoms/games/scuba/sea.ts';
import type { Side, View } from '@fathoms/games/scuba/types.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
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
  for (const text of legal) {
    const action = parse(text);
    if (action === null) throw new Error(`the table offers what nobody can read: ${text}`);
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

/** The space beside this one, were there nothing against going there; null = off the board. */
function towards(from: SpaceId, direction: Direction, view: View): SpaceId | null {
  const [row, column] = [rowIn(from), columnIn(from)];
  if (direction === 'up')
    return row === 0 ? null : row === 1 ? spaceId(above(column)) : `${row - 1}/${column}`;
  if (direction === 'down') return row === ROWS ? null : `${row + 1}/${column}`;
  const side = direction === 'left' ? -1 : 1;
  const next = row === 0 ? beside(spaceOf(from), side) : spaceOf(from) + side;
  return isInUse(next, view.divers.length) ? spaceId(next) : null;
}

/** Why one cannot swim that way now. */
export function whyNotStep(view: View, seat: Seat, direction: Direction): RuleId {
  const diver = view.divers[seat];
  const to = diver ? towards(diver.at, direction, view) : null;
  if (to !== null) return explain(view, seat, { type: 'step', to: spaceOf(to) });
  if (diver?.status === 'waiting') return 'SCUBA-48';
  return direction === 'up' ? 'SCUBA-99' : 'SCUBA-53';
}

/** Why nothing can be looked at where one is; null = there is nothing. */
export function whyNotLook(view: View, seat: Seat, at: SpaceId): RuleId | null {
  const shown = view.shown.find(tile => tile.at === at);
  if (shown) return explain(view, seat, { type: 'see', tile: tileOf(shown.tile) });
  return view.backs.some(back => back.at === at) ? explain(view, seat, { type: 'turn' }) : null;
}
