import type { View } from '@fathoms/games/scuba/types.ts';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { placeOf, type ReefLayout } from './layout.ts';

/** Where the reef is higher than its room, the diver to move stays in sight. */
export function useFollow(sea: RefObject<HTMLElement | null>, view: View, layout: ReefLayout): void {
  const at = view.divers[view.active]?.at;
  useEffect(() => {
    const room = sea.current;
    if (!room || !at || room.scrollHeight <= room.clientHeight) return;
    const { y, h } = placeOf(at, layout);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    room.scrollTo({ top: y + h / 2 - room.clientHeight / 2, behavior });
  }, [sea, at, layout]);
}
