import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type SharesWords } from './en.ts';

export const WORDS: WordTable<SharesWords> = { en, de };
