/** Asking without a mouse: a button (`data-explain`) begins, arrow keys walk over everything that answers, Enter keeps the answer. */
import type { Questions } from './use-questions.ts';

/** Everything that has an answer, in the order of reading. */
const answering = (board: HTMLElement): HTMLElement[] =>
  [...board.querySelectorAll<HTMLElement>('[data-about]')].filter(
    element => !element.closest('[aria-hidden="true"], [inert]') && element.checkVisibility?.() !== false,
  );

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };
const WAYS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

/** Listens for as long as the board is there; returns how to stop. */
export function listenForWalks(board: HTMLElement, questions: () => Questions): () => void {
  let at: HTMLElement | null = null;
  let lent = false; // it could not be focused before
  let back: HTMLElement | null = null;

  const leave = () => {
    if (lent) at?.removeAttribute('tabindex');
    at = null;
    lent = false;
    questions().leave();
  };
  const visit = (element: HTMLElement | undefined) => {
    if (!element) return;
    leave();
    at = element;
    lent = element.tabIndex < 0 && !element.hasAttribute('tabindex');
    if (lent) element.tabIndex = -1;
    element.focus();
    questions().ask(element.dataset.about ?? '', element, false);
  };
  const begin = () => {
    back = document.activeElement as HTMLElement | null;
    const all = answering(board);
    visit(all.find(element => element === back || element.contains(back)) ?? all[0]);
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target as Element)) return;
    if (!at || document.activeElement !== at) return;
    if (event.key in STEPS) {
      const all = answering(board);
      visit(all[all.indexOf(at) + (STEPS[event.key] ?? 0)]);
    } else if (event.key in WAYS) visit(nearest(at, answering(board), WAYS[event.key] ?? 0));
    else if (event.key === 'Enter' || event.key === '?') questions().ask(at.dataset.about ?? '', at, true);
    else if (event.key === 'Escape') {
      leave();
      back?.focus();
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation(); // a walk steers nobody and decides nothing
  };
  const click = (event: MouseEvent) => {
    if ((event.target as Element).closest('[data-explain]')) begin();
  };
  const out = (event: FocusEvent) => {
    const to = event.relatedTarget as Element | null;
    if (at && event.target === at && !to?.closest('.about')) leave();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('keydown', key, { signal, capture: true });
  document.addEventListener('click', click, { signal });
  board.addEventListener('focusout', out, { signal });
  return () => stop.abort();
}

/** Somebody writes, or another window lies over the table. */
const isElsewhere = (target: Element): boolean =>
  document.querySelector('dialog[open]') !== null || target.closest?.('input, textarea, select') != null;

/** The nearest one above or below. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], way: number): HTMLElement | undefined {
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const start = middle(from);
  const far = (element: HTMLElement) => {
    const { x, y } = middle(element);
    const down = (y - start.y) * way;
    return down > 4 ? down + 2 * Math.abs(x - start.x) : Number.POSITIVE_INFINITY;
  };
  return all
    .filter(element => far(element) < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => far(a) - far(b))[0];
}
