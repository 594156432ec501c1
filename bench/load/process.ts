import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { rateOf } from '../shared/measure.ts';
import type { Contestant } from './contestants.ts';

/** A server in a process of its own, so that its CPU and memory are its own. */
export interface RunningProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly port: number;
}

export async function startServer({ args, env, port }: Contestant): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const found = port.exec(printed)?.[1];
    if (!found) continue;
    child.stdout.resume();
    return { child, pid: child.pid ?? 0, port: Number(found) };
  }
  throw new Error(`a server did not start: ${printed}`);
}

export async function stopServer({ child }: RunningProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const TICKS = 100; // of /proc in a second

/** CPU time a process and its children have used, the ended ones included, in microseconds. */
export function cpuOf(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return 0;
  const fields = readFileSync(stat, 'utf8').split(') ')[1].split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1e6) / TICKS + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0);
}

/** Milliseconds in which a thread of a process ran, or waited for a processor to run on. */
function busyOf(pid: number): number {
  const files = readdirSync(`/proc/${pid}/task`).map(task => `/proc/${pid}/task/${task}/schedstat`);
  const spans = files.filter(existsSync).flatMap(file => readFileSync(file, 'utf8').split(' ').slice(0, 2));
  return spans.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6;
}

/** Until a process has next to nothing to do, also on a machine that is busy with others. */
export async function quiet(pid: number): Promise<void> {
  for (let tries = 0, still = 0, before = busyOf(pid); still < 2 && tries < 120; tries++) {
    await wait(250);
    const now = busyOf(pid);
    still = Math.abs(now - before) < 20 ? still + 1 : 0; // a thread that ends takes its time with it
    before = now;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** KiB of memory a process has for itself. */
export const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const IDLE = 500; // connections that do nothing, opened at once and counted together
const LOTS = { before: 6, counted: 7 };

/**
 * KiB of resident memory for one connection that does nothing: the median of several lots, since memory grows in steps
 * of its own. The lots before them fill what is there once for all, most of it the room for young objects, and a server
 * that still does something for itself is waited for.
 */
export async function idleMemory(
  { pid, port }: RunningProcess,
  open: (port: number) => Promise<() => void>,
): Promise<number> {
  await quiet(pid);
  const closing: (() => void)[] = [];
  const sizes: number[] = [];
  for (let lot = 0; lot < LOTS.before + LOTS.counted; lot++) {
    const before = residentOf(pid);
    for (let i = 0; i < IDLE; i += 50)
      closing.push(...(await Promise.all(Array.from({ length: 50 }, () => open(port)))));
    await wait(300);
    if (lot >= LOTS.before) sizes.push((residentOf(pid) - before) / IDLE);
  }
  for (const close of closing) close();
  return rateOf(sizes).median;
}
