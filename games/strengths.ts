import type { Level } from '@fathoms/kernel/levels.ts';

/** How strong a bot was measured to be with two players. */
export interface Strength {
  readonly points: number; // Elo; Seal stands at 1500
  readonly within: number; // 95 % lie at most so far from there; 0 = nobody measured it, it is where the scale begins
  readonly against: Level; // a neighbour on the ladder,
  readonly wins: number; // of 100 duels against it
}

/** What `lab ladder` found; published in bench/results/bots.json, and nothing else is said of a bot's strength. */
const STRENGTHS: { readonly [game: string]: { readonly [level in Level]?: Strength } } = {
  locker: {
    minnow: { points: 1176, within: 17, against: 'otter', wins: 30 },
    otter: { points: 1333, within: 15, against: 'minnow', wins: 70 },
    seal: { points: 1500, within: 0, against: 'otter', wins: 72 },
    barracuda: { points: 1565, within: 24, against: 'seal', wins: 59 },
    orca: { points: 1617, within: 35, against: 'barracuda', wins: 57 },
  },
  shares: {
    minnow: { points: 1040, within: 50, against: 'otter', wins: 21 },
    otter: { points: 1262, within: 38, against: 'minnow', wins: 79 },
    seal: { points: 1500, within: 0, against: 'otter', wins: 81 },
    barracuda: { points: 1795, within: 111, against: 'seal', wins: 85 },
    orca: { points: 1995, within: 40, against: 'barracuda', wins: 76 },
  },
  scuba: {
    minnow: { points: 1333, within: 22, against: 'seal', wins: 28 },
    seal: { points: 1500, within: 0, against: 'minnow', wins: 72 },
    barracuda: { points: 1641, within: 62, against: 'seal', wins: 70 },
    orca: { points: 1675, within: 26, against: 'barracuda', wins: 55 },
  },
  dive: {
    minnow: { points: 1128, within: 99, against: 'seal', wins: 11 },
    otter: { points: 1286, within: 177, against: 'seal', wins: 21 },
    seal: { points: 1500, within: 0, against: 'minnow', wins: 90 },
    barracuda: { points: 1581, within: 46, against: 'seal', wins: 61 },
    orca: { points: 1652, within: 29, against: 'barracuda', wins: 60 },
  },
};

/** null = nobody has measured it. */
export const strengthOf = (game: string, level: Level): Strength | null =>
  (Object.hasOwn(STRENGTHS, game) && STRENGTHS[game]?.[level]) || null;
