import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClockInfo, CountdownInfo } from '@fathoms/protocol/messages.ts';
import type { RunningCountdown } from '../board/screen.ts';

/** What a seat has left so long after its clock was received. */
export function leftNow({ left, running, paused }: ClockInfo, seat: Seat, goneMs: number): number {
  const runs = running.includes(seat) && !paused;
  return Math.max(0, (left[seat] ?? 0) - (runs ? goneMs : 0));
}

/** When countdowns end, on the clock that says `now`. */
export const runningFrom = (received: readonly CountdownInfo[], now: number): RunningCountdown[] =>
  received.map(({ key, msLeft, paused, seats }) => ({
    key,
    seats,
    endsAt: now + msLeft,
    standsAt: paused ? now : null,
  }));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 4:07, 23 h, 2 d 5 h: as exact as it matters. */
export function timeText(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`;
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
