/** Which first-time hints this device has shown. Kept in localStorage. */
import { useSyncExternalStore } from 'preact/compat';

const KEY = 'fathoms:coached';

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(id => typeof id === 'string') : [];
  } catch {
    return []; // nothing kept, or nothing one can read: everything is new again
  }
}

let coached: readonly string[] = stored();
const listeners = new Set<() => void>();

function keep(next: readonly string[]): void {
  coached = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(coached));
  } catch {
    // A full or closed storage: until the page is left they are remembered all the same.
  }
  for (const listener of listeners) listener();
}

export const wasCoached = (moment: string): boolean => coached.includes(moment);

export const markCoached = (moment: string): void => {
  if (!wasCoached(moment)) keep([...coached, moment]);
};

/** It was shown too briefly to count. */
export const unmarkCoached = (moment: string): void => keep(coached.filter(id => id !== moment));

/** Everything is new again. */
export const forgetCoached = (): void => keep([]);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many were shown. */
export const useCoached = (): number => useSyncExternalStore(subscribe, () => coached.length);
