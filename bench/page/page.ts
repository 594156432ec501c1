/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@fathoms/games/catalog.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { contestantsIn } from '../load/contestants.ts';
import { startServer, stopServer } from '../load/process.ts';
import { rateOf } from '../shared/measure.ts';
import type { Cell, ReportTable } from '../shared/report.ts';
import { ROOT } from '../shared/results.ts';
import { type SlowLine, slowLine } from './slow-line.ts';

const ROUNDS = 3;
const SLOWER = 4; // times: the processor of a phone
const QUIET_MS = 1500; // nothing more is asked for
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
type Screen = keyof typeof SCREENS;

/** A page, and what one waits for there. */
interface Visit {
  readonly name: string;
  readonly path: string | ((page: Page, url: string) => Promise<string>); // a function lays the table first
  readonly before?: Visit['path']; // where an earlier build had another way
  readonly ready: string; // is seen as soon as the page can be used
}

const VISITS: readonly Visit[] = [
  { name: 'home', path: '/', ready: '.site-ways .btn' },
  ...Object.keys(GAMES).flatMap(game => [
    { name: `${game}: set-up`, path: `/new/${game}/solo`, ready: '.btn.primary' },
    { name: `${game}: lobby`, path: lobbyOf(game), ready: '.btn.primary' },
    { name: `${game}: first game`, path: `/play/${game}`, before: tableOf(game), ready: '.prompt' },
  ]),
];

function lobbyOf(game: string): Visit['path'] {
  return async (page, url) => {
    await page.goto(`${url}/new/${game}/friends`);
    await page.waitForURL(/\/t\//);
    return new URL(page.url()).pathname;
  };
}

/** Somebody comes back to a table with nothing kept but the table: all of a game is loaded at once. */
function tableOf(game: string): Visit['path'] {
  return async (page, url) => {
    await page.goto(`${url}/new/${game}/solo`);
    await page.getByRole('button', { name: /^Start the dive/ }).click();
    await page.locator('.prompt').waitFor();
    return new URL(page.url()).pathname;
  };
}

/** What one cold start took. */
interface Start {
  readonly requests: number;
  readonly ready: number; // KB until it can be used
  readonly all: number; // KB until nothing more is asked for
  readonly readyAfter: number; // seconds
  readonly largest: number; // seconds until the largest thing is painted
  readonly shift: number;
}

/**
 * Cold starts over a slow line on a slow processor. With BENCH_BEFORE, the `dist/node` of an earlier build, that one
 * is measured in turn with this one.
 */
export async function page(): Promise<ReportTable[]> {
  const { BENCH_BEFORE, BENCH_ONLY = '', BENCH_ROUNDS = ROUNDS } = process.env;
  const builds = { ...(BENCH_BEFORE && { before: BENCH_BEFORE }), now: join(ROOT, 'dist/node') };
  const visits = VISITS.filter(({ name }) => name.includes(BENCH_ONLY));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const tables: ReportTable[] = [];
  try {
    for (const [when, built] of Object.entries(builds)) {
      const data = mkdtempSync(join(tmpdir(), 'fathoms-page-'));
      const server = await startServer(contestantsIn(built, '').ours(data));
      const line = await slowLine(server.port);
      try {
        for (const screen of Object.keys(SCREENS) as Screen[])
          tables.push({
            title: `Cold starts, ${screen}${when === 'now' ? '' : `, ${when}`}`,
            columns: COLUMNS,
            rows: await rowsOf(
              { browser, line, screen, rounds: Number(BENCH_ROUNDS) },
              visits.map(visit =>
                when === 'before' ? { ...visit, path: visit.before ?? visit.path } : visit,
              ),
            ),
          });
      } finally {
        await line.close();
        await stopServer(server);
        rmSync(data, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  return tables;
}

interface Setting {
  readonly browser: Browser;
  readonly line: SlowLine;
  readonly screen: Screen;
  readonly rounds: number;
}

async function rowsOf(setting: Setting, visits: readonly Visit[]): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const visit of visits) {
    const starts: Start[] = [];
    for (let round = 0; round < setting.rounds; round++) starts.push(await coldStart(setting, visit));
    const middle = (of: keyof Start) => rateOf(starts.map(start => start[of])).median;
    const all = {
      min: Math.min(...starts.map(s => s.largest)),
      max: Math.max(...starts.map(s => s.largest)),
    };
    rows.push([
      visit.name,
      middle('requests'),
      middle('ready'),
      middle('all'),
      middle('readyAfter'),
      { median: middle('largest'), ...all },
      Math.max(...starts.map(({ shift }) => shift)),
    ]);
  }
  return rows;
}

/** Somebody who was never here, but for the table they are to sit at. */
async function coldStart({ browser, line, screen }: Setting, visit: Visit): Promise<Start> {
  const options = { ...SCREENS[screen], serviceWorkers: 'block', locale: 'en' } as const;
  line.slow(false);
  const before = await browser.newContext(options);
  const path =
    typeof visit.path === 'string' ? visit.path : await visit.path(await before.newPage(), line.url);
  const known = await before.storageState({ indexedDB: true });
  await before.close();

  const context = await browser.newContext({ ...options, storageState: known });
  await context.addInitScript(watchPaints);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await slowDown(context, page);
  line.slow(true);
  line.forget();
  await page.goto(line.url + path, { waitUntil: 'commit' });
  await page.locator(visit.ready).first().waitFor();
  const readyAfter = (await page.evaluate(() => performance.now())) / 1000;
  const ready = line.taken().bytes / 1000;
  await page.waitForFunction(() => [...document.images].every(one => one.complete || one.loading === 'lazy'));
  const { largest } = await look(page); // somebody's first touch ends it: what bots do later is no part of the start
  await quiet(page, line);
  const painted = { ...(await look(page)), largest };
  const { bytes, asked } = line.taken();
  if (process.env.BENCH_DETAILS) console.error(visit.name, screen, painted, asked);
  await context.close();
  const { shift } = painted;
  return { requests: asked.length, ready, all: bytes / 1000, readyAfter, largest, shift };
}

const look = (page: Page): Promise<Watched['painted']> =>
  page.evaluate(
    () =>
      new Promise(done =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as Watched).painted)),
        ),
      ),
  );

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function quiet(page: Page, line: SlowLine): Promise<void> {
  let [bytes, since] = [-1, performance.now()];
  while (performance.now() - since < QUIET_MS) {
    if (line.taken().bytes !== bytes) [bytes, since] = [line.taken().bytes, performance.now()];
    await page.waitForTimeout(100);
  }
}

interface Watched {
  painted: { largest: number; shift: number; what: string; shifts: string[] };
}

/** In the page: the largest paint, and everything that moved without having been asked to. */
function watchPaints(): void {
  interface Paint extends PerformanceEntry {
    readonly element: Element | null;
  }
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const painted: Watched['painted'] = { largest: 0, shift: 0, what: '', shifts: [] };
  (window as unknown as Watched).painted = painted;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? '');
  new PerformanceObserver(list => {
    for (const { startTime, element } of list.getEntries() as Paint[]) {
      painted.largest = startTime / 1000;
      painted.what = nameOf(element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      painted.shift += value;
      painted.shifts.push(
        `${value.toFixed(3)} at ${startTime.toFixed()}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const COLUMNS = [
  { head: 'page' },
  { head: 'requests' },
  { head: 'KB until it can be used', digits: 0 },
  { head: 'KB in all', digits: 0 },
  { head: 's until it can be used', digits: 1 },
  { head: 's to the largest paint', digits: 1 },
  { head: 'layout shift', digits: 3 },
];
