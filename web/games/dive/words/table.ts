import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { type DiveWords, en } from './en.ts';

export const WORDS: WordTable<DiveWords> = { en, de };
