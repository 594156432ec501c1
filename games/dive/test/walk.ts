import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat } from '@fathoms/kernel/game.ts';
import { play } from '@fathoms/kernel/match.ts';
import { dive } from '../index.ts';
import { glimpseOf, SHARP } from '../observer.ts';
import { plans } from '../plan.ts';
import type { Action, Choice, Event, State } from '../types.ts';

/** A decision by dice: mostly sensible, so that matches go deep; sometimes anything, a change of mind included. */
export function dice(s: State, chance: Chance): { seat: Seat; action: string } {
  const changers = s.divers.flatMap(({ ready }, seat) => (ready && s.phase === 'program' ? [seat] : []));
  if (changers.length > 0 && chance.below(8) === 0)
    return { seat: pick(changers, chance), action: 'withdraw' };
  const seat = pick(dive.toAct(s), chance);
  return { seat, action: dive.format(decide(s, seat, chance)) };
}

function decide(s: State, seat: Seat, chance: Chance): Action {
  const legal = dive.legal(s, seat);
  const choice: Choice | null = dive.choices?.describe(s, seat) ?? null;
  if (legal.length > 0 && chance.below(3) === 0) return pick(legal, chance);
  if (choice && chance.below(4) === 0) return dive.choices?.sample(choice, chance) as Action;
  if (choice === null) return pick(legal, chance);
  const glimpse = glimpseOf(s.stack, SHARP, chance);
  return pick(plans({ ...s, dream: { seat, glimpse } }, seat, 3), chance);
}

/** One step of a walk. */
export interface Pace {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly action: string;
  readonly events: readonly Event[];
}

/** Plays on from `state` until the end, one pace at a time, through `play`. */
export function* walk(state: State, chance: Chance): Generator<Pace> {
  let before = state;
  while (dive.outcome(before) === null) {
    const { seat, action } = dice(before, chance);
    const played = play({ game: dive, state: before, chance }, seat, action);
    if (!played.ok) throw new Error(`${action} refused: ${JSON.stringify(played.refusal)}`);
    yield { before, after: played.state, seat, action, events: played.events };
    before = played.state;
  }
}
