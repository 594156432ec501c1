/** What was answered in the school, kept on this device alone. */
import { openKept } from '../../../ui/kept.ts';

/** One stack: five levels, each `s` for a shark or `n` for none, from the top. */
export interface Answered {
  readonly said: string;
  readonly truth: string;
  readonly eyes: readonly string[]; // what Minnow, Seal and Barracuda said of the same pictures; [] = they did not look
  readonly seconds: number;
  readonly views: number; // different ways one looked at it
}

interface Kept {
  readonly answered: readonly Answered[]; // oldest first
  readonly forgotten: number; // before these: whole lessons
  readonly tells: boolean | null; // answers are counted for everybody, without a name; null = not asked yet
}

export const LESSON = 10; // stacks
const MOST = 600; // stacks kept
const KEY = 'fathoms:school';
const NOTHING: Kept = { answered: [], forgotten: 0, tells: null };
const LEVELS = /^[sn]{5}$/;

const isAnswered = (value: unknown): value is Answered => {
  const { said, truth, eyes, seconds, views } = (value ?? {}) as Partial<Answered>;
  const all = [said, truth, ...(Array.isArray(eyes) ? eyes : [''])];
  return all.every(text => LEVELS.test(String(text))) && Number.isFinite(seconds) && Number.isFinite(views);
};

/** Anything unreadable is as good as nothing. */
export function readSchool(stored: string | null): Kept {
  try {
    const raw = { ...NOTHING, ...(JSON.parse(stored ?? '{}') as Partial<Kept>) };
    return {
      answered: Array.isArray(raw.answered) ? raw.answered.filter(isAnswered) : [],
      forgotten: Number.isInteger(raw.forgotten) ? raw.forgotten : 0,
      tells: typeof raw.tells === 'boolean' ? raw.tells : null,
    };
  } catch {
    return NOTHING;
  }
}

const { get, change, use } = openKept(KEY, readSchool);

export const useSchoolKept = use;

/** The oldest lesson is forgotten as a whole, so that lessons keep their numbers. */
export function keepAnswered(one: Answered): void {
  const { answered, forgotten } = get();
  const all = [...answered, one];
  const tooMany = all.length > MOST ? LESSON : 0;
  change({ answered: all.slice(tooMany), forgotten: forgotten + tooMany });
}

export const keepTells = (tells: boolean): void => change({ tells });

/** Another visit: what the storage says counts again. For tests. */
export const rereadSchool = (): void => change(readSchool(localStorage.getItem(KEY)));
