/** A moment in an address: `#12` with open cards, `#12B` as seat B saw it, `#g=….12` in a game that is in the link itself. */
import { parseSeat, type Seat, seatLetter } from '@fathoms/kernel/game.ts';

/** Whose eyes a replay looks through. */
export type Eyes = Seat | 'all';

export interface Place {
  readonly step: number;
  readonly eyes: Eyes;
}

export const hashOf = ({ step, eyes }: Place, packed: string | null = null): string =>
  `#${packed === null ? '' : `g=${packed}.`}${step}${eyes === 'all' ? '' : seatLetter(eyes)}`;

/** The game that is in the link itself; null = none is. */
export const packedIn = (hash: string): string | null => /^#g=([\w-]*)/.exec(hash)?.[1] ?? null;

/** Anything that is not a moment of this match is its beginning. */
export function readHash(hash: string, steps: number, seats: number): Place {
  const [, digits = '0', letter = ''] = /^#(?:g=[\w-]+\.)?(\d{1,6})([A-Z]?)$/.exec(hash) ?? [];
  const seat = parseSeat(letter);
  return { step: Math.min(Number(digits), steps), eyes: seat !== null && seat < seats ? seat : 'all' };
}

/** The review of a table's match, opened for a seat. */
export const reviewPath = (
  table: { readonly id: string; readonly local: boolean },
  seat: Seat | null,
): string =>
  `/${table.local ? 'local' : 't'}/${encodeURIComponent(table.id)}/review${seat === null ? '' : hashOf({ step: 0, eyes: seat })}`;

export const replayPath = (table: { readonly id: string; readonly local: boolean }, place?: Place): string =>
  `/${table.local ? 'local' : 't'}/${encodeURIComponent(table.id)}/replay${place ? hashOf(place) : ''}`;
