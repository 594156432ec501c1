/** Numbers about finished games, and the quiet firsts among them. All take dives newest first. */
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import { type Dive, isWon, marginOf, othersOf } from './dives.ts';

export interface Tallied<Key> {
  readonly key: Key;
  readonly won: number;
  readonly of: number;
}

export interface DiveNumbers {
  readonly played: number;
  readonly won: number;
  readonly streak: number; // the longest
  readonly best: number | null; // score
  readonly margins: readonly number[]; // oldest first
  readonly byLevel: readonly Tallied<Level | 'programs' | 'people'>[];
  readonly bySeats: readonly Tallied<number>[];
  readonly byOpponent: readonly Tallied<string>[]; // the most met first
  readonly lastTen: readonly boolean[]; // oldest first
}

const OPPONENTS = 4;

/** Who practises has seen the cards before (DAILY-8). */
const counts = ({ kind }: Dive): boolean => kind !== 'practice';

export function numbersOf(dives: readonly Dive[]): DiveNumbers {
  const own = dives.filter(dive => dive.own !== null && counts(dive));
  const scores = own.flatMap(({ seats, own: seat }) => seats[seat ?? -1]?.score ?? []);
  const wins = own.map(dive => isWon(dive) === true).reverse();
  return {
    played: own.length,
    won: wins.filter(Boolean).length,
    streak: longest(wins),
    best: scores.length === 0 ? null : Math.max(...scores),
    margins: own.flatMap(dive => marginOf(dive) ?? []).reverse(),
    byLevel: tally(own, levelsOf, [...LEVELS, 'programs', 'people'] as const),
    bySeats: tally(own, ({ seats }) => [seats.length]).sort((a, b) => a.key - b.key),
    byOpponent: tally(own, dive => othersOf(dive).map(({ name }) => name))
      .sort((a, b) => b.of - a.of)
      .slice(0, OPPONENTS),
    lastTen: wins.slice(-10),
  };
}

const longest = (wins: readonly boolean[]): number => {
  let [run, best] = [0, 0];
  for (const won of wins) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
};

/** A match against several kinds counts for each of them once. */
const levelsOf = (dive: Dive): (Level | 'programs' | 'people')[] =>
  othersOf(dive).map(({ level, program }) => level ?? (program ? 'programs' : 'people'));

function tally<Key>(
  dives: readonly Dive[],
  keysOf: (dive: Dive) => readonly Key[],
  order?: readonly Key[],
): Tallied<Key>[] {
  const found = new Map<Key, { won: number; of: number }>();
  for (const dive of dives)
    for (const key of new Set(keysOf(dive))) {
      const sum = found.get(key) ?? { won: 0, of: 0 };
      found.set(key, { won: sum.won + Number(isWon(dive)), of: sum.of + 1 });
    }
  const keys = order ? order.filter(key => found.has(key)) : [...found.keys()];
  return keys.map(key => ({ key, ...(found.get(key) ?? { won: 0, of: 0 }) }));
}

const WINDOW = 6;

/** The mean of up to six games before each, so that one game is no trend. */
export const smooth = (margins: readonly number[]): readonly number[] =>
  margins.map((_, i) => {
    const near = margins.slice(Math.max(0, i - WINDOW + 1), i + 1);
    return near.reduce((sum, margin) => sum + margin, 0) / near.length;
  });

export type First =
  | { readonly what: 'dive' | 'win' | 'online'; readonly game: string; readonly at: number | null }
  | { readonly what: 'beat'; readonly game: string; readonly level: Level; readonly at: number | null };

/** Noted, never announced: the first of its kind, newest first. */
export function firstsOf(dives: readonly Dive[]): readonly First[] {
  const seen = new Set<string>();
  const firsts: First[] = [];
  const note = (first: First, key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    firsts.unshift(first);
  };
  for (const dive of dives.filter(counts).toReversed()) {
    const { game, at } = dive;
    note({ what: 'dive', game, at }, `dive ${game}`);
    if (dive.way === 'online') note({ what: 'online', game, at }, 'online');
    if (isWon(dive) !== true) continue;
    note({ what: 'win', game, at }, `win ${game}`);
    for (const { level } of othersOf(dive))
      if (level) note({ what: 'beat', game, level, at }, `beat ${level}`);
  }
  return firsts;
}
