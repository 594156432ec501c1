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
import type { Allowance, State } from '../types.ts';
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
export function endsOf(mind: Mind): End[] {
  const ends = new Map<Space, End>();
  explore(newPlan(mind, ends));
  return [...ends.values()].sort(byValue);
}

function explore(plan: Plan): Plan {
  const { s, diver } = plan.mind;
  const most = allowanceOf(s);
  if (diver.status === 'under') walk(plan, diver.at, most, { ...START, tokens: diver.deco });
  else
    for (const at of UNDER_BOAT) go(plan, at, { ...most, steps: most.steps - 1, down: most.down - 1 }, START);
  return plan;
}

const allowanceOf = (s: State): Allowance => ({
  steps: stepsLeft(s),
  up: upLeft(s),
  down: downLeft(s),
  left: leftLeft(s),
  right: rightLeft(s),
});

const byValue = (one: { value: number }, other: { value: number }): number => other.value - one.value;

/** What a route has come to so far. */
interface Haul {
  readonly tokens: number;
  readonly found: number; // points, with what the tiles on the way may bring
  readonly looked: number; // points of the animals alone
  readonly chance: number; // that no event has ended the movement
}
const START: Haul = { tokens: 0, found: 0, looked: 0, chance: 1 };

interface Plan {
  readonly mind: Mind;
  readonly columns: readonly [number, number];
  readonly most: number; // steps up allowed from the start
  readonly canLook: boolean;
  readonly visited: Uint8Array;
  readonly turns: number[]; // per band the tiles turned on the way
  readonly values: Float64Array; // per space what a turn that ends there is worth; NaN = not known yet
  start: Space; // the first step; NOWHERE = none yet
  readonly routes: { to: Space; value: number }[];
  readonly way: Space[]; // the steps so far
  readonly fresh: Space[]; // those of them on which something may be looked at
  readonly ends: Map<Space, End> | null; // null = nobody asks for them
}

function newPlan(mind: Mind, ends: Map<Space, End> | null): Plan {
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
    start: NOWHERE,
    routes: [],
    way: [],
    fresh: [],
    ends,
  };
}

/** The turn could end here. */
function end(plan: Plan, at: Space, { tokens, found, looked }: Haul): void {
  const { mind, values } = plan;
  let value = values[at];
  if (tokens !== mind.diver.deco) value = valueAt(mind, at, mind.diver.air, tokens);
  else if (Number.isNaN(value)) {
    value = valueAt(mind, at, mind.diver.air, tokens);
    values[at] = value;
  }
  const route = routeOf(plan);
  if (looked + value > route.value) route.value = looked + value;
  keep(plan, at, { tokens, found: looked, value: looked + value, turns: false });
  if (found <= looked || (plan.ends === null && found + value <= route.value)) return;
  const bold = found + value - dangerOf(mind, at, tokens, plan.turns); // turning tiles on the way
  if (bold > route.value) route.value = bold;
  keep(plan, at, { tokens, found: bold - value, value: bold, turns: true });
}

function keep(
  { ends, way, fresh }: Plan,
  at: Space,
  end: Pick<End, 'tokens' | 'found' | 'value' | 'turns'>,
): void {
  if (ends === null || (ends.get(at)?.value ?? Number.NEGATIVE_INFINITY) >= end.value) return;
  const last = rowOf(at) === 0 ? [at] : [];
  ends.set(at, { ...end, at, way: [...way, ...last], fresh: [...fresh] });
}

/** The route that began with this first step. */
function routeOf({ start, routes }: Plan): { to: Space; value: number } {
  for (const route of routes) if (route.to === start) return route;
  const fresh = { to: start, value: Number.NEGATIVE_INFINITY };
  routes.push(fresh);
  return fresh;
}

/** Every way on from here, with the steps that are left. */
function walk(plan: Plan, at: Space, most: Allowance, haul: Haul): void {
  end(plan, at, haul);
  if (most.steps === 0) return;
  const row = rowOf(at);
  const column = columnOf(at);
  const steps = most.steps - 1;
  if (most.up > 0) climb(plan, at, { ...most, steps, up: most.up - 1 }, haul);
  if (row === ROWS) return;
  if (most.left > 0 && column > plan.columns[0])
    go(plan, at - 1, { ...most, steps, left: most.left - 1 }, haul);
  if (most.right > 0 && column < plan.columns[1])
    go(plan, at + 1, { ...most, steps, right: most.right - 1 }, haul);
  if (most.down > 0 && row < LOWEST_TILES) go(plan, at + 10, { ...most, steps, down: most.down - 1 }, haul);
}

/** The third step up is a fast ascent: it brings a token, and nothing may have been found. [SCUBA-112] */
function climb(plan: Plan, at: Space, most: Allowance, haul: Haul): void {
  const nth = plan.mind.s.dive.up + plan.most - most.up;
  const isFast = nth > STEPS_UP;
  if (isFast && haul.looked > 0) return;
  const tokens = haul.tokens + (nth === STEPS_UP + 1 ? 1 : 0);
  const next = isFast ? { tokens, found: 0, looked: 0, chance: 0 } : haul;
  if (rowOf(at) > 1) go(plan, at - 10, most, next);
  else if (tokens <= 1) {
    const isStart = begin(plan, above(columnOf(at)));
    end(plan, above(columnOf(at)), next);
    if (isStart) plan.start = NOWHERE;
  }
}

/** A step, what is found after it, and every way on. */
function go(plan: Plan, at: Space, most: Allowance, haul: Haul): void {
  const { s, diver, chart } = plan.mind;
  const isStart = begin(plan, at);
  plan.way.push(at);
  const isFirstDeep = s.decompression && !diver.deep && haul.tokens === diver.deco && rowOf(at) > 2;
  const tokens = haul.tokens + (isFirstDeep ? 1 : 0);
  const isFresh = plan.canLook && plan.visited[at] === 0 && s.dust[at] === 0 && haul.chance > 0;
  if (!isFresh) walk(plan, at, most, isFirstDeep ? { ...haul, tokens } : haul);
  else {
    const band = chart.turned[at] > 0 ? s.backs[at] : NOWHERE;
    const looked = haul.chance * chart.seen[at];
    const found = looked + (band === NOWHERE ? 0 : haul.chance * chart.turned[at]);
    const chance = band === NOWHERE ? haul.chance : haul.chance * (1 - chart.bands[band].halt);
    plan.visited[at] = 1;
    plan.fresh.push(at);
    if (band !== NOWHERE) plan.turns[band]++;
    walk(plan, at, most, { tokens, found: haul.found + found, looked: haul.looked + looked, chance });
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
