import type { Outcome } from '@fathoms/kernel/game.ts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';

const LAST_LOOK = 1800; // milliseconds at pace 1: the last card is looked at before the score covers it

interface Ending {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Whether the score lies over the table: by itself at the end, unless somebody was quicker; later when asked for. */
export function useEnding(outcome: Outcome | null): Ending {
  const { pace } = useSettings();
  const isOver = outcome !== null;
  // null = nobody has opened or closed it yet
  const [open, setOpen] = useState<boolean | null>(isOver ? true : null);
  useEffect(() => {
    if (!isOver) {
      setOpen(null); // taken back: the next end comes by itself again
      return;
    }
    if (open !== null) return;
    const timer = setTimeout(() => setOpen(true), LAST_LOOK / pace);
    return () => clearTimeout(timer);
  }, [isOver, open, pace]);
  return { open: isOver && open === true, setOpen: useCallback(wanted => setOpen(wanted), []) };
}
