/// <reference types="vite/client" />
/** What the lab calls the facts a game tallies, fetched when somebody looks at its numbers. */
import type { FactWords } from '../board/screen.ts';
import { patiently } from '../ui/patience.ts';
import type { WordTable } from '../words/words.ts';

/** Found by folder: nobody looks at all games at once. */
const tables = import.meta.glob<{ facts: WordTable<FactWords> }>('./*/facts.ts');
const NONE: WordTable<FactWords> = { en: {}, de: {} };

export async function loadFacts(game: string): Promise<WordTable<FactWords>> {
  const found = tables[`./${game}/facts.ts`];
  return found ? (await patiently(found)).facts : NONE;
}
