import { LEVELS } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { Face } from '../board/screen.ts';
import { SEAT_COLOURS } from '../ui/pieces.tsx';

/** In a replay nobody is `you`: a link to a moment reads the same for everybody. */
export const recordFaces = ({ seats }: MatchRecord): readonly Face[] =>
  seats.map((seat, i) => ({
    name: seat.name,
    colour: SEAT_COLOURS[i % SEAT_COLOURS.length] ?? SEAT_COLOURS[0],
    you: false,
    level: LEVELS.find(level => level === seat.level) ?? null,
    here: true,
  }));
