import { useSyncExternalStore } from 'preact/compat';
import { useCallback, useMemo } from 'preact/hooks';

/** Whether a media query holds right now. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]); // reading a query takes longer than asking it
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}

/** A phone held sideways, or a page enlarged until it has the height of one: as in the stylesheets. */
export const useLying = (): boolean => useMedia('(max-height: 480px) and (min-aspect-ratio: 4 / 3)');
