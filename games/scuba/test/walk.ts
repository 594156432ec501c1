import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import { scuba } from '../index.ts';
import { rowOf } from '../sea.ts';
import type { Action, Event, State } from '../types.ts';

/** A move by dice: mostly discovers what it can, goes deep, and heads up with little air above `nerve`. */
export function dice(s: State, nerve: number, chance: Chance): string {
  const [seat] = scuba.toAct(s);
  const legal = scuba.legal(s, seat);
  return scuba.format(choose(s, legal, nerve, chance));
}

function choose(s: State, legal: readonly Action[], nerve: number, chance: Chance): Action {
  if (s.phase.name !== 'diving') return pick(legal, chance);
  const { at, air, status } = s.divers[s.active];
  const finds = legal.filter(({ type }) => type === 'turn' || type === 'see');
  if (finds.length > 0 && chance.below(4) > 0) return pick(finds, chance);
  const up = legal.find(action => action.type === 'step' && rowOf(action.to) < rowOf(at));
  const isLate = status === 'under' && air < nerve + 2 * rowOf(at);
  if (up && isLate && chance.below(8) > 0) return up;
  const down = legal.find(action => action.type === 'step' && rowOf(action.to) > rowOf(at));
  if (down && !isLate && chance.below(2) > 0) return down;
  const others = legal.filter(action => action !== up || chance.below(3) === 0);
  return pick(others.length > 0 ? others : legal, chance);
}

/** One step of a walk: forced or by dice. */
export interface Pace {
  readonly before: State;
  readonly after: State;
  readonly action: string;
  readonly events: readonly Event[];
}

/** Plays on from `state` until the end, one pace at a time, through `play`. */
export function* walk(state: State, nerve: number, chance: Chance): Generator<Pace> {
  let before = state;
  while (scuba.outcome(before) === null) {
    const [seat] = scuba.toAct(before);
    const forced = scuba.forced(before);
    const action = forced ? scuba.format(forced.action) : dice(before, nerve, chance);
    const played = play({ game: scuba, state: before, chance }, seat, action);
    if (!played.ok) throw new Error(`${action} refused: ${JSON.stringify(played.refusal)}`);
    yield { before, after: played.state, action, events: played.events };
    before = played.state;
  }
}
