/** What is shown of an experiment: plots, each with its table, and what is settled. */
import {
  estimateOf,
  type Histogram,
  meanOf,
  merge,
  quantileOf,
  varianceOf,
} from '@fathoms/lab/run/histogram.ts';
import type { Estimate } from '@fathoms/lab/run/statistics.ts';
import type { Fared, Tallies } from '@fathoms/lab/run/tallies.ts';
import type { Counted } from './counting.ts';
import type { Numbers } from './numbers.ts';
import type { PlotSpec } from './plots/spec.ts';
import { type Difference, lastingMargin, pairedDifference, type Ruling, verdictOn } from './verdict.ts';
import type { LabWords } from './words.ts';

/** A cell that is a difference says whether it is settled. */
export interface FigureCell {
  readonly text: string;
  readonly verdict?: Ruling['is'];
}

export interface FigureTable {
  readonly head: readonly string[]; // 'A' and 'B' are drawn as the settings' marks
  readonly rows: readonly { readonly name: string; readonly cells: readonly FigureCell[] }[];
}

export interface FigureVerdict {
  readonly is: Ruling['is'];
  readonly title: string;
  readonly text: string;
  readonly difference: Difference;
  readonly of: string; // the unit, for who cannot see it
}

export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly sub: string;
  readonly plots: readonly PlotSpec[];
  readonly table: FigureTable;
  readonly verdict: FigureVerdict | null;
}

/** What figures are told in. */
export interface LabTelling {
  readonly words: LabWords;
  readonly numbers: Numbers;
  readonly fact: (name: string) => string;
}

const NO_SHARE = 0.01; // less than one in a hundred either way counts as no difference
const NO_PART = 0.01; // of a mean

export const cell = (text: string): FigureCell => ({ text });

/** The three questions everybody asks first. */
export const mainFigures = (counted: Counted, telling: LabTelling): Figure[] => [
  winsFigure(counted, telling),
  pointsFigure(counted, telling),
  lengthFigure(counted, telling),
];

function winsFigure({ a, b, pairs }: Counted, telling: LabTelling): Figure {
  const { words } = telling;
  const names = (a.seats.length >= (b?.seats.length ?? 0) ? a.seats : (b?.seats ?? [])).map((_, i) =>
    words.seat(i + 1),
  );
  const differences = pairs?.wins.map(one => pairedDifference(one, pairs.wins.length)) ?? [];
  return {
    id: 'wins',
    title: words.wins,
    sub: words.winsSub,
    ...sharesOf(
      telling,
      names,
      a.seats.map(({ wins }) => estimateOf(wins)),
      b?.seats.map(({ wins }) => estimateOf(wins)) ?? null,
      differences,
    ),
    plots: [
      {
        is: 'intervals',
        names,
        a: names.map((_, seat) => (a.seats[seat] ? estimateOf(a.seats[seat].wins) : null)),
        b: b && names.map((_, seat) => (b.seats[seat] ? estimateOf(b.seats[seat].wins) : null)),
        fair: !b || a.seats.length === b.seats.length ? { at: 1 / a.seats.length, name: words.fair } : null,
      },
    ],
    verdict: b ? winsVerdict(differences, telling) : fairVerdict(a, telling),
  };
}

/** Seats of both settings, with the difference where it is known. */
export function sharesOf(
  { words, numbers }: LabTelling,
  names: readonly string[],
  a: readonly Estimate[],
  b: readonly Estimate[] | null,
  differences: readonly (Difference | undefined)[],
): { readonly table: FigureTable } {
  const shown = (one: Estimate | undefined) => cell(one ? numbers.estimate(one, true) : '');
  return {
    table: {
      head: ['', 'A', ...(b ? ['B', words.difference] : [])],
      rows: names.map((name, i) => ({
        name,
        cells: [shown(a[i]), ...(b ? [shown(b[i]), differenceCell(differences[i], numbers, true)] : [])],
      })),
    },
  };
}

export function differenceCell(one: Difference | undefined, numbers: Numbers, isShare: boolean): FigureCell {
  if (!one) return cell('');
  const text = isShare ? numbers.signedPercent(one.mean) : numbers.signed(round(one.mean));
  return { text, verdict: verdictOn(one, isShare ? NO_SHARE : 0).is };
}

const round = (n: number): number => Math.round(100 * n) / 100;

function clearest(differences: readonly Difference[]): number {
  const clear = differences.map(({ mean, margin }) => Math.abs(mean) / margin || 0);
  return clear.indexOf(Math.max(...clear));
}

function winsVerdict(differences: readonly Difference[], telling: LabTelling): FigureVerdict | null {
  const { verdict } = telling.words;
  const seat = clearest(differences);
  const name = telling.words.seat(seat + 1);
  return told(differences[seat], NO_SHARE, telling, 'percent', {
    more: verdict.winsMore(name),
    less: verdict.winsLess(name),
    lead: `${name}: `,
  });
}

