import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type LockerWords } from './en.ts';

export const WORDS: WordTable<LockerWords> = { en, de };
