/** Everything a game tallies, as small figures: numbers, labels, and the places where things happened. */
import {
  estimateOf,
  estimateShare,
  type Histogram,
  meanOf,
  quantileOf,
  size,
} from '@fathoms/lab/run/histogram.ts';
import type { Estimate } from '@fathoms/lab/run/statistics.ts';
import type { Fared, Tallies } from '@fathoms/lab/run/tallies.ts';
import type { Counted } from './counting.ts';
import { cell, differenceCell, type Figure, type LabTelling, sharesOf } from './figures.ts';
import { apartDifference, type Difference, lastingMargin } from './verdict.ts';

const SHOWN_ABOVE: readonly string[] = ['actions'];

export const factFigures = (counted: Counted, telling: LabTelling): Figure[] => [
  orderFigure(counted, telling),
  ...namesIn(counted, t => t.labels).map(name => labelFigure(name, counted, telling)),
  ...namesIn(counted, t => t.fates).map(name => fateFigure(name, counted, telling)),
  ...namesIn(counted, t => t.numbers)
    .filter(name => !SHOWN_ABOVE.includes(name))
    .map(name => numberFact(name, counted, telling)),
];

/** What either setting has, in the order it is told in. */
const namesIn = ({ a, b }: Counted, of: (t: Tallies) => ReadonlyMap<string, unknown>): string[] => [
  ...new Set([...of(a).keys(), ...(b ? of(b).keys() : [])]),
];

const wide = (games: number) => (p: number, q: number) => ({
  mean: q - p,
  margin: lastingMargin(p * (1 - p) + q * (1 - q), games),
  games,
});

function orderFigure({ a, b }: Counted, telling: LabTelling): Figure {
  const { words } = telling;
  const names = (a.order.length >= (b?.order.length ?? 0) ? a.order : (b?.order ?? [])).map((_, i) =>
    words.nth(i + 1),
  );
  const estimates = (t: Tallies) => t.order.map(({ wins }) => estimateOf(wins));
  return {
    id: 'order',
    title: words.order,
    sub: words.orderSub,
    verdict: null,
    ...shares(telling, names, estimates(a), b && estimates(b), a.matches),
  };
}

function labelFigure(name: string, { a, b }: Counted, telling: LabTelling): Figure {
  const counts = (t: Tallies) => t.labels.get(name) ?? new Map<string, number>();
  const labels = frequent(counts(a), b && counts(b), times => times);
  const estimates = (t: Tallies) =>
    t.labels.has(name) ? labels.map(label => estimateShare(counts(t).get(label) ?? 0, t.matches)) : [];
  return {
    id: `label ${name}`,
    title: telling.fact(name),
    sub: telling.words.ofMatches,
    verdict: null,
    ...shares(telling, labels.map(telling.fact), estimates(a), b && estimates(b), a.matches),
  };
}

/** The most frequent label first. */
function frequent<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T> | null, times: (of: T) => number) {
  const all = new Map<string, number>();
  for (const map of [a, b ?? new Map<string, T>()])
    for (const [label, of] of map) all.set(label, (all.get(label) ?? 0) + times(of));
  return [...all].sort(([x, n], [y, m]) => m - n || (x < y ? -1 : 1)).map(([label]) => label);
}

function shares(
  telling: LabTelling,
  names: readonly string[],
  a: readonly Estimate[],
  b: readonly Estimate[] | null,
  games: number,
): Pick<Figure, 'plots' | 'table'> {
  const differences = b ? names.map((_, i) => known(a[i], b[i], games)) : [];
  return {
    plots: [
      {
        is: 'intervals',
        names,
        a: names.map((_, i) => a[i] ?? null),
        b: b && names.map((_, i) => b[i] ?? null),
        fair: null,
      },
    ],
    ...sharesOf(telling, names, a, b, differences),
  };
}

const known = (p: Estimate | undefined, q: Estimate | undefined, games: number): Difference | undefined =>
  p && q && !Number.isNaN(p.mean) && !Number.isNaN(q.mean) ? wide(games)(p.mean, q.mean) : undefined;

const NOBODY: Fared = { wins: new Map(), score: new Map() };

