import type { Dealer, Forced, Seat } from '@fathoms/kernel/game.ts';
import { discoverOptions, seeHere, turnTile } from './discover.ts';
import { endTurn, stop } from './flow.ts';
import { push, pushOptions, seeFromStation, stationOptions, takePoint } from './happening.ts';
import { step, stepOptions } from './movement.ts';
import { isOut } from './sight.ts';
import type { Action, Event, ScubaKinds, State } from './types.ts';

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly Action[] = [];
const STOP: Action = { type: 'stop' };

/** No decision belongs to anybody but the active player, except which way a lost diver is carried (EG7). */
export function toAct(s: State): readonly Seat[] {
  if (s.phase.name === 'over') return NOBODY;
  return [s.phase.name === 'bearings' ? s.phase.chooser : s.active];
}

export function legal(s: State, seat: Seat): readonly Action[] {
  const { phase } = s;
  switch (phase.name) {
    case 'over':
      return NOTHING;
    case 'bearings':
      return seat === phase.chooser ? pushOptions() : NOTHING;
    case 'station':
      return seat === s.active ? stationOptions(s) : NOTHING;
    case 'diving':
      return seat === s.active ? diveOptions(s) : NOTHING;
  }
}

/** [SCUBA-49] The first turn begins with a step; otherwise stopping is always allowed. */
function diveOptions(s: State): readonly Action[] {
  const options: Action[] = [];
  stepOptions(s, options);
  discoverOptions(s, options);
  if (s.divers[s.active].status !== 'waiting') options.push(STOP);
  return options;
}

/** A turn with no step left and nothing to discover ends by itself. */
export function forced(s: State): Forced<ScubaKinds> | null {
  if (s.phase.name !== 'diving') return null;
  return diveOptions(s).length === 1 ? { seat: s.active, action: STOP } : null;
}

export function apply(s: State, seat: Seat, a: Action, dealer: Dealer<Event>): void {
  if (a.type === 'stop') {
    stop(s, dealer);
    return;
  }
  const isOver = act(s, seat, a, dealer) || isOut(s.divers[s.active]); // [SCUBA-87, SCUBA-96]
  if (isOver) endTurn(s, dealer);
}

/** Says whether it was the last thing in Step 3. */
function act(s: State, seat: Seat, a: Exclude<Action, { type: 'stop' }>, dealer: Dealer<Event>): boolean {
  switch (a.type) {
    case 'step':
      return step(s, a.to, dealer);
    case 'turn':
      turnTile(s, dealer);
      return false;
    case 'see':
      if (s.phase.name === 'station') seeFromStation(s, a.tile, dealer);
      else seeHere(s, a.tile, dealer);
      return false;
    case 'point':
      takePoint(s, dealer);
      return false;
    case 'push':
      push(s, seat, a.side, dealer);
      return false;
  }
}
