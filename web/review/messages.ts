/** What the page and the review's worker send each other. */
import type { Review } from '@fathoms/bots/review/review.ts';

export type ReviewQuestion = { readonly text: string }; // a logbook

export type ReviewAnswer =
  | { readonly t: 'progress'; readonly done: number; readonly all: number } // entries
  | { readonly t: 'done'; readonly review: Review }
  | { readonly t: 'failed'; readonly problem: string };