/** A seat's label: how many had it, and how those fared. */
function fateFigure(name: string, { a, b }: Counted, telling: LabTelling): Figure {
  const { words, numbers } = telling;
  const fates = (t: Tallies) => t.fates.get(name) ?? new Map<string, Fared>();
  const labels = frequent(fates(a), b && fates(b), ({ wins }) => size(wins));
  const share = (t: Tallies, label: string) =>
    estimateShare(size(fates(t).get(label)?.wins ?? new Map()), t.matches * t.seats.length);
  const estimates = (t: Tallies) => (t.fates.has(name) ? labels.map(label => share(t, label)) : []);
  const shown = shares(telling, labels.map(telling.fact), estimates(a), b && estimates(b), a.matches);
  const fared = (t: Tallies, label: string) => {
    const { wins, score } = fates(t).get(label) ?? NOBODY;
    return size(wins) === 0
      ? [cell(''), cell('')]
      : [cell(numbers.percent(meanOf(wins))), cell(numbers.short(meanOf(score)))];
  };
  return {
    id: `fate ${name}`,
    title: telling.fact(name),
    sub: words.ofSeats,
    verdict: null,
    plots: shown.plots,
    table: {
      head: [...shown.table.head, ...(b ? [] : [words.winsOf, words.pointsOf])],
      rows: shown.table.rows.map((row, i) =>
        b ? row : { ...row, cells: [...row.cells, ...fared(a, labels[i])] },
      ),
    },
  };
}

function numberFact(name: string, { a, b }: Counted, telling: LabTelling): Figure {
  const { words, numbers, fact } = telling;
  const none: Histogram = new Map();
  const [one, other] = [a.numbers.get(name) ?? none, b && (b.numbers.get(name) ?? none)];
  const both = [one, ...(other ? [other] : [])];
  const mean = (of: Histogram) => cell(of.size > 0 ? numbers.estimate(estimateOf(of), false) : '');
  const nine = (of: Histogram) =>
    cell(of.size > 0 ? `${numbers.short(quantileOf(of, 0.05))}–${numbers.short(quantileOf(of, 0.95))}` : '');
  const difference =
    other && one.size > 0 && other.size > 0
      ? differenceCell(apartDifference(one, other, a.matches), numbers, false)
      : cell('');
  return {
    id: `number ${name}`,
    title: fact(name),
    sub: '',
    verdict: null,
    plots: one.size > 0 ? [{ is: 'distribution', a: one, b: other && other.size > 0 ? other : null }] : [],
    table: {
      head: ['', 'A', ...(other ? ['B', words.difference] : [])],
      rows: [
        { name: words.mean, cells: [...both.map(mean), ...(other ? [difference] : [])] },
        { name: words.nine, cells: [...both.map(nine), ...(other ? [cell('')] : [])] },
      ],
    },
  };
}

/** Heat maps, one a setting; both are as dark where as much happened. */
export function placeFigures({ a, b }: Counted, { words, numbers, fact }: LabTelling): Figure[] {
  return [...a.places].map(([name, { rows, columns, counts }]) => {
    const values = counts.map(row => row.map(times => times / a.matches));
    const other = b?.places.get(name)?.counts.map(row => row.map(times => times / b.matches)) ?? null;
    const most = Math.max(...values.flat(), ...(other?.flat() ?? []));
    const named = { rows: rows.map(fact), columns: columns.map(fact), most };
    const grid = (of: readonly (readonly number[])[], side: string) =>
      of.map((row, y) => ({
        name: `${side}${named.rows[y]}`,
        cells: row.map(n => cell(numbers.short(round(n)))),
      }));
    return {
      id: `places ${name}`,
      title: fact(name),
      sub: words.placesSub,
      verdict: null,
      plots: [
        { is: 'heat', ...named, values, side: 'a' } as const,
        ...(other ? [{ is: 'heat', ...named, values: other, side: 'b' } as const] : []),
      ],
      table: {
        head: ['', ...named.columns],
        rows: [...grid(values, other ? 'A · ' : ''), ...(other ? grid(other, 'B · ') : [])],
      },
    };
  });
}

const round = (n: number): number => Math.round(100 * n) / 100;
