import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';

const ROOT = new URL('..', import.meta.url).pathname;
export const BUILT = process.env.FATHOMS_BUILT ?? join(ROOT, 'dist');

/** The built server as a process of its own, on a free port, with its own data folder. */
export interface Server {
  readonly url: string;
  stop(signal?: NodeJS.Signals): Promise<void>; // the data stays
  start(): Promise<void>; // the same port and data again
  remove(): Promise<void>;
}

export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-e2e-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const server: Server = {
    url: `http://localhost:${port}`,
    async start() {
      const ours = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' };
      const env = { ...process.env, ...ours, ...settings };
      child = spawn(process.execPath, [join(BUILT, 'node/server.js')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const greeted = once(child.stdout as NodeJS.ReadableStream, 'data'); // it listens
      const failed = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')));
      failed.catch(() => {}); // it may end later, when a test wants it to
      await Promise.race([greeted, failed]);
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    async remove() {
      await server.stop('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SHELL = process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell';

/** Without windows where there is such a one: it takes half the time. Notifications need the whole browser. */
export const launch = (whole = !existsSync(SHELL)): Promise<Browser> =>
  chromium.launch({
    executablePath: whole ? WHOLE : SHELL,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Nobody looks at the screen: without pixels to draw a browser takes a third less time. */
function unseen(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** From now on until it is loaded again the page is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** A person with a device of their own. Errors in the page fail the test that closes them. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
}

export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  // motion is looked at by people; here it would only take time, as would keeping all games for offline play
  const context = await browser.newContext({
    viewport: WIDE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  // somebody who has met everything before: first-time hints have tests of their own
  await context.addInitScript(() => {
    localStorage.setItem(
      'fathoms:settings',
      JSON.stringify({
        pace: 50,
        coach: false,
        ...JSON.parse(localStorage.getItem('fathoms:settings') ?? '{}'),
      }),
    );
  });
  await context.addInitScript(unseen);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  return { page, context, errors };
}

/** Tables of this device have the same luck in every run: what a test shows does not depend on the cards. */
export const steadyLuck = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.route(/local-worker-[^/]*\.js$/, async route => {
    const script = await route.fetch();
    const steady = `let luck=${seed};crypto.getRandomValues=a=>{for(let i=0;i<a.length;i++){
      luck=(Math.imul(luck,1664525)+1013904223)>>>0;a[i]=luck>>>24}return a};\n`;
    await route.fulfill({ response: script, body: steady + (await script.text()) });
  });

/** Runs `ask`, then waits until all the page has asked for since has come: it needs the server no more. */
export async function allLoaded(page: Page, ask: () => Promise<unknown>): Promise<void> {
  const underway = new Set<Request>();
  let last = performance.now();
  const asked = (request: Request) => {
    underway.add(request);
    last = performance.now();
  };
  const answered = (request: Request) => {
    underway.delete(request);
    last = performance.now();
  };
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered);
  await ask();
  while (underway.size > 0 || performance.now() - last < 1000) await page.waitForTimeout(100);
}

/** Nothing sticks out to the right: the page itself never scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
