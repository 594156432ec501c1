import type { Entry } from '@fathoms/kernel/match.ts';

/** One durable entry. An undo takes back the last `undo` entries that still stand. */
export type JournalEntry = Entry | { readonly undo: number };

/** The entries that stand after everything taken back is gone. */
export function standing(journal: readonly JournalEntry[]): Entry[] {
  const entries: Entry[] = [];
  for (const entry of journal) {
    if ('undo' in entry) entries.length = Math.max(0, entries.length - entry.undo);
    else entries.push(entry);
  }
  return entries;
}
