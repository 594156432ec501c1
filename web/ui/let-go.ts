/**
 * Before a board changes, a finger lets go of what it has touched there. Taking an element out of a page while it has
 * the focus makes a browser style the half-changed page at once, and once more when it is done: of a touch that moves
 * a piece that was a third. Keyboards keep the focus; where it goes on is told in shell/use-kept-focus.ts.
 */
import { options } from 'preact';

let released: Element | null = null; // had the focus until the board changed

/** Call once, before anything is drawn. */
export function letGoBeforeChanges(): void {
  let under: Node | null = null; // the finger; null = the page was last used otherwise
  let touched: HTMLElement | null = null;
  const focused = (element: EventTarget | null) => {
    touched = under && element instanceof HTMLElement && letsGo(element, under) ? element : null;
  };
  const press = ({ pointerType, target }: PointerEvent) => {
    under = pointerType === 'touch' ? (target as Node) : null;
    focused(document.activeElement); // what has the focus already is not told so again
  };
  const type = () => {
    under = null;
    touched = null;
  };
  addEventListener('pointerdown', press, true);
  addEventListener('keydown', type, true);
  addEventListener('focusin', ({ target }) => {
    released = null;
    focused(target);
  });
  options.debounceRendering = draw =>
    queueMicrotask(() => {
      if (touched !== null && touched === document.activeElement) {
        touched.blur();
        released = touched;
      }
      draw();
    });
}

/** A button under the finger, or the prompt, to which the focus of one that is gone has come; nothing one writes in. */
const letsGo = (element: HTMLElement, under: Node): boolean =>
  element.matches('.stage .prompt') || (element.matches('.stage button') && element.contains(under));

/** What has the focus, or had it until a finger let it go: to give it back to. */
export const focusedElement = (): Element | null =>
  document.activeElement === document.body ? (released ?? document.body) : document.activeElement;
