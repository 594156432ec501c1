/// <reference lib="dom" />
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@fathoms/games/catalog.ts';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { contestantsIn } from './load/contestants.ts';
import { startServer, stopServer } from './load/process.ts';
import { rateOf } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';
import { ROOT } from './shared/results.ts';

const ROUNDS = 3;
const SECONDS = 2; // of the processor a run takes, at least
const SEATS = 2;
const BUILT = join(ROOT, 'dist/node');

/** The same experiment, which is so and so many matches of one setting. */
interface Trial {
  readonly game: string;
  readonly bot: string;
  readonly games: number;
}

/**
 * Matches a second of one core: the lab in the page, with one worker, in turn with `lab sim` on one thread. By the
 * processor's time, since both share the machine with whatever else runs; starting is included in both, and in the
 * page the drawing of its plots.
 */
export async function lab(): Promise<ReportTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-lab-'));
  const server = await startServer(contestantsIn(BUILT, '').ours(data));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Cell[][] = [];
    for (const bot of ['random', 'seal'])
      for (const game of Object.keys(GAMES))
        rows.push(await compare(browser, `http://127.0.0.1:${server.port}`, { game, bot, games: 1 }));
    return [{ title: 'Matches a second of one core', columns: COLUMNS, rows }];
  } finally {
    await browser.close();
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  }
}

const COLUMNS = [
  { head: 'game' },
  { head: 'bots' },
  { head: 'matches a run' },
  { head: 'lab sim', digits: 1 },
  { head: 'in the page', digits: 1 },
  { head: 'share, per cent', digits: 0 },
];

async function compare(browser: Browser, url: string, { game, bot }: Trial): Promise<Cell[]> {
  const trial = { game, bot, games: enough(game, bot) };
  const runs: { readonly sim: number; readonly page: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    runs.push({
      sim: trial.games / inTerminal(trial),
      page: trial.games / (await inPage(browser, url, trial)),
    });
  const [sim, page] = [rateOf(runs.map(run => run.sim)), rateOf(runs.map(run => run.page))];
  const share = rateOf(runs.map(run => (100 * run.page) / run.sim));
  console.error(`${game} ${bot}: ${share.median.toFixed(0)} %`);
  return [game, bot, trial.games, sim.median, page.median, share];
}

/** So many matches that starting hardly counts. */
function enough(game: string, bot: string): number {
  for (let games = bot === 'random' ? 64 : 2; ; games *= 2)
    if (inTerminal({ game, bot, games }) >= SECONDS) return games;
}

/** Seconds of the processor. */
function inTerminal({ game, bot, games }: Trial): number {
  const sim = `"${process.execPath}" "${join(BUILT, 'lab.js')}" sim ${game} --players ${SEATS} --bots ${bot}`;
  const times = execFileSync(
    'bash',
    ['-c', `${sim} --games ${games} --seed bench --threads 1 --json >&2; times`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [, children = ''] = times.trim().split('\n'); // of the shell, of what it ran
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + 60 * Number(m) + Number(s),
    0,
  );
}

async function inPage(browser: Browser, url: string, { game, bot, games }: Trial): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })); // one worker
  const page = await context.newPage();
  const bots = Array(SEATS).fill(bot).join(',');
  await page.goto(`${url}/lab?game=${game}&games=${games}&seed=bench&a=${bots}`);
  const start = page.getByRole('button', { name: 'Start' });
  await start.waitFor();
  const clock = await browser.newBrowserCDPSession();
  const before = await worked(clock);
  await start.click();
  await page.locator('.lab-progress[data-state=done]').waitFor({ timeout: 0 });
  const after = await worked(clock);
  await clock.detach();
  await context.close();
  return after - before;
}

/** Seconds of the processor all pages have taken. */
async function worked(clock: CDPSession): Promise<number> {
  const { processInfo } = await clock.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
