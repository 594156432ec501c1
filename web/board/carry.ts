/** Lifting a piece off the board, and where it is. */
import type { Point } from './travel.ts';
import { within } from './within.ts';

/** Neighbours would cover the piece itself: its likeness is carried above everything. */
export function lift(piece: HTMLElement, board: HTMLElement): HTMLElement {
  const { x, y, w } = centre(piece, board);
  const likeness = piece.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-spot', 'data-carry', 'data-about']) likeness.removeAttribute(name);
  likeness.classList.add('carried');
  likeness.inert = true;
  likeness.style.setProperty('--w', `${w}px`);
  likeness.style.position = 'absolute'; // whatever the board says of such a piece: in its flow it would push the others
  likeness.style.left = `${x - w / 2 + board.scrollLeft}px`;
  likeness.style.top = `${y - piece.offsetHeight / 2 + board.scrollTop}px`;
  board.append(likeness);
  piece.style.opacity = '0.3';
  return likeness;
}

export function centre(element: HTMLElement, board: HTMLElement): Point {
  const box = within(board, element);
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    w: element.offsetWidth,
  };
}

/** Arrow keys walk along a row of buttons. */
export function walk(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const row = (event.target as Element).closest('[data-row]');
  if (step === 0 || !row) return;
  const buttons = [...row.querySelectorAll<HTMLElement>('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const NEAR = 30; // pixels above and below a place that still count

/** The name of the place a piece is let go over, the nearest where several are; null = none. */
export function placeUnder(board: HTMLElement, { clientX, clientY }: PointerEvent): string | null {
  const near = [...board.querySelectorAll<HTMLElement>('[data-drop]')].flatMap(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = clientX > left && clientX < right && clientY > top - NEAR && clientY < bottom + NEAR;
    return inside ? [{ element, far: Math.max(top - clientY, clientY - bottom, 0) }] : [];
  });
  return near.toSorted((a, b) => a.far - b.far)[0]?.element.dataset.drop ?? null;
}
