import { useSyncExternalStore } from 'preact/compat';

/** Something this browser remembers under one key, the same everywhere on the page. */
export interface KeptHere<T> {
  readonly get: () => T;
  readonly change: (part: Partial<T>) => void;
  readonly use: () => T; // in a component
}

/** `read` makes sense of whatever is stored; a browser that keeps nothing is as good as a new one. */
export function openKept<T extends object>(key: string, read: (stored: string | null) => T): KeptHere<T> {
  let kept: T | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = (): T => {
    kept ??= load(key, read);
    return kept;
  };
  return {
    get,
    change(part) {
      kept = { ...get(), ...part };
      try {
        localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // a full or closed storage costs the memory of it, nothing else
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

function load<T>(key: string, read: (stored: string | null) => T): T {
  try {
    return read(localStorage.getItem(key));
  } catch {
    return read(null);
  }
}
