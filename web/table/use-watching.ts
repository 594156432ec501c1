import { useEffect } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';

const BREATH = 500; // milliseconds at pace 1 between two moves that are watched again

/** Goes on to the next move once the one before has been told. */
export function useWatching(goOn: (() => void) | null, isTold: boolean): void {
  const { pace } = useSettings();
  const due = goOn !== null && isTold ? goOn : null;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(due, BREATH / pace);
    return () => clearTimeout(timer);
  }, [due, pace]);
}
