import type { WordTable } from '../../../words/words.ts';
import { de } from './de.ts';
import { en, type LockerReview } from './en.ts';

export const REVIEW: WordTable<LockerReview> = { en, de };
