/** What a page and the review's worker send each other. */
import type { Advice } from '@fathoms/bots/review/advice.ts';
import type { Review } from '@fathoms/bots/review/review.ts';
import type { Kinds, Seen } from '@fathoms/kernel/game.ts';

export type ReviewQuestion =
  | { readonly t: 'review'; readonly text: string } // a logbook
  | AdviceQuestion;

/** A decision of a match in play, with all the worker hears of it: what its seat knows. */
export interface AdviceQuestion {
  readonly t: 'advice';
  readonly game: string;
  readonly version: number;
  readonly seen: Seen<Kinds>;
}

export interface ReviewProgress {
  readonly t: 'progress';
  readonly of: 'pictures' | 'moves'; // pictures are looked at first, where there are some
  readonly done: number;
  readonly all: number;
  readonly share: number; // of all the work, 0 to 1
}

export type ReviewAnswer =
  | ReviewProgress
  | { readonly t: 'done'; readonly review: Review }
  | { readonly t: 'advice'; readonly advice: Advice }
  | { readonly t: 'failed'; readonly problem: string };
