/** How far somebody has come with lessons and puzzles. Kept on the device. */
import { openKept } from '../ui/kept.ts';

export interface LessonProgress {
  readonly step: number;
  readonly chapter: number; // of the step
  readonly done: boolean; // followed to its end once
  readonly free: boolean; // on one's own: past the end, or on another way
  readonly table: string | null; // where it is given on this device
}

interface Kept {
  readonly lessons: { readonly [key: string]: LessonProgress };
  readonly solved: readonly string[]; // puzzles
  readonly offered: readonly string[]; // games whose first lesson was offered
}

const KEY = 'fathoms:learn';
const NOTHING: Kept = { lessons: {}, solved: [], offered: [] };

/** A lesson or puzzle of a game. */
export const keyOf = (game: string, id: string): string => `${game}/${id}`;

/** Anything unreadable is as good as nothing. */
export function readKept(stored: string | null): Kept {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}');
    return typeof raw === 'object' && raw !== null ? { ...NOTHING, ...(raw as Partial<Kept>) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

const { get, change, use } = openKept(KEY, readKept);

export const useKept = use;

const BEGINNING: LessonProgress = { step: 0, chapter: 0, done: false, free: false, table: null };

export const keepLesson = (key: string, part: Partial<LessonProgress>): void => {
  const { lessons } = get();
  change({ lessons: { ...lessons, [key]: { ...(lessons[key] ?? BEGINNING), ...part } } });
};

export const keepSolved = (key: string): void => {
  const { solved } = get();
  if (!solved.includes(key)) change({ solved: [...solved, key] });
};

/** The first lesson is offered once, and not to somebody who has begun one. */
export const wantsOffer = (game: string): boolean => {
  const { offered, lessons } = get();
  return !offered.includes(game) && !Object.keys(lessons).some(key => key.startsWith(`${game}/`));
};

export const keepOffered = (game: string): void => change({ offered: [...get().offered, game] });

/** Forgets everything: for tests and for whoever wants to begin again. */
export const forgetKept = (): void => change(NOTHING);
