import { useEffect } from 'preact/hooks';
import type { Language } from '../words/language.ts';

const AGAIN_MS = 3000;

/** Loads a part of the page, again and again while there is no line: it is late then, not missing for good. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Parts of a table that are needed late in a game, or only if somebody asks. */
export const later = {
  ending: () => patiently(() => import('./Ending.tsx')),
  reader: () => patiently(() => import('../rules-reader/RulesReader.tsx')),
  rules: () => patiently(() => import('../rules-reader/rules.ts')),
  overlays: () => patiently(() => import('./Overlays.tsx')),
};

/** Fetches them while there is a line: a table in this browser goes on when the server is gone. */
export function useLater(game: string, language: Language): void {
  useEffect(() => {
    // too early to trouble anybody: whoever needs the rules asks for them again and hears of the failure
    const rules = () => later.rules().then(({ openRules }) => openRules(game, language));
    for (const load of [later.overlays, later.ending, later.reader, rules]) load().catch(() => {});
  }, [game, language]);
}
