import type { Seat } from '@fathoms/kernel/game.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';

/** A program ended, took too long, used too much memory, or had no answer that can be played. */
export interface Foul {
  readonly seat: Seat;
  readonly at: number; // the entry it was asked for
  readonly why: string;
}

/** Whoever fouled stands behind everybody who did not, the first to do so last; else the game's places hold. */
export function ruled(places: readonly number[], fouls: readonly Foul[]): readonly number[] {
  if (fouls.length === 0) return places;
  const fouledAt = places.map((_, seat) => fouls.find(foul => foul.seat === seat)?.at ?? Infinity);
  const isAhead = (a: Seat, b: Seat): boolean =>
    fouledAt[a] > fouledAt[b] || (fouledAt[a] === fouledAt[b] && places[a] < places[b]);
  return places.map((_, seat) => 1 + places.filter((_, other) => isAhead(other, seat)).length);
}

/** What a program is told about an answer that cannot be played. */
export const reasonOf = (refusal: Refusal): string =>
  refusal.code === 'illegal' ? `illegal: rule ${refusal.rule}` : refusal.code;
