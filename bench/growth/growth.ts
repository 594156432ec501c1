import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contestantsIn } from '../load/contestants.ts';
import type { Cell, ReportTable } from '../shared/report.ts';
import { type CrowdCost, costOf, FULL, type GrowthCrowd } from './crowds.ts';
import { costByLength, openBare, openInRoom } from './length.ts';

const BUILT = fileURLToPath(new URL('.', import.meta.url));
const { ours, bareWs } = contestantsIn(join(BUILT, '../../dist/node'), BUILT);

const TABLES = [50, 250, 1000, 2500];
const SEATS = [2, 3, 4];
const WATCHERS = [0, 10, 30, 100]; // as many as a table takes
const FEW = { ...FULL, tables: 20, perSecond: 200 };

interface Pair {
  readonly ws: CrowdCost;
  readonly fathoms: CrowdCost;
}

/** What a move costs as tables, seats, moves and watchers grow in number: ours with its file, beside bare `ws`. */
export async function growth(): Promise<ReportTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-growth-'));
  let nth = 0;
  const pair = async (crowd: GrowthCrowd): Promise<Pair> => ({
    ws: await costOf(bareWs, crowd),
    fathoms: await costOf(ours(join(data, `${nth++}`)), crowd),
  });
  try {
    const byTables: (Pair & { tables: number })[] = [];
    for (const tables of TABLES) byTables.push({ tables, ...(await pair({ ...FULL, tables })) });
    const full = byTables.find(({ tables }) => tables === FULL.tables);
    const bySeats: Cell[][] = [];
    for (const seats of SEATS) {
      const cost = seats === FULL.seats && full ? full : await pair({ ...FULL, seats });
      bySeats.push(rowOf(seats, cost, 'memory'));
    }
    const byWatchers: Cell[][] = [];
    for (const watchers of WATCHERS)
      byWatchers.push(rowOf(FEW.seats + watchers, await pair({ ...FEW, watchers }), 'bytes'));
    return [
      tableOf(
        'tables',
        'MB in memory',
        byTables.map(one => rowOf(one.tables, one, 'memory')),
      ),
      tableOf('seats', 'MB in memory', bySeats),
      tableOf('moves', 'KiB of a match in memory', await byLength()),
      tableOf('people at a table', 'KB a move', byWatchers),
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const rowOf = (x: number, { ws, fathoms }: Pair, other: 'memory' | 'bytes'): Cell[] => {
  const size = (cost: CrowdCost): number => (other === 'memory' ? cost.memory : cost.bytes / 1000);
  return [x, ws.cpu, fathoms.cpu, fathoms.cpu.median / ws.cpu.median, size(ws), size(fathoms)];
};

async function byLength(): Promise<Cell[][]> {
  const warmUp = [100]; // until the code is compiled
  await costByLength(openInRoom, warmUp);
  const fathoms = await costByLength(openInRoom);
  await costByLength(openBare, warmUp);
  const ws = await costByLength(openBare);
  return ws.map((bare, i): Cell[] => {
    const { moves, cpu, memory } = fathoms[i];
    return [moves, bare.cpu, cpu, cpu / bare.cpu, bare.memory, memory];
  });
}

/** All alike, so that a chart can be drawn from any of them. */
const tableOf = (what: string, size: string, rows: readonly Cell[][]): ReportTable => ({
  title: `Against ${what}`,
  columns: [
    { head: what, digits: 0 },
    { head: 'ws: CPU µs a move', digits: 0 },
    { head: 'Fathoms: CPU µs a move', digits: 0 },
    { head: '× ws', digits: 2 },
    { head: `ws: ${size}`, digits: 1 },
    { head: `Fathoms: ${size}`, digits: 1 },
  ],
  rows,
});
