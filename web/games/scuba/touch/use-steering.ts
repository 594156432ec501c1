/** Steering without buttons: arrow keys anywhere on the page, swipes and taps on the reef. */
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Direction } from '../parts/spaces.ts';

interface Steering {
  readonly go: (direction: Direction) => void;
  readonly tap: (space: SpaceId) => void;
}

const KEYS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const SWIPE = 26; // px before a finger means a direction

export function useSteering(reef: RefObject<HTMLElement | null>, steering: Steering | null): void {
  const latest = useRef(steering);
  useEffect(() => {
    latest.current = steering;
  });
  useEffect(() => (reef.current ? listen(reef.current, () => latest.current) : undefined), [reef]);
  const steers = steering !== null;
  useEffect(() => (reef.current && steers ? keepStill(reef.current) : undefined), [reef, steers]);
}

/** Whether the key belongs to something else: a form, a list that scrolls, a dialog. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.repeat || // a key held down is one step
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  document.querySelector('dialog[open]') !== null ||
  (event.target as Element).closest?.('input, textarea, select, .log, .roster, [role="radiogroup"]') !== null;

/** The way a finger went; null = it stayed, or went no way in particular. */
export function swipeOf(x: number, y: number): Direction | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE) return null;
  if (Math.abs(x) > Math.abs(y) * 1.4) return x < 0 ? 'left' : 'right';
  return Math.abs(y) > Math.abs(x) * 1.4 ? (y < 0 ? 'up' : 'down') : null;
}

/**
 * Where the whole reef is in sight a swipe means a direction, and nothing moves under the finger. `touch-action` would
 * say so, too, but coming and going with every turn it costs a new style for everything on the reef.
 */
function keepStill(reef: HTMLElement): () => void {
  const hold = (event: TouchEvent) => {
    const isInSight = reef.offsetHeight <= (reef.parentElement?.clientHeight ?? 0) + 1;
    if (isInSight && event.touches.length === 1 && event.cancelable) event.preventDefault();
  };
  reef.addEventListener('touchmove', hold, { passive: false });
  return () => reef.removeEventListener('touchmove', hold);
}

function listen(reef: HTMLElement, steering: () => Steering | null): () => void {
  let start: { x: number; y: number } | null = null;
  let swiped = false; // the click that ends a swipe means nothing
  const key = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    const steer = steering();
    if (!direction || !steer || isTaken(event)) return;
    event.preventDefault();
    steer.go(direction);
  };
  const down = (event: PointerEvent) => {
    swiped = false;
    start = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  };
  const up = (event: PointerEvent) => {
    const direction = start && swipeOf(event.clientX - start.x, event.clientY - start.y);
    start = null;
    if (!direction) return;
    swiped = true;
    steering()?.go(direction);
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (swiped) {
      event.preventDefault();
      event.stopPropagation();
    } else if (!target.closest('button')) {
      const space = target.closest<HTMLElement>('[data-space]')?.dataset.space;
      if (space) steering()?.tap(space as SpaceId);
    }
    swiped = false;
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('keydown', key, { signal });
  reef.addEventListener('pointerdown', down, { signal });
  reef.addEventListener('pointerup', up, { signal });
  reef.addEventListener('click', click, { signal, capture: true });
  return () => stop.abort();
}
