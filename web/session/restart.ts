/** The restart the operator announced: the same for every table, so this page keeps it once. */
import type { RestartNews } from '@fathoms/protocol/messages.ts';

export interface Restart {
  readonly at: number; // milliseconds of the page's clock
  readonly words: string; // the operator's own
  readonly away: boolean; // hidden until the last minute
}

const SAME_MS = 5000; // told twice, the same restart comes out a little different

let current: Restart | null = null;
const listeners = new Set<() => void>();

export const restartNow = (): Restart | null => current;

export function hearRestart(news: RestartNews, now: number): void {
  if (news === null && current === null) return;
  const at = now + (news?.inMs ?? 0);
  const isSame = current !== null && news?.words === current.words && Math.abs(at - current.at) < SAME_MS;
  set(news && { at, words: news.words, away: isSame && (current?.away ?? false) });
}

export const putRestartAway = (): void => set(current && { ...current, away: true });

function set(restart: Restart | null): void {
  current = restart;
  for (const listener of listeners) listener();
}

export function onRestart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From an answer of the API, which an older server gives without it. */
export function readRestart(answer: unknown): RestartNews {
  const { restart } = (answer ?? {}) as { readonly restart?: unknown };
  const { inMs, words } = (restart ?? {}) as { readonly inMs?: unknown; readonly words?: unknown };
  return typeof inMs === 'number' && typeof words === 'string' ? { inMs, words } : null;
}
