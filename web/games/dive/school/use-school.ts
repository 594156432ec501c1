import { contentOf } from '@fathoms/games/dive/parts.ts';
import type { LevelCues } from '@fathoms/games/dive/picture/cues.ts';
import {
  dealPractice,
  LOOK,
  liftedCard,
  type PracticeStack,
  restOf,
} from '@fathoms/games/dive/school/practice.ts';
import type { Content, Glimpse } from '@fathoms/games/dive/types.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { EYES, LEVELS } from './figures.ts';
import { type Answered, keepAnswered } from './kept.ts';
import { GAME, type Studio } from './use-paint.ts';

/** One stack after the other: what was said of it, and how far it is lifted. */
export interface SchoolRound {
  readonly id: string; // of the stack's picture
  readonly said: readonly (boolean | null)[];
  readonly level: number; // the one spoken of
  readonly lifted: number; // 0 = still looking
  readonly truth: readonly Content[];
  readonly cues: readonly LevelCues[] | null; // null until one has answered and they are measured
  readonly choose: (level: number) => void;
  readonly say: (level: number, shark: boolean) => void;
  readonly lift: (to: number) => void;
  readonly next: () => void;
  readonly saw: (frame: string) => void; // one looked at it so
}

interface Trial {
  readonly n: number;
  readonly stack: PracticeStack;
  readonly said: readonly (boolean | null)[];
  readonly level: number;
  readonly lifted: number;
}

const LONGEST = 3600; // seconds: whoever left the page and came back did not look all the time

const UNSAID: Trial['said'] = LEVELS.map(() => null);

const idOf = (n: number): string => `stack-${n}`;

/** The next stack lies on the table, with everything that will come to light under it. */
function begin({ show }: Studio, n: number, seed: string): Trial {
  const stack = dealPractice(seeded(seed));
  const id = idOf(n);
  const scenes = LEVELS.flatMap(at => [
    [underId(id, at), restOf(stack, at)] as const,
    [cardId(id, at), liftedCard(stack, at)] as const,
  ]);
  show(new Map<string, unknown>([[id, restOf(stack, 0)], ...scenes]));
  return { n, stack, said: UNSAID, level: 1, lifted: 0 };
}

/** Names of a trial's pictures. */
export const underId = (id: string, lifted: number): string => (lifted === 0 ? id : `${id}-under-${lifted}`);
export const cardId = (id: string, level: number): string => `${id}-card-${level}`;

export const letter = (shark: boolean | null): string => (shark ? 's' : 'n');

/** What is told about one stack to whoever counts. */
export interface Counted {
  readonly level: number;
  readonly said: boolean;
  readonly truth: boolean;
  readonly seconds: number;
  readonly views: number;
  readonly look: number; // the version of the picture
}

/** What others make of a stack. */
interface Judged {
  readonly eyes: Promise<readonly string[]>;
  readonly cues: Promise<readonly LevelCues[]>;
}

interface SchoolPorts {
  readonly studio: Studio;
  readonly luck: () => string; // a new seed each time
  readonly now: () => number; // milliseconds
  readonly count: (answers: readonly Counted[]) => void; // somebody agreed that it is told
}

export function useSchool({ studio, luck, now, count }: SchoolPorts): SchoolRound {
  const [trial, setTrial] = useState(() => begin(studio, 1, luck()));
  const { n, stack, said, level, lifted } = trial;
  const id = idOf(n);
  const truth = useMemo(() => stack.cards.slice(0, LEVELS.length).map(contentOf), [stack]);
  const [cues, setCues] = useState<{ readonly id: string; readonly cues: readonly LevelCues[] } | null>(null);
  const looked = useRef({ id: '', since: 0, frames: new Set<string>() });

  /** Bots look while one looks oneself, once the picture is there; what they say is heard with one's own answer. */
  const judged = useRef<Judged | null>(null);
  const judge = (): Judged => {
    const picture = { id, scene: restOf(stack, 0) };
    judged.current = { eyes: readAll(studio, picture), cues: measureAll(studio, picture) };
    return judged.current;
  };

  const answer = (): void => {
    const { since, frames } = looked.current;
    const seconds = Math.min(LONGEST, Math.round((now() - since) / 1000));
    const letters = {
      said: said.map(letter).join(''),
      truth: truth.map(({ shark }) => letter(shark)).join(''),
    };
    const one = { ...letters, seconds, views: frames.size };
    count(
      LEVELS.map((at, i) => ({
        ...{ level: at, said: said[i] === true, truth: truth[i]?.shark === true, look: LOOK },
        ...{ seconds, views: frames.size },
      })),
    );
    const { eyes, cues: measured } = judged.current ?? judge();
    void eyes.then(theirs => keepAnswered({ ...one, eyes: theirs } satisfies Answered));
    void measured.then(found => setCues({ id, cues: found }));
  };

  const isSaid = said.every(one => one !== null);
  return {
    ...{ id, said, level, lifted, truth },
    cues: cues?.id === id ? cues.cues : null,
    choose: at => setTrial({ ...trial, level: at }),
    say(at, shark) {
      if (lifted > 0) return;
      const now = said.with(at - 1, shark);
      const open = now.findIndex((one, i) => one === null && i >= at);
      const first = now.indexOf(null);
      setTrial({ ...trial, said: now, level: open >= 0 ? open + 1 : first >= 0 ? first + 1 : at });
    },
    lift(to) {
      if (!isSaid || to <= lifted) return;
      for (const at of [to, to + 1]) {
        studio.loader.get(cardId(id, at), 'c');
        studio.loader.get(underId(id, at), 'c');
      }
      if (lifted === 0) answer();
      setTrial({ ...trial, lifted: Math.min(to, LEVELS.length) });
    },
    next() {
      judged.current = null;
      setTrial(begin(studio, n + 1, luck()));
    },
    saw(frame) {
      if (looked.current.id !== id) {
        looked.current = { id, since: now(), frames: new Set() };
        judge();
      }
      if (lifted === 0) looked.current.frames.add(frame);
    },
  };
}

/** What gives its levels away; [] = that could not be measured. */
const measureAll = (studio: Studio, picture: NamedScene): Promise<readonly LevelCues[]> =>
  studio.painter.cues({ game: GAME, picture }).then(
    cues => cues as readonly LevelCues[],
    problem => {
      console.error('what gave it away', problem);
      return [];
    },
  );

interface NamedScene {
  readonly id: string;
  readonly scene: unknown;
}

/** What the three bots say of the picture; [] = they could not look. */
async function readAll(studio: Studio, picture: NamedScene): Promise<string[]> {
  try {
    const readings = EYES.map(skill =>
      studio.painter.look({ game: GAME, picture, skill, luck: `${picture.id} ${skill}` }),
    );
    return (await Promise.all(readings)).map(reading =>
      LEVELS.map((_, i) => letter(((reading as Glimpse).sharks[i] ?? 0) > 500)).join(''),
    );
  } catch (problem) {
    console.error('bots at school', problem);
    return [];
  }
}
