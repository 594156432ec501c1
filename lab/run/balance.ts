import { estimateOf, estimateShare, type Histogram, meanOf, quantileOf, size } from './histogram.ts';
import { type Estimate, percentOf, table } from './statistics.ts';
import type { Fared, Tallies } from './tallies.ts';

/** What a number was over many matches. */
interface Spread {
  readonly name: string;
  readonly mean: number;
  readonly low: number; // nine in ten lie from here
  readonly high: number; // to here
}

/** How often a label came up in the matches. */
interface Share {
  readonly name: string;
  readonly label: string;
  readonly share: Estimate;
}

/** The same for a seat's label, with how the seats that had it fared. */
interface Fate extends Share {
  readonly wins: Estimate;
  readonly score: Estimate;
}

/** How often a match something happened at each place. */
interface PlaceMeans {
  readonly name: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly means: readonly (readonly number[])[]; // by row, then column
}

/** How a game balances: by turn order, in length and points, and by what the game itself tells of a match. */
export interface Balance {
  readonly order: readonly { readonly wins: Estimate; readonly score: Estimate }[]; // whoever began first
  readonly spreads: readonly Spread[];
  readonly labels: readonly Share[];
  readonly fates: readonly Fate[];
  readonly places: readonly PlaceMeans[];
}

export function balanceOf(t: Tallies): Balance {
  const rows = t.matches * t.seats.length;
  return {
    order: t.order.map(fared),
    spreads: [...t.numbers].map(([name, histogram]) => spread(name, histogram)),
    labels: [
      { name: 'best score', label: 'reached by several', share: estimateShare(t.level, t.matches) },
      ...[...t.labels].flatMap(([name, labels]) =>
        mostFrequent(labels, times => times).map(([label, times]) => ({
          name,
          label,
          share: estimateShare(times, t.matches),
        })),
      ),
    ],
    fates: [...t.fates].flatMap(([name, labels]) =>
      mostFrequent(labels, ({ wins }) => size(wins)).map(([label, all]) => ({
        name,
        label,
        share: estimateShare(size(all.wins), rows),
        ...fared(all),
      })),
    ),
    places: [...t.places].map(([name, { rows, columns, counts }]) => ({
      name,
      rows,
      columns,
      means: counts.map(row => row.map(times => times / t.matches)),
    })),
  };
}

const fared = ({ wins, score }: Fared): { wins: Estimate; score: Estimate } => ({
  wins: estimateOf(wins),
  score: estimateOf(score),
});

const TAIL = 0.05;

const spread = (name: string, histogram: Histogram): Spread => ({
  name,
  mean: meanOf(histogram),
  low: quantileOf(histogram, TAIL),
  high: quantileOf(histogram, 1 - TAIL),
});

/** The most frequent label first; of equals the one that comes first in the alphabet. */
const mostFrequent = <T>(labels: ReadonlyMap<string, T>, times: (of: T) => number): [string, T][] =>
  [...labels].sort(([a, x], [b, y]) => times(y) - times(x) || (a < b ? -1 : 1));

export const pointsOf = ({ mean, margin }: Estimate): string =>
  `${mean.toFixed(1)} ± ${Number.isNaN(margin) ? '?' : margin.toFixed(1)}`;

/** Its tables, each under its own heading; those with nothing to tell are left out. */
export function describeBalance({ order, spreads, labels, fates, places }: Balance): string {
  const sections = [
    [
      ['by turn order', 'wins', 'points'],
      ...order.map(({ wins, score }, i) => [`${i + 1}`, percentOf(wins), pointsOf(score)]),
    ],
    [
      ['mean, and nine in ten', 'mean', 'from', 'to'],
      ...spreads.map(({ name, mean, low, high }) => [name, ...[mean, low, high].map(n => n.toFixed(1))]),
    ],
    [
      ['of all matches', 'share'],
      ...labels.map(({ name, label, share }) => [`${name}: ${label}`, percentOf(share)]),
    ],
    [
      ['of all seats', 'share', 'wins', 'points'],
      ...fates.map(({ name, label, share, wins, score }) => [
        `${name}: ${label}`,
        percentOf(share),
        percentOf(wins),
        pointsOf(score),
      ]),
    ],
    ...places.map(({ name, rows, columns, means }) => [
      [`${name}, a match`, ...columns],
      ...rows.map((row, y) => [row, ...means[y].map(mean => mean.toFixed(2))]),
    ]),
  ];
  return sections
    .filter(rows => rows.length > 1)
    .map(table)
    .join('\n\n');
}
