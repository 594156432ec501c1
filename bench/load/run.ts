import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { WebSocket } from 'ws';
import type { OpenTable, SeatLine } from './lines.ts';
import { SEATS } from './same-game.ts';

/** A server in a process of its own, so that its CPU and memory are its own. */
export interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
  readonly port: RegExp; // how it tells its port
  readonly open: OpenTable;
  readonly idlePath: string | null; // where to open connections that do nothing
}

export interface Figures {
  readonly tables: number;
  readonly paced: number; // moves a second asked for
  readonly moves: number; // moves a second done
  readonly p50: number;
  readonly p99: number; // milliseconds until the last seat has its view
  readonly cpu: number; // microseconds a move
  readonly bytes: number; // a move and seat
}

const TICKS = 100; // of /proc in a second
const IDLE = 1000; // connections that do nothing

export async function startServer({ args, env, port }: Contestant) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const found = port.exec(printed)?.[1];
    if (found) return { child, port: Number(found) };
  }
  throw new Error(`a server did not start: ${printed}`);
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** CPU time a process has used, in microseconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS;
}

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** KiB of resident memory for one connection that does nothing. */
export async function idleMemory(pid: number, port: number, path: string): Promise<number> {
  const sockets: WebSocket[] = [];
  const grow = async (): Promise<void> => {
    for (let i = 0; i < IDLE; i += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
          sockets.push(socket);
          await once(socket, 'open');
        }),
      );
    await wait(500);
  };
  await grow(); // warms up what is there once for all
  const before = residentOf(pid);
  await grow();
  const each = (residentOf(pid) - before) / IDLE;
  for (const socket of sockets) socket.terminate();
  return each;
}

interface Table {
  readonly lines: readonly SeatLine[];
  readonly states: (StateMessage | null)[];
  sentAt: number; // 0 = nothing under way
  waiting: number; // seats that have not seen the move yet
}

/** Sits down at so many tables. `report` hears each move's latency. */
async function fill(
  open: OpenTable,
  port: number,
  count: number,
  report: (ms: number, bytes: number) => void,
) {
  const tables: Table[] = [];
  for (let i = 0; i < count; i += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, count - i) }, async (_, n) => {
        const table: Table = {
          lines: [],
          states: Array.from({ length: SEATS }, () => null),
          sentAt: 0,
          waiting: 0,
        };
        let bytes = 0;
        const hear = table.states.map((_state, seat) => (message: { t: string }, size: number) => {
          if (table.sentAt !== 0) bytes += size;
          if (message.t !== 'state') return;
          table.states[seat] = message as StateMessage;
          if (table.sentAt === 0 || --table.waiting > 0) return;
          report(performance.now() - table.sentAt, bytes);
          table.sentAt = 0;
          bytes = 0;
        });
        const lines = await open(port, `10.${i >> 8}.${i & 255}.${n}`, hear);
        tables.push(Object.assign(table, { lines }));
      }),
    );
  while (!tables.every(({ states }) => states.every(Boolean))) await wait(20);
  return tables;
}

/** Somebody at the table moves; false = nobody can. */
function move(table: Table, luck: { below: (n: number) => number }): boolean {
  const [first] = table.states;
  const seat = first?.toAct[0];
  const state = seat === undefined ? null : table.states[seat];
  if (seat === undefined || !state || state.legal.length === 0 || table.sentAt !== 0) return false;
  table.sentAt = performance.now();
  table.waiting = SEATS;
  table.lines[seat].act(state.nth, state.legal[luck.below(state.legal.length)]);
  return true;
}

/** Moves at a steady rate over all tables; those whose last move is under way are passed over. */
export async function pace(
  { open }: Contestant,
  server: { readonly pid: number; readonly port: number },
  load: { readonly tables: number; readonly perSecond: number; readonly seconds: number },
): Promise<Figures> {
  const latencies: number[] = [];
  let bytes = 0;
  let counting = false;
  const tables = await fill(open, server.port, load.tables, (ms, size) => {
    if (!counting) return;
    latencies.push(ms);
    bytes += size;
  });
  const luck = seeded('load');
  const run = async (seconds: number): Promise<number> => {
    const start = performance.now();
    while (performance.now() - start < seconds * 1000) {
      const due = ((performance.now() - start) / 1000) * load.perSecond;
      for (let inVain = 0; sent < due && inVain < tables.length; ) {
        if (move(tables[next++ % tables.length], luck)) sent++;
        else inVain++;
      }
      await wait(2);
    }
    return (performance.now() - start) / 1000;
  };
  let [sent, next] = [0, 0];
  await run(2); // warm
  sent = 0;
  counting = true;
  const before = cpuOf(server.pid);
  const seconds = await run(load.seconds);
  await wait(300);
  const used = cpuOf(server.pid) - before;
  counting = false;
  for (const { lines } of tables) for (const line of lines) line.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? Number.NaN;
  const moves = latencies.length;
  return {
    tables: load.tables,
    paced: load.perSecond,
    moves: moves / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpu: used / moves,
    bytes: bytes / moves / SEATS,
  };
}
