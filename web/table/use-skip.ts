import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';

interface SkipHandlers {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * A tap on the board or Escape shows the newest at once. Such a tap does nothing else: what lies under the
 * finger afterwards may be a decision nobody meant to take.
 */
export function useSkip(
  session: Session,
  endTelling: (() => void) | null, // null = nothing is being told
  isBehind: boolean,
): SkipHandlers {
  const waiting = isBehind || endTelling !== null;
  const skipped = useRef(false);
  const skip = useCallback(() => {
    endTelling?.();
    if (isBehind) session.skip();
  }, [session, endTelling, isBehind]);
  useEffect(() => {
    if (!waiting) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') skip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [skip, waiting]);
  return {
    onPointerDownCapture(event) {
      skipped.current = waiting;
      if (!waiting) return;
      event.stopPropagation();
      skip();
    },
    onClickCapture(event) {
      const byPointer = event.detail > 0;
      if (byPointer && skipped.current) event.stopPropagation();
      skipped.current = false;
    },
  };
}
