import { useSyncExternalStore } from 'preact/compat';
import { useCallback } from 'preact/hooks';

/** Whether a media query holds right now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** A phone held sideways, or a page enlarged until it has the height of one: as in the stylesheets. */
export const useLying = (): boolean => useMedia('(max-height: 480px) and (min-aspect-ratio: 4 / 3)');
