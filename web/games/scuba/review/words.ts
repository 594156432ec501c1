import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type ScubaReview } from './en.ts';

export const REVIEW: WordTable<ScubaReview> = { en, de };
