import type { Facts } from '@fathoms/kernel/game.ts';
import type { PlayedMatch } from './match.ts';
import { average, type Estimate, estimate, percentOf, table, winShares } from './statistics.ts';

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

/** How a game balances: by turn order, in length and points, and by what the game itself tells of a match. */
interface Balance {
  readonly order: readonly { readonly wins: Estimate; readonly score: Estimate }[]; // whoever began first
  readonly spreads: readonly Spread[];
  readonly labels: readonly Share[];
  readonly fates: readonly Fate[];
}

export function balanceOf(played: readonly PlayedMatch[]): Balance {
  const rows = played.flatMap(seatRows);
  const matches = played.map(({ tally }) => tally?.match ?? {});
  return {
    order: played[0].outcome.places.map((_, turn) => fared(rows.filter(row => row.turn === turn))),
    spreads: [
      spread(
        'actions',
        played.map(({ entries }) => entries.length),
      ),
      spread(
        'best score',
        played.map(({ outcome }) => best(outcome.scores, 0)),
      ),
      spread(
        'lead over the second',
        played.map(({ outcome }) => best(outcome.scores, 0) - best(outcome.scores, 1)),
      ),
      ...numbersIn(matches),
      ...numbersIn(rows.map(row => row.facts)),
    ],
    labels: [
      {
        name: 'best score',
        label: 'reached by several',
        share: estimate(
          played.map(({ outcome: { scores } }) => (best(scores, 0) === best(scores, 1) ? 1 : 0)),
        ),
      },
      ...labelsIn(matches).map(({ name, label }) => ({
        name,
        label,
        share: estimate(matches.map(facts => (facts[name] === label ? 1 : 0))),
      })),
    ],
    fates: labelsIn(rows.map(row => row.facts)).map(({ name, label }) => ({
      name,
      label,
      share: estimate(rows.map(({ facts }) => (facts[name] === label ? 1 : 0))),
      ...fared(rows.filter(({ facts }) => facts[name] === label)),
    })),
  };
}

/** One seat of one match. */
interface SeatRow {
  readonly turn: number; // its place in the order in which the seats first acted, from 0
  readonly wins: number;
  readonly score: number;
  readonly facts: Facts;
}

function seatRows({ outcome, entries, tally }: PlayedMatch): SeatRow[] {
  const order = [...new Set(entries.map(({ seat }) => seat))];
  const wins = winShares(outcome.places);
  return outcome.scores.map((score, seat) => ({
    turn: order.indexOf(seat),
    wins: wins[seat],
    score,
    facts: tally?.seats[seat] ?? {},
  }));
}

const fared = (rows: readonly SeatRow[]): { wins: Estimate; score: Estimate } => ({
  wins: estimate(rows.map(({ wins }) => wins)),
  score: estimate(rows.map(({ score }) => score)),
});

const best = (scores: readonly number[], nth: number): number => [...scores].sort((a, b) => b - a)[nth] ?? 0;

const TAIL = 0.05;

function spread(name: string, samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))];
  return { name, mean: average(samples), low: at(TAIL), high: at(1 - TAIL) };
}

function numbersIn(all: readonly Facts[]): Spread[] {
  const names = Object.keys(all[0]).filter(name => typeof all[0][name] === 'number');
  return names.map(name =>
    spread(
      name,
      all.map(facts => Number(facts[name])),
    ),
  );
}

/** Every label that came up, the most frequent ones of a name first. */
function labelsIn(all: readonly Facts[]): { name: string; label: string }[] {
  const names = Object.keys(all[0]).filter(name => typeof all[0][name] === 'string');
  return names.flatMap(name => {
    const counts = new Map<string, number>();
    for (const facts of all) counts.set(String(facts[name]), (counts.get(String(facts[name])) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => ({ name, label }));
  });
}

export const pointsOf = ({ mean, margin }: Estimate): string =>
  `${mean.toFixed(1)} ± ${Number.isNaN(margin) ? '?' : margin.toFixed(1)}`;

/** Its tables, each under its own heading; those with nothing to tell are left out. */
export function describeBalance({ order, spreads, labels, fates }: Balance): string {
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
  ];
  return sections
    .filter(rows => rows.length > 1)
    .map(table)
    .join('\n\n');
}
