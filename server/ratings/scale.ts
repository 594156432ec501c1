import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import type { Standing } from '../store/rated.ts';

/**
 * The scale is Elo's: between two settled people 400 points are ten victories to one. That fixes `BETA`, the
 * spread of one performance. Everybody starts where Seal stands.
 */
export const START = 1500;
const SIGMA = 250; // how far off a newcomer's rating may well be
const BETA = 400 / Math.LN10 / Math.SQRT2;
const TAU = 4; // people change: nobody's rating is ever certain

/** Below this a rating is settled. */
const SETTLED_SIGMA = 130;

/** A bot's point is known and does not move. */
const FIXED_SIGMA = 1;

export const NEWCOMER: Standing = { mu: START, sigma: SIGMA, matches: 0, settled: false };

export interface Entrant {
  readonly standing: Standing | null; // null = a bot, whose point is `point`
  readonly point: number;
  readonly rank: number; // 1 = first; equal ranks are a draw
}

/** Everybody's standing after a match, in the order of the entrants; null for bots. */
export function rateMatch(entrants: readonly Entrant[]): (Standing | null)[] {
  const teams = entrants.map(({ standing, point }) => [
    { mu: standing?.mu ?? point, sigma: standing?.sigma ?? FIXED_SIGMA },
  ]);
  const rated = rate(teams, {
    ...{ mu: START, sigma: SIGMA, beta: BETA, tau: TAU },
    model: bradleyTerryFull, // pair by pair, so that points mean the same whatever the number of players
    rank: entrants.map(({ rank }) => rank),
  });
  return entrants.map(({ standing }, i) => {
    const after = rated[i]?.[0];
    if (!standing || !after) return null;
    const { mu, sigma } = after;
    return { mu, sigma, matches: standing.matches + 1, settled: sigma <= SETTLED_SIGMA };
  });
}

/** What people are shown. */
export const pointsOf = ({ mu }: Pick<Standing, 'mu'>): number => Math.round(mu);
