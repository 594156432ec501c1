/** The rest of a turn, planned step by step. Judgement, not rules: only bots read this. */

import { downLeft, leftLeft, rightLeft, stepsLeft, upLeft } from '../movement.ts';
import { BANDS, STEPS_UP } from '../parts.ts';
import {
  above,
  BOAT,
  beside,
  columnOf,
  firstColumn,
  LOWEST_TILES,
  lastColumn,
  NOWHERE,
  ROW_AIR,
  ROWS,
  rowOf,
  SPACES,
  type Space,
  spaceAt,
  UNDER_BOAT,
} from '../sea.ts';
import { chanceHome } from './homecoming.ts';
import { atSurface, type Mind, valueAt } from './mind.ts';

/** The best of all ways on that begin with the same step. */
export interface Route {
  readonly to: Space; // that step; NOWHERE = none, the turn ends here
  readonly value: number;
}

/** Plans the steps still allowed this turn: the ways on by their first step, the best one first. */
export function routesOf(mind: Mind): Route[] {
  if (mind.diver.status === 'surfaced') return snorkel(mind);
  return explore(newPlan(mind, null)).routes.sort(byValue);
}

/** The best way found to a space where the turn could end. */
export interface End {
  readonly at: Space;
  readonly way: readonly Space[]; // the steps to it
  readonly fresh: readonly Space[]; // those of them on which something may be looked at
  readonly turns: boolean; // tiles on the way are turned
  readonly tokens: number; // deco tokens on arrival
  readonly found: number; // points to be expected on the way
  readonly value: number; // with what a turn that ends here is worth
}

/** The same for a diver under water or about to dive: the best way to every end, the best one first. */
export const endsOf = (mind: Mind): End[] => endsBy(mind, 'end');

/** And the best way that begins with each step, or with none. */
export const endsByStep = (mind: Mind): End[] => endsBy(mind, 'start');

/** And the best of all. */
export const bestEnd = (mind: Mind): End => endsBy(mind, 'any')[0];

function endsBy(mind: Mind, key: Key): End[] {
  const ends = new Map<Space, End>();
  explore(newPlan(mind, { key, ends }));
  return [...ends.values()].sort(byValue);
}

function explore(plan: Plan): Plan {
  const { diver } = plan.mind;
  if (diver.status === 'under') walk(plan, diver.at, diver.deco, 0, 0, 1);
  else {
    plan.steps--;
    plan.down--;
    for (const at of UNDER_BOAT) go(plan, at, 0, 0, 0, 1);
  }
  return plan;
}

const byValue = (one: { value: number }, other: { value: number }): number => other.value - one.value;

/**
 * What is planned. A route is followed in place: what it has come to so far is handed on in numbers, because there are
 * hundreds of them in a turn:
 *
 * - `tokens` for deco,
 * - `found`: points, with what the tiles on the way may bring,
 * - `looked`: points of the animals alone,
 * - `chance` that no event has ended the movement.
 */
interface Plan {
  readonly mind: Mind;
  readonly columns: readonly [number, number];
  readonly most: number; // steps up allowed from the start
  readonly canLook: boolean;
  readonly visited: Uint8Array;
  readonly turns: number[]; // per band the tiles turned on the way
  readonly values: Float64Array; // per space what a turn that ends there is worth; NaN = not known yet
  steps: number; // still allowed on this route
  up: number;
  down: number;
  left: number;
  right: number;
  start: Space; // the first step; NOWHERE = none yet
  readonly routes: { to: Space; value: number }[];
  readonly way: Space[]; // the steps so far
  readonly fresh: Space[]; // those of them on which something may be looked at
  readonly kept: Kept | null; // null = nobody asks for ends
}

/** The best end so far of those that lie in the same place, or begin with the same step, or of any. */
interface Kept {
  readonly key: Key;
  readonly ends: Map<Space, End>;
}
type Key = 'end' | 'start' | 'any';

