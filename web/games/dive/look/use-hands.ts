/** Fingers, mouse and wheel on the picture: drag tilts it or moves what is zoomed, two fingers zoom, a tap points. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Look, nudged, panned, pointIn, stepsOf, tiltAt, tilted, zoomed } from '../model/look.ts';
import type { Looking } from './use-look.ts';

const FAR = 8; // pixels before a press becomes a drag
const STEP = 34; // pixels a half step of tilt takes
const TWICE = 320; // milliseconds between the taps of a double tap

interface Hands extends Looking {
  /** A tap, or a drag that points: shares of the picture. */
  readonly point: ((x: number, y: number) => void) | null;
  readonly carries: boolean; // dragging points as well: something is being placed
}

export function useHands(ref: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => (ref.current ? listen(ref.current, () => latest.current) : undefined), [ref]);
}

interface Finger {
  x: number;
  y: number;
}

function listen(water: HTMLElement, hands: () => Hands): () => void {
  const fingers = new Map<number, Finger>();
  let begun: (Finger & { readonly look: Look }) | null = null;
  let dragging = false;
  let spread = 0; // between two fingers
  let tapped = 0;

  const share = (event: { clientX: number; clientY: number }) => {
    const box = water.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const pointAt = (event: PointerEvent) => {
    const { x, y } = share(event);
    const at = pointIn(hands().look, x, y);
    hands().point?.(at.x, at.y);
  };
  const pinch = () => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return;
    const now = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = share({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 });
    if (spread > 0) hands().change(look => zoomed(look, now / spread, middle.x - 0.5, middle.y - 0.5));
    spread = now;
  };
  const drag = (event: PointerEvent, from: Finger & { readonly look: Look }) => {
    const { carries, look, change } = hands();
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (carries) pointAt(event);
    else if (look.zoom > 1) {
      const box = water.getBoundingClientRect();
      change(old => panned(old, event.movementX / box.width, event.movementY / box.height));
    } else if (look.lamp.mode !== 'off') pointAt(event);
    else {
      const [across, along] = stepsOf(from.look.tilt);
      const [tx, ty] = unturned(look.turn, dx / STEP, dy / STEP);
      change(old => tilted(old, tiltAt(across - tx, along - ty)));
    }
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    water.setPointerCapture(event.pointerId);
    spread = 0;
    dragging = fingers.size > 1;
    begun = { x: event.clientX, y: event.clientY, look: hands().look };
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger || !begun) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (fingers.size > 1) {
      dragging = true;
      pinch();
      return;
    }
    if (!dragging && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < FAR) return;
    dragging = true;
    drag(event, begun);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const isTap = !dragging && event.type === 'pointerup';
    if (isTap && hands().point) pointAt(event);
    else if (isTap) {
      const { x, y } = share(event);
      const twice = event.timeStamp - tapped < TWICE;
      tapped = twice ? 0 : event.timeStamp;
      if (twice) hands().change(look => zoomed(look, look.zoom > 1 ? 1 / look.zoom : 2.2, x - 0.5, y - 0.5));
    }
    begun = null;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = share(event);
    hands().change(look => zoomed(look, Math.exp(-event.deltaY / 400), x - 0.5, y - 0.5));
  };

  const stop = new AbortController();
  const { signal } = stop;
  water.addEventListener('pointerdown', down, { signal });
  water.addEventListener('pointermove', move, { signal });
  water.addEventListener('pointerup', up, { signal });
  water.addEventListener('pointercancel', up, { signal });
  water.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

/** A way on the screen as a way in the picture, which may be turned. */
export function unturned(turn: number, dx: number, dy: number): readonly [number, number] {
  let way: readonly [number, number] = [dx, dy];
  for (let i = 0; i < turn; i++) way = [way[1], -way[0]];
  return way;
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys tilt (or move the lamp, or what is placed), plus and minus zoom, 0 looks straight again. */
export function onLookKey(
  event: KeyboardEvent,
  { change }: Looking,
  arrow: (look: Look, dx: number, dy: number) => Look = nudged,
): void {
  const way = ARROWS[event.key];
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (way && event.shiftKey) change(look => panned(look, -way[0] * 0.1, -way[1] * 0.1));
  else if (way) change(look => arrow(look, ...unturned(look.turn, ...way)));
  else if (event.key === '+' || event.key === '=') change(look => zoomed(look, 1.4));
  else if (event.key === '-') change(look => zoomed(look, 1 / 1.4));
  else if (event.key === '0') change(look => ({ ...zoomed(look, 1 / look.zoom), tilt: 'c' }));
  else return;
  event.preventDefault();
  event.stopPropagation();
}
