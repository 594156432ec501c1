import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { determinize } from '../determinize.ts';
import { frontOf } from '../parts.ts';
import { columnOf, NOWHERE, ROW_AIR, rowOf } from '../sea.ts';
import { legal as scubaLegal } from '../turn.ts';
import type { Action, ScubaKinds, State } from '../types.ts';
import { chartOf } from './chart.ts';
import { byExperience, judgeAt } from './experience.ts';
import { routesAhead } from './foresight.ts';
import { chanceHome } from './homecoming.ts';
import { byThumb, type Judge, type Mind, mindOf, valueAt } from './mind.ts';
import { type Route, routesOf } from './route.ts';

/** What Scuba tells the bots about itself. */
export const scubaHints: Hints<ScubaKinds> = {
  effort: { games: 8 },
  candidates,
  naive,
  sound: (seen, _candidates, chance) => best(determinize(seen, chance), seen.seat, byThumb),
  expert,
};

/** Air with which a beginner no longer ends a turn in a row, but goes up. */
const NERVES = [0, 2, 2, 5, 5, 8, 8, 12, 12, 20];

/** Turns whatever it swims over and strolls about until the gauge looks low or the end is called. */
function naive(seen: Seen<ScubaKinds>, legal: readonly Action[], chance: Chance): Action {
  const s = determinize(seen, chance);
  const { status, at, air } = s.divers[seen.seat];
  const isLate = status === 'under' && (s.stage !== 'normal' || air <= NERVES[rowOf(at)]);
  const find = legal.find(({ type }) => type === 'see' || (type === 'turn' && !isLate));
  if (find) return find;
  const steps = legal.filter(action => action.type === 'step');
  const up = steps.find(({ to }) => rowOf(to) < rowOf(at));
  if (isLate) return up ?? legal[legal.length - 1];
  const pleasant = steps.filter(({ to }) => rowOf(to) >= Math.min(1, rowOf(at)) && air > NERVES[rowOf(to)]);
  const fresh = pleasant.filter(({ to }) => s.backs[to] !== NOWHERE && s.dust[to] === 0);
  if (fresh.length > 0) return pick(fresh, chance);
  return pleasant.length > 0 ? pick(pleasant, chance) : legal[legal.length - 1];
}

/** What a good diver would think of doing, best first. */
export function candidates(s: State, seat: Seat): readonly Action[] {
  return inOrder(s, seat, judgeAt(s));
}

const best = (s: State, seat: Seat, judge?: Judge): Action => inOrder(s, seat, judge)[0];

function inOrder(s: State, seat: Seat, judge?: Judge): readonly Action[] {
  const legal = scubaLegal(s, seat);
  if (legal.length < 2) return legal;
  switch (s.phase.name) {
    case 'station':
      return bySight(s, seat, legal);
    case 'bearings':
      return columnOf(s.divers[s.active].at) < 5 ? legal : [...legal].reverse(); // to the rim
    default:
      return dives(s, seat, legal, judge);
  }
}

/** The biggest animal first; the point is worth one. */
function bySight(s: State, seat: Seat, legal: readonly Action[]): Action[] {
  const { gains } = chartOf(s, seat);
  const points = (action: Action): number => (action.type === 'see' ? gains[frontOf(action.tile)] : 1);
  return [...legal].sort((one, other) => points(other) - points(one));
}

function dives(s: State, seat: Seat, legal: readonly Action[], judge?: Judge): readonly Action[] {
  const see = s.decompression ? undefined : legal.find(isSight); // nothing to think about
  if (see) return [see];
  const mind = mindOf(s, seat, judge);
  const first = firstSight(mind, legal);
  return first ? [first] : byRoute(mind, legal, routesOf(mind));
}

const isSight = ({ type }: Action): boolean => type === 'see';

/**
 * Against a single rival by experience and with a look at the round to come. With more of them neither has been seen
 * to help beyond what a good diver reckons.
 */
function expert(seen: Seen<ScubaKinds>, rounds: number, chance: Chance): Action {
  const { seat } = seen;
  const s = determinize(seen, chance);
  const legal = scubaLegal(s, seat);
  const isDuel = s.divers.length === 2;
  if (!isDuel || s.phase.name !== 'diving' || legal.length < 2) return best(s, seat);
  const mind = mindOf(s, seat, byExperience);
  return firstSight(mind, legal) ?? byRoute(mind, legal, routesAhead(mind, habit, rounds, chance))[0];
}

const habit = (s: State, seat: Seat): Action => best(s, seat);

/** An animal is seen at once, whatever comes next. */
export function firstSight(mind: Mind, legal: readonly Action[]): Action | undefined {
  const see = legal.find(isSight);
  return see && !(mind.s.decompression && isInDanger(mind)) ? see : undefined;
}

/** What begins one of the routes, or turns the tile here first. */
export function byRoute(mind: Mind, legal: readonly Action[], routes: readonly Route[]): Action[] {
  const options: { action: Action; value: number }[] = [];
  for (const action of legal) {
    if (action.type === 'turn') options.push({ action, value: turnValue(mind, routes[0].value) });
    const to = action.type === 'step' ? action.to : action.type === 'stop' ? NOWHERE : null;
    const route = to === null ? undefined : routes.find(one => one.to === to);
    if (route) options.push({ action, value: route.value });
  }
  return options.sort((one, other) => other.value - one.value).map(({ action }) => action);
}

/** Only a fast ascent would help, and that must find nothing. */
function isInDanger({ home, diver }: Mind): boolean {
  if (diver.status !== 'under') return false;
  const row = rowOf(diver.at);
  return chanceHome(home, row, diver.deco, diver.air - ROW_AIR[row]) < DANGER;
}
const DANGER = 0.8;

/** What turning the tile here and going on is worth. */
function turnValue(mind: Mind, onward: number): number {
  const { s, chart, diver } = mind;
  const { on } = s.dive;
  if (diver.status === 'surfaced') return onward + chart.turned[on];
  const { halt, lost } = chart.bands[s.backs[on]];
  const stuck = valueAt(mind, diver.at, diver.air, diver.deco);
  let value = chart.turned[on] + (1 - halt) * onward + halt * Math.min(onward, stuck);
  for (let air = 1; air < lost.length; air++) {
    if (lost[air] > 0)
      value -= lost[air] * Math.max(0, stuck - valueAt(mind, diver.at, diver.air - air, diver.deco));
  }
  return value;
}
