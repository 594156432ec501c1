import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Ports } from '@fathoms/table/room/ports.ts';
import { openRoom } from '@fathoms/table/room/room.ts';
import type { StoredSnapshot, TableStorage } from '@fathoms/table/room/storage.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import { type PlayingTable, withProgress } from '@fathoms/table/seats/stored-table.ts';
import { contestantsIn } from './load/contestants.ts';
import { cpuOf, startServer, stopServer } from './load/process.ts';
import { longMatch } from './replay.ts';
import { marathon } from './shared/marathon.ts';
import { heap, rateOf } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';
import { ROOT } from './shared/results.ts';

const ENTRIES = 500;
const TIMES = 15;
const ROOMS = 50; // open at once, for the memory of one
const TABLES = 10_000;
const STARTS = 3;

/** How long a table takes to open, and a server with many of them to be ready. */
export const opening = async (): Promise<ReportTable[]> => {
  const rows: Cell[][] = [];
  for (const game of Object.values(GAMES) as Game[]) rows.push(await rowOf(game));
  return [
    {
      title: `A table of ${ENTRIES} moves`,
      columns: [
        ...[{ head: 'game' }, { head: 'entries', digits: 0 }, { head: 'KB of a snapshot', digits: 0 }],
        ...[
          { head: 'CPU ms from a snapshot', digits: 1 },
          { head: 'CPU ms from the journal', digits: 1 },
          { head: 'ratio', digits: 1 },
          { head: 'KiB in memory', digits: 0 },
        ],
      ],
      rows,
    },
    await starts(),
  ];
};

/** What a store has of one table, as text like on a disk. */
function storedTable(game: Game) {
  const { entries, rolls, options } = longMatch(game);
  const made = newTable(game, { id: 'reef', seed: 'seed', host: '', seats: game.seats.max, options });
  if (!made.ok) throw new Error(made.code);
  const lines = entries.map(entry => JSON.stringify(entry)).slice(0, -1); // it is still in play
  let table: PlayingTable = {
    ...{ ...made.table, status: 'playing', deal: { rolls } },
    ...{ entries: lines.length, toAct: [] },
  };
  let snapshot: StoredSnapshot | null = null;
  const storage: TableStorage = {
    readTable: async () => table,
    createTable: async () => 'ok',
    saveTable: async () => 'ok',
    async append({ entries: added, progress }) {
      lines.push(...added.map(entry => JSON.stringify(entry)));
      table = withProgress(table, progress) as PlayingTable;
      return 'ok';
    },
    load: async (_, from = 0) => lines.slice(from).map(line => JSON.parse(line)),
    snapshotOf: async () => snapshot,
    async keepSnapshot(_, kept) {
      snapshot = kept;
    },
    pastMatches: async () => [],
    addChat: async (_, message) => ({ n: 1, ...message }),
    chatOf: async () => [],
    forgetChat: async () => {},
  };
  return { storage, table: () => table, bytes: () => snapshot?.match.length ?? 0, size: () => lines.length };
}

async function rowOf(one: Game): Promise<Cell[]> {
  const { time, ...game } = marathon(one, ENTRIES);
  const stored = storedTable(game);
  const ports = (build: string): Ports => ({
    ...{ storage: stored.storage, snapshots: { build, isChecked: () => false } },
    think: async () => null,
    newTableId: async () => '',
    newSeed: () => '',
    now: () => 0,
    after: () => () => {},
    report(problem) {
      throw problem;
    },
  });
  const open = (build: string) => openRoom(game, stored.table(), ports(build));
  const fromJournal = await timed(nth => open(`build ${nth}`)); // none has a snapshot of its own
  await (await open('this')).close(); // leaves a snapshot behind
  const fromSnapshot = await timed(() => open('this'));
  const before = heap();
  const rooms = [];
  for (let i = 0; i < ROOMS; i++) rooms.push(await open('this'));
  const memory = (heap() - before) / 1024 / rooms.length;
  const ratio = rateOf(fromJournal).median / rateOf(fromSnapshot).median;
  return [
    ...[one.id, stored.size(), stored.bytes() / 1000],
    ...[rateOf(fromSnapshot), rateOf(fromJournal), ratio, memory],
  ];
}

/** CPU milliseconds of each try; the first ones, while the code is still being compiled, are left out. */
async function timed(work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < 2 * TIMES; i++) {
    const begun = process.cpuUsage();
    await work(i);
    const { user, system } = process.cpuUsage(begun);
    all.push((user + system) / 1000);
  }
  return all.slice(TIMES);
}

/** From starting the process to its first line: it listens. */
async function starts(): Promise<ReportTable> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-opening-'));
  const { ours } = contestantsIn(join(ROOT, 'dist/node'), '');
  const ready = async (folder: string) => {
    const [wall, cpu]: [number[], number[]] = [[], []];
    for (let i = 0; i < STARTS; i++) {
      const begun = performance.now();
      const running = await startServer(ours(join(data, folder)));
      wall.push((performance.now() - begun) / 1000);
      cpu.push(cpuOf(running.pid) / 1e6);
      await stopServer(running);
    }
    return [rateOf(wall), rateOf(cpu)];
  };
  try {
    const empty = await ready('empty');
    await lay(ours(join(data, 'full')));
    const full = await ready('full');
    const columns = [
      { head: 'tables in its file', digits: 0 },
      { head: 's until it listens', digits: 2 },
      { head: 'CPU s', digits: 2 },
    ];
    return {
      title: 'Starting',
      columns,
      rows: [
        [0, ...empty],
        [TABLES, ...full],
      ],
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Lays as many tables as that, each from an address and by a guest of its own. */
async function lay(server: ReturnType<ReturnType<typeof contestantsIn>['ours']>): Promise<void> {
  const running = await startServer(server);
  const one = async (n: number): Promise<void> => {
    const from = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
    const base = `http://127.0.0.1:${running.port}`;
    const me = await fetch(`${base}/api/me`, { headers: from });
    await me.arrayBuffer();
    const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
    const made = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { ...from, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'locker', seats: 4 }),
    });
    if (!made.ok) throw new Error(`table ${n}: ${made.status} ${await made.text()}`);
    await made.arrayBuffer();
  };
  try {
    for (let n = 0; n < TABLES; n += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => one(n + i)));
  } finally {
    await stopServer(running);
  }
}
