import type { Seat } from '@fathoms/kernel/game.ts';
import { LAYOUTS, levelsOf, NO_TOKENS } from './choices.ts';
import { ANGLER_LEVEL, CARD_SIDE, CLOWN_SPEED, LEVELS } from './parts.ts';
import { ready } from './program.ts';
import { type Prospect, prospectOf, readingOf } from './prospect.ts';
import type { Action, Companion, Program, State } from './types.ts';

/** The companions by what they are worth to a bot, which nobody can hurry or blind. */
export const FAVOURITES: readonly Companion[] = [
  'white',
  'green',
  'angler',
  'clown',
  'dolphins',
  'octopus',
  'orca',
];

/** What a sound diver thinks of, best first: at most `count` programs, or the companion to use or take now. */
export function plans(s: State, seat: Seat, count: number, lookAt = prospectOf): Action[] {
  if (s.phase === 'companions') {
    const companion = FAVOURITES.find(one => s.offered.includes(one)) as Companion;
    return [{ type: 'take', companion }];
  }
  const prospect = lookAt(s, seat, readingOf(s, seat));
  if (s.mode === 'children') return [ready(levelsOf(NO_TOKENS, prospect.sides))];
  const use = announcement(s, seat, prospect);
  return use ? [use] : programs(s, seat, prospect, count);
}

/** The program somebody with sharp eyes may well have made of this stack. */
export function likelyProgram(s: State, seat: Seat): Program {
  const prospect = prospectOf(s, seat, readingOf(s, seat));
  if (s.mode === 'children')
    return { levels: levelsOf(NO_TOKENS, prospect.sides), angler: null, clown: null };
  const plan = bestPlan(prospect);
  return {
    levels: levelsOf(LAYOUTS[plan.depth - 1][plan.layout], prospect.sides),
    angler: null,
    clown: null,
  };
}

/** Late enough that a companion not used now may never be. */
const isLate = (s: State): boolean =>
  s.stack.length <= 2 * LEVELS || Math.max(...s.divers.map(({ space }) => space), s.chief?.space ?? 0) >= 15;

export function announcement(s: State, seat: Seat, prospect: Prospect): Action | null {
  const { companion } = s.divers[seat];
  switch (companion) {
    case 'green':
      return prospect.green >= (isLate(s) ? 0.4 : 1) ? { type: 'announce', companion } : null;
    case 'white':
      return s.round > 1 ? { type: 'announce', companion } : null;
    case 'dolphins':
      return isLate(s) ? { type: 'dolphins', to: mostCareful(s, seat) } : null;
    case 'octopus':
      return isLate(s) ? { type: 'octopus', spot: { x: CARD_SIDE / 2, y: CARD_SIDE / 2, turn: 0 } } : null;
    default:
      return null;
  }
}

/** Who is furthest has the most to lose by a mistake. */
const mostCareful = (s: State, seat: Seat): Seat =>
  [...s.divers.keys()]
    .filter(other => other !== seat)
    .reduce((best, other) => (s.divers[other].space > s.divers[best].space ? other : best));

interface Plan {
  readonly depth: number;
  readonly layout: number; // in LAYOUTS of that depth
  readonly value: number; // spaces to be expected
}

const LAYOUT_SPEEDS = LAYOUTS.map(layouts =>
  layouts.map(levels => levels.map(({ tokens }) => tokens.reduce((sum, token) => sum + token, 0))),
);

/** The best layouts of each depth, the best of all first. */
export function programs(s: State, seat: Seat, prospect: Prospect, count: number): Action[] {
  const each = Math.ceil(count / LEVELS);
  return LAYOUT_SPEEDS.flatMap((_, i) => bestLayouts(prospect, i + 1, each))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(plan => programFor(s, seat, prospect, plan));
}

/** Per depth the first layout of each kind of speeds: what comes later is no better. */
const DISTINCT = LAYOUT_SPEEDS.map(layouts => {
  const first = new Map<string, number>();
  layouts.forEach((speeds, layout) => {
    if (!first.has(String(speeds))) first.set(String(speeds), layout);
  });
  return [...first.values()];
});

/** The best layout of all, without the lists that several take. */
function bestPlan({ reach, gains, wholly }: Prospect): Plan {
  let best: Plan = { depth: 1, layout: 0, value: Number.NEGATIVE_INFINITY };
  for (let depth = 1; depth <= LEVELS; depth++) {
    const rest = restSpaces(reach, depth, wholly);
    for (const layout of DISTINCT[depth - 1]) {
      const speeds = LAYOUT_SPEEDS[depth - 1][layout];
      let value = rest;
      for (let level = 1; level <= depth; level++) value += gains[level][speeds[level - 1]];
      if (value > best.value) best = { depth, layout, value };
    }
  }
  return best;
}

function bestLayouts({ reach, gains, wholly }: Prospect, depth: number, count: number): Plan[] {
  const rest = restSpaces(reach, depth, wholly);
  const best: Plan[] = [];
  const layouts = LAYOUT_SPEEDS[depth - 1];
  for (let layout = 0; layout < layouts.length; layout++) {
    const speeds = layouts[layout];
    let value = rest;
    for (let level = 1; level <= depth; level++) value += gains[level][speeds[level - 1]];
    if (best.length === count && value <= best[count - 1].value) continue;
    const place = best.findIndex(other => other.value < value);
    best.splice(place < 0 ? best.length : place, 0, { depth, layout, value });
    if (best.length > count) best.pop();
  }
  return best;
}

export function restSpaces(reach: readonly number[], depth: number, wholly: boolean): number {
  if (wholly) return depth * reach[depth];
  let sum = 0;
  for (let level = 1; level <= depth; level++) sum += reach[level];
  return sum;
}

const CLOWN_WORTH = 0.4; // spaces for which the Clownfish is used
const ANGLER_WORTH = 0.3;

function programFor(s: State, seat: Seat, prospect: Prospect, { depth, layout }: Plan): Action {
  const levels = levelsOf(LAYOUTS[depth - 1][layout], prospect.sides);
  const { companion } = s.divers[seat];
  const patience = isLate(s) ? 0.3 : 1;
  if (companion === 'angler' && depth === LEVELS && anglerWorth(prospect) >= ANGLER_WORTH * patience) {
    return ready(levels, (prospect.sides & (1 << LEVELS)) !== 0);
  }
  if (companion !== 'clown') return ready(levels);
  const speeds = LAYOUT_SPEEDS[depth - 1][layout];
  const worth = speeds.map(
    (speed, i) => prospect.gains[i + 1][speed + CLOWN_SPEED] - prospect.gains[i + 1][speed],
  );
  const most = Math.max(...worth);
  return ready(levels, null, most >= CLOWN_WORTH * patience ? worth.indexOf(most) + 1 : null);
}

function anglerWorth({ reach, gains, wholly }: Prospect): number {
  const more = restSpaces(reach, ANGLER_LEVEL, wholly) - restSpaces(reach, LEVELS, wholly);
  return more + gains[ANGLER_LEVEL][0];
}
