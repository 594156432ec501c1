/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { formatRecord } from '@fathoms/table/record/record.ts';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build, type Plugin, preview } from 'vite';
import { longMatch } from './replay.ts';
import { marathon } from './shared/marathon.ts';
import { percentile } from './shared/measure.ts';
import type { Cell, ReportTable } from './shared/report.ts';
import { ROOT } from './shared/results.ts';

const ACTIONS = 1000;
const WARM = 10; // jumps before counting: the browser compiles what runs often
const JUMPS = 100;
const LIMIT_MS = 50; // our mark for any jump

/** What one jump in the page took, in milliseconds. */
interface Jump {
  readonly cpu: number; // of the page's main thread, by its own clock
  readonly wall: number; // from the tap to the painted board
}

/** Jumping about in a match of a thousand moves, in the real page in Chromium, everything in view. */
export async function replayPage(): Promise<ReportTable[]> {
  process.chdir(ROOT); // the client's build has paths of its own
  const web = mkdtempSync(join(ROOT, 'node_modules', '.replay-page-'));
  const config = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' } as const;
  await build({
    ...config,
    plugins: [marathons],
    worker: { plugins: () => [marathons] },
    build: { outDir: web },
  });
  const server = await preview({
    ...config,
    build: { outDir: web },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const rows: Cell[][] = [];
    for (const game of Object.values(GAMES) as Game[])
      rows.push([game.id, ...figuresOf(await measure(browser, url, game))]);
    return [{ title: 'Jumps in the page', columns: COLUMNS, rows }];
  } finally {
    await browser.close();
    await server.close();
    rmSync(web, { recursive: true });
  }
}

/** The page with games that go on for so long: their engines are wrapped, everything else is what people get. */
const marathons: Plugin = {
  name: 'marathons',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/games\/[a-z]+\/bot\/engine\.ts$/.test(id)) return;
    const one = code.replace('export const engine', 'const one');
    if (one === code) throw new Error(`${id} exports no engine`);
    return `import { marathon } from '${join(ROOT, 'bench/shared/marathon.ts')}';
      ${one}
      export const engine = { ...one, versions: one.versions.map(game => marathon(game, ${ACTIONS})) };`;
  },
};

async function measure(browser: Browser, url: string, game: Game): Promise<Jump[]> {
  const record = formatRecord(longMatch(marathon(game, ACTIONS)));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', problem => console.error(`${game.id}: ${problem.message}`));
  await page.goto(`${url}replay`);
  const file = { name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('main.stage[data-step] .prompt').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000); // fonts and drawings arrive
  const clock = await context.newCDPSession(page);
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' });
  const steps = Number(await page.locator('.rp-scrub input').getAttribute('max'));
  const chance = seeded('jumps');
  const jumps: Jump[] = [];
  for (let i = 0; i < WARM + JUMPS; i++) jumps.push(await jump(page, clock, chance.below(steps + 1)));
  await context.close();
  return jumps.slice(WARM);
}

async function jump(page: Page, clock: CDPSession, to: number): Promise<Jump> {
  const before = await worked(clock);
  const wall = await page.evaluate(drag, to);
  return { wall, cpu: (await worked(clock)) - before };
}

async function worked(clock: CDPSession): Promise<number> {
  const { metrics } = await clock.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** In the page: to that step by the scrubber, until it is painted. The frames after it count as work, not as waiting. */
async function drag(to: number): Promise<number> {
  const scrubber = document.querySelector<HTMLInputElement>('.rp-scrub input');
  const stage = document.querySelector<HTMLElement>('main.stage');
  if (!scrubber || !stage) throw new Error('no replay');
  const start = performance.now();
  scrubber.value = String(to);
  scrubber.dispatchEvent(new Event('input', { bubbles: true }));
  const frame = () => new Promise(requestAnimationFrame);
  while (stage.dataset.step !== String(to)) await frame();
  await new Promise<void>(painted => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(null); // heard when this frame is through
  });
  const wall = performance.now() - start;
  for (let i = 0; i < 2; i++) await frame();
  return wall;
}

const COLUMNS = [
  { head: 'game' },
  { head: 'main thread: median', digits: 1 },
  { head: '95th percentile', digits: 1 },
  { head: 'longest', digits: 1 },
  { head: `over ${LIMIT_MS}` },
  { head: 'wall: median', digits: 1 },
  { head: '95th percentile', digits: 1 },
  { head: 'longest', digits: 1 },
  { head: `over ${LIMIT_MS}` },
];

const figuresOf = (jumps: readonly Jump[]): number[] =>
  (['cpu', 'wall'] as const).flatMap(what => {
    const times = jumps.map(one => one[what]).sort((a, b) => a - b);
    const over = times.filter(ms => ms >= LIMIT_MS).length;
    return [...[0.5, 0.95, 1].map(share => percentile(times, share)), over];
  });
