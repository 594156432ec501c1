/** The browser's own database, which the page and the worker both read, and wishes for tables in it. */
import type { Level, OptionValues } from '@fathoms/protocol/messages.ts';
import { clear, del, entries, get, set, update } from 'idb-keyval';

/** As much of a key-value store as is used here; `update` must be atomic. */
export interface LocalStore {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  update<T>(key: string, change: (before: T | undefined) => T): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [key: unknown, value: unknown])[]>;
}

export const browserStore: LocalStore = { get, set, update, del, entries };

/** Everything this browser keeps for us: games, lessons, practice, settings. */
export async function clearBrowser(): Promise<void> {
  await clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith('fathoms:')) localStorage.removeItem(key);
}

/** A table somebody asked for and nobody has opened yet. */
export interface LocalWish {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly LocalSeat[];
}

export interface LocalSeat {
  readonly who: 'you' | 'person' | Level; // a person shares this device
  readonly name: string;
}

const WISH = 'wish:';

export const saveWish = (store: LocalStore, id: string, wish: LocalWish): Promise<void> =>
  store.set(WISH + id, wish);

export const loadWish = (store: LocalStore, id: string): Promise<LocalWish | undefined> =>
  store.get(WISH + id);

export const forgetWish = (store: LocalStore, id: string): Promise<void> => store.del(WISH + id);

/** Everybody on this device is one owner. */
export const LOCAL_OWNER = 'me';

export const newLocalId = (): string => randomHex(6);

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}
