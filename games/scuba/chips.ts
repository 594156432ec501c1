import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import type { Event, Reason, State } from './types.ts';

/** Positive points are chips, and so are negative ones, which are counted apart for the tie-break. */
export function score(s: State, seat: Seat, points: number, by: Reason, { tell }: Dealer<Event>): void {
  if (points === 0) return;
  if (points > 0) s.divers[seat].plus += points;
  else s.divers[seat].minus -= points;
  tell({ type: 'scored', seat, points, by });
}
