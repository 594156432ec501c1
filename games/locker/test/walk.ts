import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import { locker } from '../index.ts';
import type { Event, State } from '../types.ts';

/** A move by dice: a player who may return does so once `depth` cards lie there. */
export function dice(s: State, depth: number, chance: Chance): string {
  const [seat] = locker.toAct(s);
  const legal = locker.legal(s, seat).map(locker.format);
  if (legal.includes('return')) return s.exploration.length < depth ? 'reveal' : 'return';
  return pick(legal, chance);
}

/** One step of a walk: forced or by dice. */
export interface Pace {
  readonly before: State;
  readonly after: State;
  readonly action: string;
  readonly events: readonly Event[];
}

/** Plays on from `state` until the end, one pace at a time, through `play`. */
export function* walk(state: State, depth: number, chance: Chance): Generator<Pace> {
  let before = state;
  while (locker.outcome(before) === null) {
    const [seat] = locker.toAct(before);
    const forced = locker.forced(before);
    const action = forced ? locker.format(forced.action) : dice(before, depth, chance);
    const played = play({ game: locker, state: before, chance }, seat, action);
    if (!played.ok) throw new Error(`${action} refused: ${JSON.stringify(played.refusal)}`);
    yield { before, after: played.state, action, events: played.events };
    before = played.state;
  }
}
