import { type Clock, decided } from './clock.ts';
import { withCountdowns } from './countdown.ts';
import { type Live, outcomeOf } from './live.ts';
import type { TableMeta } from './lobby.ts';
import { settingsOf } from './settings.ts';

/** The facts with what follows from the match: that it is over, and what is counted down. */
export function factsNow(meta: TableMeta, live: Live | null, now: number): TableMeta {
  const outcome = live && outcomeOf(live);
  const ended: TableMeta = outcome && meta.status !== 'over' ? { ...meta, status: 'over', outcome } : meta;
  return withCountdowns(ended, live, now);
}

/** The facts after a move: whoever decided gets their time for it, and a question is off. */
export function afterMove(meta: TableMeta, clock: Clock | undefined, before: Live, after: Live): TableMeta {
  const { asked, ...facts } = meta;
  if (!clock) return asked ? facts : meta;
  const seats = after.steps
    .slice(before.steps.length)
    .flatMap(({ entry }) => (entry.by === 'table' ? [] : [entry.seat]));
  return { ...facts, clock: decided(clock, settingsOf(meta).tempo, seats) };
}
