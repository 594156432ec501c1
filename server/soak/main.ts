/** `npm run soak`: an evening at every game's table in accelerated time, against the real server. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { type SoakReport, soak } from './soak.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 120);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');
const seed = values.seed ?? randomBytes(8).toString('hex');

const COLUMNS = [
  ...(['minutes', 'tables', 'acknowledged', 'drops', 'reloads', 'restarts', 'takeovers'] as const),
  ...(['pauses', 'compared', 'lost', 'unequal'] as const),
];
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(8) : String(cell).padStart(13))).join('');

async function evening(game: Game): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-soak-'));
  try {
    return await soak(game, minutes, seed, () => sqliteStore(join(folder, 'fathoms.db')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(row(['game', ...COLUMNS]));
let clean = true;
for (const game of Object.values(GAMES) as Game[]) {
  const report = await evening(game);
  console.log(row([report.game, ...COLUMNS.map(name => report[name])]));
  for (const problem of report.problems) console.error(`${report.game}: ${problem}`);
  clean &&= report.lost + report.unequal + report.problems.length === 0;
}
console.log(clean ? `Nothing lost, everybody saw the truth (seed ${seed}).` : `FAILED with seed ${seed}.`);
process.exitCode = clean ? 0 : 1;
