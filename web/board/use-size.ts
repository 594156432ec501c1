import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Box {
  readonly top: number; // within its offset parent
  readonly width: number;
  readonly height: number;
}

const UNMEASURED: Box = { top: 0, width: 0, height: 0 };

/** Whether it is known yet: what has to fit into it is better built once than twice. */
export const isMeasured = (box: Box): boolean => box !== UNMEASURED;

/** The room an element has. What lies in it must not change that room, or this never settles. Inside another one it is read once that is known. */
export function useSize(ref: RefObject<HTMLElement | null>, within?: Box): Box {
  const [box, setBox] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || (within && !isMeasured(within))) return;
    const read = () => {
      const next = { top: element.offsetTop, width: element.clientWidth, height: element.clientHeight };
      setBox(old => (isMeasured(old) && isSame(old, next) ? old : next));
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    if (element.offsetParent) watch.observe(element.offsetParent); // its top moves when others grow
    return () => watch.disconnect();
  }, [ref, within]);
  return box;
}

/** Where one side of it is all that matters: the rest may change without anything being drawn anew. */
export const useWidth = (ref: RefObject<HTMLElement | null>): number => useSide(ref, 'clientWidth');
export const useHeight = (ref: RefObject<HTMLElement | null>): number => useSide(ref, 'clientHeight');

function useSide(ref: RefObject<HTMLElement | null>, side: 'clientWidth' | 'clientHeight'): number {
  const [length, setLength] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => setLength(element[side]);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, side]);
  return length;
}

const isSame = (one: Box, other: Box): boolean =>
  one.top === other.top && one.width === other.width && one.height === other.height;
