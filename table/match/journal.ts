import type { Entry } from '@fathoms/kernel/match.ts';

/** One durable line. An undo takes back the last `undo` entries that still stand. */
export type JournalEntry = Entry | { readonly undo: number };

/** The entries that stand after everything taken back is gone. */
export function standing(lines: readonly JournalEntry[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    if ('undo' in line) entries.length = Math.max(0, entries.length - line.undo);
    else entries.push(line);
  }
  return entries;
}
