import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type SharesReview } from './en.ts';

export const REVIEW: WordTable<SharesReview> = { en, de };
