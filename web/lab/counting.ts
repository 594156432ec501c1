/** What the matches of an experiment come to. Pure: a worker runs it, and so does a test. */

import { winShares } from '@fathoms/kernel/outcome.ts';
import { count, type Histogram, merge } from '@fathoms/lab/run/histogram.ts';
import { fixtureOf, type PlayedMatch, playFixture, type Rules } from '@fathoms/lab/run/match.ts';
import { average } from '@fathoms/lab/run/statistics.ts';
import { mergeTallies, newTallies, type Tallies, tallyMatch } from '@fathoms/lab/run/tallies.ts';
import { type Experiment, tableOf } from './experiment.ts';

/** What B had more than A in the same match: the luck both share drops out of the difference. */
export interface Pairs {
  readonly wins: readonly Histogram[]; // per seat both have
  readonly points: Histogram; // a player
  readonly actions: Histogram;
}

export interface Counted {
  readonly a: Tallies;
  readonly b: Tallies | null;
  readonly pairs: Pairs | null;
}

export function nothingCounted({ a, b }: Experiment): Counted {
  return {
    a: newTallies(a.bots.length),
    b: b && newTallies(b.bots.length),
    pairs: b && {
      wins: Array.from({ length: Math.min(a.bots.length, b.bots.length) }, () => new Map()),
      points: new Map(),
      actions: new Map(),
    },
  };
}

/** Some matches in a row, numbered from 1. */
export interface LabPart {
  readonly first: number;
  readonly games: number;
}

/** Plays a part of an experiment. Which parts it is cut into does not show in what they add up to. */
export async function playPart(
  experiment: Experiment,
  { first, games }: LabPart,
  rules: Rules,
): Promise<Counted> {
  const counted = nothingCounted(experiment);
  const { seed, a, b } = experiment;
  for (let nth = first; nth < first + games; nth++) {
    const one = await playFixture(fixtureOf(tableOf(experiment, a), seed, nth), rules);
    tallyMatch(counted.a, one);
    if (!b || !counted.b || !counted.pairs) continue;
    const other = await playFixture(fixtureOf(tableOf(experiment, b), seed, nth), rules);
    tallyMatch(counted.b, other);
    pair(counted.pairs, one, other);
  }
  return counted;
}

function pair(pairs: Pairs, one: PlayedMatch, other: PlayedMatch): void {
  const [before, after] = [winShares(one.outcome.places), winShares(other.outcome.places)];
  pairs.wins.forEach((histogram, seat) => {
    count(histogram, after[seat] - before[seat]);
  });
  count(pairs.points, average(other.outcome.scores) - average(one.outcome.scores));
  count(pairs.actions, other.entries.length - one.entries.length);
}

export function mergeCounted(into: Counted, from: Counted): void {
  mergeTallies(into.a, from.a);
  if (into.b && from.b) mergeTallies(into.b, from.b);
  if (!into.pairs || !from.pairs) return;
  const { wins, points, actions } = from.pairs;
  into.pairs.wins.forEach((histogram, seat) => {
    merge(histogram, wins[seat]);
  });
  merge(into.pairs.points, points);
  merge(into.pairs.actions, actions);
}
