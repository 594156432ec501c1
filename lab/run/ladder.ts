import { seeded } from '@fathoms/kernel/chance.ts';
import { average } from './statistics.ts';

/** Two bots' meetings: for each seed, the first one's share of the victories. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly shares: readonly number[]; // per seed
}

/** Who stands where whatever happens: all others are measured from there. */
export interface Anchor {
  readonly bot: number;
  readonly points: number;
}

export const FIRST_AT_0: Anchor = { bot: 0, points: 0 };

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number; // 95 % between them, by drawing the seeds again
}

const REDRAWS = 400;

/** Ratings that explain all pairings best (Bradley–Terry), with bootstrap intervals. */
export function ratings(
  bots: number,
  pairings: readonly Pairing[],
  seed: string,
  anchor = FIRST_AT_0,
): Rating[] {
  const chance = seeded(seed);
  const elo = fit(bots, pairings, anchor);
  const redrawn = Array.from({ length: REDRAWS }, () =>
    fit(
      bots,
      pairings.map(pairing => ({
        ...pairing,
        shares: pairing.shares.map(() => pairing.shares[chance.below(pairing.shares.length)]),
      })),
      anchor,
    ),
  );
  return elo.map((rating, bot) => {
    const sorted = redrawn.map(one => one[bot]).sort((a, b) => a - b);
    return {
      elo: rating,
      low: sorted[Math.floor(0.025 * REDRAWS)],
      high: sorted[Math.floor(0.975 * REDRAWS)],
    };
  });
}

const ROUNDS = 300;
const STEP = 200;

function fit(bots: number, pairings: readonly Pairing[], anchor: Anchor): number[] {
  const elo: number[] = new Array(bots).fill(0);
  const results = pairings.map(({ first, second, shares }) => ({ first, second, share: tempered(shares) }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { first, second, share } of results) {
      const expected = 1 / (1 + 10 ** ((elo[second] - elo[first]) / 400));
      elo[first] += STEP * (share - expected);
      elo[second] -= STEP * (share - expected);
    }
  }
  return elo.map(rating => anchor.points + rating - elo[anchor.bot]);
}

/** Half a victory each on top, so that a clean sweep has a finite rating. */
const tempered = (shares: readonly number[]): number =>
  (average(shares) * shares.length + 0.5) / (shares.length + 1);
