import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Hears of taps on anything but the control; counts them, so that the ring can bob. */
export function useStray(
  layer: RefObject<HTMLElement | null>,
  control: HTMLElement | null,
  on: boolean,
  stray: (what: string) => void,
): number {
  const [times, setTimes] = useState(0);
  const told = useRef(stray);
  told.current = stray;
  useEffect(() => {
    const stage = layer.current?.closest('.at-table')?.querySelector('.stage');
    setTimes(0);
    if (!on || !stage) return;
    const onClick = (event: Event) => {
      const target = event.target as Element;
      if (control?.contains(target)) return;
      setTimes(n => n + 1);
      const what = nameAt(target);
      if (what) told.current(what);
    };
    stage.addEventListener('click', onClick, { capture: true });
    return () => stage.removeEventListener('click', onClick, { capture: true });
  }, [layer, control, on]);
  return times;
}

/** What a thing on the board is called; '' = it has no name. */
function nameAt(target: Element): string {
  const named = target.closest('[aria-label], button');
  if (!named || named.classList.contains('stage')) return '';
  return (named.getAttribute('aria-label') ?? named.textContent ?? '').trim().replace(/[.!?]$/, '');
}
