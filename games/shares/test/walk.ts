import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import { choices } from '../choice.ts';
import { shares } from '../index.ts';
import type { Action, Event, State } from '../types.ts';

/** How somebody plays who throws dice: out of ten, how often they draw where they could do something else. */
export type Thrift = number;

/** A move by dice. */
export function dice(s: State, thrift: Thrift, chance: Chance): string {
  const legal = shares.legal(s, s.active);
  const idle = legal[legal.length - 1]; // draw or decline
  if (s.phase.name !== 'draft' && chance.below(10) < thrift) return shares.format(idle);
  const busy = s.phase.name === 'draft' ? legal : legal.filter(action => action !== idle);
  return shares.format(something(s, busy, chance) ?? idle);
}

function something(s: State, free: readonly Action[], chance: Chance): Action | null {
  const choice = choices.describe(s, s.active);
  if (choice !== null && (free.length === 0 || chance.below(3) === 0)) return choices.sample(choice, chance);
  return free.length > 0 ? pick(free, chance) : null;
}

/** One step of a walk. */
export interface Pace {
  readonly before: State;
  readonly after: State;
  readonly action: string;
  readonly events: readonly Event[];
}

/** Plays on from `state` until the end, one pace at a time, through `play`. */
export function* walk(state: State, thrift: Thrift, chance: Chance): Generator<Pace> {
  let before = state;
  while (shares.outcome(before) === null) {
    const action = dice(before, thrift, chance);
    const played = play({ game: shares, state: before, chance }, before.active, action);
    if (!played.ok) throw new Error(`${action} refused: ${JSON.stringify(played.refusal)}`);
    yield { before, after: played.state, action, events: played.events };
    before = played.state;
  }
}
