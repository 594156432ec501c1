import type { Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import { isCovered, type Sight, stillUncovered } from './curtain.ts';

export function useCurtain(sight: Sight): { covered: boolean; uncover: () => void } {
  const [uncovered, setUncovered] = useState<Seat | null>(null);
  const still = stillUncovered(uncovered, sight);
  if (still !== uncovered) setUncovered(still); // before anything is drawn
  return { covered: isCovered(still, sight), uncover: () => setUncovered(sight.seat) };
}
