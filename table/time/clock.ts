import type { Seat } from '@fathoms/kernel/game.ts';
import { TEMPOS, type Tempo } from '@fathoms/protocol/messages.ts';
import type { Clock } from '../seats/stored-table.ts';

export function startClock(tempo: Tempo, seats: number, at: number): Clock | null {
  const terms = TEMPOS[tempo];
  return terms && { left: Array.from({ length: seats }, () => terms.bankMs), at };
}

/** What is left now, with the time of `running` seats gone. */
export function ticked(clock: Clock, running: readonly Seat[], now: number): Clock {
  const gone = Math.max(0, now - clock.at);
  const left = clock.left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - gone) : ms));
  return { ...clock, left, at: Math.max(now, clock.at) };
}

/** A seat has decided: it earns its increment, or all its time anew. */
export function decided(clock: Clock, tempo: Tempo, seats: readonly Seat[]): Clock {
  const terms = TEMPOS[tempo];
  if (!terms || seats.length === 0) return clock;
  const left = clock.left.map((ms, seat) =>
    seats.includes(seat) ? (terms.anew ? terms.bankMs : ms + terms.addMs) : ms,
  );
  return { ...clock, left };
}

/** Milliseconds until the first of the running seats is out of time; null = none runs. */
export function expiresIn(clock: Clock, running: readonly Seat[], now: number): number | null {
  if (running.length === 0) return null;
  const { left } = ticked(clock, running, now);
  return Math.min(...running.map(seat => left[seat] ?? 0));
}
