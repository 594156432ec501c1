/** What is said at the table, as this device keeps and shows it. */
import type { ChatLine } from '@fathoms/protocol/messages.ts';

/** Lines come one by one, and all again after the line was lost. */
export function heardLines(before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = before.at(-1)?.n ?? 0;
  const fresh = lines.filter(line => line.n > last);
  return fresh.length > 0 ? [...before, ...fresh] : before;
}

const KEY = 'fathoms:muted';

/** Names this device does not want to hear from. */
export function readMuted(stored: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(names) ? names.filter(name => typeof name === 'string') : [];
  } catch {
    return []; // spoilt storage: hear everybody
  }
}

export const loadMuted = (): readonly string[] => {
  try {
    return readMuted(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

export function saveMuted(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // a full or closed storage costs the memory of it, not the quiet
  }
}

export const audible = (lines: readonly ChatLine[], muted: readonly string[]): readonly ChatLine[] =>
  lines.filter(line => !muted.includes(line.name));
