import { draw } from '@fathoms/kernel/chance.ts';
import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { loseAir } from './air.ts';
import { arrive } from './deco.ts';
import {
  bandOf,
  type Current,
  currentId,
  DIVERS_SHIFT,
  RIP_AIR,
  SHIFTS,
  type Shift,
  tileId,
} from './parts.ts';
import {
  BOAT,
  beside,
  columnOf,
  firstColumn,
  lastColumn,
  NOWHERE,
  ROWS,
  rowOf,
  type Space,
  spaceAt,
  spaceId,
} from './sea.ts';
import type { DiverDrift, Event, State, TileDrift } from './types.ts';

/** [SCUBA-19] Turns up a current card; [SCUBA-42] an empty pile is made anew from all cards used. */
export function drawCurrent(s: State, wake: boolean, { chance, tell }: Dealer<Event>): Current {
  const shuffled = s.currents.length === 0;
  if (shuffled) s.currents = s.drift.splice(0);
  const card = draw(s.currents, chance);
  s.drift.push(card);
  tell({ type: 'drawn', seat: s.active, card: currentId(card), wake, shuffled });
  return card;
}

/** [SCUBA-25] All shifts at once, [SCUBA-39] then a rip costs air. [SCUBA-20] In calm seas nothing moves. */
export function applyCurrent(s: State, card: Current, dealer: Dealer<Event>): void {
  const tiles = driftTiles(s, card);
  const before = s.divers.map(diver => diver.at);
  const divers = driftDivers(s, card);
  if (tiles.length + divers.length > 0)
    dealer.tell({ type: 'drifted', card: currentId(card), tiles, divers });
  for (const { seat } of divers) {
    if (s.divers[seat].status === 'under') arrive(s, seat, rowOf(before[seat]), dealer);
  }
  if (RIP_AIR[card] > 0) rip(s, RIP_AIR[card], dealer);
}

/** [SCUBA-39] Every diver underwater, in seat order; several may run out together. */
function rip(s: State, air: number, dealer: Dealer<Event>): void {
  for (let seat = 0; seat < s.divers.length; seat++) {
    if (s.divers[seat].status === 'under') loseAir(s, seat, air, 'rip', dealer);
  }
}

/** [SCUBA-21, SCUBA-22, SCUBA-23] Face-up animals move by their own colour, with their discs. */
function driftTiles(s: State, card: Current): TileDrift[] {
  const drifts: TileDrift[] = [];
  let kept = 0;
  for (const shown of s.shown) {
    const from = shown.at;
    const to = pushTile(from, SHIFTS[card][bandOf(shown.tile)], s.divers.length);
    if (to !== from) {
      drifts.push({ tile: tileId(shown.tile), from: spaceId(from), to: to === NOWHERE ? null : spaceId(to) });
    }
    if (to === NOWHERE) s.gone.push(shown.tile);
    else {
      shown.at = to;
      s.shown[kept++] = shown;
    }
  }
  s.shown.length = kept; // [SCUBA-34] discs go back with the tile
  return drifts;
}

/**
 * [SCUBA-27] A tile stays in row 1, [SCUBA-28] leaves the game past the sides and [SCUBA-30] past row 9.
 * Space by space [SCUBA-25] comes to the same, since no shift turns a corner.
 */
function pushTile(at: Space, { right, down }: Shift, seats: number): Space {
  const column = columnOf(at) + right;
  if (column < firstColumn(seats) || column > lastColumn(seats)) return NOWHERE;
  const row = Math.max(1, rowOf(at) + down);
  return row > ROWS ? NOWHERE : spaceAt(row, column);
}

/** [SCUBA-24] Everybody underwater, and [SCUBA-35] snorkellers sideways. */
function driftDivers(s: State, card: Current): DiverDrift[] {
  const drifts: DiverDrift[] = [];
  for (let seat = 0; seat < s.divers.length; seat++) {
    const from = s.divers[seat].at;
    pushDiver(s, seat, SHIFTS[card][DIVERS_SHIFT]);
    const to = s.divers[seat].at;
    if (to !== from) drifts.push({ seat, from: spaceId(from), to: spaceId(to) });
  }
  return drifts;
}

/** Moves a diver by a current or an event. [SCUBA-36] The boat and the evacuated stay where they are. */
export function pushDiver(s: State, seat: Seat, shift: Shift): void {
  const diver = s.divers[seat];
  if (diver.status === 'under') diver.at = pushUnder(diver.at, shift, s.divers.length);
  else if (diver.status === 'surfaced' && s.stage !== 'alone') {
    diver.at = pushSnorkeller(diver.at, shift.right, s.divers.length);
  }
}

/** [SCUBA-27, SCUBA-29, SCUBA-31] A diver stops at every edge. */
function pushUnder(at: Space, { right, down }: Shift, seats: number): Space {
  const column = Math.min(lastColumn(seats), Math.max(firstColumn(seats), columnOf(at) + right));
  const row = Math.min(ROWS, Math.max(1, rowOf(at) + down));
  return spaceAt(row, column);
}

/** [SCUBA-37] Whoever is pushed onto the boat is aboard; [SCUBA-38] the edge columns hold. */
function pushSnorkeller(from: Space, right: number, seats: number): Space {
  let at = from;
  for (let left = Math.abs(right); left > 0 && at !== BOAT; left--) {
    const next = beside(at, Math.sign(right));
    if (next < firstColumn(seats) || next > lastColumn(seats)) return at;
    at = next;
  }
  return at;
}
