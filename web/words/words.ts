import type { Language } from '../settings/language.ts';
import { useSettings } from '../settings/settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

/** One table of texts in every language. Typing each language as the first one's shape makes a gap an error. */
export type WordTable<T> = { readonly [L in Language]: T };

const SHELL: WordTable<Words> = { en, de };

/** The shell's texts, or those of any other table, in the player's language. */
export function useWords(): Words;
export function useWords<T>(table: WordTable<T>): T;
export function useWords<T>(table?: WordTable<T>): T | Words {
  const { language } = useSettings();
  return table ? table[language] : SHELL[language];
}
