import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, rateOf } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';
import { ROOT } from './shared/results.ts';

interface Ended {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/** What `server/daily-load` prints. */
interface Loaded {
  readonly results: readonly Ended[]; // of each round
  readonly inserts: readonly Ended[];
  readonly fields: readonly {
    readonly results: number;
    readonly query: readonly number[]; // milliseconds
    readonly field: readonly number[];
    readonly page: readonly number[];
  }[];
}

const MARK = 10_000; // results a minute

/** Counted results of the daily dive, and the field of a day with a million of them, on both stores. */
export function daily(): ReportTable[] {
  const { BENCH_DATABASE_URL, BENCH_ROUNDS = '3' } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-daily-'));
  const load = (...where: string[]): Loaded => {
    const args = [join(ROOT, 'dist/node/daily-load.js'), ...where, '--rounds', BENCH_ROUNDS];
    const printed = execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    return JSON.parse(String(printed)) as Loaded;
  };
  try {
    const loaded: [string, Loaded][] = [['the single file', load('--data', folder)]];
    if (BENCH_DATABASE_URL) loaded.push(['PostgreSQL', load('--database', BENCH_DATABASE_URL)]);
    return [resultsTable(loaded), fieldTable(loaded)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const resultsTable = (loaded: readonly [string, Loaded][]): ReportTable => ({
  title: 'Results a minute',
  columns: [
    { head: 'store' },
    { head: 'counted results', digits: 0 },
    { head: `× the mark of ${MARK.toLocaleString('en')}`, digits: 1 },
    { head: 'writes of last moves alone', digits: 0 },
    { head: 'ratio', digits: 2 },
    { head: 'CPU ms a result', digits: 2 },
    { head: 'a write', digits: 2 },
  ],
  rows: loaded.map(([store, { results, inserts }]) => {
    const [ours, bare] = [results, inserts].map(all => rateOf(all.map(({ perSecond }) => perSecond * 60)));
    const [cpu, bareCpu] = [results, inserts].map(all => rateOf(all.map(({ cpuMs }) => cpuMs)).median);
    return [
      ...[store, { ...ours }, ours.median / MARK, { ...bare }, ours.median / bare.median],
      ...[cpu, bareCpu],
    ];
  }),
});

const fieldTable = (loaded: readonly [string, Loaded][]): ReportTable => ({
  title: 'The field of a day',
  columns: [
    ...[{ head: 'store' }, { head: 'results', digits: 0 }],
    ...['query', 'answer of the field', 'answer of the daily page'].flatMap(what => [
      { head: `${what}: median ms`, digits: 2 },
      { head: '95th percentile', digits: 2 },
    ]),
  ],
  rows: loaded.flatMap(([store, { fields }]) =>
    fields.map(({ results, query, field, page }): Cell[] => [
      ...[store, results],
      ...[query, field, page].flatMap(times => {
        const sorted = times.toSorted((a, b) => a - b);
        return [percentile(sorted, 0.5), percentile(sorted, 0.95)];
      }),
    ]),
  ),
});
