import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { NOWHERE, type Space, type SpaceId, spaceId, WATER } from './sea.ts';
import type { Event, State } from './types.ts';

/** [SCUBA-14] No dust is made in round 1. */
const FIRST_DUSTY_ROUND = 2;

/**
 * [SCUBA-74, SCUBA-77, SCUBA-78] The space the diver reached by a step gets its cube when the diver leaves
 * it or stops, whether or not something was discovered. [SCUBA-75] Where a turn begins is no such space.
 */
export function settle(s: State, dealer: Dealer<Event>): void {
  const { on } = s.dive;
  s.dive.on = NOWHERE;
  if (on !== NOWHERE) stir(s, s.active, [on], dealer);
}

/** [SCUBA-76] At most one cube of a player on a space; [SCUBA-73] there are always enough. */
export function stir(s: State, seat: Seat, spaces: readonly Space[], { tell }: Dealer<Event>): void {
  if (s.round < FIRST_DUSTY_ROUND) return;
  const fresh = spaces.filter(space => (s.dust[space] & (1 << seat)) === 0);
  for (const space of fresh) s.dust[space] |= 1 << seat;
  if (fresh.length > 0) tell({ type: 'dusted', seat, at: fresh.map(spaceId) });
}

/** Takes the cubes of these seats (a bit each) off these spaces. */
export function clearDust(s: State, seats: number, spaces: readonly Space[], { tell }: Dealer<Event>): void {
  const cubes: { seat: Seat; at: SpaceId }[] = [];
  for (const space of spaces) {
    const found = s.dust[space] & seats;
    if (found === 0) continue;
    s.dust[space] &= ~found;
    for (let seat = 0; seat < s.divers.length; seat++) {
      if (found & (1 << seat)) cubes.push({ seat, at: spaceId(space) });
    }
  }
  if (cubes.length > 0) tell({ type: 'cleared', cubes });
}

/** [SCUBA-17] All cubes of these seats (a bit each). */
export const clearAllDust = (s: State, seats: number, dealer: Dealer<Event>): void =>
  clearDust(s, seats, WATER, dealer);
