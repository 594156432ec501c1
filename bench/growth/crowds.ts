import type { Contestant } from '../load/contestants.ts';
import { gather } from '../load/pace.ts';
import { quiet, residentOf, startServer, stopServer } from '../load/process.ts';
import { FOUR, type TableCompany } from '../load/tables.ts';
import { type Rate, rateOf } from '../shared/measure.ts';

/** So many tables of one server and who is at them. */
export interface GrowthCrowd extends TableCompany {
  readonly tables: number;
  readonly perSecond: number; // moves
}

/** What a crowd costs. */
export interface CrowdCost {
  readonly cpu: Rate; // microseconds a move
  readonly memory: number; // MB the server takes more than before they came
  readonly bytes: number; // a move, to everybody at its table
}

export const FULL: GrowthCrowd = { ...FOUR, tables: 250, perSecond: 500 };
const SECONDS = 1.5;
const WARM_UP = { perSecond: 1500, seconds: 1.5, atOnce: 200 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? '3');

export async function costOf(contestant: Contestant, crowd: GrowthCrowd): Promise<CrowdCost> {
  const { tables, seats, watchers, perSecond } = crowd;
  const env = { ...contestant.env, SEATS: String(seats) };
  const running = await startServer({ ...contestant, env });
  try {
    await quiet(running.pid); // pictures are drawn for nobody at the start
    const before = residentOf(running.pid);
    const people = await gather(contestant, running, tables, crowd);
    await quiet(running.pid);
    const memory = (residentOf(running.pid) - before) / 1024;
    await people.pace(WARM_UP);
    const cpu: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const figures = await people.pace({ perSecond, seconds: SECONDS });
      cpu.push(figures.cpu);
      bytes = figures.bytes * (seats + watchers);
    }
    people.leave();
    const cost = { cpu: rateOf(cpu), memory, bytes };
    process.stderr.write(
      `${contestant.name}, ${tables} tables of ${seats}, ${watchers} look on: ${cost.cpu.median.toFixed(0)} µs a move, ${memory.toFixed(0)} MB\n`,
    );
    return cost;
  } finally {
    await stopServer(running);
  }
}
