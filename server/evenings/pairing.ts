/** Who meets whom in a round, and where everybody sits. No I/O: the same wish gives the same tables. */
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { EveningFormat } from '@fathoms/protocol/evenings.ts';
import type { GuestNumber, Seated } from '../store/stored-evening.ts';
import { type Meetings, meetingsIn, type PastRound } from './past.ts';
import { seatTables, shuffled } from './seating.ts';
import { shapeOf } from './shape.ts';

export interface PairingWish {
  readonly format: EveningFormat;
  readonly people: readonly GuestNumber[]; // who plays this round
  readonly joined: number; // how many there ever were
  readonly past: readonly PastRound[];
  readonly points: readonly number[]; // per person
  readonly seats: number;
  readonly least: number; // people at a table without bots
  readonly bots: boolean;
  readonly seed: string;
}

export interface PairedRound {
  readonly tables: readonly (readonly Seated[])[];
  readonly byes: readonly GuestNumber[];
}

const STARTS = 16; // arrangements a search begins with
const SWEEPS = 40; // over all pairs of people, until nothing gets better
const TRIALS = 50_000; // of two who have not met, where only that is left

/** Meeting again weighs more than anything else: more than everybody's points could. */
const AGAIN = 1e6;

export function pairRound(wish: PairingWish): PairedRound {
  const { format, people, past, seats, least, bots, seed } = wish;
  const chance = seeded(seed);
  const order = shuffled(people, chance);
  const { sizes, byes: count } = shapeOf(order.length, {
    ...{ seats, least, bots },
    equal: format === 'duplicate',
  });
  const byes = chooseByes(wish, order, count);
  const playing = order.filter(person => !byes.includes(person));
  const meetings = meetingsIn(past);
  const tables = arrange(wish, playing, sizes, meetings, chance);
  const fill = (table: readonly GuestNumber[]): Seated[] =>
    bots ? [...table, ...Array.from({ length: seats - table.length }, () => null)] : [...table];
  return { tables: seatTables(tables.map(fill), past, chance), byes };
}

/** Those with the fewest so far; then whom the schedule leaves over, or, among pairs by points, who has least. */
function chooseByes(wish: PairingWish, order: readonly GuestNumber[], count: number): GuestNumber[] {
  const { format, past, points } = wish;
  const had = (person: GuestNumber): number =>
    past.reduce((sum, { byes }) => sum + (byes.includes(person) ? 1 : 0), 0);
  const left = wish.joined % 2 === 1 ? restOf(past.length, wish.joined) : null;
  const turn = (person: GuestNumber): number =>
    format === 'swiss' ? (points[person] ?? 0) : person === left ? 0 : 1;
  return [...order].sort((a, b) => had(a) - had(b) || turn(a) - turn(b)).slice(0, count);
}

function arrange(
  { format, past, joined, points }: PairingWish,
  playing: readonly GuestNumber[],
  sizes: readonly number[],
  meetings: Meetings,
  chance: Chance,
): GuestNumber[][] {
  const isSwiss = format === 'swiss';
  const pointsOf = (person: GuestNumber): number => points[person] ?? 0;
  const gap = (a: GuestNumber, b: GuestNumber): number => (isSwiss ? (pointsOf(a) - pointsOf(b)) ** 2 : 0);
  const cost: Cost = (a, b) => {
    const met = meetings(a, b);
    return AGAIN * (met * met + 2 * met) + gap(a, b);
  };
  const arePairs = sizes.every(size => size === 2);
  const ranked = isSwiss
    ? [...playing].sort((a, b) => pointsOf(b) - pointsOf(a))
    : arePairs
      ? circle(past.length, joined, playing)
      : [...playing];
  let best = improved(cut(ranked, sizes), cost);
  for (let i = 1; i < STARTS && costOf(best, cost) > 0; i++) {
    const other = improved(cut(shuffled(playing, chance), sizes), cost);
    if (costOf(other, cost) < costOf(best, cost)) best = other;
  }
  if (!arePairs || costOf(best, cost) < AGAIN) return best;
  const fresh = strangers(ranked, meetings, gap);
  return fresh ? improved(fresh, cost) : best;
}

type Cost = (a: GuestNumber, b: GuestNumber) => number;

const costOf = (tables: readonly (readonly GuestNumber[])[], cost: Cost): number =>
  tables.reduce((sum, table) => {
    let all = sum;
    for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) all += cost(a, b);
    return all;
  }, 0);

/** Two people change tables as long as that makes it better. */
function improved(tables: readonly (readonly GuestNumber[])[], cost: Cost): GuestNumber[][] {
  const now = tables.map(table => [...table]);
  const fits = (person: GuestNumber, table: readonly GuestNumber[], without: GuestNumber): number =>
    table.reduce((sum, other) => (other === without ? sum : sum + cost(person, other)), 0);
  for (let sweep = 0, better = true; better && sweep < SWEEPS; sweep++) {
    better = false;
    for (const [t, one] of now.entries())
      for (const two of now.slice(t + 1))
        for (const [i, a] of one.entries())
          for (const [j, b] of two.entries()) {
            const [here, there] = [one[i] ?? a, two[j] ?? b]; // may have changed since
            const before = fits(here, one, here) + fits(there, two, there);
            const after = fits(here, two, there) + fits(there, one, here);
            if (after >= before) continue;
            [one[i], two[j]] = [there, here];
            better = true;
          }
  }
  return now;
}

/** Pairs none of whom have met, the nearest first; null = there are none, or they are too hard to find. */
function strangers(people: readonly GuestNumber[], meetings: Meetings, gap: Cost): GuestNumber[][] | null {
  let trials = 0;
  const pair = (left: readonly GuestNumber[]): GuestNumber[][] | null => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    const open = others.filter(other => meetings(first, other) === 0);
    for (const other of open.sort((a, b) => gap(first, a) - gap(first, b))) {
      if (++trials > TRIALS) return null;
      const rest = pair(others.filter(one => one !== other));
      if (rest) return [[first, other], ...rest];
    }
    return null;
  };
  return pair(people);
}

/** The schedule in which everybody meets everybody once: one stays, the others go round. Who is missing leaves a gap. */
function circle(round: number, joined: number, playing: readonly GuestNumber[]): GuestNumber[] {
  const even = joined + (joined % 2);
  const ring = even - 1;
  const here = new Set(playing);
  const pairs: [GuestNumber, GuestNumber][] = [[ring, round % ring]];
  for (let i = 1; i < even / 2; i++) pairs.push([(round + i) % ring, (round - i + ring * i) % ring]);
  const isWhole = ([a, b]: [GuestNumber, GuestNumber]): boolean => here.has(a) && here.has(b);
  const whole = pairs.filter(isWhole).flat();
  const left = playing.filter(person => !whole.includes(person));
  return [...whole, ...left];
}

/** Whom that schedule leaves over, where the number is odd. */
const restOf = (round: number, joined: number): GuestNumber => round % joined;

function cut(people: readonly GuestNumber[], sizes: readonly number[]): GuestNumber[][] {
  let from = 0;
  return sizes.map(size => {
    const table = people.slice(from, from + size);
    from += size;
    return table;
  });
}
