import { NUDGE_AFTER_MS, PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';

const SLACK_MS = 500; // the table's clock decides, not ours

/** Whether what had lasted so long when the table said so lasts for longer than anybody has to bear. */
export function useOutOfPatience(lasted: number | null, said: object): boolean {
  return useAfter(lasted === null ? null : PATIENCE_MS - lasted, said);
}

/** Whether nothing has happened for so long that somebody may be nudged. `seq`: steps so far. */
export const useStandstill = (seq: number): boolean => useAfter(NUDGE_AFTER_MS, seq);

/** Whether so many milliseconds have gone by since `from` changed; null = never. */
function useAfter(ms: number | null, from: unknown): boolean {
  const [over, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever `from` is, a new one begins anew
  useEffect(() => {
    setOver(ms !== null && ms < 0);
    if (ms === null || ms < 0) return;
    const timer = setTimeout(() => setOver(true), ms + SLACK_MS);
    return () => clearTimeout(timer);
  }, [ms, from]);
  return over;
}
