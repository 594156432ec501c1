/// <reference lib="dom" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as dive from '@fathoms/e2e/dive-player.ts';
import * as locker from '@fathoms/e2e/locker-player.ts';
import * as scuba from '@fathoms/e2e/scuba-player.ts';
import * as shares from '@fathoms/e2e/shares-player.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { contestantsIn } from '../load/contestants.ts';
import { startServer, stopServer } from '../load/process.ts';
import { percentile } from '../shared/measure.ts';
import type { Cell, ReportTable } from '../shared/report.ts';
import { ROOT } from '../shared/results.ts';
import { byTouch } from './touch.ts';
import { CATEGORIES, type Felt, feltIn, PROFILED, type Took, type TraceEvent } from './trace.ts';

const SLOWER = 4; // times: the processor of a phone
const DECISIONS = 12;
const LOOKING_MS = 1000; // what somebody takes to see what has changed
const EVENING = 20; // games in one page
const LONG_MS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type Play = (page: Page, turn: number) => Promise<'acted' | 'waiting' | 'over'>;

/** Short games: the same hands as in the browser tests. */
const PLAYERS: { readonly [game: string]: Play } = {
  dive: page => dive.playOn(page),
  locker: page => locker.playOn(page),
  scuba: page => scuba.playOn(page),
  shares: (page, turn) => shares.playOn(page, turn, DECISIONS),
};

/** Playing on a slow phone, and the memory an evening of games takes. */
export async function hand(): Promise<ReportTable[]> {
  const { BENCH_ONLY = '', BENCH_GAMES = EVENING } = process.env;
  const games = Object.keys(PLAYERS).filter(game => game.includes(BENCH_ONLY));
  const data = mkdtempSync(join(tmpdir(), 'fathoms-hand-'));
  const server = await startServer(contestantsIn(join(ROOT, 'dist/node'), '').ours(data));
  const url = `http://localhost:${server.port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Cell[][] = [];
    for (const game of games) {
      rows.push([game, ...figuresOf(await playSlowly(browser, url, game))]);
      if (process.env.BENCH_DETAILS) console.error(rows.at(-1));
    }
    const heap = Number(BENCH_GAMES) > 0 ? await evening(browser, url, games, Number(BENCH_GAMES)) : [];
    return [
      { title: 'In the hand', columns: COLUMNS, rows },
      { title: 'An evening in one page', columns: HEAP_COLUMNS, rows: heap },
    ];
  } finally {
    await browser.close();
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  }
}

async function playSlowly(browser: Browser, url: string, game: string): Promise<Felt> {
  const { context, page } = await visit(browser, {});
  byTouch(page);
  await page.goto(`${url}/play/${game}`);
  await page.locator('.prompt.mine').first().waitFor();
  if (game === 'dive') await dive.seen(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(drawOn);
  const { BENCH_TRACES: kept } = process.env;
  // what it takes to get there is a cold start
  await browser.startTracing(page, { categories: kept ? PROFILED : CATEGORIES });
  await play(page, PLAYERS[game], DECISIONS, LOOKING_MS);
  const trace = String(await browser.stopTracing());
  if (kept) writeFileSync(join(kept, `${game}.json`), trace);
  await context.close();
  return feltIn((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** One game after the other without loading the page again; the heap after each, cleaned. A row a game. */
async function evening(
  browser: Browser,
  url: string,
  games: readonly string[],
  many: number,
): Promise<Cell[][]> {
  const { context, page } = await visit(browser, { pace: 50 }, true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(url);
  const rows = new Map(games.map(game => [game, { heap: [], nodes: [], listeners: [] } as Kept]));
  for (let n = 0; n < many; n++) {
    const game = games[n % games.length];
    await go(page, `/play/${game}`);
    await page.locator('.prompt').first().waitFor();
    await play(page, PLAYERS[game], Number.POSITIVE_INFINITY);
    await go(page, '/');
    await page.locator('.site-ways .btn').first().waitFor();
    for (let i = 0; i < 2; i++) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN;
    const kept = rows.get(game);
    kept?.heap.push(of('JSHeapUsedSize') / 1e6);
    kept?.nodes.push(of('Nodes'));
    kept?.listeners.push(of('JSEventListeners'));
    if (process.env.BENCH_DETAILS) console.error(n + 1, game, of('JSHeapUsedSize') / 1e6);
  }
  await context.close();
  return [...rows].map(([game, { heap, nodes, listeners }]) => [game, heap, nodes, listeners]);
}

/** What the page holds after each time a game was played. */
interface Kept {
  readonly heap: number[]; // MB
  readonly nodes: number[];
  readonly listeners: number[];
}

/** As a link of the page does: nothing is loaded again. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => history.pushState(null, '', to), address);

async function visit(browser: Browser, settings: object, calm = false) {
  const context: BrowserContext = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    locale: 'en',
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(
    chosen => localStorage.setItem('fathoms:settings', JSON.stringify({ coach: false, ...chosen })),
    settings,
  );
  await context.addInitScript(dealAlike);
  await context.route(/local-worker[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${dealAlike})();${await response.text()}` });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { context, page };
}

async function play(page: Page, playOn: Play, decisions: number, looking = 0): Promise<void> {
  for (let turn = 0; turn < decisions; ) {
    const did = await playOn(page, turn);
    if (did === 'over') return;
    if (did === 'acted') turn++;
    await page.waitForTimeout(did === 'acted' ? looking : 60);
  }
}

/** In the page, and in the worker that deals: the same luck every time, so that two runs play the same games. */
function dealAlike(): void {
  let drawn = 1;
  const next = () => {
    drawn = Math.imul(drawn, 48271) >>> 0;
    return drawn >>> 8;
  };
  Math.random = () => next() / 2 ** 24;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(numbers: T): T => {
    if (numbers instanceof Uint8Array) for (let i = 0; i < numbers.length; i++) numbers[i] = next();
    return numbers;
  };
}

/** In the page: a frame whenever there can be one, so that every delay is seen. */
function drawOn(): void {
  const frame = () => requestAnimationFrame(frame);
  requestAnimationFrame(frame);
}

/** Each figure by the clock, then of the main thread alone. */
function figuresOf({ inputs, frames, tasks }: Felt): number[] {
  const both = (took: readonly Took[], figure: (sorted: readonly number[]) => number): number[] =>
    (['wall', 'own'] as const).map(by => figure(took.map(one => one[by]).sort((a, b) => a - b)));
  return [
    ...both(inputs, sorted => percentile(sorted, 0.5)),
    ...both(inputs, sorted => percentile(sorted, 1)),
    ...both(frames, sorted => percentile(sorted, 0.99)),
    ...both(tasks, sorted => percentile(sorted, 1)),
    ...both(tasks, sorted => sorted.filter(ms => ms > LONG_MS).length),
  ];
}

const COLUMNS = [
  { head: 'game' },
  ...[
    'ms from input to paint: median',
    'slowest input',
    'ms between frames: 99th percentile',
    'longest task, ms',
    `tasks over ${LONG_MS} ms`,
  ].flatMap(head => [
    { head, digits: 0 },
    { head: 'of the thread', digits: 0 },
  ]),
];

const HEAP_COLUMNS = [
  { head: 'after a game of' },
  { head: 'heap, MB, in the order played', digits: 1 },
  { head: 'nodes' },
  { head: 'listeners' },
];
