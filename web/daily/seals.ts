/** What this device saw sealed: a seal that is another one later is not the one it was promised. */
import type { DailyPage } from '@fathoms/protocol/daily.ts';

const KEY = 'fathoms:seals';
const MOST_KEPT = 40; // the newest: a few days of every game

const nameOf = (day: string, game: string): string => `${day} ${game}`;

export function withSeals(stored: string | null, page: Pick<DailyPage, 'games'>): string {
  const known = new Map(Object.entries(readSeals(stored)));
  for (const { game, seals } of page.games)
    for (const { day, seal } of seals) if (!known.has(nameOf(day, game))) known.set(nameOf(day, game), seal);
  const newest = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_KEPT);
  return JSON.stringify(Object.fromEntries(newest));
}

/** The seal this device saw first; null = it saw none. */
export const sealSeen = (stored: string | null, day: string, game: string): string | null =>
  readSeals(stored)[nameOf(day, game)] ?? null;

export function rememberSeals(page: DailyPage): void {
  try {
    localStorage.setItem(KEY, withSeals(localStorage.getItem(KEY), page));
  } catch (problem) {
    console.warn('seals are not remembered', problem); // a full or closed storage: the check does without
  }
}

export function storedSeals(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readSeals(stored: string | null): { readonly [name: string]: string } {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter(([, seal]) => typeof seal === 'string')) as {
      [name: string]: string;
    };
  } catch {
    return {}; // not ours: start afresh
  }
}
