import { format } from '@fathoms/games/dive/notation.ts';
import { CARD_SIDE, OCTOPUS_TURNS } from '@fathoms/games/dive/parts.ts';
import type { Choice, OctopusSpot } from '@fathoms/games/dive/types.ts';
import { useState } from 'preact/hooks';
import type { Placing } from './Stack.tsx';

export interface Octopus {
  readonly placing: Placing | null;
  readonly begin: (() => void) | null; // null = there is none to place
  readonly turn: () => void;
  readonly commit: () => void;
  readonly cancel: () => void;
}

const MIDDLE: OctopusSpot = { x: CARD_SIDE / 2, y: CARD_SIDE / 2, turn: 0 };

/** Laying the Giant Octopus on the stack: moved about freely, then for good. */
export function useOctopus(choice: Choice | null, take: (action: string) => void): Octopus {
  const [spot, setSpot] = useState<OctopusSpot | null>(null);
  const may = choice?.octopus ?? false;
  const cancel = () => setSpot(null);
  return {
    placing: may && spot ? { spot, move: setSpot } : null,
    begin: may ? () => setSpot(MIDDLE) : null,
    turn: () => setSpot(old => old && { ...old, turn: (old.turn + 1) % OCTOPUS_TURNS }),
    commit: () => {
      if (spot) take(format({ type: 'octopus', spot }));
      cancel();
    },
    cancel,
  };
}
