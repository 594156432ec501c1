import type { Outcome } from '@fathoms/kernel/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';

const LAST_LOOK = 1800; // milliseconds at pace 1: the last card lands before the score covers it

/** Whether the score lies over the table: by itself at the end, later when asked for. */
export function useEnding(outcome: Outcome | null): { open: boolean; setOpen: (open: boolean) => void } {
  const { pace } = useSettings();
  const [open, setOpen] = useState(outcome !== null);
  const isOver = outcome !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver === wasOver.current) return;
    wasOver.current = isOver;
    const timer = setTimeout(() => setOpen(isOver), LAST_LOOK / pace);
    return () => clearTimeout(timer);
  }, [isOver, pace]);
  return { open: open && isOver, setOpen };
}
