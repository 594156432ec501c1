/** `npm run bench -- siege-peers`: what one attacking address costs everybody else, here and at servers like ours. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@fathoms/kernel/chance.ts';
import { type Contestant, contestantsIn } from '../load/contestants.ts';
import { type RunningProcess, startServer, stopServer } from '../load/process.ts';
import { fill } from '../load/tables.ts';
import { percentile } from '../shared/measure.ts';
import type { Cell, ReportTable } from '../shared/report.ts';
import { ATTACKS } from './attacks.ts';

const BUILT = fileURLToPath(new URL('.', import.meta.url));
const TABLES = 10;
const MS = 3000;
const BETWEEN_MS = 25;
const PATIENCE_MS = 15_000; // to sit down

export async function siegePeers(): Promise<ReportTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-siege-'));
  const { ours, boardgameIo, colyseus } = contestantsIn(join(BUILT, '../../dist/node'), BUILT);
  const rows: Cell[][] = [];
  try {
    for (const attack of Object.keys(ATTACKS))
      for (const server of [ours(join(data, attack)), boardgameIo, colyseus])
        rows.push(await besiege(server, attack));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  const columns = [
    ...[{ head: 'attack' }, { head: 'server' }, { head: 'sent' }],
    ...[
      { head: 'p95 ms without', digits: 0 },
      { head: 'with', digits: 0 },
      { head: 'longest', digits: 0 },
    ],
    ...[{ head: 'moves answered' }, { head: 'most MB', digits: 0 }],
  ];
  return [{ title: 'One attacking address', columns, rows }];
}

/** A fresh server for every attack: what one leaves behind is not the next one's. */
async function besiege(contestant: Contestant, attack: string): Promise<Cell[]> {
  const server = await startServer(contestant);
  try {
    await play(contestant, server, MS / 2); // compiled and warm
    const before = await play(contestant, server, MS);
    const attacker = begin(contestant.name, attack, server.port);
    const during = await play(contestant, server, MS);
    const memory = peakMb(server.pid);
    const sent = await attacker.end();
    const p95 = (waits: readonly number[]): Cell => (waits.length > 0 ? percentile(waits, 0.95) : 'never');
    const answered = `${during.answered} of ${during.asked}`;
    const longest = during.waits.at(-1) ?? null;
    return [attack, contestant.name, sent, p95(before.waits), p95(during.waits), longest, answered, memory];
  } finally {
    await stopServer(server);
  }
}

interface Played {
  readonly waits: readonly number[]; // milliseconds till all four have seen a move; the shortest first
  readonly asked: number;
  readonly answered: number;
}

/** Four innocents at each of a few tables; those who wait longest count as long as they have waited. */
async function play({ open }: Contestant, { port, child }: RunningProcess, ms: number): Promise<Played> {
  const waits: number[] = [];
  const joined = await Promise.race([
    fill(open, port, TABLES, took => waits.push(took)),
    wait(PATIENCE_MS, null),
  ]).catch(() => null);
  if (joined === null) return { waits: [], asked: 0, answered: 0 }; // nobody gets in
  const luck = seeded('siege');
  let asked = 0;
  const end = performance.now() + ms;
  while (performance.now() < end && child.exitCode === null) {
    asked += joined.moveSome(1, luck);
    await wait(BETWEEN_MS);
  }
  const answered = waits.length;
  joined.close();
  return { waits: [...waits].sort((a, b) => a - b), asked, answered };
}

function begin(server: string, attack: string, port: number): { readonly end: () => Promise<number> } {
  const args = [server, attack, String(port)];
  const child: ChildProcess = fork(join(BUILT, 'siege-attacker.js'), args, { stdio: 'inherit' });
  const sent = new Promise<number>(resolve => {
    child.once('message', count => resolve(count as number));
    child.once('exit', () => resolve(0));
  });
  return {
    async end() {
      if (child.connected) child.send('enough');
      const count = await Promise.race([sent, wait(5000, 0)]);
      child.kill('SIGKILL');
      return count;
    },
  };
}

/** The most memory a process ever had, where the system tells. */
function peakMb(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  const kib = existsSync(file) ? /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kib === undefined ? null : Number(kib) / 1024;
}
