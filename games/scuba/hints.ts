import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { chartOf } from './chart.ts';
import { determinize } from './determinize.ts';
import { mayDiscover } from './discover.ts';
import { chanceHome } from './homecoming.ts';
import { frontOf } from './parts.ts';
import { type Mind, mindOf, routesOf, valueAt } from './route.ts';
import { outcome, scoreOf } from './scoring.ts';
import { columnOf, NOWHERE, ROW_AIR, rowOf, spaceAt } from './sea.ts';
import { legal as scubaLegal } from './turn.ts';
import type { Action, ScubaKinds, State } from './types.ts';

/** What Scuba tells the bots about itself. */
export const scubaHints: Hints<ScubaKinds> = {
  effort: { games: 300, actions: 0 },
  candidates,
  naive,
  sound,
  rollout,
  worth,
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

function sound(seen: Seen<ScubaKinds>, _legal: readonly Action[], chance: Chance): Action {
  return candidates(determinize(seen, chance), seen.seat)[0];
}

/** Candidates come best first. */
function rollout(_s: State, _seat: Seat, [first]: readonly Action[]): Action {
  return first;
}

const CLOSE = 3; // points: what a sound player thinks worse by more is not looked at
const MOST = 3;

/** What a sound player would think of doing, best first. */
function candidates(s: State, seat: Seat): readonly Action[] {
  const legal = scubaLegal(s, seat);
  if (legal.length < 2) return legal;
  switch (s.phase.name) {
    case 'station':
      return bySight(s, seat, legal);
    case 'bearings':
      return columnOf(s.divers[s.active].at) < 5 ? legal : [...legal].reverse(); // to the rim
    default:
      return byRoute(s, seat, legal);
  }
}

/** The biggest animal first; the point is worth one. */
function bySight(s: State, seat: Seat, legal: readonly Action[]): Action[] {
  const { gains } = chartOf(s, seat);
  const points = (action: Action): number => (action.type === 'see' ? gains[frontOf(action.tile)] : 1);
  return [...legal].sort((one, other) => points(other) - points(one));
}

function byRoute(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const mind = mindOf(s, seat);
  const see = legal.find(({ type }) => type === 'see');
  if (see && !(s.decompression && isInDanger(mind))) return [see];
  const routes = routesOf(mind);
  const options: { action: Action; value: number }[] = [];
  for (const action of legal) {
    if (action.type === 'turn') options.push({ action, value: turnValue(mind, routes[0].value) });
    const to = action.type === 'step' ? action.to : action.type === 'stop' ? NOWHERE : null;
    const route = to === null ? undefined : routes.find(one => one.to === to);
    if (route) options.push({ action, value: route.value });
  }
  options.sort((one, other) => other.value - one.value);
  return options
    .slice(0, MOST)
    .filter(({ value }) => value >= options[0].value - CLOSE)
    .map(({ action }) => action);
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

/** How many points a lead must have to matter, by the turns still to come. */
const spread = (turns: number): number => 3 + 0.8 * turns;

/** Final places once the game is over; before that, chances by what everybody can still make of the dive. */
function worth(s: State): readonly number[] {
  const places = outcome(s)?.places;
  if (places) return places.map(place => (place === 1 ? 1 : 0));
  let turns = 0;
  const points = s.divers.map((diver, seat) => {
    if (diver.status === 'dead') return Number.NEGATIVE_INFINITY;
    if (diver.status === 'evacuated') return scoreOf(diver);
    const mind = mindOf(s, seat);
    turns = Math.max(turns, mind.outlook.turns);
    return scoreOf(diver) + prospects(mind);
  });
  const top = Math.max(...points);
  const chances = points.map(p => Math.exp((p - top) / spread(turns)));
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}

/** Points a diver can still expect: whoever is in a turn may go on, the others have paid for theirs. */
function prospects(mind: Mind): number {
  const { s, seat, diver } = mind;
  if (seat === s.active) return restOfTurn(mind);
  if (diver.status === 'waiting') return valueAt(mind, FIRST_STOP, diver.air, diver.deco);
  return valueAt(mind, diver.at, diver.air + ROW_AIR[rowOf(diver.at)], diver.deco);
}
const FIRST_STOP = spaceAt(4, 5); // where a first turn may well end

/** With what lies on the space that may be acted on, and the best way on. */
function restOfTurn(mind: Mind): number {
  const { s, chart } = mind;
  const onward = routesOf(mind)[0].value;
  if (!mayDiscover(s)) return onward;
  const { on } = s.dive;
  return chart.seen[on] + (s.backs[on] === NOWHERE ? onward : Math.max(onward, turnValue(mind, onward)));
}
