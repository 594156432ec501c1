/** What a player set for this device. Kept in localStorage; every part of the page reads it from here. */
import { useSyncExternalStore } from 'preact/compat';
import { useLayoutEffect, useReducer } from 'preact/hooks';
import { LANGUAGES, type Language } from './language.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
type Theme = (typeof THEMES)[number];

export const PACES: readonly number[] = [0.5, 1, 2]; // to choose from
const FASTEST = 100; // nobody follows that, but a test

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
  readonly pace: number; // 2 = twice as fast
  readonly aids: boolean; // optional help such as odds
  readonly coach: boolean; // one sentence the first time one meets a thing
  readonly keys: boolean; // single keys press buttons; who speaks to the page, or types by mistake, turns it off
  readonly sound: boolean;
  readonly volume: number; // 0 to 1
  readonly name: string; // '' = not given yet
}

const KEY = 'fathoms:settings';

/** Reads what was stored: anything unknown or invalid falls back to its default. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const raw = parseObject(stored);
  return {
    theme: oneOf(THEMES, raw.theme) ?? 'system',
    language: oneOf(LANGUAGES, raw.language) ?? firstLanguage(languages),
    pace: isPace(raw.pace) ? raw.pace : 1,
    aids: typeof raw.aids === 'boolean' ? raw.aids : true,
    coach: typeof raw.coach === 'boolean' ? raw.coach : true,
    keys: raw.keys !== false,
    sound: raw.sound === true,
    volume: typeof raw.volume === 'number' ? Math.min(1, Math.max(0, raw.volume)) : 0.6,
    name: typeof raw.name === 'string' ? raw.name.slice(0, 24) : '',
  };
}

const isPace = (pace: unknown): pace is number =>
  typeof pace === 'number' && pace >= PACES[0] && pace <= FASTEST;

function parseObject(stored: string | null): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {};
  } catch {
    return {}; // invalid storage: start afresh
  }
}

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find(item => item === value);

const firstLanguage = (languages: readonly string[]): Language =>
  languages.map(tag => oneOf(LANGUAGES, tag.slice(0, 2))).find(Boolean) ?? LANGUAGES[0];

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
};

let settings = readSettings(stored(), typeof navigator === 'undefined' ? [] : navigator.languages);
const listeners = new Set<() => void>();

export const getSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or closed storage costs the memory of the setting, not the setting.
  }
  applySettings();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whatever shows a word asks here, hundreds of pieces on a board: a state and an effect each, and no more. */
export function useSettings(): Settings {
  const [, drawAgain] = useReducer((changes: number, _change: undefined) => changes + 1, 0);
  useLayoutEffect(() => subscribe(() => drawAgain(undefined)), []);
  return settings;
}

/** `light` or `dark`, with `system` resolved: for pictures that come in both. */
export const useTheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, shownTheme);

function shownTheme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function applySettings(): void {
  document.documentElement.dataset.theme = shownTheme();
  document.documentElement.lang = settings.language;
  const air = getComputedStyle(document.documentElement).getPropertyValue('--w0').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', air);
}

/** Once, at the start of the page. */
export function startSettings(): void {
  applySettings();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => changeSettings({}));
}