/** One setting alone: whether a seat has more than its share. */
function fairVerdict({ seats, matches }: Tallies, telling: LabTelling): FigureVerdict | null {
  const { verdict } = telling.words;
  const differences = seats.map(({ wins }) => ({
    mean: meanOf(wins) - 1 / seats.length,
    margin: lastingMargin(varianceOf(wins), matches, seats.length),
    games: matches,
  }));
  const seat = clearest(differences);
  const name = telling.words.seat(seat + 1);
  return told(differences[seat], NO_SHARE, telling, 'percent', {
    more: verdict.fairMore(name),
    less: verdict.fairLess(name),
    lead: `${name}: `,
  });
}

interface Says {
  readonly more: string;
  readonly less: string;
  readonly lead: string;
}

function told(
  difference: Difference | undefined,
  none: number,
  { words, numbers }: LabTelling,
  unit: keyof LabWords['units'],
  { more, less, lead }: Says,
): FigureVerdict | null {
  if (!difference) return null;
  const verdict = verdictOn(difference, none);
  const times = unit === 'percent' ? 100 : 1;
  const show = (n: number) => numbers.short(round(times * n));
  const margin = Number.isNaN(difference.margin) ? '?' : show(difference.margin);
  const size = `${lead}${numbers.signed(round(times * difference.mean))} ± ${margin} ${words.units[unit]}.`;
  const { turned, within, needs, few, open, same } = words.verdict;
  const rest = {
    more: turned,
    less: turned,
    same: within(`${show(none)} ${words.units[unit]}`),
    open: 'games' in verdict && verdict.games !== null ? needs(...rough(verdict.games, numbers)) : few,
  }[verdict.is];
  return {
    is: verdict.is,
    title: { more, less, same, open }[verdict.is],
    text: `${size} ${rest}`,
    difference: { ...difference, mean: times * difference.mean, margin: times * difference.margin },
    of: words.units[unit],
  };
}

/** Two digits are enough for a guess. */
function rough(games: number, numbers: Numbers): [number, string] {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, games))) - 1);
  const rounded = Math.max(1, Math.ceil(games / step) * step);
  return [rounded, numbers.whole(rounded)];
}

export function scoresOf(seats: readonly Fared[]): Histogram {
  const all: Histogram = new Map();
  for (const { score } of seats) merge(all, score);
  return all;
}

function pointsFigure({ a, b, pairs }: Counted, telling: LabTelling): Figure {
  const { words } = telling;
  const { pointsMore, pointsLess } = words.verdict;
  const scores = scoresOf(a.seats);
  return {
    ...numberFigure('points', scores, b && scoresOf(b.seats), telling),
    title: words.points,
    sub: words.pointsSub,
    verdict:
      pairs &&
      told(pairedDifference(pairs.points), NO_PART * Math.abs(meanOf(scores)), telling, 'points', {
        more: pointsMore,
        less: pointsLess,
        lead: '',
      }),
  };
}

function lengthFigure({ a, b, pairs }: Counted, telling: LabTelling): Figure {
  const { words } = telling;
  const { lengthMore, lengthLess } = words.verdict;
  const actions = a.numbers.get('actions') ?? new Map();
  return {
    ...numberFigure('actions', actions, b && (b.numbers.get('actions') ?? new Map()), telling),
    title: words.length,
    sub: words.lengthSub,
    verdict:
      pairs &&
      told(pairedDifference(pairs.actions), NO_PART * meanOf(actions), telling, 'actions', {
        more: lengthMore,
        less: lengthLess,
        lead: '',
      }),
  };
}

/** A number's distribution, with what stands in the table beside it. */
function numberFigure(id: string, a: Histogram, b: Histogram | null, { words, numbers }: LabTelling) {
  const { short } = numbers;
  const quarters = (of: Histogram) => `${short(quantileOf(of, 0.25))}–${short(quantileOf(of, 0.75))}`;
  const rows: [string, (of: Histogram) => string, ((of: Histogram) => number) | null][] = [
    [words.mean, of => numbers.estimate(estimateOf(of), false), meanOf],
    [words.middle, quarters, null],
    [words.least, of => short(quantileOf(of, 0)), of => quantileOf(of, 0)],
    [words.most, of => short(quantileOf(of, 1)), of => quantileOf(of, 1)],
  ];
  return {
    id,
    plots: [{ is: 'distribution', a, b } as const],
    table: {
      head: ['', 'A', ...(b ? ['B', words.difference] : [])],
      rows: rows.map(([name, show, value]) => ({
        name,
        cells: [a, ...(b ? [b] : [])]
          .map(of => cell(show(of)))
          .concat(b ? [cell(value ? numbers.signed(round(value(b) - value(a))) : '')] : []),
      })),
    },
  };
}