function newPlan(mind: Mind, kept: Kept | null): Plan {
  const { s } = mind;
  const visited = new Uint8Array(SPACES);
  if (s.dive.on !== NOWHERE && s.round > 1) visited[s.dive.on] = 1;
  return {
    mind,
    columns: [firstColumn(s.divers.length), lastColumn(s.divers.length)],
    most: upLeft(s),
    canLook: !s.dive.dark && !s.dive.fast,
    visited,
    turns: BANDS.map(() => 0),
    values: new Float64Array(SPACES).fill(Number.NaN),
    steps: stepsLeft(s),
    up: upLeft(s),
    down: downLeft(s),
    left: leftLeft(s),
    right: rightLeft(s),
    start: NOWHERE,
    routes: [],
    way: [],
    fresh: [],
    kept,
  };
}

/** The turn could end here. */
function end(plan: Plan, at: Space, tokens: number, found: number, looked: number): void {
  const { mind, values } = plan;
  let value = values[at];
  if (tokens !== mind.diver.deco) value = valueAt(mind, at, mind.diver.air, tokens);
  else if (Number.isNaN(value)) {
    value = valueAt(mind, at, mind.diver.air, tokens);
    values[at] = value;
  }
  const route = routeOf(plan);
  if (looked + value > route.value) route.value = looked + value;
  keep(plan, at, tokens, looked, looked + value, false);
  const least = plan.kept === null ? route.value : bestKept(plan.kept, at, plan.start);
  if (found <= looked || found + value <= least) return;
  const bold = found + value - dangerOf(mind, at, tokens, plan.turns); // turning tiles on the way
  if (bold > route.value) route.value = bold;
  keep(plan, at, tokens, bold - value, bold, true);
}

function keep(
  { kept, start, way, fresh }: Plan,
  at: Space,
  tokens: number,
  found: number,
  value: number,
  turns: boolean,
): void {
  if (kept === null) return;
  if (bestKept(kept, at, start) >= value) return;
  const last = rowOf(at) === 0 ? [at] : [];
  kept.ends.set(keyOf(kept, at, start), {
    tokens,
    found,
    value,
    turns,
    at,
    way: [...way, ...last],
    fresh: [...fresh],
  });
}

const keyOf = ({ key }: Kept, at: Space, start: Space): Space =>
  key === 'end' ? at : key === 'start' ? start : NOWHERE;
const bestKept = (kept: Kept, at: Space, start: Space): number =>
  kept.ends.get(keyOf(kept, at, start))?.value ?? Number.NEGATIVE_INFINITY;

/** The route that began with this first step. */
function routeOf({ start, routes }: Plan): { to: Space; value: number } {
  for (const route of routes) if (route.to === start) return route;
  const fresh = { to: start, value: Number.NEGATIVE_INFINITY };
  routes.push(fresh);
  return fresh;
}

/** Every way on from here, with the steps that are left. */
function walk(plan: Plan, at: Space, tokens: number, found: number, looked: number, chance: number): void {
  end(plan, at, tokens, found, looked);
  if (plan.steps === 0) return;
  const row = rowOf(at);
  const column = columnOf(at);
  plan.steps--;
  if (plan.up > 0) {
    plan.up--;
    climb(plan, at, tokens, found, looked, chance);
    plan.up++;
  }
  if (row !== ROWS) {
    if (plan.left > 0 && column > plan.columns[0]) {
      plan.left--;
      go(plan, at - 1, tokens, found, looked, chance);
      plan.left++;
    }
    if (plan.right > 0 && column < plan.columns[1]) {
      plan.right--;
      go(plan, at + 1, tokens, found, looked, chance);
      plan.right++;
    }
    if (plan.down > 0 && row < LOWEST_TILES) {
      plan.down--;
      go(plan, at + 10, tokens, found, looked, chance);
      plan.down++;
    }
  }
  plan.steps++;
}

