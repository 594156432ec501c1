import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contestant, contestantsIn } from './load/contestants.ts';
import { type Figures, FLAT_OUT, gather, mostInTime, TOO_LATE_MS } from './load/pace.ts';
import { idleMemory, startServer, stopServer } from './load/process.ts';
import { thousands } from './shared/measure.ts';
import type { ReportTable } from './shared/report.ts';

const BUILT = fileURLToPath(new URL('.', import.meta.url));
const { ours, bareWs, wireAlone, socketIo, colyseus, boardgameIo } = contestantsIn(
  join(BUILT, '../../dist/node'),
  BUILT,
);
const { BENCH_ROUNDS = '3', BENCH_TABLES = '250 2500' } = process.env;
const TABLES = BENCH_TABLES.split(' ').map(Number);
const STEADY = { perSecond: 1000, seconds: 3 };
const WARM_ROUNDS = 3;
const ROUNDS = Number(BENCH_ROUNDS);

/** One server at so many tables. */
interface Result {
  readonly name: string;
  readonly tables: number;
  readonly steady: readonly Figures[]; // of each round
  readonly most: Figures | null;
  readonly idle: number | null; // KiB a connection; taken once
}

/**
 * Tables of four over real sockets. Every server plays the same Locker with a view for every seat; ours also
 * checks who may do what, writes every move to disk before it answers, and keeps its limits.
 */
export async function server(): Promise<ReportTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-load-'));
  const results: Result[] = [];
  try {
    for (const tables of TABLES) {
      const yardstick = await measure(bareWs, tables);
      results.push(yardstick);
      for (const one of others(data, viewBytes(yardstick))) results.push(await measure(one, tables));
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return tablesOf(results);
}

/**
 * This build beside an earlier one, whose `dist/node` is named in BENCH_BEFORE: did a change cost anything? Each is
 * measured twice, in turn, since the machine is never the same for long.
 */
export async function builds(): Promise<ReportTable[]> {
  const { BENCH_BEFORE } = process.env;
  if (!BENCH_BEFORE) throw new Error('BENCH_BEFORE must name the dist/node of the build to compare with');
  const { ours: earlier } = contestantsIn(BENCH_BEFORE, BUILT);
  const data = mkdtempSync(join(tmpdir(), 'fathoms-builds-'));
  const results: Result[] = [];
  try {
    for (const tables of TABLES) {
      results.push(await measure(bareWs, tables));
      for (const turn of [1, 2]) {
        const before = earlier(join(data, `before-${tables}-${turn}`));
        results.push(await measure({ ...before, name: 'Fathoms before' }, tables));
        results.push(await measure(ours(join(data, `now-${tables}-${turn}`)), tables));
      }
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return tablesOf(results);
}

/** Bare `ws` comes first: the others are held against it, and what only sends must know how much. */
const others = (data: string, bytes: number): Contestant[] => [
  ours(join(data, 'file')), // right after it, while the machine is as it was
  ...onEngines(join(data, 'keys')),
  wireAlone(bytes),
  socketIo,
  colyseus,
  boardgameIo,
];

const ACCEPTED = 34; // bytes of the answer only the seat that moved gets

const viewBytes = ({ steady }: Result): number => steady[0].bytes - ACCEPTED / 4;

/** Ours on servers of its own, where whoever started us runs them (`tools/bench.mjs`). */
function onEngines(dataDir: string): Contestant[] {
  const { BENCH_DATABASE_URL, BENCH_NATS_URL, BENCH_ENGINES } = process.env;
  if (!BENCH_DATABASE_URL || !BENCH_NATS_URL) return [];
  const one = ours(dataDir);
  const env = { ...one.env, DATABASE_URL: BENCH_DATABASE_URL, NATS_URL: BENCH_NATS_URL };
  const engines = (BENCH_ENGINES ?? '').split(' ').map(Number);
  return [{ ...one, name: 'Fathoms on PostgreSQL and NATS', env, engines }];
}

async function measure(contestant: Contestant, tables: number): Promise<Result> {
  const running = await startServer(contestant);
  const { name, idle: open } = contestant;
  const tell = (text: string): boolean => process.stderr.write(`${name}, ${tables} tables: ${text}\n`);
  try {
    const idle = tables === TABLES[0] ? await idleMemory(running, open) : null;
    const crowd = await gather(contestant, running, tables);
    // nobody is measured while the code is still being compiled
    for (let round = 0; round < WARM_ROUNDS; round++) await crowd.pace(FLAT_OUT);
    const most = await mostInTime(crowd);
    tell(most ? `${thousands(most.moves)} moves a second in time` : 'never in time');
    const steady: Figures[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const figures = await crowd.pace(STEADY);
      steady.push(figures);
      const { cpu, p99, longest } = figures;
      tell(`${cpu.toFixed(0)} µs a move, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`);
    }
    crowd.leave();
    return { name, tables, steady, most, idle };
  } finally {
    await stopServer(running);
  }
}

/** What a run says, as tables. */
export const tablesOf = (results: readonly Result[]): ReportTable[] => [
  steadyTable(results),
  mostTable(results),
];

function steadyTable(results: readonly Result[]): ReportTable {
  return {
    title: `At ${thousands(STEADY.perSecond)} moves a second`,
    columns: [
      ...[{ head: 'server' }, { head: 'tables' }, { head: 'moves/s', digits: 0 }],
      ...[
        { head: 'p50 ms', digits: 1 },
        { head: 'p99 ms', digits: 1 },
      ],
      ...[
        { head: 'CPU µs a move', digits: 0 },
        { head: "its engines' µs", digits: 0 },
      ],
      ...[
        { head: '× ws', digits: 2 },
        { head: 'bytes a move and seat', digits: 0 },
      ],
      { head: 'KiB an idle connection', digits: 1 },
    ],
    rows: results.map(result => {
      const { name, tables, steady, idle } = result;
      const each = (figure: keyof Figures): number[] => steady.map(figures => figures[figure]);
      const ratio =
        mean(each('cpu')) / mean(yardstickOf(result, results)?.steady.map(({ cpu }) => cpu) ?? []);
      const engines = each('engines').some(Boolean) ? each('engines') : null;
      return [
        ...[name, tables, each('moves'), each('p50'), each('p99'), each('cpu'), engines],
        ...[ratio, steady[0].bytes, idle],
      ];
    }),
  };
}

function mostTable(results: readonly Result[]): ReportTable {
  return {
    title: 'The most in time',
    columns: [
      ...[{ head: 'server' }, { head: 'tables' }],
      { head: `most moves/s at p99 < ${TOO_LATE_MS} ms`, digits: 0 },
      ...[
        { head: '× ws', digits: 2 },
        { head: 'p99 ms', digits: 1 },
        { head: 'CPU µs a move', digits: 0 },
      ],
      ...[
        { head: "its engines' µs", digits: 0 },
        { head: "generator's µs a move", digits: 0 },
      ],
    ],
    rows: results.map(result => {
      const { name, tables, most } = result;
      if (!most) return [name, tables, 'none'];
      const yardstick = yardstickOf(result, results)?.most;
      const ratio = yardstick ? most.moves / yardstick.moves : null;
      const engines = most.engines > 0 ? most.engines : null;
      return [name, tables, most.moves, ratio, most.p99, most.cpu, engines, most.generator];
    }),
  };
}

/** Bare `ws` at as many tables. */
const yardstickOf = ({ tables }: Result, results: readonly Result[]): Result | undefined =>
  results.find(other => other.name === bareWs.name && other.tables === tables);

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;
