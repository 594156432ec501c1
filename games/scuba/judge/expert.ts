import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import { judgeAt } from '../bot/experience.ts';
import { arrived, firstStep, play } from '../bot/foresight.ts';
import { byRoute, firstSight } from '../bot/hints.ts';
import { type Mind, mindOf } from '../bot/mind.ts';
import { type End, endsOf, type Route, routesOf } from '../bot/route.ts';
import { determinize } from '../determinize.ts';
import { rowOf } from '../sea.ts';
import { forced, legal, toAct } from '../turn.ts';
import type { Action, ScubaKinds, State } from '../types.ts';
import { habits } from './habits.ts';

/** Each seat's chance to win. */
type Chances = (state: State) => readonly number[];

const CLOSE = 4; // points: ways that seem worse by more are not looked into
const MOST = 5;
const DOUBTS = 24; // more rounds where it seems best to go up, which cannot be taken back
const MARGIN = 0.03; // of a victory
const A_POINT = 0.02; // of a victory: what a point is worth beyond what the judge can tell apart
const AT_ONCE = 0.85; // how much the judge's word counts when the move has passed on: it is less a matter of luck
const SEEDS = 2 ** 31;

/**
 * Of the ends of this turn that seem good, the one after which its diver wins most often, by the judge's word a round
 * later. Animals are seen and tiles turned as a good diver does it; null = not a dive.
 */
export function expert(
  seen: Seen<ScubaKinds>,
  chances: Chances,
  games: number,
  chance: Chance,
): Action | null {
  const { seat } = seen;
  const s = determinize(seen, chance);
  if (s.phase.name !== 'diving' || s.divers[seat].status === 'surfaced') return null;
  const options = legal(s, seat);
  const mind = mindOf(s, seat, judgeAt(s));
  const see = firstSight(mind, options);
  if (see) return see;
  const [first] = byRoute(mind, options, routesOf(mind));
  if (first.type === 'turn') return first;
  const onward = options.filter(({ type }) => type !== 'turn');
  return byRoute(mind, onward, routesToWin(mind, chances, games, chance))[0];
}

/** An end that is tried. */
interface Trial {
  readonly end: End;
  readonly there: State; // the table just before the turn ends
  readonly seeming: number; // what its points are worth beyond the judge
  sum: number; // of chances a round later
  rounds: number;
  atOnce: number | null; // the chance when the move has just passed on, in the first of these rounds
}

/** The ways on, best first. All ends meet the same luck, and the worse half drops out until one is left. */
function routesToWin(mind: Mind, chances: Chances, games: number, chance: Chance): Route[] {
  const trials = trialsOf(mind);
  const tryOut = (trial: Trial, worlds: readonly string[]): void => {
    for (const world of worlds) tryIn(trial, mind.seat, chances, world);
  };
  const stages = Math.ceil(Math.log2(trials.length));
  for (let left = trials.length; left > 1; left = Math.ceil(left / 2)) {
    const worlds = worldsOf(Math.max(1, Math.floor(games / stages / left)), chance);
    const still = trials.splice(0, left);
    for (const trial of still) tryOut(trial, worlds);
    trials.unshift(...still.sort(byHope));
  }
  if (trials.length > 1 && isUp(trials[0].end)) {
    tryOut(trials[0], worldsOf(DOUBTS, chance));
    trials.splice(0, 2, ...trials.slice(0, 2).sort(byHope));
  }
  return trials.map(({ end }, nth) => ({ to: firstStep(end), value: -nth }));
}

/** The surface must be clearly better: nobody comes down again. */
const hopeOf = ({ end, seeming, sum, rounds, atOnce }: Trial): number =>
  seeming + (1 - AT_ONCE) * (sum / rounds) + AT_ONCE * (atOnce ?? 0) - (isUp(end) ? MARGIN : 0);
const byHope = (one: Trial, other: Trial): number => hopeOf(other) - hopeOf(one);

const worldsOf = (count: number, chance: Chance): string[] =>
  Array.from({ length: count }, () => String(chance.below(SEEDS)));

/** The ends that seem good, and in any case the best way to the surface: whoever is ahead may want to end it. */
function trialsOf(mind: Mind): Trial[] {
  const ends = endsOf(mind);
  const up = ends.find(isUp);
  const dives = ends.filter(end => !isUp(end)).slice(0, MOST);
  const good = dives.filter(({ value }) => value >= ends[0].value - CLOSE);
  return [...good, ...(up ? [up] : [])].map(end => ({
    end,
    there: justBefore(mind, end),
    seeming: A_POINT * seeming(end, ends[0]),
    ...{ sum: 0, rounds: 0, atOnce: null },
  }));
}

const isUp = ({ at }: End): boolean => rowOf(at) === 0;

/** Points never speak for the surface before time, so they must not speak against it. */
const seeming = (end: End, best: End): number => (isUp(end) ? Math.max(best.value, end.value) : end.value);

/** The table when all that is left of the turn is to stop, or to take the last step up. */
function justBefore(mind: Mind, end: End): State {
  const there = arrived(mind, end);
  const diver = there.divers[mind.seat];
  diver.plus += Math.round(end.found);
  if (isUp(end)) {
    diver.at = end.way.at(-2) ?? mind.diver.at;
    there.dive.up = 0; // its token is counted
  }
  return there;
}

/** Asks the judge when the move has passed on, and when the diver is to move again; once the end has come, how it ends. */
function tryIn(trial: Trial, seat: Seat, chances: Chances, world: string): void {
  const { end, there } = trial;
  const s = clone(there);
  const others = habits();
  trial.rounds++;
  play(s, seat, isUp(end) ? { type: 'step', to: end.at } : { type: 'stop' }, world);
  for (;;) {
    for (let next = forced(s); next; next = forced(s)) play(s, next.seat, next.action, world);
    trial.atOnce ??= chances(s)[seat];
    const [mover] = toAct(s);
    const isBack = s.stage === 'normal' && mover === seat && s.active === seat;
    if (mover === undefined || isBack) {
      trial.sum += chances(s)[seat];
      return;
    }
    if (s.divers[seat].status === 'dead') return; // no chance is left
    play(s, mover, others(s, mover), world);
  }
}
