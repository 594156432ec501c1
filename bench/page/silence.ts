/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as locker from '@fathoms/e2e/locker-player.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { contestantsIn } from '../load/contestants.ts';
import { startServer, stopServer } from '../load/process.ts';
import { rateOf } from '../shared/measure.ts';
import type { Cell, ReportTable } from '../shared/report.ts';
import { ROOT } from '../shared/results.ts';
import { type SlowLine, slowLine } from './slow-line.ts';

const ROUNDS = 5;
const OFFLINE = 'You are offline.';

/** Seconds from the silence, and from its end. */
interface Silence {
  readonly idle: number; // until somebody who only looks on knows
  readonly sending: number; // until somebody who moves reads that it is not there yet
  readonly known: number; // and that the line is dead
  readonly made: number; // from when the network is back until the move is made
}

/** A line that dies without a word, in the middle of a game: when the player knows, and when the move is made. */
export async function silence(): Promise<ReportTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-silence-'));
  const server = await startServer(contestantsIn(join(ROOT, 'dist/node'), '').ours(data));
  const line = await slowLine(server.port);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const silences: Silence[] = [];
    for (let round = 0; round < ROUNDS; round++) silences.push(await goSilent(browser, line));
    const row = (name: string, of: keyof Silence, most: number | null): Cell[] => {
      const all = silences.map(one => one[of]);
      return [name, { median: rateOf(all).median, min: Math.min(...all), max: Math.max(...all) }, most];
    };
    const rows = [
      row('from the silence until somebody who waits knows', 'idle', 6),
      row('from a move until the page says that it is on its way', 'sending', null),
      row('from that move until its player knows that the line is dead', 'known', 6),
      row('from when the network is back until the move is made', 'made', 10),
    ];
    return [{ title: 'A line that goes silent', columns: COLUMNS, rows }];
  } finally {
    await browser.close();
    await line.close();
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  }
}

async function goSilent(browser: Browser, line: SlowLine): Promise<Silence> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() =>
    localStorage.setItem('fathoms:settings', JSON.stringify({ pace: 50, coach: false })),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await sitDown(page, line.url);
  const offline = page.getByText(OFFLINE);

  await askedToTurnUp(page);
  line.hush(true);
  const idle = await seconds(() => offline.waitFor());
  line.hush(false);
  await offline.waitFor({ state: 'hidden' });

  await askedToTurnUp(page);
  const told = await page.locator('.log li').count();
  line.hush(true);
  let sending = 0;
  const known = await seconds(async () => {
    await page.locator('.prompt.mine .btn.reveal').click();
    sending = await seconds(() => page.getByText('Sending your move').waitFor());
    await offline.waitFor();
  });
  line.hush(false);
  const made = await seconds(() =>
    page.waitForFunction(before => document.querySelectorAll('.log li').length > before, told),
  );
  await context.close();
  return { idle, sending, known, made };
}

/** An online table with a bot. */
async function sitDown(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/new/locker/friends`);
  await page.waitForURL(/\/t\//);
  await page.getByLabel(/name/i).first().fill('Ada');
  await page.getByRole('button', { name: /^Sit/ }).first().click();
  await page.locator('.plan-seats').getByText('Ada', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Bot here' }).first().click();
  await page.locator('.btn.primary:not([aria-disabled])', { hasText: /^Start/ }).click();
  await page.locator('.prompt').waitFor();
}

/** Until there is a card to turn up, whatever comes before. */
async function askedToTurnUp(page: Page): Promise<void> {
  while (!(await page.locator('.prompt.mine .btn.reveal').isVisible()))
    if ((await locker.playOn(page)) === 'waiting') await page.waitForTimeout(50);
}

async function seconds(wait: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await wait();
  return (performance.now() - begun) / 1000;
}

const COLUMNS = [{ head: 'seconds' }, { head: 'measured', digits: 1 }, { head: 'our mark' }];
