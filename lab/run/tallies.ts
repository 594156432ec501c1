import type { Facts, PlaceCounts } from '@fathoms/kernel/game.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import { count, type Histogram, merge } from './histogram.ts';
import type { PlayedMatch } from './match.ts';

/** How some seats fared: their share of the victory, and their points. */
export interface Fared {
  readonly wins: Histogram;
  readonly score: Histogram;
}

/** What many matches of one setting came to, in counts alone: it stays as small after a million as after ten. */
export interface Tallies {
  matches: number;
  shared: number; // victories of several
  level: number; // best scores reached by several
  readonly seats: Fared[]; // per seat
  readonly order: Fared[]; // by who acted first
  readonly numbers: Map<string, Histogram>; // by the fact's name; a seat's fact has a number a seat
  readonly labels: Map<string, Map<string, number>>; // of a match: name, label, how often
  readonly fates: Map<string, Map<string, Fared>>; // of a seat: how those fared who had it
  readonly places: Map<string, Places>;
}

/** PlaceCounts of all matches, added up. */
interface Places {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly counts: number[][];
}

const nobody = (): Fared => ({ wins: new Map(), score: new Map() });

export const newTallies = (seats: number): Tallies => ({
  matches: 0,
  shared: 0,
  level: 0,
  seats: Array.from({ length: seats }, nobody),
  order: Array.from({ length: seats }, nobody),
  numbers: new Map(),
  labels: new Map(),
  fates: new Map(),
  places: new Map(),
});

/** What is kept under this name, laid there first if nothing is. */
function under<Key, T>(map: Map<Key, T>, name: Key, fresh: () => T): T {
  const found = map.get(name) ?? fresh();
  map.set(name, found);
  return found;
}

const histogramOf = (t: Tallies, name: string): Histogram => under(t.numbers, name, () => new Map());
const fateOf = (t: Tallies, name: string, label: string): Fared =>
  under(
    under(t.fates, name, () => new Map()),
    label,
    nobody,
  );

/** One more match. */
export function tallyMatch(t: Tallies, played: PlayedMatch): void {
  const { places, scores } = played.outcome;
  const [best, second] = [...scores].sort((a, b) => b - a);
  t.matches += 1;
  if (places.filter(place => place === 1).length > 1) t.shared += 1;
  if (best === second) t.level += 1;
  count(histogramOf(t, 'actions'), played.entries.length);
  count(histogramOf(t, 'best score'), best);
  count(histogramOf(t, 'lead over the second'), best - (second ?? 0));
  tallyFacts(t, played);
  for (const [name, map] of Object.entries(played.tally?.places ?? {})) addPlaces(t, name, map);
}

function tallyFacts(t: Tallies, { outcome, entries, tally }: PlayedMatch): void {
  for (const [name, value] of Object.entries(tally?.match ?? {})) {
    if (typeof value === 'number') count(histogramOf(t, name), value);
    else
      countLabel(
        under(t.labels, name, () => new Map()),
        value,
        1,
      );
  }
  const wins = winShares(outcome.places);
  const order = [...new Set(entries.map(({ seat }) => seat))]; // in which the seats first acted
  outcome.scores.forEach((score, seat) => {
    const one = { wins: wins[seat], score };
    add(t.seats[seat], one);
    const turn = order.indexOf(seat);
    if (turn >= 0) add(t.order[turn], one); // somebody may never have acted
    tallySeat(t, tally?.seats[seat] ?? {}, one);
  });
}

/** How one seat fared in one match. */
interface Result {
  readonly wins: number;
  readonly score: number;
}

function add(fared: Fared, { wins, score }: Result): void {
  count(fared.wins, wins);
  count(fared.score, score);
}

function tallySeat(t: Tallies, facts: Facts, result: Result): void {
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number') count(histogramOf(t, name), value);
    else add(fateOf(t, name, value), result);
  }
}

const countLabel = (labels: Map<string, number>, label: string, times: number): void => {
  labels.set(label, (labels.get(label) ?? 0) + times);
};

function addPlaces(t: Tallies, name: string, { rows, columns, counts }: PlaceCounts): void {
  const all = under(t.places, name, () => ({ rows, columns, counts: rows.map(() => columns.map(() => 0)) }));
  counts.forEach((row, y) => {
    row.forEach((times, x) => {
      all.counts[y][x] += times;
    });
  });
}

/** Adds what another has counted. */
export function mergeTallies(into: Tallies, from: Tallies): void {
  into.matches += from.matches;
  into.shared += from.shared;
  into.level += from.level;
  into.seats.forEach((fared, seat) => {
    mergeOne(fared, from.seats[seat]);
  });
  into.order.forEach((fared, turn) => {
    mergeOne(fared, from.order[turn]);
  });
  for (const [name, histogram] of from.numbers) merge(histogramOf(into, name), histogram);
  for (const [name, labels] of from.labels)
    for (const [label, times] of labels)
      countLabel(
        under(into.labels, name, () => new Map()),
        label,
        times,
      );
  for (const [name, labels] of from.fates)
    for (const [label, fared] of labels) mergeOne(fateOf(into, name, label), fared);
  for (const [name, places] of from.places) addPlaces(into, name, places);
}

function mergeOne(into: Fared, from: Fared): void {
  merge(into.wins, from.wins);
  merge(into.score, from.score);
}
