/** What the dive computer shows: the way home. Pure; the rules do the sums. */
import type { Manner } from '@fathoms/games/scuba/ascent.ts';
import { SOLO_POINTS } from '@fathoms/games/scuba/parts.ts';
import { type AscentPlan, planAscent } from '@fathoms/games/scuba/plan.ts';
import { ROW_AIR, type SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { Event, View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../../board/news.ts';
import { rowIn } from '../parts/spaces.ts';

/** A dive as a line: rounds to the right, rows down. */
export interface Stop {
  readonly round: number;
  readonly row: number;
  readonly air: number | null; // what would be left then; null = the past
}

export interface Outlook {
  readonly plan: AscentPlan;
  readonly past: readonly Stop[];
  readonly here: Stop;
  readonly ahead: readonly Stop[]; // stay as long as is safe, then straight home
  readonly home: Stop; // the surface
  readonly points: number; // lost there for a deco token
  readonly solo: number; // points every further turn under water costs
}

/** null = not underwater. */
export function outlookOf(view: View, seat: Seat, history: readonly News[]): Outlook | null {
  const diver = view.divers[seat];
  const clean = planAscent(view, seat);
  if (!diver || !clean) return null;
  const manner: Manner = clean.round === null ? 'quick' : 'clean'; // better minus five than out of air
  const plan = manner === 'clean' ? clean : (planAscent(view, seat, { manner }) ?? clean);
  const row = rowIn(diver.at);
  const past = pastOf(history, seat);
  const running = view.active === seat;
  const next = running || past.every(stop => stop.round !== view.round) ? view.round : view.round + 1;
  const here: Stop = { round: next - 0.45, row, air: diver.air };
  const ahead = aheadOf(diver.air, Math.max(0, plan.stays), row, plan.last.rows, next);
  const solo = view.stage === 'solo' || view.stage === 'alone' ? SOLO_POINTS : 0;
  return { plan, past, here, ahead, home: ahead.at(-1) ?? here, points: plan.last.points, solo };
}

function aheadOf(full: number, stays: number, row: number, way: readonly number[], next: number): Stop[] {
  const rows = [...Array.from({ length: stays }, () => row), ...way];
  let air = full;
  return rows.map((at, i) => {
    air = Math.max(0, air - (ROW_AIR[at] ?? 0));
    return { round: next + i, row: at, air };
  });
}

/** Where each of the seat's turns so far has ended. */
function pastOf(history: readonly News[], seat: Seat): Stop[] {
  const past: Stop[] = [{ round: 0, row: 0, air: null }];
  let row = 0;
  let round = 0; // of the seat's running turn; 0 = none
  const to = (space: SpaceId) => {
    row = rowIn(space);
  };
  for (const event of eventsIn<Event>(history)) {
    if (event.type === 'began') {
      if (round > 0) past.push({ round, row, air: null });
      round = event.seat === seat ? event.round : 0;
    } else if (event.type === 'drifted') {
      const mine = event.divers.find(drift => drift.seat === seat);
      if (mine) to(mine.to);
    } else if ((event.type === 'stepped' || event.type === 'moved') && event.seat === seat) to(event.to);
  }
  return past;
}
