import type { Seat } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { SEAT_COLOURS, type SeatColour } from '../ui/pieces.tsx';

/** A rematch moves everybody one seat on; colour and emblem go with them. */
export const colourAt = ({ seats, history }: Pick<TableInfo, 'seats' | 'history'>, seat: Seat): SeatColour =>
  SEAT_COLOURS[(seat + history.length) % seats.length] ?? SEAT_COLOURS[0];
