import { useEffect, useRef } from 'preact/hooks';

/** What was shown before this: for things that are seen going. */
export function useBefore<T>(now: T): T {
  const shown = useRef({ now, before: now });
  const { current } = shown;
  const before = current.now === now ? current.before : current.now;
  useEffect(() => {
    shown.current = { now, before };
  });
  return before;
}
