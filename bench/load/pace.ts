import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Contestant } from './contestants.ts';
import { cpuOf, type RunningProcess } from './process.ts';
import { FOUR, fill, type Tables } from './tables.ts';

export interface Figures {
  readonly moves: number; // a second
  readonly p50: number;
  readonly p99: number; // milliseconds until the last seat has its view
  readonly longest: number; // the same of the slowest move: a pause of the server shows here first
  readonly cpu: number; // microseconds a move, of the server's process
  readonly engines: number; // the same of what works for it
  readonly generator: number; // and of this process, which shares the machine
  readonly bytes: number; // a move and person at the table
}

export interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  readonly atOnce?: number; // moves under way at most
}

export interface LoadCrowd {
  readonly pace: (load: Load) => Promise<Figures>;
  readonly leave: () => void;
}

const WARM = 0.5; // seconds of every round that do not count
const SETTLED = 2.5; // the same when people have just sat down: code that did something else is compiled anew
const MEASURED = 0.6; // of the moves there are, at least: flat out, settling would use them all
const TICK_MS = 2;

/** People at so many tables of a server. When their matches would end they sit down at new ones. */
export async function gather(
  { open, engines }: Pick<Contestant, 'open' | 'engines'>,
  { pid, port }: Pick<RunningProcess, 'pid' | 'port'>,
  count: number,
  company = FOUR,
): Promise<LoadCrowd> {
  const luck = seeded('load');
  let latencies: number[] = [];
  let bytes = 0;
  const sitDown = (): Promise<Tables> =>
    fill(
      open,
      port,
      count,
      (ms, size) => {
        latencies.push(ms);
        bytes += size;
      },
      company,
    );
  let tables = await sitDown();

  const run = async ({ perSecond, atOnce = Number.POSITIVE_INFINITY }: Load, seconds: number, spare = 0) => {
    const start = performance.now();
    let sent = 0;
    for (let ms = 0; ms < seconds * 1000 && tables.left() > spare; ms = performance.now() - start) {
      const due = Math.floor((ms / 1000) * perSecond) - sent;
      sent += tables.moveSome(Math.min(due, atOnce - tables.underWay()), luck);
      await wait(TICK_MS);
    }
    return (performance.now() - start) / 1000;
  };

  const used = () => ({
    cpu: cpuOf(pid),
    engines: engines.reduce((sum, engine) => sum + cpuOf(engine), 0),
    generator: process.cpuUsage().user + process.cpuUsage().system,
  });

  return {
    async pace(load) {
      const stuck = tables.underWay() > 0; // a server that was asked too much may have dropped some
      const fresh = stuck || tables.left() <= (load.seconds + WARM) * load.perSecond;
      if (fresh) {
        tables.close();
        tables = await sitDown();
      }
      await run(load, fresh ? SETTLED : WARM, tables.left() * MEASURED);
      [latencies, bytes] = [[], 0];
      const before = used();
      const seconds = await run(load, load.seconds);
      const after = used();
      const moves = latencies.length;
      const figures = {
        moves: moves / seconds,
        ...percentiles(latencies),
        cpu: (after.cpu - before.cpu) / moves,
        engines: (after.engines - before.engines) / moves,
        generator: (after.generator - before.generator) / moves,
        bytes: bytes / moves / (company.seats + company.watchers),
      };
      for (let tries = 0; tables.underWay() > 0 && tries < 500; tries++) await wait(10);
      return figures;
    },
    leave: () => tables.close(),
  };
}

function percentiles(latencies: readonly number[]): Pick<Figures, 'p50' | 'p99' | 'longest'> {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.POSITIVE_INFINITY;
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? Number.POSITIVE_INFINITY };
}

export const TOO_LATE_MS = 50; // for a move to be seen by everybody
/** There is always something to do. */
export const FLAT_OUT: Load = { perSecond: 20_000, seconds: 3, atOnce: 200 };
const SECONDS = 3;
const SHARES = [0.95, 0.85, 0.75, 0.6, 0.45, 0.3];

/**
 * The most moves a second of which 99 in 100 are seen by everybody in time: first what the server does when
 * there is always something to do, then less and less of that until it is in time.
 */
export async function mostInTime({ pace }: Pick<LoadCrowd, 'pace'>): Promise<Figures | null> {
  const flatOut = await pace(FLAT_OUT);
  if (flatOut.p99 < TOO_LATE_MS) return flatOut;
  for (const share of SHARES) {
    const perSecond = share * flatOut.moves;
    const figures = await pace({ perSecond, seconds: SECONDS });
    if (figures.p99 < TOO_LATE_MS && figures.moves > 0.95 * perSecond) return figures;
  }
  return null;
}
