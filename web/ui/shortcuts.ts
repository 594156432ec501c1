/**
 * Keys that press buttons. A button names its key in `aria-keyshortcuts`; what a screen reader is told is what the
 * key presses. Games and pages list theirs as `Shortcuts`, from which the overlay of `?` is made.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../settings/language.ts';
import { getSettings } from '../settings/settings.ts';

export type Shortcut = {
  readonly keys: readonly string[]; // several: one for each of a row of things
} & { readonly [L in Language]: string }; // what it does

export interface Shortcuts {
  readonly [name: string]: Shortcut;
}

/** For whatever there is one of several to choose from. */
export const NUMBERS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export const CONFIRM = {
  keys: ['Enter'],
  en: 'Do what is chosen',
  de: 'Ausführen, was gewählt ist',
} satisfies Shortcut;

const byKey = new WeakSet<Event>();

/** Whether this click was a shortcut: who presses the key of a thing needs no second tap to confirm it. */
export const isByShortcut = (event: Event): boolean => byKey.has(event);

/** Keys for the whole page, and `?`, which shows them all. */
export function useShortcuts(overview: () => void): void {
  const latest = useRef(overview);
  latest.current = overview;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!getSettings().keys || isTaken(event)) return;
      if (event.key === '?') latest.current();
      else if (!press(event.key)) return;
      event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('keydown', onKey, { signal });
    // the keys are written on the buttons for whoever has used one, until a finger or a mouse is
    const write = (shown: boolean) => document.documentElement.toggleAttribute('data-keys', shown);
    addEventListener('keydown', () => write(getSettings().keys), { signal });
    addEventListener('pointerdown', () => write(false), { signal });
    return () => stop.abort();
  }, []);
}

const FIELDS = 'input, textarea, select, [contenteditable]';
const OPERATED = 'button, a, summary, [role="button"], [role="tab"]'; // Enter and Space are theirs

/** Whether the key means something else where it was pressed. */
function isTaken({
  target,
  key,
  defaultPrevented,
  repeat,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || altKey || ctrlKey || metaKey || (shiftKey && key !== '?')) return true;
  if (key.startsWith('Arrow')) return true; // whoever steers listens for them
  const at = target instanceof Element ? target : null;
  if (at?.closest(FIELDS)) return true;
  if (key === '?') return at?.closest('[data-about], dialog') != null; // asked about that thing
  return (key === 'Enter' || key === ' ') && at?.closest(OPERATED) != null;
}

/** What lies on top goes first: behind an open dialog no key does anything. */
function press(key: string): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const name = nameOfKey(key);
  const button = [...top.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    one =>
      one.getAttribute('aria-keyshortcuts') === name &&
      !one.closest('[inert]') &&
      (one.checkVisibility?.() ?? true),
  );
  if (!button) return false;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  byKey.add(click);
  button.dispatchEvent(click);
  return true;
}

/** As it is written on a key, and in `aria-keyshortcuts`. */
export const nameOfKey = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** The key of a button, as its attribute; `nth` where a row of things has one each. */
export const shortcutOf = (
  shortcut: Shortcut | undefined,
  nth = 0,
): { readonly 'aria-keyshortcuts': string | undefined } => {
  const key = nth < 0 ? undefined : shortcut?.keys[nth];
  return { 'aria-keyshortcuts': key && nameOfKey(key) };
};
