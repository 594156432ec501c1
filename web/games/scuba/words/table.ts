import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type ScubaWords } from './en.ts';

export const WORDS: WordTable<ScubaWords> = { en, de };
