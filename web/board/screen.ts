/** What a game gives the shell, and what the shell gives a board. The shell knows no game by name. */
import type { Outcome, RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { Lesson, LessonTarget, Puzzle, Said } from '@fathoms/kernel/lesson.ts';
import type { Level, News, OptionValues, PictureIds } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { Language } from '../settings/language.ts';
import type { SeatColour } from '../ui/pieces.tsx';
import type { Shortcuts } from '../ui/shortcuts.ts';
import type { Coach } from './coach.ts';
import type { Guide } from './guide.ts';
import type { ReviewScreen } from './review.ts';
import type { Script } from './script.ts';
import type { SoundSet } from './sounds.ts';
import type { Telling } from './use-director.ts';

/** A seat as it is shown: always colour and emblem together. */
export interface Face {
  readonly name: string; // 'You' for the seat one plays oneself (localised)
  readonly colour: SeatColour;
  readonly you: boolean;
  readonly level: Level | null; // a bot's level
  readonly program?: string; // somebody's program plays here: whose
  readonly here: boolean; // false: lost their connection
}

/** Time that runs for a decision; when it is up, the table decides. */
export interface RunningCountdown {
  readonly key: string;
  readonly endsAt: number; // on the clock of Date.now()
  readonly standsAt: number | null; // people agreed on a pause: counted to here
  readonly seats: readonly Seat[]; // who must have decided by then
}

export interface BoardProps<View = unknown> {
  readonly view: View;
  readonly seat: Seat | null; // whose eyes; null = watching
  readonly faces: readonly Face[];
  readonly options: OptionValues;
  readonly toAct: readonly Seat[];
  readonly legal: readonly string[]; // what this seat may do now, in notation
  readonly choice: unknown;
  readonly outcome: Outcome | null;
  readonly fresh: readonly News[]; // what happened since the view shown before: to animate; may be ignored
  readonly history: readonly News[]; // everything this viewer has heard
  readonly aids: boolean; // optional help such as odds is wanted
  readonly pace: number; // 1 = normal; 2 = twice as fast
  readonly countdowns: readonly RunningCountdown[];
  readonly pictures: PictureIds; // what is to be seen now, by name; {} where nothing is
  readonly picture: (id: string, frame: string) => string | null; // an address for <img>; null = on its way
  readonly draft: (text: string) => void; // what counts for this seat if time is up; nobody is told
  readonly past?: true; // a replay: what happened is told at its own step only
  readonly telling?: Telling<View>; // what happened, beat by beat; none = all is told
  readonly act: (action: string) => void; // one of `legal`; nothing while another one is on its way
  readonly explain: (rule: RuleId, said?: string) => void; // tried something illegal: show why, link the rule
}

/** One row of a score sheet. */
export interface ScorePart {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly detail: ComponentChildren; // how these points came about
  readonly tone: 'main' | 'extra' | 'gain' | 'loss'; // colour and pattern of its bar
}

export interface Result {
  readonly headline: string; // 'You win by three'
  readonly line: string; // one warm sentence below it
  readonly notes: readonly string[]; // per seat, a few words
  readonly parts: readonly (readonly ScorePart[])[]; // per seat
  readonly others?: readonly Rival[];
  readonly practice?: { readonly title: string; readonly lines: readonly string[]; readonly link: string }; // why one might go to the game's practice page
}

/** Somebody who takes a place without a seat. */
export interface Rival {
  readonly name: string;
  readonly art: string; // baked drawing
  readonly note: string;
  readonly place: number;
  readonly score: number;
}

/** What a big beat says, where everybody looks. */
export interface BigMoment {
  readonly title: string; // whose it is: 'Pip’s incident'
  readonly line: ComponentChildren; // what it cost or brought
  readonly tone: 'gain' | 'loss' | 'plain';
  readonly detail?: string;
  readonly pieces?: ComponentChildren; // at a size one can read
}

/** What was shown before a piece of news, and after it. */
export interface BeforeAfter<View> {
  readonly before: View;
  readonly after: View;
}

/** Score of every seat after each turn or round, for the chart at the end. */
export interface TimePoint {
  readonly label: string;
  readonly scores: readonly number[];
  readonly step?: number; // the step that led here: a replay can go there
}

export interface OptionWords {
  readonly name: string;
  readonly help: string; // one line
  readonly when?: { readonly option: string; readonly is: string }; // else it means nothing and is not shown
  readonly values: { readonly [value: string]: { readonly name: string; readonly help?: string } };
}

/** What the lab calls the facts a game tallies, by name or label; one that is missing is shown as it is. */
export interface FactWords {
  readonly [name: string]: string;
}

/** Everything a game shows besides its rules. Loaded when its table is opened. */
export interface GameScreen<View = unknown, Event = unknown> {
  readonly Board: FunctionComponent<BoardProps<View>>;
  readonly wide?: true; // the board needs the whole width: the logbook opens only when asked for
  /** The log's sentence for one piece of news; null = not worth a line. */
  readonly tell: (event: Event, faces: readonly Face[], language: Language) => ComponentChildren | null;
  /** What happened as beats; none = it is told at once. Their events add up to the events of the news. */
  readonly script?: (fresh: readonly News[], views: BeforeAfter<View>) => Script | null;
  /** The game's own sounds, loaded when somebody asks for sound; none = the table's. */
  readonly sounds?: () => Promise<SoundSet>;
  /** What a big beat says; null = its sentence will do. */
  readonly moment?: (
    events: readonly Event[], // of this beat
    views: BeforeAfter<View>,
    faces: readonly Face[],
    language: Language,
  ) => BigMoment | null;
  /** Events that name a seat and are still the table's own news: no emblem stands before them. */
  readonly isTables?: (event: Event) => boolean;
  /** A heading in the log before this event, such as 'Turn 3 · Ada'; null = none. */
  readonly heading: (event: Event, faces: readonly Face[], language: Language) => string | null;
  readonly subtitle: (view: View, faces: readonly Face[], language: Language) => string; // beside the game's name
  readonly result: (
    view: View,
    outcome: Outcome,
    faces: readonly Face[],
    seat: Seat | null,
    language: Language,
    history: readonly News[], // everything this viewer has heard
  ) => Result;
  readonly timeline: (history: readonly News[], seats: number) => readonly TimePoint[];
  readonly options: (language: Language) => { readonly [option: string]: OptionWords };
  readonly keys?: Shortcuts; // what its board can be played with
  readonly coach?: () => Promise<Coach<View, Event>>; // a sentence the first time one meets a thing
}

/** What a game teaches, and how its board shows it. Loaded when somebody wants to learn. */
export interface LessonBook {
  readonly lessons: readonly [Lesson, ...Lesson[]]; // first the guided first game, then deeper and deeper
  readonly puzzles: readonly Puzzle[];
  /** Where a named target is on the board: selectors, tried in order. [] = the board knows no such thing. */
  readonly selectors: (target: LessonTarget) => readonly string[];
  readonly Goal: ComponentType; // the game's goal in one picture
  readonly Piece: ComponentType<{ readonly id: string }>; // what a puzzle's `shows` names
  readonly practice?: { readonly title: Said; readonly about: Said }; // the site's practice page
}

/** A dive site on the home page. Small: the home page loads all of them. */
export interface Site {
  readonly id: string; // the game's id
  readonly depth: number; // metres
  readonly art: string; // baked scene, without its -light or -dark
  readonly seats: { readonly min: number; readonly max: number };
  readonly words: {
    readonly [L in Language]: {
      readonly name: string;
      readonly place: string;
      readonly pitch: string;
      readonly facts: readonly string[];
    };
  };
  readonly screen: (() => Promise<GameScreen>) | null; // null = coming
  readonly guide?: () => Promise<Guide>; // the rules as one tells them; else the reader opens on the exact ones
  /** Lessons and puzzles; none = the game has none yet. */
  readonly learn?: {
    readonly first: string; // the guided first game's id
    readonly minutes: number; // that it takes
    readonly book: () => Promise<LessonBook>;
  };
  /** How a finished match is reviewed; none = nobody can judge this game yet. */
  readonly review?: () => Promise<ReviewScreen>;
  /** Whether the coach can be asked in mid-game: where a review needs nothing but what the page knows then. */
  readonly advises?: true;
  /** A page to train on alone, at /practice/<game>; named by the lesson book. */
  readonly practice?: () => Promise<ComponentType<{ readonly site: Site }>>;
}
