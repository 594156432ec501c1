import type { Dealer } from '@fathoms/kernel/game.ts';
import { cardId, PROVOKED_DEMAND, SQUID, SQUID_DEMAND, suitOf } from './parts.ts';
import type { Event, Placed, State } from './types.ts';

/** [LOCKER-46] Two cards; [LOCKER-118] four against an opponent who has Squid Provoker (D14). */
export function squidDemand(s: State): number {
  for (let seat = 0; seat < s.divers.length; seat++) {
    if (seat !== s.active && s.divers[seat] === 'D14') return PROVOKED_DEMAND;
  }
  return SQUID_DEMAND;
}

/** [LOCKER-47] Every card placed after a Squid counts one for it, whatever its source. */
export const metBy = (s: State, squid: Placed): number => s.placed - squid.nth;

/** [LOCKER-24] Cards that must still be placed before Return; each Squid keeps its own count [LOCKER-138]. */
export function owedCards(s: State): number {
  let owed = 0;
  for (const placed of s.exploration) {
    if (suitOf(placed.card) === SQUID) owed = Math.max(owed, squidDemand(s) - metBy(s, placed));
  }
  return owed;
}

/** [LOCKER-51] A Squid makes its demand wherever it came from. */
export function squidEffect(s: State, squid: Placed, { tell }: Dealer<Event>): void {
  tell({ type: 'demanded', seat: s.active, card: cardId(squid.card), count: squidDemand(s) });
}
