/** The people at a table: in which order they are shown, and how sentences speak of them. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { Face } from './screen.ts';

/** Somebody in a sentence: `you` changes the verb, not only the name. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

export type WhoIs = (seat: Seat) => Who;

export const whoIs =
  (faces: readonly Face[]): WhoIs =>
  seat => {
    const { name, you } = faceAt(faces, seat);
    return { name, you };
  };

export function faceAt(faces: readonly Face[], seat: Seat): Face {
  const face = faces[seat];
  if (!face) throw new Error(`nobody sits at ${seat}`);
  return face;
}

/** Oneself first, then clockwise. On a shared device nobody is first: everybody stays in place. */
export function seatOrder(faces: readonly Face[]): Seat[] {
  const first = Math.max(
    0,
    faces.findIndex(face => face.you),
  );
  return faces.map((_, i) => (first + i) % faces.length);
}
