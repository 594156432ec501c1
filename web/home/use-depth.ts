import { useEffect, useState } from 'preact/hooks';
import { depthAt, type Stop, stopAt } from './water.ts';

export interface Mark {
  readonly section: string; // id of the element
  readonly depth: number; // metres
}

const EYE = 0.5; // how far down the window one looks, and the diver hangs

const TAG = 108; // pixels

/** How deep the reader has scrolled, and at which mark. */
export function useDepth(marks: readonly Mark[]): { depth: number; at: number } {
  const [shown, setShown] = useState({ depth: 0, at: 0 });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const stops = marks.flatMap(stopOf);
      const y = scrollY === 0 ? 0 : scrollY + innerHeight * EYE;
      const depth = Math.round(depthAt(y, stops));
      const at = stopAt(y, stops);
      setShown(before => (before.depth === depth && before.at === at ? before : { depth, at }));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [marks]);
  return shown;
}

/** The depth tag hangs a little below the top of its section; the surface is at the bottom of the harbour. */
function stopOf({ section, depth }: Mark): Stop[] {
  const element = document.getElementById(section);
  if (!element) return [];
  const { top, height } = element.getBoundingClientRect();
  return [{ at: scrollY + top + (depth === 0 ? height : TAG), depth }];
}
