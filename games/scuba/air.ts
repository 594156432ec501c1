import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { score } from './chips.ts';
import { clearAllDust } from './dust.ts';
import { AIR, type EventId, METRES_A_ROW, RESCUE_POINTS } from './parts.ts';
import { winner } from './scoring.ts';
import { above, columnOf, NOWHERE, ROW_AIR, rowOf, spaceId, surfacePoints } from './sea.ts';
import { isOut, sweep } from './sight.ts';
import type { Event, State } from './types.ts';

/** [SCUBA-91, SCUBA-92] A diver underwater whose air reaches 0 is out; less than the price is 0 as well. */
export function loseAir(
  s: State,
  seat: Seat,
  units: number,
  by: 'depth' | 'rip' | EventId,
  dealer: Dealer<Event>,
): void {
  const diver = s.divers[seat];
  const air = Math.max(0, diver.air - units);
  dealer.tell({ type: 'breathed', seat, change: air - diver.air, air, by });
  diver.air = air;
  if (air === 0) runOut(s, seat, dealer);
}

/** [SCUBA-85] Never more than a full tank. */
export function gainAir(s: State, seat: Seat, units: number, by: EventId, { tell }: Dealer<Event>): void {
  const diver = s.divers[seat];
  const air = Math.min(AIR, diver.air + units);
  tell({ type: 'breathed', seat, change: air - diver.air, air, by });
  diver.air = air;
}

/** [SCUBA-89, SCUBA-90] Step 4: the row the active diver is in. [SCUBA-104] The surface is free. */
export function payAir(s: State, dealer: Dealer<Event>): void {
  loseAir(s, s.active, ROW_AIR[rowOf(s.divers[s.active].at)], 'depth', dealer);
}

/** [SCUBA-18] The dust goes with the diver, [SCUBA-71] and so does the diver's say about tiles. */
function runOut(s: State, seat: Seat, dealer: Dealer<Event>): void {
  if (seat === s.active) s.dive.on = NOWHERE; // [SCUBA-87] no cube is placed
  clearAllDust(s, 1 << seat, dealer);
  if (s.nonLethal) evacuate(s, seat, dealer);
  else die(s, seat, dealer);
  sweep(s, dealer);
  if (!s.divers.every(isOut)) return;
  s.phase = { name: 'over', reason: 'lost' }; // [SCUBA-144]
  dealer.tell({ type: 'ended', reason: 'lost', winner: winner(s) });
}

/** [SCUBA-93] */
function die(s: State, seat: Seat, { tell }: Dealer<Event>): void {
  s.divers[seat].status = 'dead';
  tell({ type: 'died', seat, at: spaceId(s.divers[seat].at) });
}

/**
 * [SCUBA-121] Straight up, whatever the limits; [SCUBA-122] the surface space is paid at once, [SCUBA-123,
 * SCUBA-124] and so is the depth. [SCUBA-129] Tokens are dropped.
 */
function evacuate(s: State, seat: Seat, dealer: Dealer<Event>): void {
  const diver = s.divers[seat];
  const from = diver.at;
  diver.status = 'evacuated';
  diver.at = above(columnOf(from));
  diver.deco = 0;
  dealer.tell({ type: 'evacuated', seat, from: spaceId(from), to: spaceId(diver.at) });
  score(s, seat, -surfacePoints(diver.at), 'surface', dealer);
  score(s, seat, -(METRES_A_ROW * rowOf(from) + RESCUE_POINTS), 'rescue', dealer);
}
