import { type Live, outcomeOf } from '../match/live.ts';
import type { Clock, TableMeta } from '../seats/lobby.ts';
import { settingsOf } from '../seats/settings.ts';
import { decided } from '../time/clock.ts';
import { withCountdowns } from '../time/countdown.ts';
import { resumed, tableTime } from '../time/pause.ts';

/** The facts with what follows from the match: that it is over, and what is counted down. */
export function factsNow(meta: TableMeta, live: Live | null, now: number): TableMeta {
  const outcome = live && outcomeOf(live);
  const ended: TableMeta = outcome && meta.status !== 'over' ? { ...meta, status: 'over', outcome } : meta;
  return withCountdowns(ended, live, tableTime(meta, now));
}

/** A move that was made: what it was made of, and everybody's time when it came. */
interface Step {
  readonly before: Live;
  readonly after: Live;
  readonly clock: Clock | undefined;
  readonly now: number;
}

/** The facts after a move: whoever decided gets their time for it, a question is off and so is a pause. */
export function afterMove(meta: TableMeta, { before, after, clock, now }: Step): TableMeta {
  const { asked, ...rest } = meta;
  const facts = asked ? rest : meta;
  const seats = after.steps
    .slice(before.steps.length)
    .flatMap(({ entry }) => (entry.by === 'table' ? [] : [entry.seat]));
  const timed = clock ? { ...facts, clock: decided(clock, settingsOf(meta).tempo, seats) } : facts;
  return seats.length > 0 ? resumed(timed, now) : timed;
}
