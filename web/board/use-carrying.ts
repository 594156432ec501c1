/** Carrying a glowing piece to its place is the same as choosing it. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { centre, lift, placeUnder } from './carry.ts';
import type { Point } from './travel.ts';
import { enlarged } from './within.ts';

/** `what`: its `data-carry`; `onto`: the place's `data-drop`; `key`: how the stage knows it; `at`: where it was let go. */
export type Drop = (what: string, onto: string, key: string, at: Point) => void;

const FAR = 8; // pixels before a press becomes carrying

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly piece: HTMLElement;
}

/** `lifted`: somebody begins to carry this, so what it may do can be shown. */
export function useCarrying(
  root: RefObject<HTMLElement | null>,
  drop: Drop,
  lifted: (what: string) => void = () => {},
): void {
  const latest = useRef({ drop, lifted });
  useEffect(() => {
    latest.current = { drop, lifted };
  });
  useEffect(() => {
    if (!root.current) return;
    return listen(
      root.current,
      (...what) => latest.current.drop(...what),
      what => latest.current.lifted(what),
    );
  }, [root]);
}

function listen(board: HTMLElement, drop: Drop, lifted: (what: string) => void): () => void {
  let press: Press | null = null;
  let likeness: HTMLElement | null = null; // what the finger carries
  let swallow = false; // the click that ends carrying means nothing

  const down = (event: PointerEvent) => {
    swallow = false;
    const piece = (event.target as Element).closest<HTMLElement>('[data-carry]');
    press =
      piece && event.button === 0 ? { id: event.pointerId, x: event.clientX, y: event.clientY, piece } : null;
  };
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) press = null; // let go outside the page
    if (!press || event.pointerId !== press.id) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!likeness && Math.hypot(dx, dy) < FAR) return;
    if (!likeness) {
      board.setPointerCapture(press.id);
      board.dataset.carrying = '';
      likeness = lift(press.piece, board);
      if (press.piece.dataset.carry) lifted(press.piece.dataset.carry);
    }
    const by = enlarged(board);
    likeness.style.translate = `${dx / by}px ${dy / by}px`;
  };
  const up = (event: PointerEvent) => {
    const [from, carried] = [press?.piece, likeness];
    press = null;
    likeness = null;
    delete board.dataset.carrying;
    if (!from || !carried) return;
    swallow = true;
    from.style.opacity = '';
    const { carry, carryKey } = from.dataset;
    const onto = event.type === 'pointerup' ? placeUnder(board, event) : null;
    if (carry && carryKey && onto !== null) {
      drop(carry, onto, carryKey, centre(carried, board));
      carried.remove();
    } else {
      const back = carried.animate([{}, { translate: '0 0' }], { duration: 200, easing: 'ease-out' });
      back.onfinish = () => carried.remove();
    }
  };
  const click = (event: MouseEvent) => {
    if (!swallow || event.detail === 0) return; // no finger makes a click without a count: the keyboard
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const stop = new AbortController();
  const { signal } = stop;
  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  board.addEventListener('pointerup', up, { signal });
  board.addEventListener('pointercancel', up, { signal });
  board.addEventListener('click', click, { signal, capture: true });
  return () => stop.abort();
}
