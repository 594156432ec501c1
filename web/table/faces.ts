import type { Level, SeatInfo, TableInfo } from '@fathoms/protocol/messages.ts';
import type { Face } from '../board/screen.ts';
import { colourAt } from '../people/colours.ts';

/** People who share a device are called by name; only who plays alone on it is `you`. */
export function facesOf(table: TableInfo, you: string): readonly Face[] {
  const only = table.yours.length === 1 ? table.yours[0] : undefined;
  return table.seats.map((seat, i) => ({
    name: i === only ? you : nameOf(seat),
    colour: colourAt(table, i),
    you: i === only,
    level: levelOf(seat),
    ...(seat.kind === 'human' && seat.program !== undefined && { program: seat.program }),
    here: seat.kind !== 'human' || seat.here || seat.standIn !== null,
  }));
}

/** Of the bot that plays there, in its own seat or for somebody. */
function levelOf(seat: SeatInfo): Level | null {
  if (seat.kind === 'open') return null;
  return seat.kind === 'bot' ? seat.level : (seat.standIn?.level ?? null);
}

const nameOf = (seat: SeatInfo): string => (seat.kind === 'open' ? '' : seat.name);