/** The third step up is a fast ascent: it brings a token, and nothing may have been found. [SCUBA-112] */
function climb(plan: Plan, at: Space, held: number, found: number, looked: number, chance: number): void {
  const nth = plan.mind.s.dive.up + plan.most - plan.up;
  const isFast = nth > STEPS_UP;
  if (isFast && looked > 0) return;
  const tokens = held + (nth === STEPS_UP + 1 ? 1 : 0);
  const kept = isFast ? 0 : 1; // of what was found
  if (rowOf(at) > 1) go(plan, at - 10, tokens, kept * found, kept * looked, kept * chance);
  else if (tokens <= 1) {
    const isStart = begin(plan, above(columnOf(at)));
    end(plan, above(columnOf(at)), tokens, kept * found, kept * looked);
    if (isStart) plan.start = NOWHERE;
  }
}

/** A step, what is found after it, and every way on. */
function go(plan: Plan, at: Space, held: number, found: number, looked: number, chance: number): void {
  const { s, diver, chart } = plan.mind;
  const isStart = begin(plan, at);
  plan.way.push(at);
  const isFirstDeep = s.decompression && !diver.deep && held === diver.deco && rowOf(at) > 2;
  const tokens = held + (isFirstDeep ? 1 : 0);
  const isFresh = plan.canLook && plan.visited[at] === 0 && s.dust[at] === 0 && chance > 0;
  if (!isFresh) walk(plan, at, tokens, found, looked, chance);
  else {
    const band = chart.turned[at] > 0 ? s.backs[at] : NOWHERE;
    const seen = chance * chart.seen[at];
    const more = seen + (band === NOWHERE ? 0 : chance * chart.turned[at]);
    const on = band === NOWHERE ? chance : chance * (1 - chart.bands[band].halt);
    plan.visited[at] = 1;
    plan.fresh.push(at);
    if (band !== NOWHERE) plan.turns[band]++;
    walk(plan, at, tokens, found + more, looked + seen, on);
    if (band !== NOWHERE) plan.turns[band]--;
    plan.fresh.pop();
    plan.visited[at] = 0;
  }
  plan.way.pop();
  if (isStart) plan.start = NOWHERE;
}

/** Remembers the first step of a way; says whether this is it. */
function begin(plan: Plan, at: Space): boolean {
  if (plan.start !== NOWHERE) return false;
  plan.start = at;
  return true;
}

/** What the events of the tiles to be turned may do to a way home. */
function dangerOf(mind: Mind, at: Space, tokens: number, turns: readonly number[]): number {
  const row = rowOf(at);
  if (row === 0) return 0;
  const rest = mind.diver.air - ROW_AIR[row];
  const alive = chanceHome(mind.home, row, tokens, rest);
  let danger = 0;
  for (let band = 0; band < turns.length; band++) {
    if (turns[band] === 0) continue;
    const { lost } = mind.chart.bands[band];
    for (let air = 1; air < lost.length; air++) {
      if (lost[air] > 0)
        danger += turns[band] * lost[air] * (alive - chanceHome(mind.home, row, tokens, rest - air));
    }
  }
  return danger * mind.life;
}

/** Sideways at the surface: over what lies in row 1, and in the end to the boat. */
function snorkel(mind: Mind): Route[] {
  const { s, diver, chart } = mind;
  const seats = s.divers.length;
  const routes: Route[] = [{ to: NOWHERE, value: atSurface(mind, diver.at) }];
  for (const side of [-1, 1]) {
    let at = diver.at;
    let [found, best] = [0, Number.NEGATIVE_INFINITY];
    for (let left = Math.min(stepsLeft(s), side < 0 ? leftLeft(s) : rightLeft(s)); left > 0; left--) {
      at = beside(at, side);
      if (at < firstColumn(seats) || at > lastColumn(seats)) break;
      const below = spaceAt(1, at);
      if (at !== BOAT && !s.dive.dark && s.dust[below] === 0) {
        found += chart.seen[below] + Math.max(0, chart.turned[below]);
      }
      best = Math.max(best, found + atSurface(mind, at));
    }
    if (best > Number.NEGATIVE_INFINITY) routes.push({ to: beside(diver.at, side), value: best });
  }
  return routes.sort(byValue);
}
