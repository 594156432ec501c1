import { useLayoutEffect } from 'preact/hooks';
import { focusedElement } from './let-go.ts';

/** When this goes, whatever had the focus before has it again, unless one has gone elsewhere meanwhile. */
export function useReturnFocus(own: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = focusedElement();
    const shown = own.current;
    return () => {
      if (shown instanceof HTMLDialogElement) shown.close(); // behind an open one nothing takes the focus
      const now = document.activeElement;
      if (now !== document.body && !shown?.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [own]);
}
