import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import { ROWS, rowOf } from './sea.ts';
import type { Event, State } from './types.ts';

const DEEP_ROW = 3; // deeper than 10 m [SCUBA-107]
const SAFE_ROW = 2; // no deeper than 10 m [SCUBA-114]

/** A token taken in the own turn keeps the turn's end from discarding one. [SCUBA-115] */
export function takeToken(s: State, seat: Seat, dealer: Dealer<Event>): void {
  if (!s.decompression) return;
  if (seat === s.active) s.dive.token = true;
  changeTokens(s, seat, 1, dealer);
}

export function changeTokens(s: State, seat: Seat, change: number, { tell }: Dealer<Event>): void {
  const diver = s.divers[seat];
  diver.deco += change;
  tell({ type: 'saturated', seat, change, tokens: diver.deco });
}

/**
 * [SCUBA-107] The first time deeper than 10 m, and [SCUBA-109] each arrival in row 9, brings a token,
 * whatever took the diver there [SCUBA-108].
 */
export function arrive(s: State, seat: Seat, fromRow: number, dealer: Dealer<Event>): void {
  const diver = s.divers[seat];
  const row = rowOf(diver.at);
  if (row >= DEEP_ROW && !diver.deep) {
    diver.deep = true;
    takeToken(s, seat, dealer);
  }
  if (row === ROWS && fromRow !== ROWS) takeToken(s, seat, dealer);
}

/** [SCUBA-110] Step 4 in row 9. */
export function paySaturation(s: State, dealer: Dealer<Event>): void {
  if (rowOf(s.divers[s.active].at) === ROWS) takeToken(s, s.active, dealer);
}

/** [SCUBA-114, SCUBA-115] A turn that ends in row 1 or 2 discards a token, unless it brought one. */
export function desaturate(s: State, dealer: Dealer<Event>): void {
  const { at, deco } = s.divers[s.active];
  if (deco > 0 && !s.dive.token && rowOf(at) <= SAFE_ROW) changeTokens(s, s.active, -1, dealer);
}
