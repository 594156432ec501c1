import { useEffect } from 'react';
import type { Language } from '../words/language.ts';

/** Parts of a table that are needed late in a game, or only if somebody asks. */
export const later = {
  ending: () => import('./Ending.tsx'),
  reader: () => import('../rules-reader/RulesReader.tsx'),
  rules: () => import('../rules-reader/rules.ts'),
  overlays: () => import('./Overlays.tsx'),
};

/** Fetches them while there is a line: a table in this browser goes on when the server is gone. */
export function useLater(game: string, language: Language): void {
  useEffect(() => {
    // too early to trouble anybody: whoever needs a part asks for it again and hears of the failure
    const rules = () => later.rules().then(({ openRules }) => openRules(game, language));
    for (const load of [later.overlays, later.ending, later.reader, rules]) load().catch(() => {});
  }, [game, language]);
}
