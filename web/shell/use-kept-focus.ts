/** Where the keyboard, and a screen reader, go on when what they were on has gone. */
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'wouter-preact';

const SOON = 60; // ms: a page that wants the focus elsewhere has asked for it by then

export function useKeptFocus(): void {
  const [path] = useLocation();
  const arrived = useRef(path);
  const lost = useRef(false);
  useEffect(() => {
    if (arrived.current !== path) lost.current = true; // another page, however one came to it
    arrived.current = path;
  }, [path]);
  useEffect(() => {
    let last: Element | null = null;
    let timer = 0;
    const settle = () => {
      if (document.activeElement !== document.body) return;
      if (!lost.current && (last === null || last.isConnected)) return;
      const next = lost.current ? heading() : placeToGoOn();
      if (!next) return; // still on its way: the next change asks again
      lost.current = false;
      next.focus({ preventScroll: true });
    };
    const changed = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, SOON);
    };
    const focused = (event: FocusEvent) => {
      last = event.target as Element;
      lost.current = false;
    };
    const watch = new MutationObserver(changed);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', focused);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('focusin', focused);
    };
  }, []);
}

/** A button that leads on, the prompt of a table, or else the heading. */
function placeToGoOn(): HTMLElement | null {
  const onward = document.querySelector<HTMLElement>('[data-onward] button');
  if (onward && !onward.closest('[inert]')) return onward;
  return readable(document.querySelector<HTMLElement>('.prompt')) ?? heading();
}

/** Of the page; null = it is still loading. */
function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('h1');
  return found?.closest('.laying') ? null : readable(found);
}

/** The focus can be put there, and Tab goes on from there. */
function readable(place: HTMLElement | null): HTMLElement | null {
  if (place) place.tabIndex = -1;
  return place;
}
