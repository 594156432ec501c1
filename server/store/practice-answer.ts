import { z } from 'zod';

/** What somebody said about one level of a picture and what was there: neither who, nor when. */
export const practiceAnswer = z.strictObject({
  level: z.int().min(1).max(9),
  said: z.boolean(),
  truth: z.boolean(),
  seconds: z.int().min(0).max(3600),
  views: z.int().min(0).max(99), // different ways to look at it
  look: z.int().min(1).max(99), // version of the picture
});

export interface PracticeAnswer extends z.infer<typeof practiceAnswer> {
  readonly game: string;
}

const COLUMNS = ['game', 'look', 'level', 'said', 'truth', 'seconds', 'views'] as const;

/** For a spreadsheet: one line an answer, 1 = yes. Sorted, so that nobody sees which came together. */
export const toCsv = (answers: readonly PracticeAnswer[]): string =>
  [COLUMNS.join(','), ...answers.map(lineOf).sort()].join('\n');

const lineOf = (answer: PracticeAnswer): string => COLUMNS.map(name => cell(answer[name])).join(',');

const cell = (value: string | number | boolean): string =>
  String(typeof value === 'boolean' ? Number(value) : value);
