import type { RefObject } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { Box } from '../../board/use-size.ts';
import { Waters } from '../../board/Waters.tsx';
import type { Band } from '../../ui/pieces.tsx';
import type { ReefLayout } from './reef/layout.ts';

interface SceneryProps {
  readonly board: Box;
  readonly sea: RefObject<HTMLElement | null>; // where the reef scrolls
  readonly top: number; // of that, within the board
  readonly layout: ReefLayout;
  readonly slim: boolean;
}

/** The water darkens with the bands of the reef: each edge lies where a depth is written. */
export const Scenery = memo(function Scenery({ board, sea, top, layout, slim }: SceneryProps) {
  const surface = board.top + top - useScrolled(sea) + layout.surface;
  const at = (rows: number) => surface + rows * layout.ch;
  const lift = slim ? 3 : 6;
  const bands: Band[] = [
    [surface - 12, lift, slim ? 4 : 10, 'w1', 1],
    [at(2), lift, slim ? 4 : 9, 'w2', 2],
    [at(4), lift, slim ? 4 : 8, 'w3', 3.1],
    [at(6), lift, slim ? 3 : 7, 'w6', 0.4],
    [at(8) + 2, lift, slim ? 3 : 6, 'w8', 1.7],
  ];
  return <Waters {...{ board, slim, bands }} />;
});

function useScrolled(ref: RefObject<HTMLElement | null>): number {
  const [scrolled, setScrolled] = useState(0);
  useEffect(() => {
    const room = ref.current;
    if (!room) return;
    const read = () => setScrolled(room.scrollTop);
    room.addEventListener('scroll', read, { passive: true });
    return () => room.removeEventListener('scroll', read);
  }, [ref]);
  return scrolled;
}
