import { rateOf } from '../shared/measure.ts';
import type { Cell, ReportTable } from '../shared/report.ts';
import { type Figures, TOO_LATE_MS } from './pace.ts';

/** What was asked for in a round: so many moves a second; the most in time; nothing, by many. */
export type RoundKind = 'steady' | 'most' | 'idle';

/** One round of one server, and next to which other one's it was. */
export interface Round extends Figures {
  readonly server: string;
  readonly beside: string; // who had the neighbouring round, with as many tables
  readonly tables: number;
  readonly asked: RoundKind;
  readonly idle: number; // KiB a connection
}

const NO_FIGURES = { moves: 0, p50: 0, p99: 0, longest: 0, cpu: 0, engines: 0, generator: 0, bytes: 0 };

/** A round with figures for what it was about; a server that was never in time has made no moves. */
export const roundOf = (
  who: Pick<Round, 'server' | 'beside' | 'tables' | 'asked'>,
  figures: Partial<Figures & { readonly idle: number }> | null,
): Round => ({ ...NO_FIGURES, idle: 0, ...who, ...figures });

const KEYS = [
  ...(['server', 'beside', 'tables', 'asked', 'moves', 'p50', 'p99', 'longest'] as const),
  ...(['cpu', 'engines', 'generator', 'bytes', 'idle'] as const),
];
const ROUNDS = 'Rounds';

/** Every round as a row, so that later runs can be added to it. */
const roundsTable = (rounds: readonly Round[]): ReportTable => ({
  title: ROUNDS,
  columns: KEYS.map(head => ({ head })),
  rows: rounds.map(round => KEYS.map(key => round[key])),
});

/** The rounds a stored run is made of. */
export function roundsIn(tables: readonly ReportTable[]): Round[] {
  const rows = tables.find(({ title }) => title === ROUNDS)?.rows ?? [];
  return rows.map(row => Object.fromEntries(KEYS.map((key, i) => [key, row[i]])) as unknown as Round);
}

/** What all rounds say: medians with their ranges, and the ratio of every two neighbouring rounds. */
export const tablesOf = (rounds: readonly Round[], yardstick: string): ReportTable[] => [
  steadyTable(rounds, yardstick),
  mostTable(rounds, yardstick),
  roundsTable(rounds),
];

function steadyTable(all: readonly Round[], yardstick: string): ReportTable {
  return {
    title: 'At 1,000 moves a second',
    columns: [
      ...[{ head: 'server' }, { head: 'tables' }, { head: 'rounds' }, { head: 'moves/s', digits: 0 }],
      ...[
        { head: 'p50 ms', digits: 1 },
        { head: 'p99 ms', digits: 1 },
      ],
      ...[
        { head: 'CPU µs a move', digits: 0 },
        { head: "its engines' µs", digits: 0 },
      ],
      ...[
        { head: `× ${yardstick}`, digits: 2 },
        { head: 'bytes a move and seat', digits: 0 },
      ],
      { head: 'KiB an idle connection', digits: 1 },
    ],
    rows: contestsIn(all, 'steady').map(({ name, tables, rounds }): Cell[] => {
      const each = (figure: keyof Figures): number[] => rounds.map(round => round[figure]);
      const idle = all
        .filter(round => round.server === name && round.tables === tables && round.asked === 'idle')
        .map(round => round.idle);
      const ratios = ratiosOf(all, rounds, yardstick, 'cpu');
      return [
        ...[name, tables, rounds.length, rateOf(each('moves')).median, rateOf(each('p50')).median],
        ...[spread(each('p99')), spread(each('cpu'))],
        each('engines').some(Boolean) ? spread(each('engines')) : null,
        ...[spread(ratios), rateOf(each('bytes')).median, idle.length > 0 ? rateOf(idle).median : null],
      ];
    }),
  };
}

function mostTable(all: readonly Round[], yardstick: string): ReportTable {
  return {
    title: 'The most in time',
    columns: [
      ...[{ head: 'server' }, { head: 'tables' }],
      { head: `most moves/s at p99 < ${TOO_LATE_MS} ms`, digits: 0 },
      ...[
        { head: `× ${yardstick}`, digits: 2 },
        { head: 'p99 ms', digits: 1 },
        { head: 'CPU µs a move', digits: 0 },
      ],
      ...[
        { head: "its engines' µs", digits: 0 },
        { head: "generator's µs a move", digits: 0 },
      ],
    ],
    rows: contestsIn(all, 'most').map(({ name, tables, rounds }): Cell[] => {
      const inTime = rounds.filter(({ moves }) => moves > 0);
      if (inTime.length === 0) return [name, tables, 'none'];
      const median = (figure: keyof Figures): number => rateOf(inTime.map(round => round[figure])).median;
      return [
        ...[name, tables, spread(rounds.map(({ moves }) => moves))],
        ...[spread(ratiosOf(all, rounds, yardstick, 'moves')), median('p99'), median('cpu')],
        ...[median('engines') || null, median('generator')],
      ];
    }),
  };
}

interface Contest {
  readonly name: string;
  readonly tables: number;
  readonly rounds: readonly Round[];
}

/** The rounds of each server at each number of tables, in the order they were first seen. */
function contestsIn(all: readonly Round[], asked: RoundKind): Contest[] {
  const contests = new Map<string, Contest & { readonly rounds: Round[] }>();
  for (const round of all) {
    if (round.asked !== asked) continue;
    const { server: name, tables } = round;
    const key = `${name} ${tables}`;
    const contest = contests.get(key) ?? { name, tables, rounds: [] };
    contest.rounds.push(round);
    contests.set(key, contest);
  }
  return [...contests.values()].sort((a, b) => a.tables - b.tables);
}

/** A server's rounds by the yardstick's next to them; [] = it is the yardstick, or that did nothing in time. */
function ratiosOf(
  all: readonly Round[],
  rounds: readonly Round[],
  yardstick: string,
  figure: 'cpu' | 'moves',
): number[] {
  const [{ server, tables, asked }] = rounds;
  const next = all.filter(
    round =>
      round.server === yardstick &&
      round.beside === server &&
      round.tables === tables &&
      round.asked === asked,
  );
  return rounds.flatMap((round, i) => (next[i]?.[figure] > 0 ? [round[figure] / next[i][figure]] : []));
}

/** One figure is no spread. */
const spread = (figures: readonly number[]): Cell =>
  figures.length > 1 ? { ...rateOf(figures) } : (figures[0] ?? null);
