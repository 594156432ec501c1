import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contestant, contestantsIn } from './load/contestants.ts';
import { type FarCrowd, seatCrowd } from './load/crowd-process.ts';
import { type Figures, FLAT_OUT } from './load/pace.ts';
import { idleMemory, type RunningProcess, startServer, stopServer } from './load/process.ts';
import { type Round, type RoundKind, roundOf, roundsIn, tablesOf } from './load/rounds.ts';
import type { ReportTable } from './shared/report.ts';
import { readReport } from './shared/results.ts';

const BUILT = fileURLToPath(new URL('.', import.meta.url));
const CROWD = join(BUILT, 'load-crowd.js');
const { ours, bareWs, wireAlone, wsOnDisk, patchesOnDisk, socketIo, colyseus, boardgameIo } = contestantsIn(
  join(BUILT, '../../dist/node'),
  BUILT,
);
const { BENCH_ROUNDS = '4', BENCH_TABLES = '250 2500', BENCH_SERVERS, BENCH_ADD } = process.env;
const TABLES = BENCH_TABLES.split(' ').map(Number);
const STEADY = { perSecond: 1000, seconds: 3 };
const WARM_ROUNDS = 3;
const ROUNDS = Number(BENCH_ROUNDS);

/** A server with people at its tables, who have played until its code was compiled. */
interface Rival extends FarCrowd {
  readonly name: string;
  readonly running: RunningProcess;
}

/**
 * Tables of four over real sockets. Every server plays the same Locker with a view for every seat; ours also
 * checks who may do what, writes every move to disk before it answers, and keeps its limits. Each is measured in
 * turn with bare `ws`: a machine is never the same for long, and two rounds after one another had the same.
 */
export async function server(): Promise<ReportTable[]> {
  const before = BENCH_ADD === '1' ? roundsIn(readReport('server').tables) : [];
  const wanted = BENCH_SERVERS?.split(';').map(name => name.trim());
  const rounds = await contest(bareWs, (data, bytes) =>
    others(data, bytes).filter(({ name }) => wanted?.includes(name) ?? true),
  );
  return tablesOf([...before, ...rounds], bareWs.name);
}

/** This build in turn with an earlier one, whose `dist/node` is named in BENCH_BEFORE: did a change cost anything? */
export async function builds(): Promise<ReportTable[]> {
  const { BENCH_BEFORE } = process.env;
  if (!BENCH_BEFORE) throw new Error('BENCH_BEFORE must name the dist/node of the build to compare with');
  const { ours: earlier } = contestantsIn(BENCH_BEFORE, BUILT);
  const data = mkdtempSync(join(tmpdir(), 'fathoms-before-'));
  const before = { ...earlier(data), name: 'Fathoms before' };
  try {
    return tablesOf(await contest(before, folder => [ours(folder)]), before.name);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const others = (data: string, bytes: number): Contestant[] => [
  ours(join(data, 'file')),
  ...onEngines(join(data, 'keys')),
  wireAlone(bytes),
  wsOnDisk(join(data, 'ws')),
  patchesOnDisk(join(data, 'patches')),
  socketIo,
  colyseus,
  boardgameIo,
];

/** Ours on servers of its own, where whoever started us runs them (`tools/bench.mjs`). */
function onEngines(dataDir: string): Contestant[] {
  const { BENCH_DATABASE_URL, BENCH_NATS_URL, BENCH_ENGINES } = process.env;
  if (!BENCH_DATABASE_URL || !BENCH_NATS_URL) return [];
  const one = ours(dataDir);
  const env = { ...one.env, DATABASE_URL: BENCH_DATABASE_URL, NATS_URL: BENCH_NATS_URL };
  const engines = (BENCH_ENGINES ?? '').split(' ').map(Number);
  return [{ ...one, name: 'Fathoms on PostgreSQL and NATS', env, engines }];
}

const ACCEPTED = 34; // bytes of the answer only the seat that moved gets

/** The yardstick with each of the others in turn, at every number of tables. */
async function contest(
  yardstick: Contestant,
  others: (data: string, viewBytes: number) => readonly Contestant[],
): Promise<Round[]> {
  const rounds: Round[] = [];
  const data = mkdtempSync(join(tmpdir(), 'fathoms-load-'));
  try {
    for (const tables of TABLES) {
      if (tables === TABLES[0])
        for (const one of [yardstick, ...others(join(data, 'idle'), 0)])
          rounds.push(await idleRound(one, tables));
      const first = await bring(yardstick, tables);
      try {
        const { bytes } = await first.pace(STEADY);
        for (const one of others(join(data, String(tables)), bytes - ACCEPTED / 4))
          rounds.push(...(await inTurn(first, one, tables)));
      } finally {
        await sendAway(first);
      }
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return rounds;
}

async function idleRound(contestant: Contestant, tables: number): Promise<Round> {
  const running = await startServer(contestant);
  try {
    const idle = await idleMemory(running, contestant.idle);
    return roundOf({ server: contestant.name, beside: '', tables, asked: 'idle' }, { idle });
  } finally {
    await stopServer(running);
  }
}

async function bring(contestant: Contestant, tables: number): Promise<Rival> {
  const running = await startServer(contestant);
  try {
    const crowd = await seatCrowd(CROWD, contestant, running, tables);
    for (let round = 0; round < WARM_ROUNDS; round++) await crowd.pace(FLAT_OUT);
    return { name: contestant.name, running, ...crowd };
  } catch (problem) {
    await stopServer(running);
    throw problem;
  }
}

async function sendAway({ leave, running }: Rival): Promise<void> {
  leave();
  await stopServer(running);
}

/** Rounds of the one and the other, one after the other; who is not asked stands still. */
async function inTurn(first: Rival, contestant: Contestant, tables: number): Promise<Round[]> {
  const second = await bring(contestant, tables);
  const rounds: Round[] = [];
  const note = (one: Rival, other: Rival, asked: RoundKind, figures: Figures | null): void => {
    rounds.push(roundOf({ server: one.name, beside: other.name, tables, asked }, figures));
    const { moves = 0, cpu = 0, p99 = 0 } = figures ?? {};
    process.stderr.write(
      `${tables} tables, ${asked}: ${one.name} ${moves.toFixed(0)}/s, ${cpu.toFixed(0)} µs, p99 ${p99.toFixed(1)} ms\n`,
    );
  };
  try {
    note(first, second, 'most', await first.most());
    note(second, first, 'most', await second.most());
    for (const one of [first, second]) await one.pace(STEADY); // after a rest the first round is the slowest
    for (let round = 0; round < ROUNDS; round++) {
      note(first, second, 'steady', await first.pace(STEADY));
      note(second, first, 'steady', await second.pace(STEADY));
    }
    return rounds;
  } finally {
    await sendAway(second);
  }
}
