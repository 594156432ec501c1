import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { type DiveReview, en } from './en.ts';

export const REVIEW: WordTable<DiveReview> = { en, de };
