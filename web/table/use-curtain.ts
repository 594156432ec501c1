import { useState } from 'preact/hooks';
import { type Holder, holderAfter, isCovered, type Sight } from './curtain.ts';

export function useCurtain(sight: Sight): { covered: boolean; uncover: () => void } {
  const [holder, setHolder] = useState<Holder | null>(null);
  const now = holderAfter(holder, sight);
  if (now !== holder) setHolder(now); // before anything is drawn
  return { covered: isCovered(now, sight), uncover: () => setHolder({ seat: sight.seat, alone: true }) };
}
