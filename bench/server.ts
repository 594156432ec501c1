import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contestant, contestantsIn } from './load/contestants.ts';
import { type Figures, FLAT_OUT, gather, mostInTime, TOO_LATE_MS } from './load/pace.ts';
import { idleMemory, startServer, stopServer } from './load/process.ts';
import { machine, thousands } from './shared/measure.ts';

const BUILT = fileURLToPath(new URL('.', import.meta.url));
const { ours, bareWs, wireAlone, socketIo, colyseus, boardgameIo } = contestantsIn(
  join(BUILT, '../../dist/node'),
  BUILT,
);
const TABLES = [250, 2500];
const STEADY = { perSecond: 1000, seconds: 3 };
const WARM_ROUNDS = 3;
const ROUNDS = 3;

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
export async function server(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-load-'));
  console.log(`${machine()}, load ${loadavg()[0].toFixed(1)}, the generator on the same cores\n`);
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
  console.log(steadyTable(results));
  console.log(mostTable(results));
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
      tell(`${figures.cpu.toFixed(0)} µs a move, p99 ${figures.p99.toFixed(1)} ms`);
    }
    crowd.leave();
    return { name, tables, steady, most, idle };
  } finally {
    await stopServer(running);
  }
}

function steadyTable(results: readonly Result[]): string {
  const heads = ['moves/s', 'p50 ms', 'p99 ms', 'CPU µs a move', '× `ws`', 'bytes a move and seat'];
  return markdown(
    ['server', 'tables', ...heads, 'KiB an idle line'],
    results.map(({ name, tables, steady, idle }) => {
      const each = (pick: (figures: Figures) => number, digits: number): string =>
        steady.map(figures => rounded(pick(figures), digits)).join(', ');
      const yardstick = results.find(other => other.name === bareWs.name && other.tables === tables);
      const ratio = mean(steady.map(cpu)) / mean(yardstick?.steady.map(cpu) ?? []);
      return [
        ...[name, thousands(tables), each(f => f.moves, 0), each(f => f.p50, 1), each(f => f.p99, 1)],
        ...[
          steady.map(cpuText).join(', '),
          ratio.toFixed(2),
          rounded(steady[0].bytes, 0),
          idle?.toFixed(1) ?? '',
        ],
      ];
    }),
  );
}

function mostTable(results: readonly Result[]): string {
  const heads = [`most moves/s at p99 < ${TOO_LATE_MS} ms`, '× `ws`', 'p99 ms', 'CPU µs a move'];
  return markdown(
    ['server', 'tables', ...heads, "generator's µs a move"],
    results.map(({ name, tables, most }) => {
      if (!most) return [name, thousands(tables), 'none', '', '', '', ''];
      const yardstick = results.find(other => other.name === bareWs.name && other.tables === tables);
      const ratio = yardstick?.most ? most.moves / yardstick.most.moves : null;
      return [
        ...[name, thousands(tables), rounded(most.moves, 0), ratio?.toFixed(2) ?? '', most.p99.toFixed(1)],
        ...[cpuText(most), rounded(most.generator, 0)],
      ];
    }),
  );
}

const cpu = ({ cpu }: Figures): number => cpu;

/** What PostgreSQL and NATS took is told apart. */
const cpuText = ({ cpu, engines }: Figures): string =>
  engines > 0 ? `${rounded(cpu, 0)} + ${rounded(engines, 0)}` : rounded(cpu, 0);

const rounded = (n: number, digits: number): string => (digits === 0 ? thousands(n) : n.toFixed(digits));
const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;

/** To be pasted into docs/benchmarks.md. */
function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, i) => (i === 0 ? '---' : '---:'));
  return `${[heads, rule, ...rows].map(line).join('\n')}\n`;
}
