import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { downLeft, leftLeft, maySurface, rightLeft, stepsLeft, upLeft } from './movement.ts';
import { STEPS, STEPS_UP, type Tile } from './parts.ts';
import {
  above,
  BOAT,
  beside,
  columnOf,
  firstColumn,
  lastColumn,
  NOWHERE,
  ROWS,
  rowOf,
  type Space,
} from './sea.ts';
import type { Action, State } from './types.ts';

/** The rule an action the acting seat may not take now runs into. Text only: `legal` has judged already. */
export function explain(s: State, _seat: Seat, a: Action): RuleId {
  if (s.phase.name !== 'diving') return 'SCUBA-80'; // an event must be carried out first
  switch (a.type) {
    case 'stop':
      return 'SCUBA-49';
    case 'point':
    case 'push':
      return 'SCUBA-80';
    case 'step':
      return explainStep(s, a.to);
    case 'turn':
      return explainPlace(s) ?? (isDusty(s) ? 'SCUBA-59' : 'SCUBA-55');
    case 'see':
      return explainPlace(s) ?? explainSight(s, a.tile);
  }
}

/** Why nothing at all can be discovered from where the diver is. */
function explainPlace(s: State): RuleId | null {
  const { status, at } = s.divers[s.active];
  if (status !== 'under' && at === BOAT) return 'SCUBA-102';
  if (rowOf(at) === ROWS) return 'SCUBA-72';
  if (s.dive.fast) return 'SCUBA-112';
  if (s.dive.dark) return 'SCUBA-80';
  if (s.dive.on !== NOWHERE) return null;
  return s.dive.taken === 0 ? 'SCUBA-56' : 'SCUBA-81';
}

const isDusty = (s: State): boolean => s.dust[s.dive.on] !== 0;

function explainSight(s: State, tile: Tile): RuleId {
  const shown = s.shown.find(one => one.tile === tile);
  if (shown?.at !== s.dive.on) return 'SCUBA-55';
  return isDusty(s) ? 'SCUBA-58' : 'SCUBA-69';
}

function explainStep(s: State, to: Space): RuleId {
  const { status, at } = s.divers[s.active];
  if (s.dive.halted) return 'SCUBA-84';
  if (stepsLeft(s) === 0) return s.dive.limit < STEPS ? 'SCUBA-83' : 'SCUBA-43';
  if (status === 'waiting') return 'SCUBA-48';
  return status === 'surfaced' ? explainStroke(s, at, to) : explainFins(s, at, to);
}

/** A snorkeller's step. */
function explainStroke(s: State, at: Space, to: Space): RuleId {
  if (rowOf(to) > 0) return 'SCUBA-97';
  if (to !== beside(at, -1) && to !== beside(at, 1)) return 'SCUBA-99';
  return isOffSide(s, columnOf(to)) ? 'SCUBA-53' : 'SCUBA-45';
}

/** A step underwater. */
function explainFins(s: State, at: Space, to: Space): RuleId {
  if (to === upward(at)) return explainUp(s, at);
  const sideways = rowOf(to) === rowOf(at) && Math.abs(to - at) === 1;
  if (rowOf(at) === ROWS && sideways) return 'SCUBA-52';
  if (to === at + 10) return rowOf(to) === ROWS ? 'SCUBA-51' : downLeft(s) === 0 ? 'SCUBA-44' : 'SCUBA-43';
  if (!sideways) return 'SCUBA-43';
  if (isOffSide(s, columnOf(to))) return 'SCUBA-53';
  return (to < at ? leftLeft(s) : rightLeft(s)) === 0 ? 'SCUBA-45' : 'SCUBA-43';
}

const upward = (at: Space): Space => (rowOf(at) > 1 ? at - 10 : above(columnOf(at)));

function explainUp(s: State, at: Space): RuleId {
  if (s.round === 1) return 'SCUBA-50';
  if (upLeft(s) === 0) return s.decompression ? (s.dive.found ? 'SCUBA-112' : 'SCUBA-111') : 'SCUBA-44';
  if (rowOf(at) > 1 || maySurface(s)) return 'SCUBA-43';
  return s.dive.up === STEPS_UP ? 'SCUBA-119' : 'SCUBA-116';
}

const isOffSide = (s: State, column: number): boolean =>
  column < firstColumn(s.divers.length) || column > lastColumn(s.divers.length);
