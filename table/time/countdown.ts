import type { Seat } from '@fathoms/kernel/game.ts';
import type { CountdownInfo } from '@fathoms/protocol/messages.ts';
import type { Live } from '../match/live.ts';
import type { StoredCountdown, TableMeta } from '../seats/lobby.ts';
import { tableTime } from './pause.ts';

const NONE: readonly StoredCountdown[] = [];
const countdownsOf = ({ game, state }: Live) => game.time?.countdowns(state) ?? [];

/** The facts with the countdowns the match has by now: a new key starts one, a key that is gone ends it. */
export function withCountdowns(meta: TableMeta, live: Live | null, now: number): TableMeta {
  const { countdowns: before = NONE, ...rest } = meta;
  const wanted = live ? countdownsOf(live) : [];
  const started = wanted.map(
    ({ key, ms }): StoredCountdown =>
      before.find(running => running.key === key) ?? { key, endsAt: now + ms },
  );
  if (started.length === before.length && started.every(running => before.includes(running))) return meta;
  return started.length > 0 ? { ...rest, countdowns: started } : rest;
}

/** What is left, for everybody to see. */
export function countdownInfos(meta: TableMeta, live: Live | null, now: number): CountdownInfo[] {
  const { countdowns = NONE, pausedAt } = meta;
  if (!live || countdowns.length === 0) return [];
  const [time, paused] = [tableTime(meta, now), pausedAt !== undefined];
  return countdownsOf(live).flatMap(({ key, seats }) => {
    const running = countdowns.find(other => other.key === key);
    return running ? [{ key, seats, msLeft: Math.max(0, running.endsAt - time), paused }] : [];
  });
}

/** Milliseconds until somebody who has not decided is out of time; null = nobody has to hurry. */
export function hurryMs(meta: TableMeta, live: Live | null, now: number): number | null {
  const left = waitedFor(meta, live, now).map(({ msLeft }) => msLeft);
  return left.length > 0 ? Math.min(...left) : null;
}

/** A seat for which the table has to decide now. */
export function isUpFor(meta: TableMeta, live: Live | null, now: number): Seat | null {
  return waitedFor(meta, live, now).find(({ msLeft }) => msLeft === 0)?.seat ?? null;
}

function waitedFor(meta: TableMeta, live: Live | null, now: number): { seat: Seat; msLeft: number }[] {
  if (meta.pausedAt !== undefined) return [];
  const toAct = live ? live.game.toAct(live.state) : [];
  return countdownInfos(meta, live, now).flatMap(({ seats, msLeft }) =>
    seats.filter(seat => toAct.includes(seat)).map(seat => ({ seat, msLeft })),
  );
}
