/** What a game teaches, as data: lessons and puzzles at real tables. How to write one: docs/lessons.md */
import { type OptionValue, parseSeat, type Seat } from './game.ts';

/** A text in every language. */
export interface Said {
  readonly en: string;
  readonly de: string;
}

/**
 * A thing on the board: `card:key-5`, `spot:deck` and `about:diver:D01` are what carries that `data-` attribute,
 * every other name is one the game's lesson book knows.
 */
export type LessonTarget = string;

/** A seat and what it does, in notation: `B knife A key`. */
export type ScriptMove = string;

/** By an action in notation, or by its first words: `expand pearl` is whatever card, `buy 44` however it is paid. */
export interface ByBeginning<T> {
  readonly [action: string]: T;
}

/** Of all that fits an action, what fits most of it. */
export function fitting<T>(table: ByBeginning<T>, action: string): T | undefined {
  const fits = Object.keys(table).filter(key => action === key || action.startsWith(`${key} `));
  const longest = fits.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : table[longest];
}

/** A table whose luck is known: the same seed and the same moves lead to the same position. */
export interface LessonSetting {
  readonly seats: number; // the learner is seat A
  readonly options: { readonly [option: string]: OptionValue };
  readonly seed: string; // of an ordinary table
  readonly rivals: readonly string[]; // names of B, C …
}

/** One thing is pointed at, one thing said, one thing asked. */
export interface LessonStep {
  readonly head: Said;
  readonly say: Said; // a sentence or two
  readonly lit: readonly LessonTarget[]; // what it is about
  readonly shows?: readonly string[]; // pieces drawn beside the words, as on a puzzle's picture
  readonly asks?: LessonAsk; // none = to go on
  readonly after?: readonly ScriptMove[]; // what the others do afterwards
  readonly meanwhile?: Said; // what is said while they do
}

export interface LessonAsk {
  readonly say: Said; // 'Press Return'
  readonly icon: string; // that of the control
  readonly take?: string; // the action, in notation; none = something to try that is no action
  readonly touch: readonly LessonTarget[]; // the controls for it, in order; what needs no touch (any more) is not found
  readonly others?: ByBeginning<Said>; // what another action would mean here
}

export interface LessonChapter {
  readonly title: Said;
  readonly steps: readonly LessonStep[];
  readonly learnt: readonly Said[]; // what one knows after it
}

export interface Lesson extends LessonSetting {
  readonly id: string; // in addresses and in what a device keeps: never changed
  readonly title: Said;
  readonly about: Said; // one line
  readonly minutes: number;
  readonly goal: { readonly say: Said; readonly more: Said }; // one sentence, and how one gets there
  readonly before?: readonly ScriptMove[]; // played before the first step
  readonly chapters: readonly LessonChapter[];
}

/** A position with one good decision. */
export interface Puzzle extends LessonSetting {
  readonly id: string;
  readonly title: Said; // the question
  readonly shows: readonly string[]; // the pieces on its picture, three at most
  readonly before: readonly ScriptMove[]; // leads to the position
  readonly say: Said; // what there is to see
  readonly lit: readonly LessonTarget[];
  readonly counts?: (action: string) => string; // what is judged of an action, where there are too many to list
  readonly answers: ByBeginning<Answer>; // to every legal action, or to what counts of it
}

export interface Answer {
  readonly worth: 'best' | 'fine' | 'worse';
  readonly why: Said;
}

export const answerTo = ({ counts, answers }: Puzzle, action: string): Answer | undefined =>
  fitting(answers, counts ? counts(action) : action);

/** A step in its place. */
export interface PlacedStep {
  readonly step: LessonStep;
  readonly chapter: number;
  readonly moves: number; // of the script that were played before it
}

export const stepsOf = (lesson: Lesson): readonly PlacedStep[] => {
  let moves = lesson.before?.length ?? 0;
  return lesson.chapters.flatMap(({ steps }, chapter) =>
    steps.map(step => {
      const placed = { step, chapter, moves };
      moves += (step.asks?.take ? 1 : 0) + (step.after?.length ?? 0);
      return placed;
    }),
  );
};

/** Everything that is played while the learner does what is asked. */
export const scriptOf = ({ before = [], chapters }: Lesson): readonly ScriptMove[] => [
  ...before,
  ...chapters
    .flatMap(({ steps }) => steps)
    .flatMap(({ asks, after = [] }) => [...(asks?.take ? [`A ${asks.take}`] : []), ...after]),
];

export function readMove(move: ScriptMove): { readonly seat: Seat; readonly action: string } {
  const seat = parseSeat(move.slice(0, 1));
  if (seat === null || move[1] !== ' ') throw new Error(`not a move: ${move}`);
  return { seat, action: move.slice(2) };
}
