/** How a diver sees the dive. Judgement, not rules: only bots read this. */
import type { Seat } from '@fathoms/kernel/game.ts';
import { DECO_POINTS, METRES_A_ROW, RESCUE_POINTS } from '../parts.ts';
import { scoreOf } from '../scoring.ts';
import { above, columnOf, ROW_AIR, rowOf, SPACES, type Space, surfacePoints } from '../sea.ts';
import type { Diver, State } from '../types.ts';
import { type Chart, chartOf } from './chart.ts';
import { chanceHome, homecoming } from './homecoming.ts';
import { aheadAt, type Outlook, outlookOf } from './outlook.ts';

const LIFE = 60; // points a life is worth, besides those it has
const RESCUE = 15; // points an evacuation on the way home costs, by and large
const NEARBY = 0.12; // share of what lies within two steps that the next turn finds on top
const ASTRAY = 0.25; // share of a surface space's penalty that a diver with time left expects to pay

/** Everything a diver has in mind. */
export interface Mind {
  readonly s: State;
  readonly seat: Seat;
  readonly diver: Diver;
  readonly chart: Chart;
  readonly home: Float64Array;
  readonly outlook: Outlook;
  readonly life: number; // points that are lost with one's life
  readonly judge: Judge;
}

/** What is still to be had, in points, by a diver whose turn ended here with so much air left. */
export type Judge = (mind: Mind, at: Space, air: number) => number;

export function mindOf(s: State, seat: Seat, judge: Judge = reckon): Mind {
  const chart = chartOf(s, seat);
  const home = homecoming(s);
  const diver = s.divers[seat];
  const life = s.nonLethal ? RESCUE : LIFE + Math.max(0, scoreOf(diver));
  const outlook = outlookOf(s, seat, chart, home);
  return { s, seat, diver, chart, home, outlook, life, judge };
}

/** A good diver counts all turns to come, what lies nearby, and the way to the boat. */
const reckon: Judge = (mind, at, air) =>
  aheadAt(mind.outlook, rowOf(at), air) + NEARBY * nearby(mind, at) - astray(mind, at);

/** Points a turn under water brings on average, whatever is left there. */
const RULE_OF_THUMB = 3;

/** A sound player knows how many turns the air lasts here, and takes them all for alike. */
export const byThumb: Judge = (mind, at, air) =>
  RULE_OF_THUMB * Math.min(mind.outlook.turns, air / ROW_AIR[rowOf(at)]) - astray(mind, at);

/** What a turn that ends here is worth besides what it found; the air of Step 4 is still to be paid. */
export function valueAt(mind: Mind, at: Space, air: number, tokens: number): number {
  const row = rowOf(at);
  if (row === 0) return atSurface(mind, at) - (tokens > 0 ? DECO_POINTS : 0);
  const rest = air - ROW_AIR[row];
  if (rest <= 0) return mind.s.nonLethal ? -(METRES_A_ROW * row + RESCUE_POINTS) : -mind.life;
  return mind.judge(mind, at, rest) - (1 - chanceHome(mind.home, row, tokens, rest)) * mind.life;
}

export function atSurface({ outlook: { turns, snorkelling } }: Mind, at: Space): number {
  const later = Math.max(0, turns - 1);
  return later * snorkelling - surfacePoints(at) * (later > 0 ? ASTRAY : 1);
}

/** Far from the boat the surface costs points. */
const astray = ({ outlook: { turns } }: Mind, at: Space): number =>
  turns > 3 || rowOf(at) > 2 ? 0 : ASTRAY * surfacePoints(above(columnOf(at)));

const NEAR = [-20, -11, -10, -9, -2, -1, 1, 2, 9, 10, 11, 20];

/** What lies within two steps, in points. */
export function nearby({ s, chart: { seen, turned }, outlook: { turns } }: Mind, at: Space): number {
  if (turns <= 0) return 0;
  let sum = 0;
  const column = columnOf(at);
  for (const way of NEAR) {
    const space = at + way;
    if (space < 11 || space >= SPACES || Math.abs((space % 10) - column) > 2) continue;
    const value = seen[space] + turned[space];
    if (value > 0 && s.dust[space] === 0) sum += value;
  }
  return sum;
}
