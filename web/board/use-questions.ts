/** Asking what something is: rest the mouse on it, hold it, right-click it, or press `?`. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walk } from './carry.ts';
import { listenForWalks } from './explain-walk.ts';

export interface Questions {
  readonly ask: (about: string, at: HTMLElement, stay: boolean) => void; // stay: until closed
  readonly leave: () => void; // the mouse has gone on
}

const HOLD = 480; // ms of a long press
const REST = 650; // ms before a resting mouse asks

export function useQuestions(root: RefObject<HTMLElement | null>, questions: Questions): void {
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  });
  useEffect(() => (root.current ? listen(root.current, () => latest.current) : undefined), [root]);
  useEffect(() => (root.current ? listenForWalks(root.current, () => latest.current) : undefined), [root]);
}

function listen(board: HTMLElement, questions: () => Questions): () => void {
  let swallow = false; // the click that ends a long press means nothing
  let timer = 0;
  const within = (event: Event, what: string) => (event.target as Element).closest<HTMLElement>(what);
  const ask = (element: HTMLElement, stay: boolean) =>
    questions().ask(element.dataset.about ?? '', element, stay);
  const wait = (element: HTMLElement | null, ms: number, stay: boolean) => {
    clearTimeout(timer);
    if (!element) return;
    timer = window.setTimeout(() => {
      swallow = stay;
      ask(element, stay);
    }, ms);
  };
  const calm = () => clearTimeout(timer);

  const down = (event: PointerEvent) => {
    swallow = false;
    wait(event.pointerType === 'mouse' ? null : within(event, '[data-about]'), HOLD, true);
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0 && Math.hypot(event.movementX, event.movementY) > 2) calm();
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const element = within(event, '[data-about]');
    // who is steering would be talked to all the time: there one has to ask
    wait(element?.dataset.quiet === undefined ? element : null, REST, false);
    if (!element) questions().leave();
  };
  const gone = () => {
    calm();
    questions().leave();
  };
  const click = (event: MouseEvent) => {
    const asks = within(event, '[data-ask]');
    if (swallow && event.detail > 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (asks) ask(asks, true);
    swallow = false;
  };
  const menu = (event: MouseEvent) => {
    const element = within(event, '[data-about]');
    if (!element) return;
    event.preventDefault();
    ask(element, true);
  };
  const key = (event: KeyboardEvent) => {
    const element = event.key === '?' ? within(event, '[data-about]') : null;
    if (element) ask(element, true);
    else walk(event);
  };

  const stop = new AbortController();
  const { signal } = stop;
  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  board.addEventListener('pointerup', calm, { signal });
  board.addEventListener('pointercancel', calm, { signal });
  board.addEventListener('pointerover', over, { signal });
  board.addEventListener('pointerleave', gone, { signal });
  board.addEventListener('click', click, { signal, capture: true });
  board.addEventListener('contextmenu', menu, { signal });
  board.addEventListener('keydown', key, { signal });
  return () => {
    calm();
    stop.abort();
  };
}
