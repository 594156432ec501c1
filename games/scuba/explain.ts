import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { maySurface } from './movement.ts';
import { STEPS, STEPS_UP, type Tile, tileId } from './parts.ts';
import { above, BOAT, beside, columnOf, parseSpace, ROWS, rowOf, type Space } from './sea.ts';
import type { Action, DiverView, View } from './types.ts';

/** The rule an action that cannot be taken now runs into. Text only: `legal` has judged already. */
export function explain(s: View, seat: Seat | null, a: Action): RuleId {
  if (s.phase.name === 'over') return s.phase.reason === 'lost' ? 'SCUBA-144' : 'SCUBA-134';
  if (seat !== (s.phase.name === 'bearings' ? s.phase.chooser : s.active)) return 'SCUBA-11';
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

/** The active diver, and where it is. */
function diverIn(s: View): { readonly status: DiverView['status']; readonly at: Space } {
  const { status, at } = s.divers[s.active];
  return { status, at: parseSpace(at) as Space };
}

/** Why nothing at all can be discovered from where the diver is. */
function explainPlace(s: View): RuleId | null {
  const { status, at } = diverIn(s);
  if (status !== 'under' && at === BOAT) return 'SCUBA-102';
  if (rowOf(at) === ROWS) return 'SCUBA-72';
  if (s.dive.fast) return 'SCUBA-112';
  if (s.dive.dark) return 'SCUBA-80';
  if (s.dive.on !== null) return null;
  return s.dive.taken === 0 ? 'SCUBA-56' : 'SCUBA-81';
}

const isDusty = (s: View): boolean => s.dust.some(({ at }) => at === s.dive.on);

function explainSight(s: View, tile: Tile): RuleId {
  const shown = s.shown.find(one => one.tile === tileId(tile));
  if (shown?.at !== s.dive.on) return 'SCUBA-55';
  return isDusty(s) ? 'SCUBA-58' : 'SCUBA-69';
}

function explainStep(s: View, to: Space): RuleId {
  const { status, at } = diverIn(s);
  if (s.dive.halted) return 'SCUBA-84';
  if (s.dive.allowance.steps === 0) return s.dive.limit < STEPS ? 'SCUBA-83' : 'SCUBA-43';
  if (status === 'waiting') return 'SCUBA-48';
  return status === 'surfaced' ? explainStroke(s, at, to) : explainFins(s, at, to);
}

/** A snorkeller's step. */
function explainStroke(s: View, at: Space, to: Space): RuleId {
  if (rowOf(to) > 0) return 'SCUBA-97';
  if (to !== beside(at, -1) && to !== beside(at, 1)) return 'SCUBA-99';
  return isOffSide(s, columnOf(to)) ? 'SCUBA-53' : 'SCUBA-45';
}

/** A step underwater. */
function explainFins(s: View, at: Space, to: Space): RuleId {
  if (to === upward(at)) return explainUp(s, at);
  const sideways = rowOf(to) === rowOf(at) && Math.abs(to - at) === 1;
  if (rowOf(at) === ROWS && (sideways || to === at + 10)) return 'SCUBA-52';
  if (to === at + 10)
    return rowOf(to) === ROWS ? 'SCUBA-51' : s.dive.allowance.down === 0 ? 'SCUBA-44' : 'SCUBA-43';
  if (!sideways) return 'SCUBA-43';
  if (isOffSide(s, columnOf(to))) return 'SCUBA-53';
  return (to < at ? s.dive.allowance.left : s.dive.allowance.right) === 0 ? 'SCUBA-45' : 'SCUBA-43';
}

const upward = (at: Space): Space => (rowOf(at) > 1 ? at - 10 : above(columnOf(at)));

function explainUp(s: View, at: Space): RuleId {
  if (s.round === 1) return 'SCUBA-50';
  if (s.dive.allowance.up === 0)
    return s.decompression ? (s.dive.found ? 'SCUBA-112' : 'SCUBA-111') : 'SCUBA-44';
  if (rowOf(at) > 1 || maySurface(s)) return 'SCUBA-43';
  return s.dive.up === STEPS_UP ? 'SCUBA-119' : 'SCUBA-116';
}

const isOffSide = ({ columns }: View, column: number): boolean => column < columns[0] || column > columns[1];
