import type { Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import { type Hands, handsAfter, isCovered, type Sight } from './curtain.ts';

const NOBODY: Hands = { holder: null, passing: null };

interface Curtain {
  readonly covered: boolean;
  readonly passing: Seat | null; // covered, but whoever acted may look first
  readonly pass: () => void;
  readonly uncover: () => void;
}

export function useCurtain(sight: Sight): Curtain {
  const [hands, setHands] = useState(NOBODY);
  const now = handsAfter(hands, sight);
  if (now !== hands) setHands(now); // before anything is drawn
  return {
    covered: isCovered(now.holder, sight),
    passing: now.passing,
    pass: () => setHands(NOBODY),
    uncover: () => setHands({ holder: { seat: sight.seat, alone: true }, passing: null }),
  };
}
