/** How sentences speak of the people at a table. */
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
    const face = faces[seat];
    if (!face) throw new Error(`nobody sits at ${seat}`);
    return { name: face.name, you: face.you };
  };
