import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Rate {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function rateOf(rates: readonly number[]): Rate {
  const sorted = [...rates].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], min: sorted[0], max: sorted[sorted.length - 1] };
}

/**
 * Plays matches until so much CPU time is used. CPU time, because wall time lies on a busy machine; it
 * includes the garbage collector's threads.
 */
export function actionsPerSecond(seconds: number, playMatch: (nth: number) => number): number {
  const start = process.cpuUsage();
  let actions = 0;
  let used = 0;
  for (let nth = 0; used < seconds; ) {
    const enough = actions + ACTIONS_A_LOOK;
    for (; actions < enough; nth++) actions += playMatch(nth);
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1e6;
  }
  return actions / used;
}

const ACTIONS_A_LOOK = 2000; // reading the clock takes as long as ten of them

/** The figure below which this share of the sorted ones lies; 1 = the largest. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are still needed. */
export function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
