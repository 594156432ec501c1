import { LEVELS } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { Face } from '../board/screen.ts';
import { SEAT_COLOURS } from '../ui/pieces.tsx';

/** What a device calls whoever plays alone on it, in any language. */
const ONESELF: ReadonlySet<string> = new Set(['You', 'Du']);

/** In a replay nobody is `you`: a link to a moment reads the same for everybody. Who gave no name is `somebody`. */
export const recordFaces = ({ seats }: Pick<MatchRecord, 'seats'>, somebody: string): readonly Face[] =>
  seats.map((seat, i) => ({
    name: ONESELF.has(seat.name) ? somebody : seat.name,
    colour: SEAT_COLOURS[i % SEAT_COLOURS.length] ?? SEAT_COLOURS[0],
    you: false,
    level: LEVELS.find(level => level === seat.level) ?? null,
    ...(seat.program !== undefined && { program: seat.program }),
    here: true,
  }));
