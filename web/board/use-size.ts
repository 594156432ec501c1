import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Box {
  readonly top: number; // within its offset parent
  readonly width: number;
  readonly height: number;
}

const NONE: Box = { top: 0, width: 0, height: 0 };

/** The room an element has. What lies in it must not change that room, or this never settles. */
export function useSize(ref: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(NONE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => {
      const next = { top: element.offsetTop, width: element.clientWidth, height: element.clientHeight };
      setBox(old =>
        old.top === next.top && old.width === next.width && old.height === next.height ? old : next,
      );
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    if (element.offsetParent) watch.observe(element.offsetParent); // its top moves when others grow
    return () => watch.disconnect();
  }, [ref]);
  return box;
}
