import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openColyseus, openOurs, openSocketIo, openWs } from './load/lines.ts';
import { type Contestant, type Figures, idleMemory, pace, startServer, stopServer } from './load/run.ts';
import { machine, thousands } from './measure.ts';

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** So many tables, and moves a second over all of them. */
const LOADS = [
  { tables: 250, perSecond: 1000, seconds: 6 },
  { tables: 2500, perSecond: 1000, seconds: 6 },
];
const ROUNDS = 2;

const peer = (name: string, open: Contestant['open'], idlePath: string | null): Contestant => ({
  name,
  args: [beside('./load-peer.js'), name],
  env: {},
  port: /^(\d+)$/m,
  open,
  idlePath,
});

/**
 * Tables of four over real sockets. Every server plays the same Locker with the same views; ours also checks
 * who may do what, writes every move to disk before it answers, and keeps its limits.
 */
export async function server(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-load-'));
  const contestants: Contestant[] = [
    {
      name: 'Fathoms',
      args: [beside('./server.js')],
      env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
      port: /localhost:(\d+)/,
      open: openOurs,
      idlePath: '/ws',
    },
    peer('ws', openWs, '/'),
    peer('socket.io', openSocketIo, '/socket.io/?EIO=4&transport=websocket'),
    peer('colyseus', openColyseus, null),
  ];
  console.log(`${machine()}, load ${loadavg()[0].toFixed(1)}`);
  console.log(
    row([
      'server',
      'tables',
      'asked/s',
      'moves/s',
      'p50 ms',
      'p99 ms',
      'CPU µs/move',
      'bytes/move/seat',
      'KiB/idle line',
    ]),
  );
  try {
    for (const load of LOADS)
      for (let round = 0; round < ROUNDS; round++) for (const one of contestants) await measure(one, load);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(contestant: Contestant, load: (typeof LOADS)[number]): Promise<void> {
  const { child, port } = await startServer(contestant);
  child.stdout.resume();
  try {
    const pid = child.pid ?? 0;
    const memory =
      contestant.idlePath === null ? Number.NaN : await idleMemory(pid, port, contestant.idlePath);
    console.log(line(contestant.name, await pace(contestant, { pid, port }, load), memory));
  } finally {
    await stopServer(child);
  }
}

const line = (
  name: string,
  { tables, paced, moves, p50, p99, cpu, bytes }: Figures,
  memory: number,
): string =>
  row([
    name,
    tables,
    paced,
    thousands(moves),
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(0),
    thousands(bytes),
    Number.isNaN(memory) ? '-' : memory.toFixed(1),
  ]);

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(10) : String(cell).padStart(16))).join('');
