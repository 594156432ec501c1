import type { Seat } from '@fathoms/kernel/game.ts';
import type { Chart } from '../bot/chart.ts';
import { judgeAt } from '../bot/experience.ts';
import { chanceHome } from '../bot/homecoming.ts';
import { atSurface, type Mind, mindOf, nearby } from '../bot/mind.ts';
import { aheadAt } from '../bot/outlook.ts';
import { routesOf } from '../bot/route.ts';
import { freshDive } from '../flow.ts';
import { STEPS_UP } from '../parts.ts';
import { scoreOf } from '../scoring.ts';
import { ROW_AIR, rowOf, type Space, spaceAt } from '../sea.ts';
import type { Diver, State } from '../types.ts';

/** What the judge reckons with before it looks, for one diver. */
export interface DiverFacts {
  readonly diver: Diver;
  readonly at: Space; // who has not dived yet is taken to be under the boat
  readonly row: number; // 0 = not under water
  readonly score: number;
  readonly turns: number; // of its own that come before the end
  readonly home: number; // the chance to come up alive
  readonly spare: number; // air that is not needed on the quickest way up
  readonly ahead: number; // points still to be had by somebody who comes up alive
  readonly worth: number; // points with all of that and with what the next turn can find
  readonly near: number; // points that lie within two steps
  readonly chart: Chart;
}

const UNDER_THE_BOAT = spaceAt(1, 5);

export function factsOf(s: State, seat: Seat): DiverFacts {
  const mind = mindOf(s, seat, judgeAt(s));
  const { diver, chart, outlook } = mind;
  const at = diver.status === 'waiting' ? UNDER_THE_BOAT : diver.at;
  const row = diver.status === 'under' || diver.status === 'waiting' ? rowOf(at) : 0;
  const score = scoreOf(diver);
  const home = row > 0 ? chanceHome(mind.home, row, diver.deco, diver.air) : diver.status === 'dead' ? 0 : 1;
  const ahead = aheadOf(mind, row);
  return {
    diver,
    at,
    row,
    score,
    turns: outlook.turns,
    home,
    spare: diver.air - needOf(row),
    ahead,
    worth: score + worthOf(mind, row, ahead),
    near: row > 0 ? nearby(mind, at) : 0,
    chart,
  };
}

function aheadOf(mind: Mind, row: number): number {
  const { diver, outlook } = mind;
  if (row > 0) return aheadAt(outlook, row, diver.air);
  return diver.status === 'surfaced' ? atSurface(mind, diver.at) : 0;
}

/** With the best way on of whoever is to move, and of anybody else under water if the sea stayed calm. */
function worthOf(mind: Mind, row: number, ahead: number): number {
  const { s, seat, diver } = mind;
  const isUp = s.active === seat && s.phase.name === 'diving';
  if (isUp) return routesOf(mind)[0].value;
  if (row === 0) return ahead;
  return routesOf({ ...mind, s: diver.status === 'waiting' ? s : nextTurn(s, seat) })[0].value;
}

/** The table as this diver's next turn would find it, had nobody moved meanwhile. */
function nextTurn(s: State, seat: Seat): State {
  const { steps, dark } = s.divers[seat];
  return {
    ...s,
    active: seat,
    round: Math.max(2, s.round), // nobody who is under water has the first turn still to come
    open: null,
    dive: freshDive(steps, dark),
    dust: s.dust.map(seats => seats & ~(1 << seat)),
  };
}

/** Air that the quickest way up takes in calm water, with no tokens to breathe off. */
function needOf(row: number): number {
  let need = 0;
  for (let to = row - STEPS_UP; to > 0; to -= STEPS_UP) need += ROW_AIR[to];
  return need;
}
