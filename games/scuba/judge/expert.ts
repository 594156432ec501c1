import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import { judgeAt } from '../bot/experience.ts';
import { arrived, bestByStep, play } from '../bot/foresight.ts';
import { byRoute, candidates, firstSight } from '../bot/hints.ts';
import { type Mind, mindOf } from '../bot/mind.ts';
import { type End, endsOf, type Route, routesOf } from '../bot/route.ts';
import { determinize } from '../determinize.ts';
import { rowOf } from '../sea.ts';
import { forced, legal, toAct } from '../turn.ts';
import type { Action, ScubaKinds, State } from '../types.ts';

/** Each seat's chance to win. */
type Chances = (state: State) => readonly number[];

const CLOSE = 4; // points: ways that seem worse by more are not looked into
const MOST = 5;
const ROUNDS = 6; // imagined for each end
const DOUBTS = 24; // and once more where it seems best to go up, which cannot be taken back
const MARGIN = 0.03; // of a victory
const A_POINT = 0.01; // of a victory: what a point is worth beyond what the judge can tell apart
const SEEDS = 2 ** 31;

/**
 * Of the ends of this turn that seem good, the one after which its diver wins most often, by the judge's word a round
 * later. Animals are seen and tiles turned as a good diver does it; null = not a dive.
 */
export function expert(seen: Seen<ScubaKinds>, chances: Chances, chance: Chance): Action | null {
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
  return byRoute(mind, onward, routesToWin(mind, chances, chance))[0];
}

/** The ways on by their first step, best first. All ends meet the same luck. */
function routesToWin(mind: Mind, chances: Chances, chance: Chance): Route[] {
  const ends = endsToTry(mind);
  if (ends.length === 1) return bestByStep(ends, [0]);
  const worlds = worldsOf(ROUNDS, chance);
  const hopes = ends.map(end => A_POINT * seeming(end, ends[0]) + chanceAfter(mind, end, chances, worlds));
  const up = ends.findIndex(isUp);
  if (up >= 0 && hopes[up] === Math.max(...hopes))
    hopes[up] =
      A_POINT * seeming(ends[up], ends[0]) +
      chanceAfter(mind, ends[up], chances, worldsOf(DOUBTS, chance)) -
      MARGIN;
  return bestByStep(ends, hopes);
}

const worldsOf = (count: number, chance: Chance): string[] =>
  Array.from({ length: count }, () => String(chance.below(SEEDS)));

/** Those that seem good, and in any case the best way to the surface: whoever is ahead may want to end it. */
function endsToTry(mind: Mind): End[] {
  const ends = endsOf(mind);
  const up = ends.find(isUp);
  const dives = ends.filter(end => !isUp(end)).slice(0, MOST);
  const good = dives.filter(({ value }) => value >= ends[0].value - CLOSE);
  return up ? [...good, up] : good;
}

const isUp = ({ at }: End): boolean => rowOf(at) === 0;

/** Points never speak for the surface before time, so they must not speak against it. */
const seeming = (end: End, best: End): number => (isUp(end) ? Math.max(best.value, end.value) : end.value);

/** On average over the worlds: all others dive by their habit, the currents carry everything. */
function chanceAfter(mind: Mind, end: End, chances: Chances, worlds: readonly string[]): number {
  const there = arrived(mind, end);
  const diver = there.divers[mind.seat];
  diver.plus += Math.round(end.found);
  if (isUp(end)) {
    diver.at = end.way.at(-2) ?? mind.diver.at; // the last step is still to be taken
    there.dive.up = 0; // and its token counted
  }
  let sum = 0;
  for (const world of worlds) sum += chanceIn(clone(there), mind.seat, end, chances, world);
  return sum / worlds.length;
}

/** The judge's word when the diver is to move again; once the end has come, how it ends. */
function chanceIn(s: State, seat: Seat, end: End, chances: Chances, world: string): number {
  play(s, seat, isUp(end) ? { type: 'step', to: end.at } : { type: 'stop' }, world);
  for (;;) {
    for (let next = forced(s); next; next = forced(s)) play(s, next.seat, next.action, world);
    const [mover] = toAct(s);
    const isBack = s.stage === 'normal' && mover === seat && s.active === seat;
    if (mover === undefined || isBack) return chances(s)[seat];
    if (s.divers[seat].status === 'dead') return 0;
    play(s, mover, candidates(s, mover)[0], world);
  }
}
