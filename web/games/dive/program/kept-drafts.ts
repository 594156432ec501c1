/** Unsealed programs survive a reload of the page. They stay on this device and go when the tab is closed. */
import { formatDraft, readDraft } from '@fathoms/games/dive/notation.ts';
import { LEVELS } from '@fathoms/games/dive/parts.ts';
import { emptyDraft, type ProgramDraft } from '../model/draft.ts';

export type KeptDrafts = { readonly [key: string]: ProgramDraft };

const place = (): string => `fathoms:dive:${location.pathname}`; // a table has its own address

export function keptDrafts(): KeptDrafts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place()) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).map(([key, text]) => [key, wholeDraft(String(text))]));
  } catch {
    return {}; // nothing kept, or spoilt: start afresh
  }
}

export function keepDrafts(drafts: KeptDrafts, children: boolean): void {
  const texts = Object.entries(drafts).map(([key, draft]) => [key, formatDraft(draft, children)]);
  try {
    sessionStorage.setItem(place(), JSON.stringify(Object.fromEntries(texts)));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Notation leaves out empty levels at the end. */
export function wholeDraft(text: string): ProgramDraft {
  const draft = readDraft(text);
  return { ...draft, levels: emptyDraft(LEVELS).levels.map((empty, i) => draft.levels[i] ?? empty) };
}
